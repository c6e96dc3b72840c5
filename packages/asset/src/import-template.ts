import { readFile } from "node:fs/promises";
import type { Manifest } from "@carloom/build";
import { PropertyType } from "@gltf-transform/core";
import { check } from "./check/check.ts";
import { GLB_LIMITS } from "./check/limits.ts";
import { plainOf } from "./faces/copies.ts";
import { divide } from "./faces/divide.ts";
import { applyFixes } from "./fix/fixes.ts";
import { areaOf, boundsOf, type Matrix, type Piece, sizeOf, triangleCount, unfoldedBytes } from "./geometry/piece.ts";
import { IDENTITY, multiply, scaling, transformPiece } from "./geometry/transform.ts";
import type { CarFrame } from "./livery/panel-names.ts";
import { proposePanels } from "./livery/panels.ts";
import { type LiveryMap, RESOLUTION, unwrap } from "./livery/unwrap.ts";
import { visibleTriangles } from "./livery/visibility.ts";
import { offsetOf } from "./manifest/hub.ts";
import { buildManifest } from "./manifest/manifest.ts";
import { ground } from "./normalise/ground.ts";
import { turnOf } from "./normalise/orient.ts";
import { stripProps } from "./normalise/props.ts";
import { factorOf } from "./normalise/scale.ts";
import { simplify } from "./normalise/simplify.ts";
import { IMPORT_STEPS, type ImportOptions, type ImportStep } from "./options.ts";
import { correct } from "./propose/correct.ts";
import { type Found, foundIn } from "./propose/found.ts";
import type { Corner, Part } from "./propose/part.ts";
import { writePieces } from "./pieces/write.ts";
import { substanceOf } from "./propose/roles.ts";
import { anchorOf, NAMED_SLOTS, proposeSlots, type SlotPlan, USUAL_OFFSET } from "./propose/slots.ts";
import { tellWindows } from "./propose/windows.ts";
import { findWheels, type Wheel } from "./propose/wheels.ts";
import { noteZones, proposeZones, type Zoned } from "./propose/zones.ts";
import { readDocument } from "./read/document.ts";
import { extract } from "./read/extract.ts";
import { inspect } from "./read/inspect.ts";
import { noteLeftOut } from "./read/leave-out.ts";
import { AssetRefusal } from "./refusal.ts";
import { type ImportReport, Notes } from "./report.ts";
import { statedAnchors, statedHinges, statedPlates, statedViews, statedWheels } from "./stated.ts";
import { openPackage } from "./unpack/zip.ts";
import { validate } from "./validate/validate.ts";
import { compress } from "./write/compress.ts";
import { writeMaterials } from "./write/materials.ts";
import { writePlates } from "./write/plates.ts";
import { writeScene } from "./write/scene.ts";
import { compressTextures } from "./write/textures.ts";

/** A template package: write `glb` as `model.glb` beside the manifest. `found` is what was taken for what. */
export type ImportResult = {
  glb: Uint8Array;
  manifest: Manifest;
  report: ImportReport;
  found: Found;
  livery: LiveryMap | null;
  /** Every face of the file where it stands on the car, for whoever names faces; null where it was not asked for. */
  pieces: Uint8Array | null;
};

const DEFAULT_TRIANGLES = 150_000;
const DEFAULT_TEXTURE = 2048;
const OUTPUT_BYTES = 4 * 1024 * 1024;

function noteSlots(parts: readonly Zoned[], slots: readonly SlotPlan[], options: ImportOptions, notes: Notes): void {
  for (const slot of slots) {
    const nodes = new Set(
      parts
        .filter((part) => slot.anchors.some((anchor) => anchor.node === anchorOf(part)))
        .map((part) => part.node || part.material?.getName() || "unnamed"),
    );
    notes.add("done", "slot", { slot: slot.id, nodes: [...nodes].slice(0, 6).join(", ") });
  }
  const missing = NAMED_SLOTS.filter((id) => !slots.some((slot) => slot.id === id));
  if (missing.length > 0) notes.add("limit", "slots-missing", { slots: missing.join(", ") });
  if (!slots.some((slot) => slot.id.startsWith("wheels."))) return;
  if ((options.corrections?.hubs ?? []).length > 1) return;
  if (!options.hub?.boltPattern || !options.hub.centreBore) notes.add("limit", "hub-unknown");
  if (options.hub?.offset === undefined) notes.add("warning", "offset-assumed", { offset: USUAL_OFFSET });
}

function frameOf(parts: readonly Part[], wheels: readonly Wheel[]): CarFrame {
  const [, height, length] = sizeOf(boundsOf(parts));
  const axle = (end: string, fallback: number) =>
    wheels.find((wheel) => wheel.corner.startsWith(end))?.centre[2] ?? fallback;
  return {
    height,
    frontAxle: axle("front", length * 0.3),
    rearAxle: axle("rear", -length * 0.3),
    wheelRadius: wheels[0]?.radius ?? 0.33,
  };
}

/**
 * Makes a template out of somebody's GLB (bytes or a path). Deterministic: the same file and options give the same bytes.
 * Throws AssetRefusal when the file cannot or must not be read, and the signal's reason when aborted.
 * CPU-bound for seconds: servers run it in a worker or a child process.
 */
export async function importTemplate(input: Uint8Array | string, options: ImportOptions = {}): Promise<ImportResult> {
  const notes = new Notes();
  const step = async (name: ImportStep, within = 0) => {
    options.signal?.throwIfAborted();
    options.progress?.(name, (IMPORT_STEPS.indexOf(name) + within) / IMPORT_STEPS.length);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };

  await step("check");
  const given = typeof input === "string" ? new Uint8Array(await readFile(input)) : input;
  const file = await openPackage(given);
  const summary = check(file, GLB_LIMITS);
  await step("validate");
  const verdict = await validate(file, undefined, options.signal);
  if (verdict.errors > 0) {
    const first = verdict.issues.find((issue) => issue.severity === 0);
    notes.add("warning", "source-invalid", {
      count: verdict.errors,
      first: `${first?.code ?? "?"} ${first?.pointer ?? ""}`.trim(),
    });
  }

  await step("read");
  const document = await readDocument(file);
  const extracted = extract(document);
  noteLeftOut(document, extracted.lines, notes);
  if (extracted.pieces.length === 0) throw new AssetRefusal("no-geometry");
  inspect(document, extracted.pieces, notes);
  const source = {
    triangles: triangleCount(extracted.pieces),
    unfolded: unfoldedBytes(extracted.pieces),
    nodes: summary.nodes,
    draws: extracted.pieces.length,
    materials: summary.materials,
    textures: summary.textures,
  };

  await step("normalise");
  const corrections = options.corrections ?? {};
  const fixed = applyFixes(extracted.pieces, corrections.fixes ?? [], notes);
  const stripped = stripProps(fixed.pieces, notes, corrections);
  const divided = await divide(stripped, corrections.faces ?? [], corrections.split ?? [], notes);
  const pieces = divided.pieces;
  if (pieces.length === 0) throw new AssetRefusal("no-geometry");
  const turn = turnOf(pieces, options.nose, notes);
  const upright = multiply(scaling(factorOf(moveAll(pieces, turn), options.length, notes)), turn);
  const car = moveAll(pieces, upright);
  const found = findWheels(
    car.map((piece): Part => ({ ...piece, substance: substanceOf(piece), corner: null })),
    notes,
    statedWheels(corrections, upright),
  );
  const grounded = ground(found.parts, found.wheels, notes);
  const standing = { ...grounded, parts: await tellWindows(grounded.parts, notes) };
  const frame = multiply(standing.matrix, upright);
  // a wheel that was set straight is chosen as it stands
  const turned = straightened(found.parts, found.turns);
  const frameOfPiece = (number: number) => {
    const turn = turned.get(number);
    return turn ? multiply(standing.matrix, multiply(turn, upright)) : frame;
  };

  await step("simplify");
  const budget = options.triangles ?? DEFAULT_TRIANGLES;
  const parts = await simplify(standing.parts, options.exact ? Number.POSITIVE_INFINITY : budget, notes);
  const simplified = { budget, before: triangleCount(standing.parts), after: triangleCount(parts) };

  await step("propose");
  const seen = visibleTriangles(parts, parts);
  const seenOf = new Map(parts.map((part, i) => [part, seen[i] as Uint8Array]));
  const outside = new Map(parts.map((part) => [part, visibleArea(part, seenOf.get(part) as Uint8Array)]));
  const zoned = correct(proposeZones(parts, outside, notes), corrections, notes).map(plain);
  noteZones(zoned, notes);
  const slots = proposeSlots(
    zoned,
    standing.wheels,
    offsetOf(corrections, options.hub?.offset),
    statedAnchors(corrections, frame),
  );
  noteSlots(zoned, slots, options, notes);

  await step("panels");
  const flags = new Map(zoned.map((part, i) => [part, seen[i] as Uint8Array]));
  const { panels, rest } = proposePanels(zoned, flags, frameOf(zoned, standing.wheels), notes);

  await step("unwrap");
  const livery = await unwrap(panels, notes, {
    signal: options.signal,
    progress: (done) => options.progress?.("unwrap", (IMPORT_STEPS.indexOf("unwrap") + done) / IMPORT_STEPS.length),
  });

  await step("write");
  const materials = writeMaterials(document, zoned, notes);
  const zoneParts = new Map<string, Zoned>();
  for (const part of zoned) if (part.zone && !zoneParts.has(part.zone)) zoneParts.set(part.zone, part);
  const texCoord = panels.some((panel) => materials.textured.has(panel.zone)) ? 1 : 0;
  const credits = options.credits ?? document.getRoot().getAsset().copyright ?? "";
  const zoneMaterial = (zone: string) => materials.of(zoneParts.get(zone) as Zoned);
  const zones = new Map([...zoneParts.keys()].map((zone) => [zone, zoneMaterial(zone)]));
  const box = boundsOf(zoned);
  const names = (livery?.panels ?? []).map(({ id }) => id);
  const hinges = statedHinges(corrections, frame, names, notes);
  writeScene(document, {
    panels: livery?.panels ?? [],
    rest,
    slots,
    hinges,
    texCoord,
    materialOf: materials.of,
    zoneMaterial,
  });
  const manifestInput = {
    box,
    wheels: standing.wheels,
    zones,
    livery,
    texCoord,
    slots,
    lamps: materials.lamps,
    hinges,
    views: statedViews(corrections, frame),
    credits,
  } as const;
  // Materials of the source are no longer used; pruning takes them and their textures.
  for (const material of document.getRoot().listMaterials()) if (!materials.names.has(material)) material.dispose();
  for (const texture of document.getRoot().listTextures())
    if (texture.listParents().every((parent) => parent.propertyType === PropertyType.ROOT)) texture.dispose();
  const plates = writePlates(document, statedPlates(corrections, frame), notes);
  await compressTextures(document, options.textureSize ?? DEFAULT_TEXTURE, notes, options.exact);
  const glb = await compress(document, options.exact);
  if (glb.byteLength > OUTPUT_BYTES)
    notes.add("warning", "output-large", { bytes: glb.byteLength, limit: OUTPUT_BYTES });
  const manifest = buildManifest({ glb, ...manifestInput }, options);

  await step("verify");
  const result = await validate(glb, undefined, options.signal);
  if (result.errors > 0) throw new Error(`the written GLB is invalid: ${JSON.stringify(result.issues.slice(0, 3))}`);
  const root = document.getRoot();
  const report: ImportReport = {
    source: { bytes: given.byteLength, generator: summary.generator, ...source },
    output: {
      bytes: glb.byteLength,
      triangles: triangleCount([...(livery?.panels ?? []).map((panel) => panel.piece), ...rest]) + plates.triangles,
      primitives: root.listMeshes().reduce((sum, mesh) => sum + mesh.listPrimitives().length, 0),
      textures: root.listTextures().length,
      validatorErrors: result.errors,
      validatorWarnings: result.warnings,
    },
    livery: livery && {
      resolution: RESOLUTION,
      pixelsPerMm: RESOLUTION / livery.mmPerUnit,
      panels: livery.panels.length,
      charts: livery.charts,
      used: livery.used,
    },
    notes: notes.list,
  };
  options.progress?.("verify", 1);
  return {
    glb,
    manifest,
    report,
    found: {
      ...foundIn(zoned, standing.wheels, corrections, notes.list),
      frame: [...frame],
      fixes: fixed.effects,
      simplified,
      split: divided.split,
      splittable: divided.splittable,
      anchors: slots.flatMap(({ anchors }) => anchors.map(({ node, position: [x, y, z] }) => ({ node, x, y, z }))),
      plates: plates.found,
    },
    livery,
    pieces: options.pieces ? writePieces(extracted.pieces, frameOfPiece, divided) : null,
  };
}

const moveAll = (pieces: readonly Piece[], matrix: Matrix): Piece[] =>
  matrix.every((value, i) => value === IDENTITY[i])
    ? [...pieces]
    : pieces.map((piece) => transformPiece(piece, matrix));

/** Turns of pieces that are a wheel as a whole, by their numbers. */
function straightened(parts: readonly Part[], turns: ReadonlyMap<Corner, Matrix>): ReadonlyMap<number, Matrix> {
  const corners = new Map<number, Set<Corner | null>>();
  for (const { number, corner } of parts)
    if (number !== undefined) corners.set(number, (corners.get(number) ?? new Set()).add(corner));
  return new Map(
    [...corners].flatMap(([number, own]) => {
      const [corner] = own;
      const turn = own.size === 1 && corner ? turns.get(corner) : undefined;
      return turn ? [[number, turn] as const] : [];
    }),
  );
}

/** What is painted in one colour of a picture has neither the picture nor the colours of its points. */
const plain = (part: Zoned): Zoned => (part.zone !== null && plainOf(part.material) ? { ...part, color: null } : part);

function visibleArea(part: Part, seen: Uint8Array): number {
  const total = part.index.length / 3;
  let count = 0;
  for (const flag of seen) count += flag;
  // Area by share of triangles is enough to rank materials.
  return total === 0 ? 0 : (areaOf(part) * count) / total;
}
