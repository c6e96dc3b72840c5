import { explain, type MessageCode } from "./messages.ts";

/** Values that fill a message; lengths say their unit in the key's message. */
export type Values = Record<string, string | number>;

/**
 * An expected refusal of a file. `code` is stable and keys a translated message, `message` is the English one:
 * what is wrong and what to do about it.
 */
export class AssetRefusal extends Error {
  readonly code: MessageCode;
  readonly values: Values;

  constructor(code: MessageCode, values: Values = {}) {
    super(explain(code, values));
    this.name = "AssetRefusal";
    this.code = code;
    this.values = values;
  }
}
