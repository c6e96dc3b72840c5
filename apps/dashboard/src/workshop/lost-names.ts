import { labelFor } from "@carloom/asset/pieces";
import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";
import { slotName } from "./as-names.ts";
import { zoneName } from "./material-table.tsx";

/** What a version lacks, in the reader's words. */
export function lostText(t: ReturnType<typeof useT>, language: Language, lost: readonly string[]): string {
  const word = (one: string) => {
    const [kind = "", id = ""] = one.split(/:(.*)/s);
    if (kind === "zone") return t("dashboard.workshop.as.zone", { name: zoneName(t, id) });
    if (kind === "slot") return t("dashboard.workshop.as.slot", { name: slotName(language, id) });
    return t("dashboard.workshop.as.panel", { name: labelFor(id)[language] });
  };
  return lost.map(word).join(", ");
}
