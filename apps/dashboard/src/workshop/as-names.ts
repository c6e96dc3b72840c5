import { HINGES, labelFor, SAID_PANELS, SAID_SUBSTANCES } from "@carloom/asset/pieces";
import { slotKind } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";
import { SLOTS, ZONES } from "./draft.ts";

type T = ReturnType<typeof useT>;

export const slotName = (language: Language, id: string): string => {
  const kind = slotKind(id);
  return (kind?.imported ?? kind?.label)?.[language] ?? id;
};

/** What faces can be named, in the order in which it is looked for. */
export const AS = [
  ...ZONES.map((zone) => `zone:${zone}`),
  "zone:",
  ...SAID_SUBSTANCES.filter((one) => one !== "other").map((one) => `is:${one}`),
  ...SLOTS.map((slot) => `slot:${slot}`),
  ...HINGES.map((hinge) => `hinge:${hinge}`),
  ...SAID_PANELS.map((panel) => `panel:${panel}`),
  "out",
];

/** The same in the reader's words. */
export function asName(t: T, language: Language, as: string): string {
  const [kind = "", value = ""] = as.split(":");
  if (as === "zone:") return t("dashboard.workshop.notPainted");
  if (as === "out") return t("dashboard.workshop.leaveOut");
  if (kind === "zone") return t("dashboard.workshop.as.zone", { name: t(`dashboard.workshop.zoneName.${value}`) });
  if (kind === "slot") return t("dashboard.workshop.as.slot", { name: slotName(language, value) });
  if (kind === "hinge") return t("dashboard.workshop.as.hinge", { name: t(`dashboard.workshop.hinge.${value}`) });
  if (kind === "panel") return t("dashboard.workshop.as.panel", { name: labelFor(value)[language] });
  return t(`dashboard.workshop.is.${value}`);
}
