import { Select, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { panelAddress } from "../flat/sheets.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import type { SheetSize } from "./which-sheet.ts";

/** What a sheet is handed out as: the word for it, the address's end, and more that is asked for. */
type Kind = readonly [name: string, type: string, scale?: number];
const WHOLE: readonly Kind[] = [
  ["svg", ".svg"],
  ["pdf", ".pdf", 10],
  ["zip", ".zip", 10],
  ["png", ".png"],
];
const PANEL: readonly Kind[] = [
  ["svg", ".svg"],
  ["tiles", ".pdf", 1],
  ["zip1", ".zip", 1],
  ["png", ".png"],
];

/** Sheets of all panels, or of one, for programs that draw and for paper. */
export function Downloads({ sizes }: { sizes: readonly SheetSize[] }) {
  const t = useT();
  const language = useLanguage();
  const { template } = useStudio();
  const [panel, setPanel] = useState("");
  const labels = new Map(template.manifest.panels.map(({ id, label }) => [id, label[language]]));
  const options = sizes.map(({ panel: id, width, height }) => {
    const name = id === null ? t("studio.templates.whole") : (labels.get(id) ?? id);
    return { value: id ?? "", label: `${name} (${Math.round(width)} × ${Math.round(height)} mm)` };
  });
  return (
    <section className="grid gap-2">
      <h3>{t("studio.templates.download")}</h3>
      <Select
        label={t("studio.templates.sheet")}
        options={options}
        value={panel}
        onChange={(event) => setPanel(event.currentTarget.value)}
      />
      <ul className="st-templates-files">
        {(panel === "" ? WHOLE : PANEL).map(([name, type, scale]) => {
          const path = panel === "" ? template.slug : `${template.slug}/${panel}`;
          const query = new URLSearchParams({ lang: language, ...(scale && { scale: String(scale) }) });
          return (
            <li key={name}>
              <a className="ui-btn ui-btn-secondary" href={`${panelAddress(path, type)}?${query}`} download>
                {t(`studio.templates.${name}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
