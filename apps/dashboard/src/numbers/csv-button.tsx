import { Button, useT } from "@carloom/ui";
import { Download } from "lucide-react";
import { csvFile } from "../list/csv.ts";
import { saveFile } from "../parts/save-file.ts";

export type Cells = readonly (string | number)[];

/** Saves what is shown as a file that a spreadsheet opens; what it would run as a formula is text there. */
export function CsvButton({
  name,
  what,
  head,
  rows,
}: {
  name: string;
  /** Whose rows they are, for whoever does not see where the button stands. */
  what: string;
  head: readonly string[];
  rows: () => readonly Cells[];
}) {
  const t = useT();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t("dashboard.numbers.csvOf", { what })}
      onClick={() => saveFile(`${name}.csv`, csvFile([head, ...rows().map((row) => row.map(String))]), "text/csv")}
    >
      <Download aria-hidden size={14} />
      CSV
    </Button>
  );
}
