import { useT } from "@carloom/ui";
import { RotateCcw } from "lucide-react";
import { hoverLook } from "../../lib/hover.ts";
import type { SlotTool } from "./use-parts.ts";

/** Back to what the car is sold with. */
export function StockRow({ tool }: { tool: SlotTool }) {
  const t = useT();
  const mounted = tool.isMounted(null);
  return (
    <li className="st-part" data-mounted={mounted || undefined}>
      <button
        type="button"
        className="st-part-main"
        aria-pressed={mounted}
        {...hoverLook(() => !mounted && tool.preview(null))}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && !mounted && tool.preview(null)}
        onBlur={() => tool.preview("none")}
        onClick={() => tool.mount(null)}
      >
        <span className="st-part-picture st-part-stock">
          <RotateCcw size={20} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <span className="st-part-text">
          <span className="st-part-head">
            <b>{t(tool.slot?.stock ? "studio.parts.stock-title" : "studio.parts.empty-title")}</b>
            <span>{t("studio.parts.included")}</span>
          </span>
          <span className="st-part-foot">{mounted ? t("studio.parts.mounted") : t("studio.parts.back")}</span>
        </span>
      </button>
    </li>
  );
}
