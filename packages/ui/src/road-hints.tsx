import { useT } from "./messages.tsx";
import { WarnGlyph } from "./glyphs.tsx";

/** A rule of a country's roads that a build touches; `parts` are names. */
export type RoadHintView = {
  id: string;
  kind: string;
  /** mm, or per cent of light; null for parts and lamps. */
  value: number | null;
  limit: number | null;
  parts: readonly string[];
  /** Lamps in another color, as the car's manifest calls them. */
  lamps?: readonly { lamp: string }[];
  note: string;
  source: string;
  sourceUrl: string | null;
  /** `2026-01-31` */
  checkedOn: string;
  isStale: boolean;
};

/** Kinds that are said as a change, so with a sign. */
const CHANGES: ReadonlySet<string> = new Set(["LENGTH", "WIDTH", "HEIGHT"]);

/** Lamps that have a name of their own; others are lamps. */
const LAMPS = ["head", "tail", "brake", "indicator"];
const lampKey = (id: string): string => {
  const kind = /^(turn|signal)/.test(id) ? "indicator" : LAMPS.find((one) => id.startsWith(one));
  return `road.lamp.${kind ?? "other"}`;
};

/** What to check before a build is driven, each with where it was read and when. */
export function RoadHints({ hints, language }: { hints: readonly RoadHintView[]; language: string }) {
  const t = useT();
  const number = (value: number | null, kind: string) =>
    value === null
      ? ""
      : new Intl.NumberFormat(language, { signDisplay: CHANGES.has(kind) ? "exceptZero" : "auto" }).format(value);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const list = new Intl.ListFormat(language, { type: "unit" });
  return (
    <ul className="ui-road">
      {hints.map(({ id, kind, value, limit, parts, lamps, note, source, sourceUrl, checkedOn, isStale }) => (
        <li key={id}>
          <WarnGlyph />
          <b>
            {t(`road.hint.${kind}`, {
              value: number(value, kind),
              limit: number(limit, ""),
              parts: list.format(kind === "LAMPS" ? [...new Set(lamps?.map(({ lamp }) => t(lampKey(lamp))))] : parts),
            })}
          </b>
          <span>{note}</span>
          <small>
            {sourceUrl ? (
              <a href={sourceUrl} rel="noreferrer nofollow" target="_blank">
                {source}
              </a>
            ) : (
              source
            )}
            {" · "}
            {t("road.read", { date: day.format(new Date(checkedOn)) })}
            {isStale ? <em> {t("road.stale")}</em> : null}
          </small>
        </li>
      ))}
    </ul>
  );
}
