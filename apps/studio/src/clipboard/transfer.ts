import { MAX_STICKERS, type BuildDocument, type Placement } from "@carloom/build";
import {
  carried,
  degreesOf,
  type Landing,
  type Mutation,
  type Nearest,
  onBody,
  pasteStickers,
  placementId,
  primaryOf,
  type Quat,
  rehomed,
  resetPaint,
  setPaint,
  withDegrees,
} from "@carloom/editor";
import type { TranslateText } from "@carloom/ui";
import type { BuildFile } from "./build-file.ts";
import type { Studio } from "../workspace/studio.ts";
import type { Transfer } from "../workspace/transfer.ts";
import { freeMiddle } from "./free-middle.ts";

const nowhere: Nearest = () => null;
const nearestOf = ({ body }: Studio): Nearest => body?.nearest ?? nowhere;

/** Does the camera see where a sticker would lie? */
function inView({ stage }: Studio, { position }: Placement): boolean {
  const at = stage?.projectToScreen([...position]);
  const hit = at && stage?.pick(at.x, at.y);
  return hit?.livery === true && Math.hypot(...hit.point.map((n, k) => n - (position[k] ?? 0))) < 0.3;
}

/** Layers whose place is out of sight come to the middle of the view, in one piece. */
function broughtHere(studio: Studio, stickers: readonly Placement[]): readonly Placement[] {
  const primary = stickers.at(-1);
  if (!studio.stage || !primary || inView(studio, primary)) return stickers;
  const hit = freeMiddle(studio.stage);
  if (!hit) return stickers;
  const rotation = primary.rotation as Quat;
  const { rotation: upright } = studio.stage.placementAt(hit, [...primary.size]);
  const to = { position: hit.point, rotation: withDegrees(upright, degreesOf(rotation)) };
  const nearest = nearestOf(studio);
  return stickers.map((one) => {
    const there = carried(one, { position: primary.position, rotation }, to);
    return onBody(there, nearest) ?? there;
  });
}

/** One zone's paint goes where somebody is painting; of several each to its own. */
function paintsFor(studio: Studio, { paint, asSold, stickers }: BuildDocument): Mutation {
  const zones = Object.keys(paint);
  const { zone } = studio.editor.state.selection;
  const only = stickers.length === 0 && zones.length === 1 && zone !== null;
  return (build) => {
    let next = build;
    for (const [from, one] of Object.entries(paint)) {
      const to = only ? zone : from;
      if (studio.zone(to)) next = setPaint(resetPaint(next, [to]), [to], one, studio.paintOf);
    }
    const sold = (asSold ?? []).filter((one) => studio.zone(one) && !next.paint[one]);
    return sold.length > 0 ? { ...next, asSold: [...new Set([...(next.asSold ?? []), ...sold])] } : next;
  };
}

/** The layers and paints of a build, on this car: where they were, or on another car at the same place of the same panels. */
export function transferOf(studio: Studio, file: BuildFile, t: TranslateText): Transfer {
  const { template, editor } = studio;
  const { build, madeOn } = file;
  const other = file.template !== template.slug;
  const landings: Record<Landing, number> = { panel: 0, body: 0, nothing: 0 };
  let { stickers }: { stickers: readonly Placement[] } = build;
  const boxes = studio.body?.boxes();
  if (other && boxes)
    stickers = stickers.map((sticker) => {
      const panel = madeOn?.on[sticker.id];
      const found = rehomed(sticker, panel, madeOn?.boxes ?? null, boxes, nearestOf(studio));
      landings[found.landing]++;
      return found.sticker;
    });
  else if (Object.keys(build.paint).length === 0) stickers = broughtHere(studio, stickers);
  const ids = stickers.map(() => placementId());
  const paint = paintsFor(studio, build);
  const above = primaryOf(editor.state.selection) ?? undefined;
  const groupName = (number: number) => t("studio.layers.group-name", { number });
  return {
    from: other ? file.template : null,
    mutation: (document) => pasteStickers(paint(document), stickers, { ids, above, groupName, groups: build.groups }),
    ids,
    zones: Object.keys(build.paint).filter((zone) => studio.zone(zone)).length,
    landings,
  };
}

/** How many layers more the car can carry. */
export const roomLeft = ({ editor }: Studio): number => MAX_STICKERS - editor.state.document.stickers.length;
