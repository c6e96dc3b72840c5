import { type BuildDocument, MAX_STICKERS } from "@carloom/build";
import { parseBuild } from "@carloom/build/parse";

const KIND = "carloom-build";

/** A build as a file: what it is, the template it was made for, the document. */
export function writeBuildFile(template: string, build: BuildDocument): Blob {
  return new Blob([JSON.stringify({ kind: KIND, template, build }, null, 2)], { type: "application/json" });
}

export type ReadBuild =
  | { ok: true; build: BuildDocument }
  | { ok: false; reason: "not-a-build" | "other-template" | "too-many-stickers"; template?: string; count?: number };

/** Reads such a file; the document is checked like one from the server. */
export function readBuildFile(text: string, template: string): ReadBuild {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, reason: "not-a-build" };
  }
  const found = file as { kind?: unknown; template?: unknown; build?: unknown } | null;
  if (found?.kind !== KIND || typeof found.template !== "string") return { ok: false, reason: "not-a-build" };
  const { stickers } = (found.build ?? {}) as { stickers?: unknown };
  if (Array.isArray(stickers) && stickers.length > MAX_STICKERS)
    return { ok: false, reason: "too-many-stickers", count: stickers.length };
  const parsed = parseBuild(found.build);
  if (!parsed.ok) return { ok: false, reason: "not-a-build" };
  if (found.template !== template) return { ok: false, reason: "other-template", template: found.template };
  return { ok: true, build: parsed.value };
}
