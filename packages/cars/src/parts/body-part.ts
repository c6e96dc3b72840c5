import type { BuiltCar } from "../car/build.ts";
import { bodyAnchors } from "../car/build.ts";
import { Workshop } from "../car/workshop.ts";
import { normalAt, point, translate, type V3, vertexCount } from "../geometry/mesh.ts";
import type { Piece } from "../gltf/model.ts";
import type { BodyPart } from "../tables/parts/types.ts";
import type { CarTable } from "../tables/types.ts";
import { chinLine, lowLip, raceSplitter } from "./lip.ts";
import { bladeWing, type Deck, ducktail, gtWing, type Painted, roofWing } from "./spoiler.ts";

/** Height of the body under (x, z), from the tangent plane of the nearest skin vertex that looks up. */
function heightOf(car: BuiltCar): Deck["height"] {
  const skin = car.sheets.whole;
  const ups: number[] = [];
  for (let i = 0; i < vertexCount(skin); i++) if (skin.normal[i * 3 + 1]! > 0.3) ups.push(i);
  return (x, z) => {
    let best = ups[0]!;
    let least = Infinity;
    for (const i of ups) {
      const d = (skin.position[i * 3]! - x) ** 2 + (skin.position[i * 3 + 2]! - z) ** 2;
      if (d < least) [least, best] = [d, i];
    }
    const p = point(skin, best);
    const n = normalAt(skin, best);
    return p[1] - (n[0] * (x - p[0]) + n[2] * (z - p[2])) / n[1];
  };
}

function draw(part: BodyPart, car: BuiltCar, table: CarTable): Painted[] {
  const { chin: under } = table.fittings;
  const trunk = car.sheets.trunk;
  const edge = Math.max(
    ...trunk.position.filter((_, i) => i % 3 === 0 && trunk.position[i + 1]! > table.fittings.deck.edgeAbove),
  );
  const deck: Deck = { trunk, edge, height: heightOf(car), roof: car.sheets.roof };
  const chin = () => chinLine(car.sheets.bumperFront, under.y, under.to);
  switch (part.shape) {
    case "ducktail":
      return ducktail(deck);
    case "gt-wing":
      return gtWing(deck);
    case "blade-wing":
      return bladeWing(deck);
    case "roof-wing":
      return roofWing(deck);
    case "lip-low":
      return lowLip(chin(), under.hang);
    case "lip-race":
      return raceSplitter(chin(), under.hang);
  }
}

/** A spoiler or lip shaped on its car, in part axes: the slot's anchor is the origin. */
export function buildBodyPart(part: BodyPart, car: BuiltCar, table: CarTable): Piece[] {
  const shop = new Workshop(table.dimensions.wheelbase);
  const anchor = shop.toCar(bodyAnchors(table)[`slot.${part.kind}`]!);
  const back: V3 = [-anchor[0], -anchor[1], -anchor[2]];
  return draw(part, car, table).map(({ name, material, mesh }) => ({
    name,
    material,
    mesh: translate(shop.meshToCar(mesh), back),
  }));
}
