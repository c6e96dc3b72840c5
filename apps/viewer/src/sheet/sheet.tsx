import type { ShownPage } from "@carloom/build";
import { formatDate } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { useT } from "@carloom/ui";
import { useLanguage } from "../language.tsx";
import { onward } from "../onward.ts";
import { paintLines, partLines, stickerLines } from "./build-lines.ts";

/** Who made it, from what, and when. */
export function Credit({ page }: { page: ShownPage }) {
  const t = useT();
  const { language } = useLanguage();
  const { origin } = pageSettings();
  const { userName, origin: from } = page;
  return (
    <div className="vw-credit">
      <p>
        {page.template.title[language]}
        {userName ? (
          <>
            {" · "}
            <a className="ui-link" href={onward(`${origin}/garage/${userName}`, language)}>
              {t("viewer.by", { name: userName })}
            </a>
          </>
        ) : null}
        {" · "}
        <time dateTime={page.createdAt}>{formatDate(language, page.createdAt)}</time>
      </p>
      {from ? (
        <p>
          {t("viewer.remix-of")}{" "}
          <a className="ui-link" href={onward(`/s/${from.reference}`, language)}>
            {from.userName ? t("viewer.title-by", { title: from.title, name: from.userName }) : from.title}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** What the build is made of, as a list: also where nothing can be drawn. */
export function BuildSheet({ page }: { page: ShownPage }) {
  const t = useT();
  const { language } = useLanguage();
  const [paints, parts, stickers] = [paintLines(page), partLines(page), stickerLines(page)];
  const { dimensions } = page.template.manifest;
  const mm = (metres: number) => new Intl.NumberFormat(language).format(Math.round(metres * 1000));
  return (
    <div className="vw-lists">
      <section aria-labelledby="vw-paint">
        <h2 id="vw-paint">{t("viewer.paint")}</h2>
        {paints.length === 0 ? <p className="vw-none">{t("viewer.paint-stock")}</p> : null}
        <ul>
          {paints.map(({ zone, paint, color }) => (
            <li key={zone.en}>
              <i className="vw-swatch" style={{ background: paint.color }} aria-hidden="true" />
              <span>{zone[language]}</span>
              <b>
                {color ? t(`studio.color.${color}`) : paint.color.toUpperCase()}
                <small>{t(`studio.finish.${paint.finish}`)}</small>
              </b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="vw-parts">
        <h2 id="vw-parts">{t("viewer.parts")}</h2>
        {parts.length === 0 ? <p className="vw-none">{t("viewer.parts-stock")}</p> : null}
        <ul>
          {parts.map(({ slot, title, thumbnail }) => (
            <li key={slot.en}>
              {thumbnail ? <img className="vw-thumb" src={thumbnail} alt="" loading="lazy" /> : null}
              <span>{slot[language]}</span>
              <b>{title[language]}</b>
            </li>
          ))}
        </ul>
      </section>
      {stickers.length > 0 ? (
        <section aria-labelledby="vw-stickers">
          <h2 id="vw-stickers">{t("viewer.stickers")}</h2>
          <ul>
            {stickers.map(({ what, width, height, count }) => (
              <li key={`${JSON.stringify(what)}-${width}-${height}`}>
                <span>
                  {typeof what === "string" ? `“${what}”` : (what?.[language] ?? t("viewer.sticker-own"))}
                  {count > 1 ? ` × ${count}` : ""}
                </span>
                <b>
                  {mm(width / 1000)} × {mm(height / 1000)} mm
                </b>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="vw-measures">
        <h2 id="vw-measures">{t("viewer.measures")}</h2>
        <ul>
          {(["length", "width", "height"] as const).map((name) => (
            <li key={name}>
              <span>{t(`viewer.${name}`)}</span>
              <b>{mm(dimensions[name])} mm</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
