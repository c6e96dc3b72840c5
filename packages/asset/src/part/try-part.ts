import { type Manifest, slotKind } from "@carloom/build";
import { boundsOf, type Piece } from "../geometry/piece.ts";
import { multiply, transformPiece } from "../geometry/transform.ts";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";
import { bodyRoom, type Seat } from "./body-room.ts";
import { around, NEAR, type Room } from "./room.ts";
import { grown } from "./samples.ts";
import { fitted, wheelRoom } from "./wheel-room.ts";

export type { Room } from "./room.ts";

/** A part and a car as they are stored: both passed an import. */
export type TryRequest = {
  part: Uint8Array;
  car: Uint8Array;
  slots: readonly { id: string; anchors: Manifest["slots"][number]["anchors"]; tyreDiameter: number | null }[];
};

async function piecesOf(
  glb: Uint8Array,
): Promise<{ pieces: Piece[]; worldOf: (node: string) => readonly number[] | null }> {
  const aligned = glb.byteOffset % 4 === 0 ? glb : new Uint8Array(glb);
  const document = await (await createIO()).readBinary(aligned);
  const nodes = document.getRoot().listNodes();
  return {
    pieces: extract(document).pieces,
    worldOf: (name) => nodes.find((node) => node.getName() === name)?.getWorldMatrix() ?? null,
  };
}

/** The inverse of a matrix that turns and moves, and does not stretch. */
function inverse(m: readonly number[]): number[] {
  const at = (i: number) => m[i] as number;
  const turned = [at(0), at(4), at(8), 0, at(1), at(5), at(9), 0, at(2), at(6), at(10), 0, 0, 0, 0, 1];
  const moved = [0, 1, 2].map((k) => -(at(k * 4) * at(12) + at(k * 4 + 1) * at(13) + at(k * 4 + 2) * at(14)));
  turned[12] = moved[0] as number;
  turned[13] = moved[1] as number;
  turned[14] = moved[2] as number;
  return turned;
}

const MIRROR = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** What a mesh of a car is called for a person: its panel, the slot that it stands in, or its own name. */
function nameOf({ path }: Piece): string {
  const slot = path.find((name) => name.startsWith("slot."));
  const panel = path.find((name) => name.startsWith("panel."));
  return slot ?? panel ?? path.at(-1) ?? "";
}

/** What nobody sees of a car, and what a part may stand in: linings behind its skin. */
const HIDDEN = /^(underlay|bay\.|inner\.|edge\.|interior|cabin|carpet|liner)/;
/** What the car's own part reaches into by more than this (m) lies behind it by design. */
const BY_DESIGN = 0.001;

type There = Awaited<ReturnType<typeof piecesOf>>;

/**
 * The room of brakes within the wheels that the car comes with, where it is least. A wheel turns about them, so sections are
 * compared, and it may touch nothing but what it is bolted to.
 */
function brakeRoom(own: readonly Piece[], there: There, anchors: Manifest["slots"][number]["anchors"]): Room[] {
  const rooms = anchors.flatMap(({ node, mirror }) => {
    const world = mirror ? null : there.worldOf(node);
    if (!world) return [];
    const axle = /\.(front|rear)\b/.exec(node)?.[1];
    const brakes = own.filter(({ path }) => !path.some((name) => name.startsWith("axle.") && name !== `axle.${axle}`));
    const back = inverse(world);
    const wheels = there.pieces
      .filter(({ path }) => path.some((name) => name.startsWith("slot.wheels.")))
      .map((piece) => ({ piece: transformPiece(piece, back), name: nameOf(piece) }));
    const near = brakes.length > 0 ? around(wheels, grown(boundsOf(brakes), NEAR)) : null;
    return near && near.of.length > 0 ? [wheelRoom(brakes, near).room("brakes")] : [];
  });
  const least = (room: Room) => room.clearance ?? Number.POSITIVE_INFINITY;
  return rooms.sort((a, b) => b.collision - a.collision || least(a) - least(b)).slice(0, 1);
}

/**
 * Mounts a part in each of some slots of a car, and measures the room that it has there. What comes in pairs is measured at
 * the left. What the car's own part there meets counts for no other.
 */
export async function tryPart({ part, car, slots }: TryRequest): Promise<Room[]> {
  const own = await piecesOf(part);
  const there = await piecesOf(car);
  const isTyre = ({ path }: Piece) => path.includes("tyre");
  return slots.flatMap(({ id, anchors, tyreDiameter }) => {
    if (id === "brakes") return brakeRoom(own.pieces, there, anchors);
    const anchor = anchors.find(({ mirror }) => !mirror) ?? anchors[0];
    const world = anchor && there.worldOf(anchor.node);
    if (!anchor || !world) return [];
    const nodes = new Set(anchors.map(({ node }) => node));
    const back = anchor.mirror ? multiply(MIRROR, inverse(world)) : inverse(world);
    const isWheel = id.startsWith("wheels.");
    const mounted =
      isWheel && tyreDiameter
        ? [...own.pieces.filter((piece) => !isTyre(piece)), ...fitted(own.pieces.filter(isTyre), tyreDiameter / 2000)]
        : own.pieces;
    const seat: Seat = slotKind(id)?.named?.foot ?? "all";
    const near = grown(boundsOf(mounted), NEAR);
    const others = there.pieces
      .filter((piece) => !piece.path.some((name) => nodes.has(name)))
      .map((piece) => ({ piece: transformPiece(piece, back), name: nameOf(piece) }))
      .filter(({ name }) => !HIDDEN.test(name));
    const stock = there.pieces
      .filter(({ path }) => path.includes(anchor.node))
      .map((piece) => transformPiece(piece, back));
    const all = around(others, near);
    const before = stock.length === 0 ? null : isWheel ? wheelRoom(stock, all) : bodyRoom(stock, all, seat, true);
    const design = before?.hits(BY_DESIGN) ?? new Set();
    const rest =
      design.size > 0
        ? around(
            others.filter(({ name }) => !design.has(name)),
            near,
          )
        : all;
    return [(isWheel ? wheelRoom(mounted, rest) : bodyRoom(mounted, rest, seat)).room(id)];
  });
}
