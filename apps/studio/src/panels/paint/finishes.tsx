import { finishOf, PAINT_FINISHES, withSecondColor } from "@carloom/build";
import { Slider, useT } from "@carloom/ui";
import { ColorField } from "./color-field.tsx";
import { Swatch } from "./swatch.tsx";
import { hoverLook } from "../../lib/hover.ts";
import type { PaintTool } from "./use-paint.ts";

/** The finishes, each drawn in the colour that the zone has. */
export function Finishes({ tool }: { tool: PaintTool }) {
  const t = useT();
  const { paint } = tool;
  const { hasFlakes, second } = finishOf(paint.finish);
  const flake = paint.flake ?? 0.4;
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.paint.finish")}</h3>
      <div className="st-finishes" onPointerLeave={() => tool.preview(null)}>
        {PAINT_FINISHES.map((finish) => (
          <button
            key={finish}
            type="button"
            aria-pressed={paint.finish === finish}
            {...hoverLook(() => tool.preview({ finish }))}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && tool.preview({ finish })}
            onBlur={() => tool.preview(null)}
            onClick={() => tool.apply({ finish })}
          >
            <Swatch paint={{ ...paint, ...withSecondColor({ finish }, paint) }} className="st-chip" />
            {t(`studio.finish.${finish}`)}
          </button>
        ))}
      </div>
      {hasFlakes ? (
        <Slider
          label={t("studio.paint.flake")}
          value={flake}
          min={0}
          max={1}
          step={0.01}
          text={flake.toFixed(2)}
          onInput={(value) => tool.stream({ flake: value })}
          onCommit={tool.settle}
        />
      ) : null}
      {second ? (
        <div className="st-line">
          <span className="text-text-2">{t("studio.paint.flop")}</span>
          <ColorField
            label={t("studio.paint.flop")}
            value={paint.flop ?? paint.color}
            onInput={(flop) => tool.stream({ flop })}
            onCommit={tool.settle}
          />
        </div>
      ) : null}
    </section>
  );
}
