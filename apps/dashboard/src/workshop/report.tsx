import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Button, useT } from "@carloom/ui";
import type { ComponentProps } from "react";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { Fixes } from "./fixes.tsx";
import { noteText } from "./note-text.ts";
import { panelsOf } from "./placing.ts";

const TONES: Record<string, Tone> = { refused: "bad", limit: "bad", warning: "warn", done: "good" };

type Figures = NonNullable<WorkshopCarFragment["figures"]>;

function Notes({ of, notes }: { of: WorkshopCarFragment; notes: WorkshopCarFragment["notes"] }) {
  const t = useT();
  const language = useLanguage();
  const panels = panelsOf(of);
  return (
    <ul className="da-rows">
      {notes.map((note) => (
        <li key={`${note.code}${JSON.stringify(note.values)}`} className="da-row da-found">
          <State tone={TONES[note.level] ?? "open"}>{t(`dashboard.workshop.level.${note.level}`)}</State>
          <span className="da-row-main">{noteText(t, language, note, panels)}</span>
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ of }: { of: Figures }) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const size = (bytes: number) =>
    new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 2 }).format(
      bytes / 1_048_576,
    );
  const rows: [string, string, string][] = [
    ["bytes", size(of.bytes), size(of.resultBytes)],
    ["unfolded", size(of.unfoldedBytes), ""],
    ["triangles", number.format(of.triangles), number.format(of.resultTriangles)],
    ["draws", number.format(of.draws), number.format(of.resultDraws)],
    ["textures", number.format(of.textures), number.format(of.resultTextures)],
    ["materials", number.format(of.materials), ""],
    ["panels", "", number.format(of.panels)],
    [
      "sharpness",
      "",
      of.pixelsPerMm === null ? "–" : t("dashboard.workshop.perMm", { count: number.format(of.pixelsPerMm) }),
    ],
  ];
  return (
    <ScrollX label={t("dashboard.workshop.figure")}>
      <table className="da-table">
        <thead>
          <tr>
            {["figure", "before", "after"].map((name) => (
              <th key={name} scope="col">
                {t(`dashboard.workshop.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after]) => (
            <tr key={name}>
              <th scope="row">{t(`dashboard.workshop.figure.${name}`)}</th>
              <td>{before || "–"}</td>
              <td>{after || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

function WheelTable({ wheels }: { wheels: WorkshopCarFragment["wheels"] }) {
  const t = useT();
  return (
    <ScrollX label={t("dashboard.workshop.wheels")}>
      <table className="da-table">
        <thead>
          <tr>
            {["wheel", "wheel.centre", "wheel.size", "wheel.rim"].map((name) => (
              <th key={name} scope="col">
                {t(`dashboard.workshop.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wheels.map(({ corner, x, y, z, diameter, width, rim }) => (
            <tr key={corner}>
              <th scope="row">{t(`dashboard.workshop.corner.${corner}`)}</th>
              <td>{[x, y, z].join(", ")}</td>
              <td>{`${diameter} × ${width}`}</td>
              <td>{rim ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

/** What an import found and did: what wants a look first, figures of the file beside those of the result, then the rest. */
export function Report({
  of,
  onKeep,
  ...fixes
}: Omit<ComponentProps<typeof Fixes>, "of"> & {
  of: WorkshopCarFragment;
  onKeep: ((name: string) => void) | null;
}) {
  const t = useT();
  const rank = (level: string) => (level === "warning" ? 0 : 1);
  const open = of.notes.filter(({ level }) => level !== "done").sort((a, b) => rank(a.level) - rank(b.level));
  const done = of.notes.filter(({ level }) => level === "done");
  return (
    <Section title={t("dashboard.workshop.report")}>
      {open.length > 0 ? <Notes of={of} notes={open} /> : null}
      {onKeep && of.props.length > 0 ? (
        <div className="da-actions">
          {of.props.map((name) => (
            <Button key={name} size="small" onClick={() => onKeep(name)}>
              {t("dashboard.workshop.keep", { name })}
            </Button>
          ))}
        </div>
      ) : null}
      <Fixes of={of} {...fixes} />
      {of.figures ? <FigureTable of={of.figures} /> : null}
      {of.wheels.length > 0 ? <WheelTable wheels={of.wheels} /> : null}
      {done.length > 0 ? (
        <details className="da-details">
          <summary>{t("dashboard.workshop.doneNotes", { count: String(done.length) })}</summary>
          <Notes of={of} notes={done} />
        </details>
      ) : null}
    </Section>
  );
}
