import type { WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { noteText } from "../workshop/note-text.ts";
import { kindName, mm } from "./words.ts";

const TONES: Record<string, Tone> = { done: "good", warning: "warn", limit: "open" };
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

/** What was measured, and what was noted on the way. */
export function Measured({ of }: { of: WorkshopPartWholeFragment }) {
  const t = useT();
  const language = useLanguage();
  const { found, figures } = of;
  if (!found) return null;
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const { wheel, brake } = found;
  const hub = wheel ?? brake;
  const rows: [string, string | null][] = [
    ["kind", kindName(t, language, found.kind)],
    ["size", found.size.map(number).join(" × ").concat(" mm")],
    ["rim", wheel && `${number(wheel.inches.diameter)} × ${number(wheel.inches.width)} in`],
    ["seat", wheel && `${mm(language, wheel.diameter, 1)} × ${mm(language, wheel.width, 1)}`],
    ["offset", wheel && `ET ${number(wheel.offset)}`],
    [
      "discs",
      brake &&
        (brake.isPair
          ? t("dashboard.parts.discs.both", {
              front: mm(language, brake.discFront),
              rear: mm(language, brake.discRear),
            })
          : mm(language, brake.discFront)),
    ],
    ["swept", brake && mm(language, brake.swept)],
    ["bolts", hub && (hub.bolts ? `${hub.bolts.count} × ${number(hub.bolts.pcd)}` : t("dashboard.parts.unseen"))],
    ["bore", hub && (hub.bore ? mm(language, hub.bore, 1) : t("dashboard.parts.unseen"))],
    ["tyre", wheel?.tyre ? `${number(wheel.tyre.diameter)} × ${mm(language, wheel.tyre.width)}` : null],
    ["span", found.span === null ? null : mm(language, found.span)],
    ["feet", found.feet === null ? null : mm(language, found.feet)],
    ["weight", `${number(found.weightKg)} kg`],
    ["triangles", figures && `${number(figures.triangles)} → ${number(figures.resultTriangles)}`],
    ["bytes", figures && `${kilobytes(figures.bytes)} → ${kilobytes(figures.resultBytes)}`],
    ["factor", found.factor === 1 ? null : `× ${number(found.factor)}`],
  ];
  return (
    <Section title={t("dashboard.parts.measured")}>
      <dl className="da-facts">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{t(`dashboard.parts.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {of.notes.length > 0 ? (
        <ul className="da-rows">
          {of.notes.map((note) => (
            <li key={`${note.code} ${JSON.stringify(note.values)}`} className="da-row da-found">
              <State tone={TONES[note.level] ?? "open"}>{t(`dashboard.workshop.level.${note.level}`)}</State>
              <span className="da-row-main">{noteText(t, language, note)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
