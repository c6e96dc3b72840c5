import { TransportError } from "@carloom/api-client";
import { ArtLayersBringDocument, type ArtLayersBringMutation } from "@carloom/api-client/threed";
import type { Placement } from "@carloom/build";
import { carried, onBody, pasteStickers, placementId, type Quat } from "@carloom/editor";
import type { TranslateText } from "@carloom/ui";
import { freeMiddle } from "../clipboard/free-middle.ts";
import { roomLeft } from "../clipboard/transfer.ts";
import { problemOf } from "../lib/problem.ts";
import { newPlacement } from "../art/art.ts";
import { putOnShelf } from "../catalogue/art-shelf.ts";
import { keepInAccount } from "../own-art/own-art.ts";
import type { Studio } from "../workspace/studio.ts";
import { MAX_LAYERED_BYTES } from "../own-art/kinds.ts";

export type Brought = NonNullable<ArtLayersBringMutation["artLayersBring"]["file"]>;
export type BroughtLayer = Brought["layers"][number];
/** A message of `studio.layered.refused.*`. */
export type Refusal = NonNullable<ArtLayersBringMutation["artLayersBring"]["refusal"]> | "offline";
export type Bringing = { ok: true; file: Brought } | { ok: false; why: Refusal };

/** A file travels from a phone, waits for those before it and is read for 40 s at most. */
const PATIENCE = 180_000;

/** Asks the service for the layers of a file, each of which is art of the person then. @param signal ends it where nobody waits any more */
export async function bringLayers(
  { clients }: Pick<Studio, "clients">,
  file: File,
  page: number,
  signal?: AbortSignal,
): Promise<Bringing> {
  if (file.size > MAX_LAYERED_BYTES) return { ok: false, why: "size" };
  const options = { batch: false, timeoutMs: PATIENCE, ...(signal && { signal }) };
  try {
    const { artLayersBring } = await clients.threed.mutate(ArtLayersBringDocument, { file, page }, options);
    if (artLayersBring.file) return { ok: true, file: artLayersBring.file };
    return { ok: false, why: artLayersBring.refusal ?? "broken" };
  } catch (error) {
    if (error instanceof TransportError && error.failure === "timeout") return { ok: false, why: "slow" };
    return { ok: false, why: problemOf(error) === "offline" ? "offline" : "busy" };
  }
}

/** More layers than these would push everything else off the list of one's art. */
const MOST_ON_SHELF = 12;
const FLAT = { position: [0, 0, 0] as [number, number, number], rotation: [0, 0, 0, 1] as Quat };

/** A layer in the plane of its file, whose middle is the origin. @param scale metres of a millimetre of the file */
export function flatLayer(file: Brought, layer: BroughtLayer, scale: number): Placement {
  const { image, left, top, width, height, name, group } = layer;
  const x = (left + width / 2 - file.width / 2) * scale;
  const y = (file.height / 2 - top - height / 2) * scale;
  const art = { kind: "upload" as const, uuid: image.uuid };
  return {
    ...newPlacement(art, width * scale, width / height, group ? `${group} / ${name}` : name),
    position: [x, y, 0],
    opacity: layer.opacity,
    hidden: layer.isHidden,
    ...(layer.blend && { blend: layer.blend }),
  };
}

export type Laying = "laid" | "full" | "nowhere";

/**
 * Lays layers on the car in the middle of the view, as one group and one step, as they lie in their file.
 * @param width of the whole file on the car, mm
 */
export function layLayers(
  studio: Studio,
  t: TranslateText,
  { file, layers, width, title }: { file: Brought; layers: readonly BroughtLayer[]; width: number; title: string },
): Laying {
  const { editor, stage, body, ui, catalogue, visitor } = studio;
  if (layers.length > roomLeft(studio)) return "full";
  const hit = stage && freeMiddle(stage);
  if (!stage || !hit) return "nowhere";
  const scale = width / file.width / 1000;
  const { rotation } = stage.placementAt(hit, [width / 1000, file.height * scale]);
  const to = { position: hit.point, rotation: rotation as Quat };
  const group = layers.length > 1 ? title.slice(0, 80) : null;
  const stickers = layers.map((layer) => {
    const there = carried(flatLayer(file, layer, scale), FLAT, to);
    return { ...(onBody(there, body?.nearest ?? (() => null)) ?? there), group };
  });
  for (const layer of layers) {
    const art = { ...layer.image, name: layer.name, ...(visitor.user ? { owner: visitor.user.id } : {}) };
    catalogue.remember(layer.image);
    if (layers.length > MOST_ON_SHELF) continue;
    putOnShelf(art);
    void keepInAccount(studio, art);
  }
  const ids = stickers.map(() => placementId());
  const groupName = (number: number) => `${title.slice(0, 70)} ${number}`;
  editor.edit({ key: "studio.step.layered" }, (build) => pasteStickers(build, stickers, { ids, groupName }), {
    stickers: ids,
  });
  ui.set({ panel: "stickers", libraryOverInspector: false, sheet: "half" });
  studio.announce(t("studio.layered.laid", { count: layers.length, title }));
  return "laid";
}
