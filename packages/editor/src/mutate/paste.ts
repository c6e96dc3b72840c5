import { type BuildDocument, MAX_STICKERS, type Placement, sameJson } from "@carloom/build";
import {
  angleAgainst,
  aroundNormal,
  conjugate,
  multiply,
  normalize,
  type Quat,
  normalOf,
  rotate,
  type Vec3,
} from "../geometry/quat.ts";
import { uprightRotation } from "../geometry/upright.ts";
import { namesOf, shareWithin, tidied } from "./nesting.ts";
import { remasked } from "./mask-links.ts";
import { moved } from "./stickers.ts";

/** Lowest and highest corner, metres. */
export type Box = readonly [Readonly<Vec3>, Readonly<Vec3>];
/** How large a car is that stickers come from or go to. */
export type CarBoxes = { body: Box; panels: Readonly<Record<string, Box>> };
/** Where the body lies nearest to a point, seen against its normal; of these panels alone where there are such. */
export type Nearest = (
  point: Vec3,
  normal: Vec3,
  panels?: readonly string[] | null,
) => { point: Vec3; normal: Vec3; panel: string } | null;
type Pose = { position: Readonly<Vec3>; rotation: Quat };

const clamp = (value: number) => Math.max(-30, Math.min(30, Math.round(value * 1e7) / 1e7));

/** A sticker on the body where that lies nearest to where it is, with the turn it has; as it is where there is no body. */
export function onBody(
  sticker: Placement,
  nearest: Nearest,
  panels: readonly string[] | null = null,
): Placement | null {
  // what is laid around the car lies on no one place of it
  if (sticker.projection === "wrap") return sticker;
  const rotation = sticker.rotation as Quat;
  const normal = normalOf(rotation);
  const hit = nearest(sticker.position, normal, panels);
  if (!hit) return null;
  const angle = angleAgainst(rotation, uprightRotation(normal));
  const [x, y, z] = hit.point;
  return {
    ...sticker,
    position: [clamp(x), clamp(y), clamp(z)],
    rotation: normalize(multiply(uprightRotation(hit.normal), aroundNormal(angle))),
  };
}

/** A sticker carried along when what it belongs to goes from one pose to another: in one piece, sizes as they are. */
export function carried(sticker: Placement, from: Pose, to: Pose): Placement {
  const turn = multiply(to.rotation, conjugate(from.rotation));
  const [dx, dy, dz] = rotate(turn, [
    sticker.position[0] - from.position[0],
    sticker.position[1] - from.position[1],
    sticker.position[2] - from.position[2],
  ]);
  return {
    ...sticker,
    position: [clamp(to.position[0] + dx), clamp(to.position[1] + dy), clamp(to.position[2] + dz)],
    rotation: normalize(multiply(turn, sticker.rotation as Quat)),
  };
}

/** A point at the same share of another box. */
function inBox(point: Readonly<Vec3>, from: Box, to: Box): Vec3 {
  const axis = (k: 0 | 1 | 2) => {
    const length = from[1][k] - from[0][k];
    const share = length < 0.01 ? 0.5 : (point[k] - from[0][k]) / length;
    return clamp(to[0][k] + share * (to[1][k] - to[0][k]));
  };
  return [axis(0), axis(1), axis(2)];
}

/** How a sticker came to its place on another car: on the panel of that name, by its place on the body, or on nothing. */
export type Landing = "panel" | "body" | "nothing";

/**
 * A sticker of one car on another: at the same place of the same panel, or else of the body, in its true size and with
 * its turn. A mask keeps the panels that both cars have.
 * @param panel the panel that it lay on
 */
export function rehomed(
  sticker: Placement,
  panel: string | undefined,
  from: CarBoxes | null,
  to: CarBoxes,
  nearest: Nearest,
): { sticker: Placement; landing: Landing } {
  const panels = sticker.panels?.filter((one) => to.panels[one]) ?? null;
  const masked = { ...sticker, panels: panels?.length ? panels : null };
  const [was, is] = panel === undefined ? [] : [from?.panels[panel], to.panels[panel]];
  const on = panel !== undefined && was && is ? { ...masked, position: inBox(sticker.position, was, is) } : null;
  const there = on && onBody(on, nearest, [panel ?? ""]);
  if (there) return { sticker: there, landing: "panel" };
  const beside = from ? { ...masked, position: inBox(sticker.position, from.body, to.body) } : masked;
  const laid = onBody(beside, nearest);
  return laid ? { sticker: laid, landing: "body" } : { sticker: beside, landing: "nothing" };
}

/** Where copies lie exactly over what they were copied from: that much beside it, metres. */
const BESIDE = 0.04;

/**
 * Puts stickers on the car, above `above` or on top, with ids and groups of their own; the ones that would lie exactly
 * over a twin of themselves stand beside it. Unchanged where more than {@link MAX_STICKERS} would be on it.
 */
export function pasteStickers(
  document: BuildDocument,
  stickers: readonly Placement[],
  {
    ids,
    above,
    groupName,
    groups: nesting,
  }: {
    /** One for each. */
    ids: readonly string[];
    above?: string | undefined;
    groupName(number: number): string;
    /** What is told of their groups. */
    groups?: BuildDocument["groups"] | undefined;
  },
): BuildDocument {
  if (stickers.length === 0 || document.stickers.length + stickers.length > MAX_STICKERS) return document;
  const face = ({ position, rotation, size, art }: Placement) => ({ position, rotation, size, art });
  const lie = document.stickers.map(face);
  const covers = stickers.some((one) => lie.some((other) => sameJson(other, face(one))));
  const taken = namesOf(document);
  const theirs = namesOf({ stickers: [...stickers], ...(nesting && { groups: nesting }) });
  const groups = new Map<string, string>();
  const groupOf = (group: string | null): string | null => {
    if (group === null || !taken.has(group)) return group;
    const known = groups.get(group);
    if (known !== undefined) return known;
    const used = new Set([...taken, ...groups.values(), ...theirs]);
    let number = 1;
    while (used.has(groupName(number))) number++;
    groups.set(group, groupName(number));
    return groupName(number);
  };
  const there = new Set(document.stickers.map(({ id }) => id));
  const names = new Map(stickers.map(({ id }, index) => [id, ids[index] ?? id]));
  // clipped by what came along; by what lies on this car only where that is the same layer
  const masked = remasked(stickers, (layer) => names.get(layer) ?? (there.has(layer) ? layer : null));
  const pasted = masked.map((sticker, index) => ({
    ...sticker,
    id: ids[index] ?? sticker.id,
    group: groupOf(sticker.group),
    ...(covers && { position: moved(sticker, BESIDE, -BESIDE) }),
  }));
  const below = above === undefined ? -1 : document.stickers.findIndex(({ id }) => id === above);
  let at = below < 0 ? document.stickers.length : below + 1;
  // never into the middle of a group
  while (at < document.stickers.length && shareWithin(document, [], document.stickers[at - 1], document.stickers[at]))
    at++;
  const nested = Object.entries(nesting ?? {}).flatMap(([name, { in: outer, ...told }]) => {
    const [own, around] = [groupOf(name), groupOf(outer ?? null)];
    return own === null ? [] : [[own, around === null ? told : { ...told, in: around }] as const];
  });
  const next = { ...document, stickers: document.stickers.toSpliced(at, 0, ...pasted) };
  return nested.length > 0 ? tidied({ ...next, groups: { ...document.groups, ...Object.fromEntries(nested) } }) : next;
}
