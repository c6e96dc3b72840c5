import type { Language } from "@carloom/i18n";
import type { SheetCar } from "./sheet.ts";

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
      type: "svg" | "png";
    };
