import type { Stored, Version } from "./version.ts";

/** A kind of document that is stored for long, and the changes of its form. */
export type Line<T> = {
  /** For people, at the start of a sentence: "A build". */
  name: string;
  /** The version that this code writes; the last of `versions`. */
  today: number;
  /** Every change, the oldest first. */
  versions: readonly Version[];
  /** Looks at a document of today's version. */
  check: (stored: Stored) => { ok: true; value: T } | { ok: false; message: string };
};

/**
 * A document as it lies somewhere, of whatever version. `ok`: brought up to today's; `version` is the one that it had.
 * `newer`: written by later code; it is whole, and not for us to touch. `broken`: no such document; never taken for an
 * empty one.
 */
export type Reading<T> =
  | { status: "ok"; value: T; version: number }
  | { status: "newer"; version: number }
  | { status: "broken"; message: string };

const isObject = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Brings a document of an earlier version up to the last one. */
export const broughtUpBy = (versions: readonly Version[], stored: Stored, from: number): Stored =>
  versions.filter(({ version }) => version > from).reduce((document, { up }) => up(document), stored);

/** @param otherwise the version of a document that states none; without it such a one is broken */
export function readOf<T>(line: Line<T>, stored: unknown, otherwise?: number): Reading<T> {
  const { name, today, versions, check } = line;
  if (!isObject(stored)) return { status: "broken", message: `${name} is an object.` };
  const { version = otherwise } = stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return { status: "broken", message: "version: a version is a whole number from 1." };
  if (version > today) return { status: "newer", version };
  const checked = check(broughtUpBy(versions, stored, version));
  return checked.ok ? { status: "ok", value: checked.value, version } : { status: "broken", message: checked.message };
}
