import type { Fitment, Slot } from "@carloom/build";
import { sameJson } from "@carloom/editor";
import { sizedUrl, widthFor } from "@carloom/settings";
import { BlockGlyph, Button, Checkbox, useT, VerdictBadge } from "@carloom/ui";
import { ImageOff } from "lucide-react";
import { memo, useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { settings } from "../../boot/settings.ts";
import type { Part } from "../../catalogue/catalogue.ts";
import { money } from "../../lib/money.ts";
import { storeFrontOf } from "../../shop/channel.ts";
import { useLivePrice, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { measuresText } from "./measures.ts";
import { VehicleVerdict } from "./own-vehicle.tsx";
import type { Cure } from "./cures.ts";
import { useOffer } from "./use-offer.ts";
import { useReason } from "./use-reason.ts";
import type { SlotTool } from "./use-parts.ts";
import { hoverLook } from "../../lib/hover.ts";
import { deciding } from "../../fitting/verdict.ts";

/** The picture no larger than the row shows it, 84 px; as it is where it has no sizes. */
const narrow = (src: string) => sizedUrl(settings.cdn, src, widthFor(Math.ceil(84 * devicePixelRatio)), "webp") ?? src;

type Props = {
  part: Part;
  fit: Fitment;
  slot: Slot;
  /** It is on the car. */
  mounted: boolean;
  /** How many parts like this one fit. */
  alike: number;
  showAlike(part: Part): void;
  /** What one press does about what is amiss. */
  cure: Cure<Part> | null;
} & Pick<SlotTool, "mount" | "preview" | "heal">;

const same = (a: Props, b: Props) =>
  a.part === b.part &&
  a.slot === b.slot &&
  a.mounted === b.mounted &&
  a.alike === b.alike &&
  a.showAlike === b.showAlike &&
  a.mount === b.mount &&
  a.heal === b.heal &&
  a.cure?.kind === b.cure?.kind &&
  a.cure?.part === b.cure?.part &&
  a.preview === b.preview &&
  sameJson(a.fit, b.fit);

/** One part: what it measures, whether it fits and why, what it costs. A part that does not fit is refused. */
export const PartRow = memo(function PartRow(props: Props) {
  const { part, fit, slot, mounted, alike, showAlike, cure, mount, preview, heal } = props;
  const t = useT();
  const language = useLanguage();
  const reasonText = useReason();
  const studio = useStudio();
  const channel = useLivePrice((state) => state.channel);
  const offer = useOffer(slot.id, part.uuid);
  const [refused, setRefused] = useState(false);
  const failure = useUi((state) => state.failures[slot.id]);
  const compared = useUi((state) => state.compare.includes(part.uuid));
  const compare = (on: boolean) => {
    const others = studio.ui.get().compare.filter((uuid) => uuid !== part.uuid);
    // A third one takes the place of the first.
    studio.ui.set({ compare: on ? [...others.slice(-1), part.uuid] : others });
  };
  const hubbed = Boolean(slot.hub || slot.brake);
  const blocked = fit.verdict === "block";
  const reason = deciding(fit);
  const stock = offer.status === "sold" ? offer.line.available : null;
  const cureText = (one: Cure<Part>) =>
    one.kind === "instead"
      ? t("studio.cure.instead", { part: one.part.title })
      : one.part
        ? t(mounted ? "studio.cure.add" : "studio.cure.with", { part: one.part.title })
        : t("studio.cure.off", { slot: studio.slot(one.slots[0] ?? "")?.label[language] ?? "" });
  const look = () => !mounted && !blocked && preview(part);

  function press() {
    if (blocked) {
      setRefused(true);
      studio.announce(t("studio.parts.refused", { part: part.title, reason: reason ? reasonText(reason) : "" }));
      return;
    }
    mount(part);
  }
  return (
    <li className="st-part" data-part="" data-mounted={mounted || undefined} data-blocked={blocked || undefined}>
      <button
        type="button"
        className="st-part-main"
        aria-pressed={mounted}
        aria-disabled={blocked || undefined}
        {...hoverLook(look)}
        onFocus={(event) => (event.currentTarget.matches(":focus-visible") ? look() : undefined)}
        onBlur={() => preview("none")}
        onClick={press}
      >
        <span className="st-part-picture">
          {part.thumbnail ? (
            <img src={narrow(part.thumbnail)} alt="" loading="lazy" />
          ) : (
            <ImageOff size={20} strokeWidth={1.6} aria-hidden="true" />
          )}
        </span>
        <span className="st-part-text">
          <span className="st-part-head">
            <b>{part.title}</b>
            <span>
              {offer.status === "sold"
                ? money(language, offer.line.totalPrice)
                : offer.status === "loading"
                  ? "…"
                  : t(`studio.parts.price-${offer.status}`)}
            </span>
          </span>
          <span className="st-part-measures">{measuresText(part.option.measures, language)}</span>
          <VerdictBadge verdict={fit.verdict}>{reason ? reasonText(reason) : null}</VerdictBadge>
          {hubbed ? <VehicleVerdict variantId={offer.status === "sold" ? offer.line.variantId : null} /> : null}
          {refused && blocked ? (
            <span className="ui-error" role="alert">
              <BlockGlyph />
              <span>{t("studio.parts.unchanged")}</span>
            </span>
          ) : null}
          {failure && mounted ? (
            <span className="ui-error" role="alert">
              <BlockGlyph />
              <span>{t("studio.parts.model-failed")}</span>
            </span>
          ) : null}
        </span>
      </button>
      <div className="st-part-actions">
        <span className="st-part-stock-note">
          {mounted ? <b>{t("studio.parts.mounted")}</b> : null}
          {stock === null ? null : stock > 0 ? t("studio.parts.stock-count", { count: stock }) : t("studio.parts.out")}
        </span>
        {cure ? (
          <Button size="small" onClick={() => heal(part, cure)}>
            {cureText(cure)}
          </Button>
        ) : null}
        {alike > 0 ? (
          <Button size="small" variant="quiet" className="text-select" onClick={() => showAlike(part)}>
            {t("studio.parts.alike", { count: alike })}
          </Button>
        ) : null}
        {mounted ? (
          <Button size="small" variant="quiet" onClick={() => mount(null)}>
            {t("studio.parts.remove")}
          </Button>
        ) : null}
        <Checkbox
          label={t("studio.compare.add")}
          aria-label={t("studio.compare.add-of", { part: part.title })}
          checked={compared}
          onChange={(event) => compare(event.currentTarget.checked)}
        />
        {offer.status === "sold" && offer.line.variantId ? (
          <a
            className="st-part-shop"
            href={shopAddress(channel, offer.line.variantId, studio.template.slug, language)}
            target="_blank"
            rel="noopener"
            aria-description={t("studio.parts.details-of", { part: part.title })}
          >
            {t("studio.parts.details")}
            <span className="ui-hidden"> {part.title}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}, same);

/** The part's page in the shop, with the verdict for this car; it opens beside the studio, whose build stays. */
function shopAddress(channel: string, variantId: string, templateSlug: string, language: string): string {
  const address = new URL(`${storeFrontOf(channel)}/variants/${encodeURIComponent(variantId)}`);
  address.searchParams.set("car", templateSlug);
  if (language !== "en") address.searchParams.set("lang", language);
  return address.href;
}
