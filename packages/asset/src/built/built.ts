import type { BuildDocument, Manifest } from "@carloom/build";
import { placed } from "../geometry/node-matrix.ts";
import type { Matrix, Piece } from "../geometry/piece.ts";
import { multiply, rotation, transformPiece, translation } from "../geometry/transform.ts";
import { fitted } from "../part/wheel-room.ts";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";

/** A part in a slot of a car. `tyreDiameter` in mm, of what the slot's tyres are stretched to. */
export type Mounted = {
  slot: string;
  anchors: Manifest["slots"][number]["anchors"];
  tyreDiameter: number | null;
  glb: Uint8Array;
};
export type Stance = Pick<BuildDocument["stance"], "height" | "camber" | "offset">;
/** A piece of a built car, and the slot whose mounted part it is of. */
export type BuiltPiece = { piece: Piece; part: string | null };
export type BuiltCar = {
  pieces: BuiltPiece[];
  /** Panels in whose place a mounted part stands: its slot, and whether it has the panel itself, so that film goes on it. */
  replaced: ReadonlyMap<string, { slot: string; carries: boolean }>;
};

const MIRROR: Matrix = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const DEGREE = Math.PI / 180;

async function read(glb: Uint8Array): Promise<{ pieces: Piece[]; worldOf: (node: string) => Matrix | null }> {
  const aligned = glb.byteOffset % 4 === 0 ? glb : new Uint8Array(glb);
  const document = await (await createIO()).readBinary(aligned);
  const nodes = document.getRoot().listNodes();
  return {
    pieces: extract(document).pieces,
    worldOf: (name) => nodes.find((node) => node.getName() === name)?.getWorldMatrix() ?? null,
  };
}

const panelOf = ({ path }: Piece) => path.find((name) => name.startsWith("panel."))?.slice("panel.".length) ?? null;

/** What of a part an anchor takes: one that differs by axle or side holds both. */
function ownOf(pieces: readonly Piece[], { node, mirror }: Mounted["anchors"][number]): Piece[] {
  const own = { axle: /\.(front|rear)\./.exec(`${node}.`)?.[1], side: mirror ? "right" : "left" };
  return pieces.filter(({ path }) =>
    path.every((name) => {
      const [kind, which] = name.split(".");
      return (kind !== "axle" && kind !== "side") || which === own[kind];
    }),
  );
}

/** How wheels and hubs stand once the body is lifted by `stance`, seen from the body, which stays where it is. */
function standing({ height, camber, offset }: Stance, center: Matrix, isWheel: boolean): Matrix {
  const [x, y, z] = [center[12] as number, center[13] as number, center[14] as number];
  const axle = z < 0 ? "rear" : "front";
  const side = x < 0 ? -1 : 1;
  const moved = translation(isWheel ? (side * offset[axle]) / 1000 : 0, -height / 1000, 0);
  return camber[axle] === 0 ? moved : multiply(moved, rotation([0, 0, 1], -side * camber[axle] * DEGREE, [x, y, z]));
}

/**
 * A car as it is built, as the stage shows it: parts at their anchors in place of the car's own, its wheels where the stance
 * sets them. The body stays where the car file has it. @param car,parts GLBs that passed an import, in car space
 */
export async function builtCar(car: Uint8Array, parts: readonly Mounted[], stance: Stance | null): Promise<BuiltCar> {
  const { pieces, worldOf } = await read(car);
  const filled = new Map(parts.flatMap(({ slot, anchors }) => anchors.map(({ node }) => [node, slot] as const)));
  const replaced = new Map<string, { slot: string; carries: boolean }>();
  const built: BuiltPiece[] = [];
  for (const piece of pieces) {
    const slot = piece.path.map((name) => filled.get(name)).find((one) => one !== undefined);
    const panel = panelOf(piece);
    if (slot === undefined) {
      const node = stance && piece.path.find((name) => /^(slot\.wheels|slot\.brakes|hub)\./.test(name));
      const center = node ? worldOf(node) : null;
      const moved =
        stance && center
          ? transformPiece(piece, standing(stance, center, node?.startsWith("slot.wheels") ?? false))
          : piece;
      built.push({ piece: moved, part: null });
    } else if (panel !== null) replaced.set(panel, { slot, carries: false });
  }
  for (const { slot, anchors, tyreDiameter, glb } of parts) {
    const own = (await read(glb)).pieces;
    const isTyre = ({ path }: Piece) => path.includes("tyre");
    const mounted = tyreDiameter
      ? [...own.filter((one) => !isTyre(one)), ...fitted(own.filter(isTyre), tyreDiameter / 2000)]
      : own;
    for (const anchor of anchors) {
      const world = worldOf(anchor.node) ?? placed(anchor.position, anchor.rotation, [1, 1, 1]);
      const isWheel = slot.startsWith("wheels");
      const set = stance && (isWheel || slot === "brakes") ? multiply(standing(stance, world, isWheel), world) : world;
      const matrix = anchor.mirror ? multiply(set, MIRROR) : set;
      for (const piece of ownOf(mounted, anchor)) {
        const panel = panelOf(piece);
        if (panel !== null && replaced.has(panel)) replaced.set(panel, { slot, carries: true });
        built.push({ piece: transformPiece(piece, matrix), part: slot });
      }
    }
  }
  return { pieces: built, replaced };
}
