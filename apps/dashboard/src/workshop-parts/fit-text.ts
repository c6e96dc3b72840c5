import type { WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import type { Manifest } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";
import type { Tone } from "../parts/state.tsx";
import { mm, slotName } from "./words.ts";

type T = ReturnType<typeof useT>;
export type Fit = NonNullable<WorkshopPartWholeFragment["fits"]>[number];

/** Less than this is a mesh that touches, and no part that would not go on; mm. */
const TOUCH = 1;

/** What stands in the way, before the rules: a part that meets the car does not fit, whatever its holes say. */
export const isClash = ({ collision }: Fit): boolean => collision >= TOUCH;

export const fitTone = (fit: Fit): Tone =>
  fit.verdict === "block" || isClash(fit)
    ? "bad"
    : fit.verdict === "warn"
      ? "warn"
      : fit.verdict === "fits"
        ? "good"
        : "open";

/** A mesh of a car for a person: its panel's label where the car is at hand, the slot, or the body. */
export function meshName(t: T, language: Language, name: string, manifest: Manifest | null): string {
  const panel = name.startsWith("panel.") ? name.slice("panel.".length) : null;
  const label = panel && manifest?.panels.find(({ id }) => id === panel)?.label[language];
  if (label) return label;
  if (name.startsWith("slot.")) {
    const slot = name.slice("slot.".length).replace(/\.(left|right)$/, "");
    const known = slotName(language, slot);
    return known === slot ? slotName(language, slot.replace(/\.(front|rear)$/, "")) : known;
  }
  const [word = ""] = (panel ?? "").split(".");
  return ["door", "fender", "hood", "bumper", "trunk", "roof", "quarter"].includes(word)
    ? t(`dashboard.parts.mesh.${word}`)
    : t("dashboard.parts.mesh.body");
}

/** "Fits", "Collides with the hood by 4 mm": in one line. */
export function fitText(t: T, language: Language, fit: Fit, manifest: Manifest | null = null): string {
  const where = fit.name === null ? "" : meshName(t, language, fit.name, manifest);
  // what touches leaves no room, however much there is to something else
  const left = fit.collision > 0 ? 0 : fit.clearance;
  const room = !fit.isMeasured
    ? t("dashboard.parts.fit.unmeasured")
    : isClash(fit)
      ? t("dashboard.parts.fit.collides", { name: where, by: mm(language, fit.collision) })
      : left !== null && left !== undefined
        ? t("dashboard.parts.fit.clear", { name: where, by: mm(language, left, 1) })
        : t("dashboard.parts.fit.free");
  return [t(`dashboard.parts.verdict.${fit.verdict}`), room].join(" · ");
}

const known = ["part", "car", "min", "max"] as const;

/** A reason of the rules of fitment, with its numbers. */
export function reasonText(t: T, { code, values }: Fit["reasons"][number]): string {
  const given = (typeof values === "object" && values !== null ? values : {}) as Record<string, string | number>;
  return t(
    `dashboard.parts.reason.${code}`,
    Object.fromEntries(known.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))),
  );
}
