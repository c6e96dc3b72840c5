import { STOPS, type SheetStop, stopHeight } from "@carloom/ui";
import type { LayoutMode } from "../lib/media.ts";
import { PANEL_WIDTH, type PanelId } from "../workspace/ui-state.ts";

export type Insets = { top: number; right: number; bottom: number; left: number };
type Screen = {
  mode: LayoutMode;
  panel: PanelId | null;
  inspector: boolean;
  sheet: SheetStop;
  /** Window height, CSS px. */
  height: number;
};

const INSPECTOR_WIDTH = 256;
/** Camera strip and its margin at the foot of the view. */
const STRIP = 56;
/** Top bar, price and rail of the phone. */
export const PHONE_CHROME = { top: 48, foot: 112 };

/** CSS px of the canvas that panels cover; the car is centred in the rest. */
export function insetsFor({ mode, panel, inspector, sheet, height }: Screen): Insets {
  if (mode === "phone") {
    const open = panel !== null && STOPS.includes(sheet);
    return { top: 8, right: 8, left: 8, bottom: open ? Math.min(stopHeight(sheet, height), height * 0.6) : 8 };
  }
  const left = panel ? PANEL_WIDTH[panel] : 0;
  if (mode === "medium") return { top: 12, right: 12, bottom: STRIP, left: inspector ? INSPECTOR_WIDTH : left };
  return { top: 12, right: inspector ? INSPECTOR_WIDTH : 12, bottom: STRIP, left };
}
