import { isByHub } from "@carloom/asset/part-kinds";
import { type BuildDocument, emptyBuild, type Manifest, MANIFEST_VERSION, type PartOption } from "@carloom/build";
import type { WorkshopPartWholeFragment } from "@carloom/api-client/threed";

const PAINTS: Record<string, Manifest["zones"][number]["paint"]> = {
  wheels: { color: "#8d939b", finish: "metallic" },
  calipers: { color: "#b3201f", finish: "solid" },
  carbon: { color: "#17181a", finish: "carbon" },
  trim: { color: "#1a1b1d", finish: "solid" },
};
const BODY: Manifest["zones"][number]["paint"] = { color: "#a2343a", finish: "solid" };

/** How far a part's own picture stands back from it, for its size. */
const BACK = 1.9;
const FOV = 30;

/**
 * A part by itself in the form in which the stage opens cars: nothing but its file, its paints, and where it is looked at
 * from. A wheel or a brake is seen from its face, all else from before and above.
 */
export function aloneManifest({ option, found }: WorkshopPartWholeFragment): Manifest | null {
  if (!option || !found) return null;
  const { model3d } = option as PartOption;
  const zones = [...new Set(found.materials.flatMap(({ zone }) => zone ?? []))];
  // the mounting plane is in the origin; the middle of the box lies as far from it as was said, over what it is lifted
  const [ax, , az] = found.anchor.map((value) => -value / 1000) as [number, number, number];
  const target: [number, number, number] = [ax, (found.size[1] ?? 0) / 2000, az];
  const size = found.size.map((value) => value / 1000) as [number, number, number];
  const reach = (Math.hypot(...size) / 2 / Math.tan(((FOV / 2) * Math.PI) / 180)) * BACK * 0.62;
  const [x, y, z] = isByHub(found.kind) ? [0.86, 0.12, 0.5] : [0.5, 0.42, 0.76];
  const label = (id: string) => ({ en: id, ko: id, ja: id });
  const [width, height, length] = size.map((value) => Math.max(0.01, value)) as [number, number, number];
  return {
    version: MANIFEST_VERSION,
    brand: "-",
    model: "-",
    years: [2026, 2026],
    bodyStyle: "other",
    dimensions: { length, width, height, wheelbase: length, trackFront: width, trackRear: width },
    model3d: { full: model3d, lods: [] },
    zones: (zones.length > 0 ? zones : ["none"]).map((id) => ({
      id,
      label: label(id),
      paint: PAINTS[id] ?? BODY,
      livery: false,
    })),
    panels: [],
    livery: null,
    slots: [],
    cameras: [
      {
        id: "front34",
        position: [target[0] + x * reach, target[1] + y * reach, target[2] + z * reach],
        target,
        fov: FOV,
      },
    ],
    hinges: [],
    lights: [],
  };
}

/** What goes with it: a light room without a floor, and the part lifted until it stands. */
export function aloneBuild({ found }: WorkshopPartWholeFragment): BuildDocument {
  const build = emptyBuild();
  const [, height = 0] = found?.size ?? [];
  const [, anchor = 0] = found?.anchor ?? [];
  return {
    ...build,
    scene: { id: "studio-light", floor: "none" },
    stance: { ...build.stance, height: height / 2 + anchor },
  };
}
