import { useT } from "@carloom/ui";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../boot/language.tsx";
import { CsvButton } from "./csv-button.tsx";

export type Ranked = { id: string; label: ReactNode; text: string; count: number; note?: string };

/** What there is most of, with a bar for each; the table is the plot. */
export function Ranking({
  file,
  title,
  name,
  measure,
  rows,
  none,
}: {
  file: string;
  title: string;
  /** Heads of its two columns. */
  name: string;
  measure: string;
  rows: readonly Ranked[];
  none: string;
}) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const hasNotes = rows.some(({ note }) => note !== undefined);
  return (
    <article aria-labelledby={id}>
      <header className="da-ranking-head">
        <h3 id={id}>{title}</h3>
        {rows.length > 0 ? (
          <CsvButton
            name={file}
            what={title}
            head={[name, ...(hasNotes ? [t("dashboard.numbers.language")] : []), measure]}
            rows={() => rows.map(({ text, note, count }) => [text, ...(hasNotes ? [note ?? ""] : []), count])}
          />
        ) : null}
      </header>
      {rows.length === 0 ? (
        <p className="da-soft">{none}</p>
      ) : (
        <table className="da-ranking">
          <thead className="ui-hidden">
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{measure}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: key, label, count, note }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  {note ? <small> {note}</small> : null}
                </th>
                <td>
                  <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
                    <rect width={(count / most) * 100} height="1" />
                  </svg>
                  {count.toLocaleString(language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}
