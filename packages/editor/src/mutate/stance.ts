import type { BuildDocument, Stance } from "@carloom/build";
import { sameJson } from "@carloom/build";

export function setStance(document: BuildDocument, patch: Partial<Stance>): BuildDocument {
  const stance = { ...document.stance, ...patch };
  return sameJson(stance, document.stance) ? document : { ...document, stance };
}

/** Sets or, with null, clears one of the optional parts of a build. */
export function setOptional<K extends "glass" | "plate" | "lights" | "doors" | "scene">(
  document: BuildDocument,
  key: K,
  value: BuildDocument[K] | null,
): BuildDocument {
  if (sameJson(document[key] ?? null, value ?? null)) return document;
  const next = { ...document };
  if (value === null || value === undefined) delete next[key];
  else next[key] = value;
  return next;
}
