import type { PrintMap } from "@carloom/build/print-map";
import { beforeAll, describe, expect, it } from "vitest";
import { flatPanel, layer, produced } from "../testing/flat-panel.ts";
import { type Assembly, assemblyOf, type Mounting, type Wheel } from "./assembly.ts";
import { bordersOf } from "./edges.ts";
import { measuresOf } from "./measure.ts";

const WHEELS: Wheel[] = [{ axle: "front", center: [0.85, 0.35, 2.2], radius: 0.35 }];

/** Two doors of a car's left side, a metre long and 0.6 high, 4 mm apart, bulging outwards on an arc of 1 m from sill to window. */
function doors(): PrintMap {
  const [positions, flat, corners, owner]: number[][] = [[], [], [], []];
  const pieces: PrintMap["pieces"][number][] = [];
  const [columns, rows] = [10, 24];
  for (const [door, front] of [1.2, 0.196].entries()) {
    const first = (positions?.length ?? 0) / 3;
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const angle = (j / rows - 0.5) * 0.6;
        positions?.push(0.9 - 1 + Math.cos(angle), 0.6 + Math.sin(angle), front - i / columns);
        flat?.push((i / columns) * 1000, (j / rows) * 600);
      }
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const a = first + j * (columns + 1) + i;
        const up = a + columns + 1;
        corners?.push(a, a + 1, up + 1, a, up + 1, up);
        owner?.push(door, door);
      }
    pieces.push({ panel: door, first, points: (columns + 1) * (rows + 1), grain: [1, 0], cuts: 0 });
  }
  const count = (positions?.length ?? 0) / 3;
  const triangles = Uint32Array.from(corners ?? []);
  return {
    surface: {
      positions: Float32Array.from(positions ?? []),
      normals: new Float32Array(count * 3),
      triangles,
      owner: Uint16Array.from(owner ?? []),
      panels: ["door.left", "door.rear.left"],
    },
    limit: 0.06,
    pieces,
    pieceOf: Uint16Array.from(owner ?? []),
    corner: triangles,
    flat: Float32Array.from(flat ?? []),
    vertex: Uint32Array.from({ length: count }, (_, i) => i),
  };
}

const square = (x: number, y: number, size: number) => [
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ] as const,
];
const ways = (measures: ReturnType<typeof measuresOf>) =>
  Object.fromEntries(measures.map(({ towards, mm, edge }) => [towards, [mm, edge]]));

describe("where a piece goes, from edges that the car has", () => {
  const map = doors();
  const borders = bordersOf(map, WHEELS);
  const of = (x: number, y: number, size = 100, piece = 0) =>
    ways(measuresOf(map, piece, square(x, y, size), "left", borders));

  it("is measured along the car, to the gap, the window and the sill", () => {
    const { left, right, up, down } = of(300, 200);
    expect(right).toEqual([600, { kind: "gap", panel: "door.rear.left" }]);
    expect(up?.[1]).toEqual({ kind: "end", towards: "up" });
    expect(down?.[1]).toEqual({ kind: "sill" });
    // the arc is flat at its true length: a tape lies on it as the film does
    for (const [measure, wanted] of [
      [left, 300],
      [up, 300],
      [down, 200],
    ] as const)
      expect(Math.abs(Number(measure?.[0]) - wanted)).toBeLessThanOrEqual(0.1);
  });

  it("is measured as a tape lies, where the film is laid out shorter or longer than the car", () => {
    const half = { ...map, flat: map.flat.map((value, i) => (i % 2 === 0 ? value / 2 : value)) };
    const { right } = ways(measuresOf(half, 0, square(150, 200, 100), "left", bordersOf(half, WHEELS)));
    expect(Math.abs(Number(right?.[0]) - 500)).toBeLessThanOrEqual(0.1);
  });

  it("is measured to a part that is mounted over the panel, and from no place under it", () => {
    // lies over what is lower than 0.4 m above the road, and over all behind 0.5 m
    const mounting: Mounting = {
      inPlaceOf: () => null,
      over: (_, [, y, z], [x]) => (x < 0.9 ? null : y < 0.4 ? "skirts" : z < 0.5 ? "exhaust" : null),
    };
    const { left, right, up, down } = ways(measuresOf(map, 0, square(300, 200, 100), "left", borders, mounting));
    expect(left).toEqual([300, { kind: "end", towards: "front" }]);
    expect(up?.[1]).toEqual({ kind: "end", towards: "up" });
    // the arc is 0.4 m high where it has turned by 0.2014 of its 0.6
    expect(down?.[1]).toEqual({ kind: "part", slot: "skirts" });
    expect(Math.abs(Number(down?.[0]) - 101.4)).toBeLessThanOrEqual(0.2);
    expect(right).toEqual([expect.closeTo(300, 0), { kind: "part", slot: "exhaust" }]);
    const low = ways(measuresOf(map, 0, square(300, 50, 100), "left", borders, mounting));
    expect(low.down).toBeUndefined();
    expect(low.up).toBeDefined();
  });

  it("names a wheel arch, and an edge that the piece ends at", () => {
    const { left } = of(0, 200);
    expect(left).toEqual([0, { kind: "end", towards: "front" }]);
    const wheel = [{ axle: "front" as const, center: [0.85, 0.35, 1.55] as const, radius: 0.35 }];
    const { left: arch } = ways(measuresOf(map, 0, square(300, 100, 100), "left", bordersOf(map, wheel)));
    expect(arch).toEqual([300, { kind: "arch", axle: "front" }]);
  });

  it("is not measured to a joint or a relief cut of the same panel", () => {
    const one = doors();
    const joined = { ...one, pieces: one.pieces.map((piece) => ({ ...piece, panel: 0 })) };
    // both halves of one panel: they share the vertices between them
    const vertex = Uint32Array.from(one.vertex);
    const own = (one.pieces[0]?.points ?? 0) as number;
    for (let j = 0; j <= 24; j++) vertex[own + j * 11] = j * 11 + 10;
    const { right, left } = ways(
      measuresOf({ ...joined, vertex }, 0, square(300, 200, 100), "left", bordersOf({ ...joined, vertex }, [])),
    );
    expect(right).toBeUndefined();
    expect(left?.[0]).toBe(300);
  });
});

describe("an assembly", () => {
  const stickers = [
    layer("under", { position: [0.2, 0.9, 0] }),
    layer("all", { projection: "wrap", size: [1.7, 1.1] }),
    layer("over", { position: [-0.4, 0.9, 0] }),
  ];
  let files: ReturnType<typeof produced>;
  let made: Assembly;
  beforeAll(() => {
    files = produced(stickers);
    made = assemblyOf(flatPanel(), files, WHEELS);
  });

  it("goes on in an order in which nothing is put under what lies already", () => {
    expect(made.steps.map(({ piece, kind, over }) => [piece, kind, over])).toEqual([
      [1, "sticker", []],
      [2, "wrap", [1]],
      [3, "sticker", [2]],
    ]);
  });

  it("shows a piece on the side of the car that it is seen from, where it lies and as large as it is", () => {
    const [under] = made.steps;
    expect(under?.side).toBe("top");
    // seen from above, the nose at the left: the car's length runs across, its left side is below
    expect(under?.middle).toEqual([0, -200]);
    const [ring = []] = under?.shown ?? [];
    const xs = ring.filter((_, i) => i % 2 === 0);
    expect(Math.abs(Math.max(...xs) - Math.min(...xs) - 100)).toBeLessThan(0.2);
    expect(under?.measures.map(({ towards, mm }) => [towards, mm])).toEqual([
      ["left", 900],
      ["right", 500],
      ["down", 450],
      ["up", 450],
    ]);
  });

  it("shows a stripe that is narrower than its outline is followed, too", () => {
    const stripe = layer("hair", { size: [0.2, 0.0003], position: [0.2, 0.9, 0] });
    const [step] = assemblyOf(flatPanel(), produced([stripe]), WHEELS).steps;
    expect(step?.shown.length).toBe(1);
    expect(step?.middle).toEqual([0, -200]);
  });

  it("says which pieces go on a part, under one, or nowhere, because a part takes their panel's place", () => {
    const on = (carries: boolean): Mounting => ({
      inPlaceOf: () => ({ slot: "hood", carries }),
      over: (_, [x]) => (x > 0.2 ? "lip" : null),
    });
    const [under, wrap] = assemblyOf(flatPanel(), files, WHEELS, on(true)).steps;
    expect([under?.on, under?.under]).toEqual([{ slot: "hood", carries: true }, ["lip"]]);
    expect(wrap?.under).toEqual(["lip"]);
    expect(under?.measures.length).toBeGreaterThan(0);
    const [gone] = assemblyOf(flatPanel(), files, WHEELS, on(false)).steps;
    expect([gone?.on?.carries, gone?.measures]).toEqual([false, []]);
  });

  it("says where a wrap goes around its panel, and counts the roll of each sheet with its waste", () => {
    const wrap = made.steps.find(({ kind }) => kind === "wrap");
    expect(wrap?.around.sort()).toEqual(["down", "left", "right", "up"]);
    for (const { width, length, cut, waste } of made.sheets)
      expect(Math.abs(cut / ((width * length) / 1e6) - (1 - waste))).toBeLessThan(1e-3);
    expect(made.sheets.map(({ film, number }) => [film, number])).toEqual([
      ["sticker-gloss", 1],
      ["wrap-gloss", 1],
      ["wrap-gloss", 2],
    ]);
  });
});
