import { type SheetStop, stopHeight } from "@carloom/ui";
import type { LayoutMode } from "../lib/media.ts";
import { PANEL_WIDTH, type PanelId } from "../workspace/ui-state.ts";

export type Insets = { top: number; right: number; bottom: number; left: number };
type Screen = {
  mode: LayoutMode;
  panel: PanelId | null;
  inspector: boolean;
  sheet: SheetStop;
  /** Parts are being compared under the view. */
  compare?: boolean;
  /** CSS px that the flat view has beside the car. */
  flat?: number;
  /** Window height, CSS px. */
  height: number;
};

const INSPECTOR_WIDTH = 256;
/** Camera strip and its margin at the foot of the view. */
const STRIP = 56;
export const PHONE_STRIP = 60;
/** As `.st-compare` is high. */
const COMPARE_HEIGHT = 252;

/** CSS px of the canvas that panels cover; the car is centred in the rest. */
export function insetsFor({ mode, panel, inspector, sheet, height, compare = false, flat = 0 }: Screen): Insets {
  if (mode === "phone") {
    // The full sheet covers the car: it stays where the half one left it.
    const covered = panel === null ? 0 : stopHeight(sheet === "full" ? "half" : sheet, height);
    return { top: 8, right: 8, left: 8, bottom: covered + PHONE_STRIP };
  }
  const left = panel ? PANEL_WIDTH[panel] : 0;
  const bottom = STRIP + (compare && panel === "parts" ? COMPARE_HEIGHT : 0);
  if (mode === "medium") return { top: 12, right: 12, bottom, left: inspector ? INSPECTOR_WIDTH : left };
  return { top: 12, right: (inspector ? INSPECTOR_WIDTH : flat > 0 ? 0 : 12) + flat, bottom, left };
}

/** What is covered while a sticker is worked on, which a car that is fitted stays clear of. */
export const openedInsets = (mode: LayoutMode, height: number, flat = 0): Insets =>
  insetsFor({ mode, panel: "stickers", inspector: true, sheet: "half", height, flat });
