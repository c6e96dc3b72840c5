import { empty, type Mesh } from "../../geometry/mesh.ts";
import { refine } from "../../geometry/refine.ts";
import { Remainder, split } from "../../geometry/split.ts";
import { type Fields, NOWHERE } from "./fields.ts";

/** Shut line between panels, metres. */
export const GAP = 0.0045;

/** Cutting order is priority: glass, lamps and openings, details, then panels; the quarter is what is left. */
const ORDER = [
  ["windscreen", 0.004],
  ["backlight", 0.004],
  ["sideGlass", 0.004],
  ["panorama", 0.004],
  ["headlamp", 0.003],
  ["blade", 0.002],
  ["grille", 0.002],
  ["intake", 0.002],
  ["sideIntake", 0.002],
  ["upperIntake", 0.002],
  ["hoodVent", 0.002],
  ["louvre", 0.002],
  ["tailLamp", 0.003],
  ["plate", 0.002],
  ["tailBand", 0.002],
  ["tailMesh", 0.002],
  ["tailVent", 0.002],
  ["reflector", 0.002],
  ["skid", 0.003],
  ["valance", 0.003],
  ["underside", 0.002],
  ["flare", 0],
  ["gap", 0],
  ["bed", 0],
  ["rail", 0.003],
  ["apron", 0.003],
  ["vent", 0.002],
  ["roof", GAP],
  ["visor", GAP],
  ["hood", GAP],
  ["trunk", GAP],
  ["skirt", GAP],
  ["cladding", 0.003],
  ["handle", 0.003],
  ["fuel", 0.003],
  ["door", GAP],
  ["handleRear", 0.003],
  ["doorRear", GAP],
  ["cab", GAP],
  ["bumperFront", GAP],
  ["bumperRear", GAP],
  ["fender", GAP],
] as const;

export type SheetName = (typeof ORDER)[number][0] | "quarter";
export type Sheets = Record<SheetName, Mesh> & {
  /** The skin with open arches, before the cuts: for underlay and lips. */
  whole: Mesh;
};

/** Curves that are small on the body; the mesh is refined near them to this edge length, metres. */
const FINE: readonly SheetName[] = [
  "headlamp",
  "blade",
  "grille",
  "intake",
  "sideIntake",
  "upperIntake",
  "hoodVent",
  "louvre",
  "tailMesh",
  "tailVent",
  "tailLamp",
  "plate",
  "tailBand",
  "reflector",
  "vent",
  "handle",
  "handleRear",
  "fuel",
];
const FINE_EDGE = 0.007;
const FINE_REACH = 0.024;

/** Cuts the left half of the skin into the sheets of one half car. */
export function cutSheets(skin: Mesh, fields: Fields): Sheets {
  let body = skin;
  const fine = FINE.filter((name) => fields[name as keyof Fields] !== NOWHERE);
  for (let pass = 0; pass < 2; pass++) {
    body = refine(
      body,
      (x, y, z) => fine.some((name) => Math.abs(fields[name as keyof Fields](x, y, z)) < FINE_REACH),
      FINE_EDGE,
    );
  }
  const whole = split(body, fields.arch, "outside").outside;
  const rest = new Remainder(whole);
  const sheets: Partial<Record<SheetName, Mesh>> = {};
  for (const [name, gap] of ORDER) sheets[name] = fields[name] === NOWHERE ? empty() : rest.take(fields[name], gap);
  return { ...(sheets as Record<SheetName, Mesh>), quarter: rest.mesh(), whole };
}
