import { SLOT_IDS, type SlotKind, slotKind } from "@carloom/build";
import { boundsOf, centreOf, type Vec3 } from "../geometry/piece.ts";
import type { Wheel } from "./wheels.ts";
import type { Zoned } from "./zones.ts";
import { words } from "./words.ts";

/** One anchor of a slot: an empty node at `position`; `mirror` where parts made for the left are reflected. */
export type Anchor = { node: string; position: Vec3; mirror: boolean };
/** `stock`: the car comes with something there. */
export type SlotPlan = { id: string; anchors: Anchor[]; stock: boolean };

/** Offset assumed when none is stated, mm: the middle of passenger cars. */
export const USUAL_OFFSET = 35;

type Named = NonNullable<SlotKind["named"]>;
const NAMED = SLOT_IDS.flatMap((id): [string, Named][] => {
  const named = slotKind(id)?.named;
  return named ? [[id, named]] : [];
}).sort(([, a], [, b]) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false));

/** Slots that a car may have and that only separate meshes can become. */
export const NAMED_SLOTS = NAMED.map(([id]) => id);

function namedSlot(part: Zoned): [string, Named] | undefined {
  if (part.substance === "interior") return undefined;
  const text = words(part.node);
  return NAMED.find(([, named]) => named.words.test(text));
}

/** Anchor node of a part, or null when it belongs to no slot. */
export function anchorOf(part: Zoned): string | null {
  if (part.corner) {
    const brakes = part.substance === "caliper" || part.substance === "disc";
    return `slot.${brakes ? "brakes" : "wheels"}.${part.corner}`;
  }
  if (part.slot === null) return null;
  const found = part.slot === undefined ? namedSlot(part) : NAMED.find(([id]) => id === part.slot);
  if (!found) return null;
  const [id, { isPaired }] = found;
  return isPaired ? `slot.${id}.${centreOf(boundsOf([part]))[0] >= 0 ? "left" : "right"}` : `slot.${id}`;
}

/** The slot of an anchor's node. */
export function slotOf(anchor: string): string {
  const place = anchor.replace(/^slot\./, "");
  return SLOT_IDS.find((id) => place === id || place.startsWith(`${id}.`)) ?? place;
}

/** Where a slot's part meets the car. */
function foot(parts: readonly Zoned[], id: string): Vec3 {
  const box = boundsOf(parts);
  const [x, y, z] = centreOf(box);
  const at = slotKind(id)?.named?.foot ?? "underside";
  if (at === "inner end") return [x >= 0 ? box.min[0] : box.max[0], y, z];
  return [0, at === "middle" ? y : box.min[1], z];
}

/** Anchors for every part that can be swapped, in a fixed order. `offsetMm` of an axle places the wheels' mounting planes. */
export function proposeSlots(
  parts: readonly Zoned[],
  wheels: readonly Wheel[],
  offsetMm: (axle: "front" | "rear" | null) => number,
  stated: ReadonlyMap<string, Vec3> = new Map(),
): SlotPlan[] {
  const groups = new Map<string, Zoned[]>();
  for (const part of parts) {
    const anchor = anchorOf(part);
    if (anchor) groups.set(anchor, [...(groups.get(anchor) ?? []), part]);
  }
  const slots = new Map<string, Anchor[]>();
  for (const [node, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const id = slotOf(node);
    const wheel = wheels.find((one) => node.endsWith(one.corner));
    const right = node.endsWith(".right");
    const outwards = right ? -1 : 1;
    const position: Vec3 = wheel
      ? [
          wheel.centre[0] + (outwards * offsetMm(wheel.corner.startsWith("rear") ? "rear" : "front")) / 1000,
          wheel.centre[1],
          wheel.centre[2],
        ]
      : foot(members, id);
    slots.set(id, [...(slots.get(id) ?? []), { node, position: stated.get(node) ?? position, mirror: right }]);
  }
  const plans = [...slots].map(([id, anchors]): SlotPlan => ({ id, anchors, stock: true }));
  // a place for a part that the car comes without
  for (const [node, position] of [...stated].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const id = slotOf(node);
    if (groups.has(node) || !NAMED_SLOTS.includes(id)) continue;
    const plan = plans.find((one) => one.id === id && !one.stock);
    const anchor = { node, position, mirror: node.endsWith(".right") };
    if (plan) plan.anchors.push(anchor);
    else if (!plans.some((one) => one.id === id)) plans.push({ id, anchors: [anchor], stock: false });
  }
  return plans;
}
