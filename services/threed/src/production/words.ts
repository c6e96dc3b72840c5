import type { Manifest } from "@carloom/build";
import { type Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { PROFILE, type Words } from "@carloom/production";

/** What sheets say of a car's pieces. @param title of the order or the build @param white films that are printed over white */
export function wordsOf(
  title: string,
  panels: Manifest["panels"],
  language: Language,
  white: readonly string[] = PROFILE.white,
): Words {
  const t = translate(language);
  const labels = new Map(panels.map(({ id, label }) => [id, label[language] || label.en]));
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return {
    title,
    panel: (id) => labels.get(id) ?? id,
    tile: (number, of) => t("production.tile", { number, of }),
    twin: t("production.twin"),
    up: t("panelSheet.up"),
    grain: t("production.grain"),
    mirrored: t("production.mirrored"),
    film: (finish, clear) =>
      [
        t(`production.film.${finish}`),
        ...(clear ? [t("production.clear")] : []),
        ...(white.includes(finish) || (clear && white.includes("clear")) ? [t("production.white")] : []),
      ].join(", "),
    stretch: (mean, most, even) =>
      t("production.stretch", { mean: percent(mean), most: percent(most), even: Math.floor(even * 100) }),
    roll: t("production.roll"),
    waste: (share) => t("production.waste", { percent: Math.round(share) }),
    sheet: (number, of) => t("production.sheet", { number, of }),
  };
}

/** Every character that sheets may be written with. */
export const charactersOf = (words: Words, panels: readonly string[], finishes: readonly string[]): string[] => [
  words.title,
  ...panels.map(words.panel),
  words.tile(1_234_567_890, 1),
  words.twin,
  words.grain,
  words.mirrored,
  ...finishes.flatMap((finish) => [words.film(finish, false), words.film(finish, true)]),
  words.stretch(0, 0, 0),
  words.roll,
  words.waste(0),
  words.sheet(1, 1),
  " ·,×.-0123456789mdpi%",
];
