import { smoothstep } from "../../geometry/curves.ts";
import { flanged } from "../../geometry/flange.ts";
import { both, displace, merge, type Mesh, type V3 } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { loft } from "../../geometry/solids.ts";
import { split } from "../../geometry/split.ts";
import { foilSection } from "./foil.ts";
import type { Painted, Shape } from "./host.ts";
import { type Deck, deckOf, halfEdge, rearEdge, roofOf } from "./places.ts";

const onDeck =
  (draw: (deck: Deck) => Painted[]): Shape =>
  (host) => {
    const deck = deckOf(host);
    return deck && draw(deck);
  };

const onRoof =
  (draw: (deck: Deck) => Painted[]): Shape =>
  (host) => {
    const deck = roofOf(host);
    return deck && draw(deck);
  };

/** The deck's own surface, lifted towards its edge. */
function drawDucktail(deck: Deck, out = 0.04, up = 0.055, reach = 0.3): Painted[] {
  const from = deck.edge - reach;
  // The lid's upper side alone, not its rear face.
  const low = deck.height(deck.edge - 0.02, 0.1) - 0.09;
  const patch = split(split(deck.trunk, (x) => from - x).inside, (_x, y) => low - y).inside;
  const lifted = displace(simplify(patch, 0.0002), (p) => {
    const k = smoothstep((p[0] - from) / (reach - 0.04));
    return [p[0] + out * k, p[1] + 0.003 + up * k * k, p[2]];
  });
  return [{ name: "spoiler", material: "zone.body", mesh: both(flanged(smoothNormals(lifted), 0.002, 0.05)) }];
}

const upright = (outline: readonly [number, number][], z: number, half: number): Mesh => {
  const at = (dz: number) => outline.map(([x, y]): V3 => [x, y, z + dz]);
  return loft([at(-half), at(half)], 20);
};

/** Carbon wing on two stands, `span` metres across. */
function drawGtWing(deck: Deck): Painted[] {
  const x = deck.edge - 0.2;
  const y = deck.height(x, 0.42) + 0.235;
  const zs = [0, 0.25, 0.5, 0.66, 0.745];
  const half = loft(
    zs.map((z) => foilSection(x, y - 0.018 * (z / 0.745) ** 2, z, 0.25, 0.12)),
    40,
  );
  const plate = upright(
    [
      [x - 0.03, y - 0.075],
      [x + 0.29, y - 0.06],
      [x + 0.3, y + 0.075],
      [x + 0.05, y + 0.06],
      [x - 0.03, y + 0.01],
    ],
    0.75,
    0.004,
  );
  const base = deck.height(x + 0.02, 0.42) - 0.01;
  const stand = upright(
    [
      [x - 0.06, base],
      [x + 0.1, base],
      [x + 0.13, y - 0.09],
      [x + 0.19, y + 0.03],
      [x + 0.06, y + 0.005],
      [x + 0.04, y - 0.08],
    ],
    0.42,
    0.006,
  );
  return [
    { name: "wing", material: "zone.carbon", mesh: both(merge(half, plate)) },
    { name: "stand", material: "zone.trim", mesh: both(stand) },
  ];
}

/** Low single blade whose ends turn down to the deck. */
function drawBlade(deck: Deck): Painted[] {
  const x = deck.edge - 0.14;
  const y = deck.height(x, 0.3) + 0.085;
  const sections = [0, 0.2, 0.4, 0.52, 0.58, 0.605].map((z) => {
    const down = smoothstep((z - 0.44) / 0.17);
    return foilSection(x + 0.05 * down, y - 0.115 * down - 0.01 * (z / 0.6) ** 2, z, 0.17 - 0.05 * down, 0.1);
  });
  const base = deck.height(x + 0.02, 0.36) - 0.01;
  const stand = upright(
    [
      [x + 0.0, base],
      [x + 0.1, base],
      [x + 0.12, y + 0.0],
      [x + 0.04, y - 0.01],
    ],
    0.36,
    0.006,
  );
  return [
    { name: "wing", material: "zone.body", mesh: both(loft(sections, 40)) },
    { name: "stand", material: "zone.trim", mesh: both(stand) },
  ];
}

/** Carries the roof on past its rear edge from corner to corner; the ends turn down along the pillars. */
function drawRoofWing({ roof, height }: Deck, reach = 0.15, lift = 0, material = "zone.trim"): Painted[] {
  const edgeAt = rearEdge(roof);
  const half = halfEdge(edgeAt, height);
  const sections = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.7, 0.8, 0.87, 0.93, 0.97, 1].map((share): V3[] => {
    const z = share * half;
    const edge = edgeAt(z);
    const down = smoothstep((share - 0.8) / 0.22);
    const from = edge - 0.13;
    const end = edge + reach - 0.05 * down;
    const over = (x: number) => height(x, z) + 0.004;
    const rise = over(edge - 0.02) + 0.004;
    return [
      [from, over(from) - 0.006, z],
      [from + 0.02, over(from + 0.02), z],
      [edge - 0.05, over(edge - 0.05) + 0.004, z],
      [edge + 0.04, rise + 0.002 - 0.01 * down, z],
      [end - 0.02, rise + 0.008 + lift - 0.03 * down, z],
      [end, rise + 0.004 + lift - 0.035 * down, z],
      [end - 0.006, rise - 0.008 + lift - 0.045 * down, z],
      [edge + 0.03, rise - 0.04 - 0.02 * down, z],
      [edge - 0.03, rise - 0.045, z],
    ];
  });
  return [{ name: "spoiler", material, mesh: both(loft(sections, 35)) }];
}

export const ducktail = onDeck((deck) => drawDucktail(deck));
/** A low strip along the lid's edge. */
export const trunkLip = onDeck((deck) =>
  drawDucktail(deck, 0.018, 0.022, 0.12).map((piece) => ({ ...piece, material: "zone.carbon" })),
);
export const gtWing = onDeck(drawGtWing);
export const bladeWing = onDeck(drawBlade);
export const roofWing = onRoof((deck) => drawRoofWing(deck));
/** Longer, kicked up at its end, in body colour. */
export const roofWingLong = onRoof((deck) => drawRoofWing(deck, 0.21, 0.022, "zone.body"));
/** A short carbon edge. */
export const roofLip = onRoof((deck) => drawRoofWing(deck, 0.085, 0.008, "zone.carbon"));
