import { boundsOf, centreOf, type Piece, sizeOf, triangleCross, type Vec3 } from "../geometry/piece.ts";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";

/** Where something lies on a car, how far it reaches and how much of it there is: metres, m². */
export type Place = { centre: Vec3; size: Vec3; area: number };

function placeOf(pieces: readonly Piece[]): Place {
  let area = 0;
  const sum: Vec3 = [0, 0, 0];
  for (const { position, index } of pieces)
    for (let face = 0; face < index.length / 3; face++) {
      const own = Math.hypot(...triangleCross(position, index, face)) / 2;
      area += own;
      for (let k = 0; k < 3; k++)
        for (let corner = 0; corner < 3; corner++)
          sum[k] = (sum[k] as number) + ((position[(index[face * 3 + corner] as number) * 3 + k] as number) * own) / 3;
    }
  const box = boundsOf(pieces);
  const centre = area > 0 ? (sum.map((value) => value / area) as Vec3) : centreOf(box);
  return { centre, size: sizeOf(box), area };
}

const PANEL = /^panel\.(.+)$/;
const ZONE = /^zone\.(.+)$/;

/** Every zone and panel of a template's GLB, as `zone:trim` and `panel:hood`. */
export async function placesOf(glb: Uint8Array): Promise<ReadonlyMap<string, Place>> {
  const { pieces } = extract(await (await createIO()).readBinary(glb));
  const groups = new Map<string, Piece[]>();
  const add = (name: string, piece: Piece) => groups.set(name, [...(groups.get(name) ?? []), piece]);
  for (const piece of pieces) {
    const zone = ZONE.exec(piece.material?.getName() ?? "")?.[1];
    const panel = piece.path.toReversed().find((name) => PANEL.test(name));
    if (zone) add(`zone:${zone}`, piece);
    if (panel) add(panel.replace(".", ":"), piece);
  }
  return new Map([...groups].map(([name, own]) => [name, placeOf(own)]));
}
