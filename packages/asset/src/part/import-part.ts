import { PART_VERSION, type PartMeasures, type PartOption } from "@carloom/build";
import { check } from "../check/check.ts";
import { GLB_LIMITS } from "../check/limits.ts";
import { boundsOf, type Piece, sizeOf, triangleCount, unfoldedBytes, type Vec3 } from "../geometry/piece.ts";
import { determinant, translation } from "../geometry/transform.ts";
import { assetFile } from "../manifest/asset-file.ts";
import { simplify } from "../normalise/simplify.ts";
import type { ImportOptions, ImportStep } from "../options.ts";
import type { Confidence } from "../propose/found.ts";
import type { Part } from "../propose/part.ts";
import { substanceOf } from "../propose/roles.ts";
import { readDocument } from "../read/document.ts";
import { extract } from "../read/extract.ts";
import { inspect } from "../read/inspect.ts";
import { noteLeftOut } from "../read/leave-out.ts";
import { AssetRefusal } from "../refusal.ts";
import { type ImportReport, Notes } from "../report.ts";
import { openPackage } from "../unpack/zip.ts";
import { validate } from "../validate/validate.ts";
import { brakeOf, discOf, looksLikeBrake } from "./brake.ts";
import type { PartCorrections } from "./corrections.ts";
import type { FoundWheel, PartFound } from "./found-part.ts";
import { hubFace } from "./hub-face.ts";
import { INTERFACES, kindByName, type PartKind, usualSubstance } from "./kinds.ts";
import { rimProfile } from "./rim-profile.ts";
import { axleAxis, tellWheel } from "./round.ts";
import { footOf, moveAll, soleOf, standOf } from "./stand.ts";
import { massOf, weigh } from "./weigh.ts";
import { writePart } from "./write-part.ts";
import { materialsOf, withRoles, zonesOf } from "./zones-of-part.ts";

export type PartImportOptions = Pick<ImportOptions, "signal" | "progress"> & {
  /** Of the file: it often says what it is. */
  name?: string;
  corrections?: PartCorrections;
};

/** A part as it is mounted: write `glb` as what `option.model3d` names. */
export type PartImport = { glb: Uint8Array; option: PartOption; report: ImportReport; found: PartFound };

/** A part costs a frame less than the car it hangs on. */
export const PART_TRIANGLES = 60_000;
/** Steps of a part's import, of those of a car's. */
const STEPS = ["check", "validate", "read", "normalise", "simplify", "propose", "write", "verify"] as const;
const mm = (metres: number) => Math.round(metres * 1000);
const tenth = (value: number) => Math.round(value * 10) / 10;
const half = (value: number) => Math.round(value * 2) / 2;

/** By the file's name or those of its meshes, else by its shape. */
function kindOf(pieces: readonly Piece[], name: string, stated: PartKind | undefined): [PartKind, Confidence] {
  if (stated) return [stated, "stated"];
  const isRound = axleAxis(pieces) !== null;
  const said =
    kindByName(name) ??
    kindByName(
      pieces
        .map(({ path }) => path.join(" "))
        .join(" ")
        .slice(0, 4000),
    );
  if (said && (said !== "wheel" || isRound)) return [said, "high"];
  if (looksLikeBrake(pieces)) return ["brakes", "medium"];
  if (isRound) return ["wheel", "medium"];
  return ["spoiler", "low"];
}

/** Measures a wheel that stands about x with its middle in the origin. @returns also where its middle really is, mm along x */
function wheelOf(
  parts: readonly Part[],
  { rim: statedRim, bolts, bore }: PartCorrections,
  notes: Notes,
): { wheel: FoundWheel; middle: number } | null {
  const rims = parts.filter((part) => part.substance !== "tyre");
  const tyres = parts.filter((part) => part.substance === "tyre");
  const profile = rimProfile(rims);
  if (!profile) return null;
  const face = hubFace(rims);
  if (!profile.isSeen) notes.add("warning", "part-seat");
  if (!face) notes.add("warning", "part-hub");
  const [width = 0, ...across] = tyres.length > 0 ? sizeOf(boundsOf(tyres)).map((side) => side * 1000) : [];
  return {
    middle: profile.middle,
    wheel: {
      diameter: tenth(profile.diameter),
      width: tenth(profile.width),
      over: tenth(profile.over),
      offset: face ? tenth(face.x - profile.middle) : 0,
      inches: statedRim ?? { diameter: Math.round(profile.diameter / 25.4), width: half(profile.width / 25.4) },
      bore: bore ?? face?.bore ?? null,
      bolts: bolts ?? face?.bolts ?? null,
      tyre: tyres.length > 0 ? { diameter: Math.round(Math.max(...across)), width: Math.round(width) } : null,
      isSeen: profile.isSeen,
    },
  };
}

function measuresOf(found: PartFound): PartMeasures {
  const { wheel, brake, mount, size, weightKg } = found;
  return {
    ...(wheel?.bolts &&
      wheel.bore && {
        wheel: {
          boltPattern: wheel.bolts,
          centreBore: wheel.bore,
          diameter: wheel.inches.diameter,
          width: wheel.inches.width,
          offset: Math.round(found.anchor[0]),
          // as much smaller inside as barrels are
          clearDiameter: Math.floor(wheel.inches.diameter * 25.4 - 36),
        },
      }),
    ...(brake?.bolts && {
      brake: {
        boltPatterns: [brake.bolts],
        discFront: Math.round(brake.discFront),
        discRear: Math.round(brake.discRear),
        sweptDiameter: brake.swept,
      },
    }),
    ...(mount && {
      mount: { interface: mount.interface, span: mount.span, ...(mount.feet !== null && { feet: mount.feet }) },
    }),
    size,
    weightKg,
  };
}

/**
 * Makes a part out of somebody's model of a wheel, wing or lip: set upright, in metres, with what it is mounted by in the
 * origin, measured, and compressed. Deterministic, and bounded, as `importTemplate`. @throws AssetRefusal
 */
export async function importPart(given: Uint8Array, options: PartImportOptions = {}): Promise<PartImport> {
  const notes = new Notes();
  const corrections = options.corrections ?? {};
  const step = async (name: (typeof STEPS)[number] & ImportStep) => {
    options.signal?.throwIfAborted();
    options.progress?.(name, STEPS.indexOf(name) / STEPS.length);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };

  await step("check");
  const file = await openPackage(given);
  const summary = check(file, GLB_LIMITS);
  await step("validate");
  const verdict = await validate(file, undefined, options.signal);
  if (verdict.errors > 0) {
    const first = verdict.issues.find((issue) => issue.severity === 0);
    const where = `${first?.code ?? "?"} ${first?.pointer ?? ""}`.trim();
    notes.add("warning", "source-invalid", { count: verdict.errors, first: where });
  }

  await step("read");
  const document = await readDocument(file);
  const extracted = extract(document);
  noteLeftOut(document, extracted.lines, notes);
  if (extracted.pieces.length === 0) throw new AssetRefusal("no-geometry");
  inspect(document, extracted.pieces, notes);

  await step("normalise");
  const [kind, confidence] = kindOf(extracted.pieces, options.name ?? "", corrections.kind);
  if (confidence === "low") notes.add("warning", "part-kind");
  // a caliper hangs on one side: brakes stand by what is round of them
  const upright = (kind === "brakes" && discOf(extracted.pieces)) || extracted.pieces;
  const stand = standOf(upright, kind, corrections, notes);
  const standing = moveAll(extracted.pieces, stand).map(
    (piece): Part => ({ ...piece, substance: substanceOf(piece), corner: null }),
  );
  const said = withRoles(standing, corrections.roles);
  if (said.length === 0) throw new AssetRefusal("no-geometry");
  const brakes = kind === "brakes" ? brakeOf(said, corrections, notes) : null;
  if (kind === "brakes" && !brakes) notes.add("warning", "part-disc");
  const told = kind === "wheel" ? tellWheel(said, corrections.oneMesh ?? false, notes) : (brakes?.parts ?? said);

  await step("simplify");
  // measured as it came: less triangles are another size
  const measured = kind === "wheel" ? wheelOf(told, corrections, notes) : null;
  const simple = await simplify(told, corrections.triangles ?? PART_TRIANGLES, notes);

  await step("propose");
  const wheel = measured?.wheel ?? null;
  // of brakes one corner: both axles lie in the same place
  const corner = brakes ? told.filter((part) => part.corner !== "rear.left") : told;
  const box = boundsOf(corner);
  const middle: Vec3 = [(measured?.middle ?? 0) / 1000, 0, 0];
  const foot: Vec3 = brakes?.anchor ?? (wheel ? [wheel.offset / 1000, 0, 0] : footOf(told, kind));
  const anchor: Vec3 = corrections.anchor ? (corrections.anchor.map((value) => value / 1000) as Vec3) : foot;
  // each corner of brakes lies about its own origin already
  const origin = brakes ? ([0, 0, 0] as Vec3) : (anchor.map((value, k) => value + (middle[k] as number)) as Vec3);
  const mass = massOf(told.filter((part) => part.substance !== "tyre"));
  const substance = corrections.substance ?? usualSubstance(kind);
  const [place] = INTERFACES[kind];
  const found: PartFound = {
    kind,
    confidence,
    size: sizeOf(box).map(mm) as [number, number, number],
    wheel: wheel && { ...wheel, offset: tenth(anchor[0] * 1000) },
    brake: brakes?.brake ?? null,
    mount: place
      ? {
          interface: corrections.interface ?? place,
          span: corrections.span ?? Math.max(1, mm(sizeOf(box)[0])),
          feet: kind === "spoiler" ? soleOf(told).feet : null,
        }
      : null,
    anchor: anchor.map((value) => tenth(value * 1000)) as [number, number, number],
    factor: Number(Math.cbrt(Math.abs(determinant(stand))).toPrecision(6)),
    area: Math.round(mass.area * 1000) / 1000,
    litres: Math.round(mass.litres * 100) / 100,
    isClosed: mass.isClosed,
    // what is bought is all four corners
    weightKg:
      corrections.weightKg ?? tenth(weigh(mass, substance, kind) * (brakes ? (brakes.brake.isPair ? 2 : 4) : 1)),
    substance,
    materials: [],
  };
  const zoned = zonesOf(simple, kind, corrections.zones);
  found.materials = materialsOf(standing, zoned, corrections);

  await step("write");
  const source = {
    triangles: triangleCount(extracted.pieces),
    unfolded: unfoldedBytes(extracted.pieces),
    draws: extracted.pieces.length,
  };
  const mounted = zoned.map((part) => ({
    ...part,
    ...moveAll([part], translation(...(origin.map((value) => -value) as Vec3)))[0],
  }));
  const glb = await writePart(document, mounted, notes);

  await step("verify");
  const result = await validate(glb, undefined, options.signal);
  if (result.errors > 0) throw new Error(`the written GLB is invalid: ${JSON.stringify(result.issues.slice(0, 3))}`);
  options.progress?.("verify", 1);
  const root = document.getRoot();
  return {
    glb,
    option: {
      version: PART_VERSION,
      model3d: assetFile("model.glb", glb),
      measures: measuresOf(found),
      conflicts: [],
      requires: [],
    },
    found,
    report: {
      source: {
        bytes: given.byteLength,
        generator: summary.generator,
        nodes: summary.nodes,
        materials: summary.materials,
        textures: summary.textures,
        ...source,
      },
      output: {
        bytes: glb.byteLength,
        triangles: triangleCount(mounted),
        primitives: root.listMeshes().reduce((sum, mesh) => sum + mesh.listPrimitives().length, 0),
        textures: root.listTextures().length,
        validatorErrors: result.errors,
        validatorWarnings: result.warnings,
      },
      livery: null,
      notes: notes.list,
    },
  };
}
