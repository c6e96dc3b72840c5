import { useT } from "@carloom/ui";
import { Pipette } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { CommandButton } from "../../commands/command-button.tsx";
import { CARD, namedColor, nearestColor, readHex } from "../../paint/palette.ts";
import { ColorField } from "./color-field.tsx";
import { Swatch } from "./swatch.tsx";
import { cardPaint } from "../../paint/two-tone.ts";
import { hoverLook } from "../../lib/hover.ts";
import type { PaintTool } from "./use-paint.ts";

/** The card: names and hex, searched by either; with it the picker and what was used last. */
export function ColorCard({ tool }: { tool: PaintTool }) {
  const t = useT();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const hex = readHex(wanted);
  const matches = CARD.filter(
    ({ id, hex: color }) => !wanted || t(`studio.color.${id}`).toLowerCase().includes(wanted) || color.includes(wanted),
  );
  const shown = matches.length === 0 && hex ? [nearestColor(hex)] : matches;
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.paint.colour")}</h3>
      <div className="st-find-color">
        <ColorField
          label={tool.zone?.label[language] ?? ""}
          value={tool.paint.color}
          onInput={(color) => tool.stream({ color })}
          onCommit={tool.settle}
        />
        <CommandButton command="paint.eyedropper" icon={<Pipette />} />
        <input
          type="search"
          className="ui-input"
          aria-label={t("studio.paint.search")}
          placeholder={t("studio.paint.search")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {tool.recent.length > 0 ? (
        <div className="st-line">
          <span className="text-text-3">{t("studio.paint.recent")}</span>
          <div className="st-recent">
            {tool.recent.map((paint) => {
              const name = namedColor(paint.color);
              const label = `${name ? t(`studio.color.${name.id}`) : paint.color.toUpperCase()}, ${t(`studio.finish.${paint.finish}`)}`;
              return (
                <button
                  key={`${paint.color}${paint.finish}${paint.flop ?? ""}${paint.flake ?? ""}`}
                  type="button"
                  aria-label={label}
                  title={label}
                  onClick={() => tool.apply(paint)}
                >
                  <Swatch paint={paint} />
                </button>
              );
            })}
          </div>
        </div>
      ) : null}
      {matches.length === 0 ? (
        <p className="text-text-2">{t(hex ? "studio.paint.nearest" : "studio.paint.no-match")}</p>
      ) : null}
      <ul className="st-card" onPointerLeave={() => tool.preview(null)}>
        {shown.map((color) => {
          const paint = cardPaint(color);
          const on = tool.paint.color === color.hex && tool.paint.finish === color.finish;
          return (
            <li key={color.id}>
              <button
                type="button"
                aria-pressed={on}
                title={t(`studio.finish.${color.finish}`)}
                {...hoverLook(() => tool.preview(paint))}
                onFocus={(event) => event.currentTarget.matches(":focus-visible") && tool.preview(paint)}
                onBlur={() => tool.preview(null)}
                onClick={() => tool.apply(paint)}
              >
                <Swatch paint={paint} className="st-card-paint" />
                <b>{t(`studio.color.${color.id}`)}</b>
                <span>{color.hex.toUpperCase()}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
