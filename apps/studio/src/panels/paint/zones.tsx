import type { Paint } from "@carloom/build";
import { sameJson } from "@carloom/editor";
import { Button, useT } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import { useCommand } from "../../commands/use-command.ts";
import { CopyMenu } from "./copy-menu.tsx";
import { namedColor } from "../../paint/palette.ts";
import { Swatch } from "./swatch.tsx";
import type { PaintTool } from "./use-paint.ts";

/** Zones as a list: the same that a click on the car chooses. */
export function Zones({ tool }: { tool: PaintTool }) {
  const t = useT();
  const language = useLanguage();
  const reset = useCommand("paint.reset");
  const nameOf = (id: string, paint: Paint): string => {
    const leader = tool.zones.find((zone) => zone.id === tool.leaderOf(id));
    if (leader) return t("studio.paint.as", { zone: leader.label[language] });
    if (sameJson(paint, tool.stockOf(id))) return t("studio.paint.stock");
    const color = namedColor(paint.color);
    return color ? t(`studio.color.${color.id}`) : paint.color.toUpperCase();
  };
  return (
    <section className="st-section st-flush">
      <h3 className="st-section-head">
        {t("studio.paint.zones")}
        <span className="ml-auto flex">
          <CopyMenu tool={tool} />
          <Button size="small" variant="quiet" disabled={!reset.enabled} onClick={reset.run}>
            {reset.label}
          </Button>
        </span>
      </h3>
      <ul>
        {tool.zones.map(({ id, label }) => {
          const paint = tool.paintOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                className="st-row"
                aria-pressed={id === tool.zoneId}
                onClick={() => tool.choose(id)}
              >
                <Swatch paint={paint} />
                <span className="st-row-name">{label[language]}</span>
                <span className="st-row-detail">{nameOf(id, paint)}</span>
                <span className="st-row-end">{t(`studio.finish.${paint.finish}`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
