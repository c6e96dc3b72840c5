import { rotationOf } from "@carloom/build";
import type { Placement } from "@carloom/build/film";
import type { PrintMap } from "@carloom/build/print-map";
import { testPlacement } from "@carloom/build/testing";
import { makeProduction, type ProductionInput } from "../make-files.ts";
import { shapeArt } from "../art/shape.ts";
import { PROFILE, type ShopProfile } from "../profile.ts";
import type { Words } from "../words.ts";

/** Looks straight down: art's right is +X, its up is −Z. */
export const DOWN = rotationOf([1, 0, 0], [0, 0, -1], [0, 1, 0]);

/**
 * A level panel ("hood") about the middle, laid out exactly: its film's x is the car's x, its y the car's −z, from the lower
 * left corner, mm. @param width @param depth metres
 */
export function flatPanel(width = 1.6, depth = 1, cells = 8): PrintMap {
  const side = cells + 1;
  const [positions, normals, flat, triangles]: number[][] = [[], [], [], []] as unknown as number[][];
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const [x, z] = [(i / cells - 0.5) * width, (0.5 - j / cells) * depth];
      positions?.push(x, 0.9, z);
      normals?.push(0, 1, 0);
      flat?.push((i / cells) * width * 1000, (j / cells) * depth * 1000);
    }
  for (let j = 0; j < cells; j++)
    for (let i = 0; i < cells; i++) {
      const a = j * side + i;
      triangles?.push(a, a + 1, a + side + 1, a, a + side + 1, a + side);
    }
  const corners = Uint32Array.from(triangles ?? []);
  const count = corners.length / 3;
  return {
    surface: {
      positions: Float32Array.from(positions ?? []),
      normals: Float32Array.from(normals ?? []),
      triangles: corners,
      owner: new Uint16Array(count),
      panels: ["hood"],
    },
    limit: 0.06,
    pieces: [{ panel: 0, first: 0, points: side * side, grain: [0, 1], cuts: 0 }],
    pieceOf: new Uint16Array(count),
    corner: corners,
    flat: Float32Array.from(flat ?? []),
    vertex: Uint32Array.from({ length: side * side }, (_, i) => i),
  };
}

export const layer = (id: string, over: Partial<Placement> = {}): Placement =>
  testPlacement(id, {
    art: { kind: "shape", shape: { form: "rectangle", corner: 0 }, fill: { kind: "solid", color: "#d4232b" } },
    position: [0, 0.9, 0],
    rotation: [...DOWN],
    size: [0.2, 0.1],
    ...over,
  });

const words: Words = {
  title: "Order 7",
  panel: (id) => id,
  tile: (number, of) => `${number}/${of}`,
  twin: "twin",
  up: "up",
  grain: "roll",
  mirrored: "mirrored",
  film: (finish, clear) => `${finish}${clear ? " clear" : ""}`,
  stretch: (mean, most) => `${mean} ${most}`,
  roll: "one roll",
  waste: (percent) => `${Math.round(percent)} %`,
  sheet: (number, of) => `${number}/${of}`,
};

export function produced(
  stickers: readonly Placement[],
  profile: Partial<ShopProfile> = {},
  over: Partial<ProductionInput> = {},
) {
  return makeProduction({
    map: flatPanel(),
    build: { stickers: [...stickers] },
    artOf: ({ art, size }) => (art.kind === "shape" ? shapeArt(art, size) : null),
    profile: { ...PROFILE, ...profile },
    words,
    lettering: (text) => ({ path: text === " " ? "" : "M0 0L0.5 0L0.5 -0.7Z", width: 0.6 * text.length }),
    date: new Date("2026-11-26T00:00:00Z"),
    id: "0123456789abcdef0123456789abcdef",
    ...over,
  });
}
