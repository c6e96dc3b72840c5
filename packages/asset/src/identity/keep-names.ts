import type { Manifest } from "@carloom/build";
import { GLB_LIMITS } from "../check/limits.ts";
import { readContainer } from "../check/container.ts";
import { assetFile } from "../manifest/asset-file.ts";
import { type Place, placesOf } from "./places.ts";
import { likeness } from "./propose-moves.ts";

/** The same surface, as far as place and shape can tell; and what is so unlike that it is another one. */
const SAME = 0.9;
const OTHER = 0.6;

const kindOf = (name: string) => name.split(":")[0];

/**
 * Names of a new version that an earlier one had for another surface, with what they become: builds say a name and not a
 * version, so no name may come to mean something else. A surface that was shown keeps the name that it has; one that took
 * the name of another that is there as well gets a new one, and is then asked about as what is lost is.
 * @param retired names of versions before the one that is shown, which builds are read through
 */
export function keptNames(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  retired: ReadonlySet<string>,
): Map<string, string> {
  const kept = new Map<string, string>();
  const taken = new Set([...before.keys(), ...after.keys(), ...retired]);
  for (const [name, place] of after) {
    const own = before.get(name);
    if (own ? likeness(own, place) >= OTHER : !retired.has(name)) continue;
    const [was] = [...before]
      .filter(([one]) => one !== name && kindOf(one) === kindOf(name))
      .map(([one, shown]) => ({ one, like: likeness(shown, place) }))
      .filter(({ like }) => like >= SAME)
      .sort((a, b) => b.like - a.like);
    if (!was) continue;
    const to = after.has(was.one) || [...kept.values()].includes(was.one) ? fresh(name, taken) : was.one;
    taken.add(to);
    kept.set(name, to);
  }
  return kept;
}

function fresh(name: string, taken: ReadonlySet<string>): string {
  const base = name.replace(/\.\d+$/, "");
  for (let number = 2; ; number++) if (!taken.has(`${base}.${number}`)) return `${base}.${number}`;
}

/** A template's GLB with other names of its zones and panels; nothing else of it is touched. */
export function renameInGlb(glb: Uint8Array, names: ReadonlyMap<string, string>): Uint8Array {
  const { json, bin } = readContainer(glb, GLB_LIMITS);
  const file = JSON.parse(new TextDecoder().decode(json)) as {
    materials?: { name?: string }[];
    nodes?: { name?: string }[];
    meshes?: { name?: string }[];
  };
  const rename = (kind: string, things: { name?: string }[] = []) => {
    for (const thing of things) {
      const to = thing.name?.startsWith(`${kind}.`) ? names.get(thing.name.replace(".", ":")) : undefined;
      if (to) thing.name = to.replace(":", ".");
    }
  };
  rename("zone", file.materials);
  rename("panel", file.nodes);
  rename("panel", file.meshes);
  const text = new TextEncoder().encode(JSON.stringify(file));
  const long = Math.ceil(text.length / 4) * 4;
  const size = 20 + long + (bin ? 8 + bin.length : 0);
  const out = new Uint8Array(size).fill(0x20, 20, 20 + long);
  const view = new DataView(out.buffer);
  const words = [0x46546c67, 2, size, long, 0x4e4f534a];
  for (const [i, word] of words.entries()) view.setUint32(i * 4, word, true);
  out.set(text, 20);
  if (bin) {
    view.setUint32(20 + long, bin.length, true);
    view.setUint32(24 + long, 0x004e4942, true);
    out.set(bin, 28 + long);
  }
  return out;
}

/** The manifest of such a file. What a thing is called for a person stays. */
function renameInManifest(manifest: Manifest, names: ReadonlyMap<string, string>, glb: Uint8Array): Manifest {
  const idOf = (kind: string, id: string) => names.get(`${kind}:${id}`)?.slice(kind.length + 1) ?? id;
  const { full } = manifest.model3d;
  return {
    ...manifest,
    model3d: { ...manifest.model3d, full: assetFile(full.url, glb) },
    zones: manifest.zones.map((zone) => ({ ...zone, id: idOf("zone", zone.id) })),
    panels: manifest.panels.map((panel) => ({
      ...panel,
      id: idOf("panel", panel.id),
      zone: idOf("zone", panel.zone),
    })),
  };
}

/** The new version of a car whose names mean what they meant in the one that is shown. */
export async function keepNames(
  shown: Uint8Array,
  made: { glb: Uint8Array; manifest: Manifest },
  retired: ReadonlySet<string>,
): Promise<{ glb: Uint8Array; manifest: Manifest }> {
  const names = keptNames(await placesOf(shown), await placesOf(made.glb), retired);
  if (names.size === 0) return made;
  const glb = renameInGlb(made.glb, names);
  return { glb, manifest: renameInManifest(made.manifest, names, glb) };
}
