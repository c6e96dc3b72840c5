import { useT } from "@carloom/ui";
import { ScrollX } from "../parts/scroll-x.tsx";

type BadRow = { key: string; line: number | string; field: string; value: string | null | undefined; reason: string };

/** Cells of a file that could not be taken, and why. */
export function BadTable({ heads, rows }: { heads: readonly string[]; rows: readonly BadRow[] }) {
  const t = useT();
  return (
    <ScrollX label={t("dashboard.import.bad")}>
      <table className="da-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, line, field, value, reason }) => (
            <tr key={key}>
              <td>{line}</td>
              <td>{field}</td>
              <td>
                <code className="da-cut">{value || "–"}</code>
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
