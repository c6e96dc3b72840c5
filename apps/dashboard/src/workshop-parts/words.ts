import { PART_KINDS, type PartKind } from "@carloom/asset/part-kinds";
import { slotKind } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";

type T = ReturnType<typeof useT>;

export const kindOf = (text: string): PartKind => PART_KINDS.find((kind) => kind === text) ?? "spoiler";

/** What a kind of part is called in the shop: as its category. */
export const kindName = (t: T, language: Language, kind: string): string =>
  kind === "wheel" ? t("dashboard.parts.wheel") : (slotKind(kind)?.label[language] ?? kind);

/** A place on the car, in the reader's words. */
export const slotName = (language: Language, slot: string): string => slotKind(slot)?.label[language] ?? slot;

export const zoneName = (t: T, zone: string | null): string =>
  zone === null
    ? t("dashboard.workshop.notPainted")
    : zone === "carbon"
      ? t("dashboard.parts.zone.carbon")
      : t(`dashboard.workshop.zoneName.${zone}`);

/** Millimetres as they are read; tenths where they are told. */
export const mm = (language: Language, value: number, digits = 0): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} mm`;
