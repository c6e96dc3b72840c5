import type { Language } from "@carloom/i18n";
import type { SheetCar } from "./sheet.ts";

/** `zip`: the layers of a sheet as PNG. */
export const SHEET_TYPES = ["svg", "png", "zip", "pdf"] as const;
export type SheetType = (typeof SHEET_TYPES)[number];

/** `map`: a surface's file becomes a print map. `sheet`: a print map becomes a sheet of templates. */
export type PrintMapTask =
  | { kind: "map"; surface: Uint8Array; limit: number }
  | {
      kind: "sheet";
      map: Uint8Array;
      car: SheetCar;
      language: Language;
      /** This panel alone. */
      panel: string | null;
      type: SheetType;
      /** Of layers as pixels: 1 mm of the car is this share of one on paper at 150 dpi. */
      scale: number;
    };
