import type { ImportReport, NoteLevel } from "./report.ts";

const TITLES: Record<NoteLevel, string> = { warning: "Please look at", limit: "Could not be done", done: "Done" };

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** The report as text for a terminal. */
export function formatReport(report: ImportReport): string {
  const { source, output, livery } = report;
  const lines = [
    `${megabytes(source.bytes)}, ${source.triangles} triangles → ${megabytes(output.bytes)}, ${output.triangles} triangles, ${output.primitives} draws; validator: ${output.validatorErrors} errors, ${output.validatorWarnings} warnings`,
  ];
  if (livery)
    lines.push(
      `Livery map: ${livery.panels} panels, ${livery.pixelsPerMm.toFixed(2)} px/mm at ${livery.resolution} px, ${Math.round(livery.used * 100)} % used`,
    );
  for (const level of ["warning", "limit", "done"] as const) {
    const notes = report.notes.filter((note) => note.level === level);
    if (notes.length > 0) lines.push("", `${TITLES[level]}:`, ...notes.map((note) => `  - ${note.message}`));
  }
  return lines.join("\n");
}
