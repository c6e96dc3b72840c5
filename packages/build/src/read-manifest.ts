import { MANIFEST_VERSION } from "./constants.ts";
import { explain } from "./explain.ts";
import { Manifest } from "./manifest.ts";
import { type Parsed, readJson } from "./preset.ts";
import { type Reading, readOf } from "./versions/line.ts";
import { MANIFEST_VERSIONS } from "./versions/manifest/index.ts";

/** `newer`: nobody who gets this answer shows, prices or writes the template. `broken` is never taken for an empty one. */
export type ManifestReading = Reading<Manifest>;

/** Reads a template's manifest (an object or JSON string) of any version: the only way to one that lies somewhere. */
export function readManifest(input: unknown): ManifestReading {
  const json = readJson(input);
  if (!json.ok) return { status: "broken", message: json.message };
  return readOf(
    {
      name: "A manifest",
      today: MANIFEST_VERSION,
      versions: MANIFEST_VERSIONS,
      check(stored) {
        const result = Manifest.safeParse(stored);
        return result.success ? { ok: true, value: result.data } : { ok: false, message: explain(result.error) };
      },
    },
    json.value,
  );
}

/** The same for who only asks whether it can be read. */
export function parseManifest(input: unknown): Parsed<Manifest> {
  const reading = readManifest(input);
  if (reading.status === "ok") return { ok: true, value: reading.value };
  if (reading.status === "broken") return { ok: false, message: reading.message };
  return { ok: false, message: "This car was prepared by a newer version. Reload the page.", newer: true };
}

/** The same for who has nothing to do without it. @throws when it is newer or broken */
export function manifestFrom(input: unknown): Manifest {
  const parsed = parseManifest(input);
  if (!parsed.ok) throw new Error(`The manifest cannot be read: ${parsed.message}`);
  return parsed.value;
}
