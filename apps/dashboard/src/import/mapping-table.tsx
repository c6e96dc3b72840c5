import { Select, useT } from "@carloom/ui";
import { ScrollX } from "../parts/scroll-x.tsx";

type MappingTableProps = {
  /** Columns of a file with the field that each stands for, and some of its cells. */
  columns: readonly { header: string; field: string | null; sample: readonly string[] }[];
  options: readonly { value: string; label: string }[];
  /** @param at the place of the column @param field empty where it is left out */
  onPut: (at: number, field: string) => void;
  isBusy?: boolean;
};

/** What each column of a file stands for. */
export function MappingTable({ columns, options, onPut, isBusy }: MappingTableProps) {
  const t = useT();
  return (
    <ScrollX label={t("dashboard.import.columns")}>
      <table className="da-table da-mapping" aria-busy={isBusy}>
        <thead>
          <tr>
            <th scope="col">{t("dashboard.import.column")}</th>
            <th scope="col">{t("dashboard.import.means")}</th>
            <th scope="col">{t("dashboard.import.sample")}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, field, sample }, at) => (
            <tr key={`${at}-${header}`}>
              <td>{header || "–"}</td>
              <td>
                <Select
                  label={<span className="ui-hidden">{t("dashboard.import.meansOf", { name: header })}</span>}
                  value={field ?? ""}
                  options={options}
                  onChange={(event) => onPut(at, event.currentTarget.value)}
                />
              </td>
              <td>
                <span className="da-cut da-soft">{sample.filter(Boolean).join(" · ")}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
