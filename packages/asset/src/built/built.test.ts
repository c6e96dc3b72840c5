import type { Material } from "@gltf-transform/core";
import { beforeAll, describe, expect, it } from "vitest";
import { drawSides } from "../elevation/views.ts";
import { boundsOf } from "../geometry/piece.ts";
import { glbOf } from "../testing/parts.ts";
import { box } from "../testing/shapes.ts";
import { type BuiltCar, builtCar, type Mounted } from "./built.ts";
import { looksOf } from "./color.ts";
import { coverOf } from "./cover.ts";

const anchor = (node: string, position: [number, number, number], mirror = false) => ({
  node,
  position,
  rotation: [0, 0, 0, 1] as [number, number, number, number],
  mirror,
});
const HOOD = anchor("slot.hood", [0, 0.8, 1.2]);
const DECK = anchor("slot.spoiler", [0, 0.8, -1.5]);
const MIRRORS = [anchor("slot.mirrors.left", [0.9, 0.8, 0.4]), anchor("slot.mirrors.right", [-0.9, 0.8, 0.4], true)];
const WHEELS = [
  anchor("slot.wheels.rear.left", [0.8, 0.3, -1.2]),
  anchor("slot.wheels.rear.right", [-0.8, 0.3, -1.2], true),
];

/** A block of a car, 4 m long and 0.8 high, with a hood, mirrors and wheels of its own, and a bare deck. */
const car = () =>
  glbOf(
    [
      { name: "panel.trunk", material: "zone.body", shape: box([0, 0.4, 0], [1.8, 0.8, 4]) },
      { name: "panel.hood", material: "zone.body", shape: box([0, 0.01, 0], [1.4, 0.02, 1]), under: "slot.hood" },
      { name: "lamp.head", material: "lamp.head", shape: box([0.6, 0.5, 2.02], [0.2, 0.1, 0.04]) },
      ...MIRRORS.map(({ node }) => ({
        name: "panel.mirror",
        material: "zone.mirrors",
        shape: box([0, 0, 0], [0.2, 0.1, 0.1]),
        under: node,
      })),
      ...WHEELS.map(({ node }) => ({
        name: "rim",
        material: "zone.wheels",
        shape: box([0, 0, 0], [0.2, 0.6, 0.6]),
        under: node,
      })),
    ],
    undefined,
    Object.fromEntries([HOOD, DECK, ...MIRRORS, ...WHEELS].map(({ node, position }) => [node, position])),
  );
const part = (slot: string, anchors: Mounted["anchors"], glb: Uint8Array): Mounted => ({
  slot,
  anchors,
  tyreDiameter: null,
  glb,
});
/** What stands on the car, by the name of its mesh and its slot. */
const boxesOf = ({ pieces }: BuiltCar, name: string, slot: string | null) =>
  pieces
    .filter((one) => one.piece.node === name && one.part === slot)
    .map(({ piece }) => boundsOf([piece]))
    .map(({ min, max }) => [...min, ...max].map((value) => Math.round(value * 1000) / 1000 + 0));

let built: BuiltCar;
beforeAll(async () => {
  const lip = await glbOf([{ name: "lip", material: "black", shape: box([0, 0.04, 0], [1.2, 0.02, 0.1]) }]);
  const hood = await glbOf([{ name: "panel.hood", material: "zone.body", shape: box([0, 0.03, 0], [1.4, 0.02, 1]) }]);
  // reaches outwards and forwards, of both sides
  const mirrors = await glbOf([
    { name: "cap", material: "zone.mirrors", shape: box([0.15, 0, 0.05], [0.3, 0.1, 0.1]) },
    { name: "side.right", material: "black", shape: box([0, 0, 0.2], [0.1, 0.1, 0.1]) },
  ]);
  built = await builtCar(
    await car(),
    [part("spoiler", [DECK], lip), part("hood", [HOOD], hood), part("mirrors", MIRRORS, mirrors)],
    { height: -40, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 15 } },
  );
});

describe("a car as it is built", () => {
  it("has its parts where they are mounted, reflected at the right, and its own no more", () => {
    expect(boxesOf(built, "lip", "spoiler")).toEqual([[-0.6, 0.83, -1.55, 0.6, 0.85, -1.45]]);
    expect(boxesOf(built, "panel.hood", null)).toEqual([]);
    expect(boxesOf(built, "panel.mirror", null)).toEqual([]);
    expect(boxesOf(built, "cap", "mirrors")).toEqual([
      [0.9, 0.75, 0.4, 1.2, 0.85, 0.5],
      [-1.2, 0.75, 0.4, -0.9, 0.85, 0.5],
    ]);
    // of what differs by side each takes its own
    expect(boxesOf(built, "side.right", "mirrors").map(([x = 0]) => Math.sign(x))).toEqual([-1]);
    expect([...built.replaced]).toEqual([
      ["hood", { slot: "hood", carries: true }],
      ["mirror", { slot: "mirrors", carries: false }],
    ]);
  });

  it("stands on its wheels as low and as wide as its stance says, the body where film is measured", () => {
    expect(boxesOf(built, "rim", null)).toEqual([
      [0.715, 0.04, -1.5, 0.915, 0.64, -0.9],
      [-0.915, 0.04, -1.5, -0.715, 0.64, -0.9],
    ]);
    expect(boxesOf(built, "panel.trunk", null)).toEqual([[-0.9, 0, -2, 0.9, 0.8, 2]]);
  });

  it("tells what lies under a part, but not under what stands in the panel's own place", () => {
    const over = coverOf(built);
    const up = [0, 1, 0] as const;
    expect(over("trunk", [0, 0.8, -1.5], up)).toBe("spoiler");
    expect(over("trunk", [0.7, 0.8, -1.5], up)).toBeNull();
    expect(over("hood", [0.1, 0.82, 1.1], up)).toBeNull();
    expect(over("trunk", [0.1, 0.8, 1.1], up)).toBe("hood");
    // a wing is high enough for a hand
    expect(over("trunk", [0, 0.77, -1.5], up)).toBeNull();
  });

  it("is drawn with its parts, in its paint and with its lamps lit", async () => {
    const zones = ["body", "mirrors", "wheels"].map((id) => ({
      id,
      label: { en: id, ko: id, ja: id },
      paint: { color: "#808080", finish: "solid" as const },
      livery: false,
    }));
    const lights = [{ id: "head", material: "lamp.head", color: "#ffff00", intensity: 5 }];
    const dressed = { paint: { body: { color: "#0000ff", finish: "solid" as const } }, lights: { on: true } };
    const looks = looksOf({ zones, lights }, dressed);
    const shown = built.pieces.map(({ piece }) => piece);
    const [left, front] = drawSides(shown, looks, ["left", "front"], 400);
    if (!left || !front) throw new Error("nothing was drawn");
    const at = ({ box: [x0, , , y1], rgb, width }: typeof left, x: number, y: number, per = 400 / 4.04) => {
      const pixel = (Math.round((y1 - y) * per) * width + Math.round((x - x0) * per)) * 3;
      return Array.from(rgb.subarray(pixel, pixel + 3));
    };
    // left of the picture is the nose; the lip stands where the tail is, over the deck
    const [r = 0, g = 0, b = 0] = at(left, 0.2, 0.5);
    expect(b).toBeGreaterThan(r + 60);
    expect(r).toBe(g);
    expect(at(left, 1.5, 0.84)).not.toEqual([255, 255, 255]);
    expect(at(left, 0.5, 0.84)).toEqual([255, 255, 255]);
    const [lr = 0, lg = 0, lb = 0] = at(front, 0.6, 0.5);
    expect(lr).toBe(lg);
    expect(lr).toBeGreaterThan(lb + 60);
    const [again] = drawSides(shown, looks, ["left"], 400);
    expect(Buffer.compare(again?.rgb ?? new Uint8Array(), left.rgb)).toBe(0);
  });

  it("shows a lamp through its lens, and panes as dark as they are tinted", () => {
    const material = (name: string, color: [number, number, number, number]) =>
      ({ getName: () => name, getBaseColorFactor: () => color, getAlphaMode: () => "BLEND" }) as unknown as Material;
    const piece = (name: string) => ({ material: material(name, [0.01, 0.01, 0.01, 0.4]) }) as never;
    const plain = looksOf({ zones: [], lights: [] }, { paint: {} });
    const dark = looksOf({ zones: [], lights: [] }, { paint: {}, glass: { tint: 1, color: "#000000" } });
    expect(plain(piece("lens")).alpha).toBeCloseTo(0.4);
    expect(plain(piece("glass")).alpha).toBe(1);
    expect(dark(piece("glass")).rgb[0]).toBeLessThan(plain(piece("glass")).rgb[0] - 40);
  });
});
