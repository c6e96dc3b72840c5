import type { WorkshopNoteTextFragment } from "@carloom/api-client/threed";
import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";

type Note = Pick<WorkshopNoteTextFragment, "code" | "values">;

/** What an import says, in the reader's words, with numbers as they write them. */
export function noteText(t: ReturnType<typeof useT>, language: Language, { code, values }: Note): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const given = typeof values === "object" && values !== null ? Object.entries(values) : [];
  const shown = given.map(([key, value]) => [key, typeof value === "number" ? format.format(value) : String(value)]);
  return t(`dashboard.workshop.note.${code}`, Object.fromEntries(shown) as Record<string, string>);
}
