import type { Elevations } from "../elevation/elevation.ts";
import type { ImportResult } from "../import-template.ts";
import type { ImportOptions } from "../options.ts";

/** Options that can be sent to another process. */
export type PlainOptions = Omit<ImportOptions, "signal" | "progress">;

export type Request = { file: Uint8Array; options: PlainOptions; drawn: boolean };

export type IsolatedResult = Omit<ImportResult, "livery"> & {
  /** Null where nobody asked for it, or it could not be drawn. */
  drawing: Elevations | null;
};
