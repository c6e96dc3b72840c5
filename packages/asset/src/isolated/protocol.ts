import type { Elevations } from "../elevation/elevation.ts";
import type { ImportResult } from "../import-template.ts";
import type { MessageCode } from "../messages.ts";
import type { ImportOptions, ImportStep } from "../options.ts";
import type { Values } from "../refusal.ts";

/** Options that can be sent to another process. */
export type PlainOptions = Omit<ImportOptions, "signal" | "progress">;

export type Request = { file: Uint8Array; options: PlainOptions; drawn: boolean };

export type IsolatedResult = Omit<ImportResult, "livery"> & {
  /** Null where nobody asked for it, or it could not be drawn. */
  drawing: Elevations | null;
};

export type Reply =
  | { kind: "progress"; step: ImportStep; done: number }
  | { kind: "result"; result: IsolatedResult }
  | { kind: "refused"; code: MessageCode; values: Values }
  | { kind: "failed"; message: string };
