import { randomUUID } from "node:crypto";
import { networkOf, type RequestContext } from "@carloom/platform";
import { DrawingStopped, drawing, layering, QueueFull } from "../drawing/drawing.ts";
import type { FoundLayer, FoundLayers, LayerRefusal } from "../drawing/layers/found.ts";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { keepObjects } from "../object/keep.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { uploadRefused } from "./upload.policy.ts";
import { insertUpload, type UploadRow, uploadsByUuid } from "./upload.repository.ts";

/** Layers of one file, and decoded pixels of all of them. */
const MOST_LAYERS = 100;
const MOST_PIXELS = 60_000_000;
/** Files of one address a minute: each may be worth a hundred uploads. */
const FILES_PER_MINUTE = 6;

/** A layer that was stored as art. */
export type StoredLayer = Omit<FoundLayer, "picture"> & { image: UploadRow };
export type StoredLayers = Omit<FoundLayers, "layers"> & { layers: StoredLayer[] };
export type LayersBrought = { found: StoredLayers | null; why: LayerRefusal | null };

const refused = (why: LayerRefusal): LayersBrought => ({ found: null, why });

/** Reads a file's layers in a process of its own and stores each as art, as uploads are; guests may, too. */
export async function bringLayers(context: RequestContext, file: File, page: number): Promise<LayersBrought> {
  const { LIMIT_LAYERED_BYTES } = context.settings.env;
  if (await uploadRefused(context)) return refused("busy");
  if (!(await context.throttle.take(`layers:${networkOf(context.ip)}`, FILES_PER_MINUTE, 60)).ok)
    return refused("busy");
  if (file.size > LIMIT_LAYERED_BYTES) return refused("size");
  const who = context.visitor ? ownerOf(context.visitor) : null;
  const limits = { bytes: LIMIT_LAYERED_BYTES, pixels: MOST_PIXELS, layers: MOST_LAYERS };
  try {
    const result = await layering.draw<"layers">(who ?? networkOf(context.ip), async () => ({
      kind: "layers",
      bytes: new Uint8Array(await file.arrayBuffer()),
      page,
      limits,
    }));
    if (!result.ok) return refused(result.why);
    return { found: await store(context, who, result.found), why: null };
  } catch (error) {
    if (error instanceof QueueFull) return refused("busy");
    if (error instanceof DrawingStopped) return refused("slow");
    throw error;
  }
}

async function store(context: RequestContext, owner: string | null, found: FoundLayers): Promise<StoredLayers> {
  const objects = found.layers.map(({ picture }) => ({ folder: "upload", ...picture }));
  const layers = await keepObjects(context, objects, async (trx, names) => {
    const rows: StoredLayer[] = [];
    for (const [i, { picture, ...layer }] of found.layers.entries()) {
      const image = await insertUpload(trx, {
        uuid: randomUUID(),
        owner_id: owner,
        object_name: names[i] ?? "",
        width: picture.width,
        height: picture.height,
        mime_type: picture.mimeType,
        bytes: picture.bytes.byteLength,
        generated_by: null,
        width_mm: Math.max(1, Math.round(layer.box[2])),
      });
      rows.push({ ...layer, image });
    }
    return rows;
  });
  return { ...found, layers };
}

/** Longest edge of a picture that is traced, px. */
const TRACED_EDGE = 1600;

/** A picture that the caller may see, as curves: new art beside it. */
export async function traceArt(context: RequestContext, uuid: string): Promise<Outcome<UploadRow>> {
  const limited = await uploadRefused(context);
  if (limited) return limited;
  const owner = context.visitor ? ownerOf(context.visitor) : null;
  const image = (await uploadsByUuid(context.db, [uuid], owner)).get(uuid);
  const bytes = image && (await context.storage.get(image.object_name));
  if (!image || !bytes) return notFound("picture");
  if (image.mime_type === "image/svg+xml") return invalid("This is a drawing already.");
  const pixels = context.settings.env.LIMIT_IMAGE_PIXELS;
  try {
    const svg = await drawing.draw<"trace">(owner ?? networkOf(context.ip), async () => ({
      kind: "trace",
      bytes,
      edge: TRACED_EDGE,
      pixels: Math.max(pixels, MOST_PIXELS),
    }));
    if (svg === null) return fail("INVALID", "Only flat art of at most twelve colors can be traced.");
    const objects = [{ folder: "upload", bytes: new TextEncoder().encode(svg), extension: "svg" }];
    return done(
      await keepObjects(context, objects, (trx, [name = ""]) =>
        insertUpload(trx, {
          uuid: randomUUID(),
          owner_id: owner,
          object_name: name,
          mime_type: "image/svg+xml",
          width: image.width,
          height: image.height,
          bytes: svg.length,
          width_mm: image.width_mm,
          generated_by: image.generated_by,
        }),
      ),
    );
  } catch (error) {
    if (error instanceof QueueFull)
      return fail("LIMIT", "Many pictures are waiting already. Please try again in a moment.");
    if (error instanceof DrawingStopped) return invalid("The picture takes too long to trace.");
    throw error;
  }
}
