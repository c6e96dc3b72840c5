import { formatDate, type Language } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { GarageBuild } from "../../data/garage.server.ts";
import type { Channel } from "../../channel/channels.ts";
import { useChannel } from "../../channel/use-channel.ts";
import { localPath, SiteLink, useLanguage } from "../../language/language.tsx";
import { CarPicture, TILE_SIZES } from "../../parts/picture.tsx";
import { useSettings } from "../../site-context.tsx";
import { type OwnChange, OwnActs } from "./own-acts.tsx";

type BuildTileProps = {
  build: GarageBuild;
  eager: boolean;
  /** Hears what the visitor does to a build of their own; absent on everybody else's. */
  onChange?: ((change: OwnChange) => void) | undefined;
};

/** Where the studio opens a copy of a public build, which names it as what it was made from. */
export const remixAddress = (
  canvas: string,
  { uuid, templateSlug }: Pick<GarageBuild, "uuid" | "templateSlug">,
  { language, channel }: { language: Language; channel: Channel },
): string =>
  canvas +
  localPath(
    `/workspace/default/${encodeURIComponent(templateSlug)}?remix=${encodeURIComponent(uuid)}`,
    language,
    channel,
  );

/** A public build: its picture leads to the build in the viewer; a copy of it can be made, with credit; whoever finds it wrong can say so. Its owner may rename it and take it out. */
export function BuildTile({ build, eager, onChange }: BuildTileProps) {
  const t = useT();
  const language = useLanguage();
  const channel = useChannel();
  const { app } = useSettings();
  const { uuid, title, templateTitle, thumbnail, updatedAt, origin } = build;
  return (
    <li className="garage-build">
      <a href={`${app.threed}${localPath(`/s/${uuid}`, language, channel)}`} className="car-tile">
        <CarPicture picture={{ src: thumbnail, webp: "", avif: "" }} sizes={TILE_SIZES} alt="" eager={eager} />
        <span className="car-tile-top">
          <h2>{title}</h2>
          <span>{templateTitle}</span>
        </span>
        <span className="car-tile-floor">
          <time dateTime={updatedAt}>{formatDate(language, updatedAt)}</time>
          {origin ? (
            <span>
              {origin.userName
                ? t("site.garage.originBy", { title: origin.title, name: origin.userName })
                : t("site.garage.origin", { title: origin.title })}
            </span>
          ) : null}
        </span>
      </a>
      {onChange ? (
        <OwnActs build={build} onChange={onChange} />
      ) : (
        <div className="garage-acts">
          <a
            href={remixAddress(app.canvas, build, { language, channel })}
            aria-label={t("site.garage.remixThis", { title })}
          >
            {t("site.garage.remix")}
          </a>
          <SiteLink to={`/report/${uuid}`} rel="nofollow" aria-label={t("site.garage.reportThis", { title })}>
            {t("site.garage.report")}
          </SiteLink>
        </div>
      )}
    </li>
  );
}
