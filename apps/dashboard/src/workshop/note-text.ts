import { labelFor } from "@carloom/asset/pieces";
import type { WorkshopNoteTextFragment } from "@carloom/api-client/threed";
import type { LocalizedText } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";
import { slotName } from "./as-names.ts";
import { zoneName } from "./material-table.tsx";

type T = ReturnType<typeof useT>;
type Note = Pick<WorkshopNoteTextFragment, "code" | "values">;
type Panels = readonly { id: string; label: LocalizedText }[];

const each = (list: string, word: (id: string) => string): string => list.split(", ").map(word).join(", ");

/** Panels by their labels; one that became part of another is left out where others can be told. */
function panelNames(ids: string, language: Language, panels: Panels): string {
  const labels = ids.split(", ").flatMap((id) => {
    // doors are front and rear only where there are both
    const plain = id.replace(/^door\.(front|rear)\./, "door.");
    return (
      (panels.find((panel) => panel.id === id) ?? panels.find((panel) => panel.id === plain))?.label[language] ?? []
    );
  });
  return labels.length > 0 ? [...new Set(labels)].join(", ") : each(ids, (id) => labelFor(id)[language]);
}

/** What the importer names by a word of its own, in the reader's words. */
function told(t: T, language: Language, code: string, key: string, value: string, panels: Panels): string {
  if (key === "how" || key === "axle") return t(`dashboard.workshop.${key}.${value}`);
  if (key === "zone") return zoneName(t, value);
  if (key === "slot" || key === "slots") return each(value, (id) => slotName(language, id));
  if (key === "panels" || (key === "names" && code === "panels")) return panelNames(value, language, panels);
  if (key === "name" && code.startsWith("hinge-")) return t(`dashboard.workshop.hinge.${value}`);
  if (key === "side" && code.startsWith("plate-")) return t(`dashboard.workshop.plate.${value}`);
  if (key === "evidence" && value === "stated") return t("dashboard.workshop.evidence.stated");
  if (key === "evidence" && value === "the longest side") return t("dashboard.workshop.evidence.longest");
  return value;
}

/**
 * What an import says, in the reader's words, with numbers as they write them.
 * @param panels of the car, for their labels
 */
export function noteText(t: T, language: Language, { code, values }: Note, panels: Panels = []): string {
  const given = typeof values === "object" && values !== null ? Object.entries(values) : [];
  const shown = given.map(([key, value]): [string, string | number] => [
    key,
    typeof value === "number" ? value : told(t, language, code, key, String(value), panels),
  ]);
  return t(`dashboard.workshop.note.${code}`, Object.fromEntries(shown));
}
