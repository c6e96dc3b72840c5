import type { BuildDocument } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { useStudio } from "../workspace/studio-context.tsx";
import { differencesOf } from "./differences.ts";

/** Names listed before the rest is only counted. */
const NAMED = 4;

/** What two builds differ in, as a sentence: for those who see no pictures, and beside them. */
export function useDifferences(): (a: BuildDocument, b: BuildDocument) => string {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  return (a, b) => {
    const { zones, slots, stickers, stance, scene, none } = differencesOf(a, b);
    if (none) return t("studio.comparison.same");
    const label = (found: { label: Record<string, string> } | undefined, id: string) => found?.label[language] ?? id;
    const names = [
      ...zones.map((id) => label(studio.zone(id), id)),
      ...slots.map((id) => label(studio.slot(id), id)),
      ...(stickers > 0 ? [t("studio.comparison.stickers", { count: stickers })] : []),
      ...(stance ? [t("studio.panel.stance")] : []),
      ...(scene ? [t("studio.panel.scene")] : []),
    ];
    const shown = names.slice(0, NAMED);
    if (names.length > NAMED) shown.push(t("studio.comparison.more", { count: names.length - NAMED }));
    const list = new Intl.ListFormat(language, { style: "narrow", type: "unit" }).format(shown);
    return t("studio.comparison.differs", { list });
  };
}
