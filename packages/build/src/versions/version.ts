/** A document as it lies somewhere: an object of which nothing is known but its version. */
export type Stored = Readonly<Record<string, unknown>>;

/**
 * A change of the document's form. Changes go up only, and each is kept for ever with a fixture of the version before it:
 * whatever was stored once must be readable.
 */
export type Version = {
  /** The version that `up` makes of the one before it. */
  version: number;
  /** What it is about, for people. */
  name: string;
  /** Pure; loses nothing, also of fields that it does not know. What it means looks as it did. */
  up: (before: Stored) => Stored;
};
