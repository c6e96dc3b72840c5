import { Document, NodeIO } from "@gltf-transform/core";
import { flatNormals } from "../read/normals.ts";
import { box } from "./shapes.ts";

type Shape = { position: number[]; index: number[] };

/** A profile [x, radius] in millimetres carried around the x axis, closed into a tube where it ends where it begins. */
export function turned(profile: readonly (readonly [number, number])[], steps = 96): Shape {
  const position: number[] = [];
  const index: number[] = [];
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    // the corners lie outside the circle by as much as the middles lie inside
    const out = 2 / (1 + Math.cos(Math.PI / steps));
    for (const [x, r] of profile)
      position.push(x / 1000, (r * out * Math.cos(angle)) / 1000, (r * out * Math.sin(angle)) / 1000);
  }
  const n = profile.length;
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < n; k++) {
      const next = (k + 1) % n;
      const j = (i + 1) % steps;
      index.push(i * n + k, i * n + next, j * n + next, i * n + k, j * n + next, j * n + k);
    }
  return { position, index };
}

/** The flat between a bore and a rim with round holes through it, as a front, a back and walls: x in mm. */
export function drilledPad(
  [back, front]: readonly [number, number],
  { bore, outer, holes, pcd, hole }: { bore: number; outer: number; holes: number; pcd: number; hole: number },
): Shape {
  const position: number[] = [];
  const index: number[] = [];
  const cell = 2;
  const isFlat = (y: number, z: number) => {
    const r = Math.hypot(y, z);
    if (r < bore / 2 || r > outer) return false;
    for (let i = 0; i < holes; i++) {
      const angle = (i / holes) * 2 * Math.PI;
      if (Math.hypot(y - (Math.cos(angle) * pcd) / 2, z - (Math.sin(angle) * pcd) / 2) < hole / 2) return false;
    }
    return true;
  };
  const quad = (x: number, y: number, z: number, facing: number) => {
    const at = position.length / 3;
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const)
      position.push(x / 1000, (y + u * cell) / 1000, (z + v * cell) / 1000);
    if (facing > 0) index.push(at, at + 1, at + 2, at, at + 2, at + 3);
    else index.push(at, at + 2, at + 1, at, at + 3, at + 2);
  };
  for (let y = -outer; y < outer; y += cell)
    for (let z = -outer; z < outer; z += cell)
      if (isFlat(y + cell / 2, z + cell / 2)) {
        quad(front, y, z, 1);
        quad(back, y, z, -1);
      }
  return { position, index };
}

export type TestWheel = {
  /** Inches. */
  diameter: number;
  width: number;
  /** Millimetres. */
  offset: number;
  bore?: number;
  bolts?: { count: number; pcd: number };
  tyre?: { diameter: number; width: number } | null;
  /** Units of the file per metre. */
  scale?: number;
  /** Which axis the axle lies along, and where the face looks. */
  axle?: "x" | "z" | "-x";
  material?: string;
};

/** A wheel as it is drawn for an engineer: J flanges of 17.3 mm, bead seats, a drilled pad, six spokes, and a tyre where one is asked for. */
export async function testWheel({
  diameter,
  width,
  offset,
  bore = 66.6,
  bolts = { count: 5, pcd: 112 },
  tyre = null,
  scale = 1,
  axle = "x",
  material = "Alloy",
}: TestWheel): Promise<Uint8Array> {
  const seat = (diameter * 25.4) / 2;
  const half = (width * 25.4) / 2;
  const flange = seat + 17.3;
  const rim = turned([
    [-half - 11, flange - 4],
    [-half - 6, flange],
    [-half, flange],
    [-half, seat],
    [-half + 22, seat - 2],
    [-half + 40, seat - 16],
    [half - 40, seat - 16],
    [half - 22, seat - 2],
    [half, seat],
    [half, flange],
    [half + 6, flange],
    [half + 11, flange - 4],
    [half + 4, seat - 6],
    [half - 24, seat - 14],
    [-half + 24, seat - 22],
    [-half - 4, seat - 6],
  ]);
  const pad = drilledPad([offset, offset + 32], {
    bore,
    outer: 78,
    holes: bolts.count,
    pcd: bolts.pcd,
    hole: 15,
  });
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * 2 * Math.PI;
    const from = 76;
    const long = (seat - 14 - from) / 1000;
    const spoke = box([(offset + 18) / 1000, from / 1000 + long / 2, 0], [0.026, long, 0.03]);
    return {
      ...spoke,
      position: spoke.position.map((_value, k, all) => {
        const at = Math.floor(k / 3) * 3;
        const [x, y, z] = [all[at], all[at + 1], all[at + 2]] as [number, number, number];
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return [x, y * c - z * s, y * s + z * c][k % 3] as number;
      }),
    };
  });
  const shapes: { name: string; material: string; shape: Shape }[] = [
    { name: "rim", material, shape: rim },
    { name: "pad", material, shape: pad },
    ...spokes.map((shape) => ({ name: "spoke", material, shape })),
  ];
  if (tyre) {
    const [r, w] = [tyre.diameter / 2, tyre.width / 2];
    shapes.push({
      name: "round",
      material: "Black",
      shape: turned([
        [-half + 2, seat + 1],
        [-w, (seat + r) / 2],
        [-w + 12, r - 6],
        [-w + 30, r],
        [w - 30, r],
        [w - 12, r - 6],
        [w, (seat + r) / 2],
        [half - 2, seat + 1],
      ]),
    });
  }
  return glbOf(shapes, (p) => {
    const [x, y, z] = p.map((value) => value * scale) as [number, number, number];
    return axle === "x" ? [x, y, z] : axle === "z" ? [-z, y, x] : [-x, y, -z];
  });
}

/** A wing: a blade of a span (mm) on two stands. */
export function testWing(span: number, feet = 900, scale = 1): Promise<Uint8Array> {
  const shapes = [
    { name: "Wing_blade", material: "CarPaint", shape: box([0, 0.25, 0], [span / 1000, 0.03, 0.26]) },
    ...[-1, 1].map((side) => ({
      name: "Wing_stand",
      material: "Black",
      shape: box([(side * (feet / 1000 - 0.03)) / 2, 0.12, 0.02], [0.03, 0.24, 0.18]),
    })),
  ];
  return glbOf(shapes, (p) => p.map((value) => value * scale) as [number, number, number]);
}

/** Writes shapes as a file of somebody's: a mesh each, materials by name, and nodes where parts are mounted, with what hangs on them. */
export async function glbOf(
  shapes: readonly { name: string; material: string; shape: Shape; under?: string }[],
  place: (point: [number, number, number]) => [number, number, number] = (point) => point,
  anchors: Readonly<Record<string, [number, number, number]>> = {},
): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const materials = new Map<string, ReturnType<Document["createMaterial"]>>();
  const nodes = new Map(
    Object.entries(anchors).map(([name, at]) => [name, document.createNode(name).setTranslation(at)] as const),
  );
  for (const { name, material, shape, under = "" } of shapes) {
    const own =
      materials.get(material) ??
      document
        .createMaterial(material)
        .setBaseColorFactor(/black/i.test(material) ? [0.02, 0.02, 0.02, 1] : [0.6, 0.1, 0.1, 1]);
    materials.set(material, own);
    const position = new Float32Array(shape.position.length);
    for (let i = 0; i < position.length; i += 3)
      position.set(place(shape.position.slice(i, i + 3) as [number, number, number]), i);
    const piece = flatNormals({
      node: name,
      path: [name],
      material: null,
      position,
      normal: new Float32Array(position.length),
      uv: [null, null],
      color: null,
      index: Uint32Array.from(shape.index),
    });
    const accessor = (array: Float32Array | Uint32Array, type: "SCALAR" | "VEC3") =>
      document
        .createAccessor()
        .setType(type)
        .setBuffer(buffer)
        .setArray(array as Float32Array<ArrayBuffer>);
    const primitive = document
      .createPrimitive()
      .setMaterial(own)
      .setIndices(accessor(piece.index, "SCALAR"))
      .setAttribute("POSITION", accessor(piece.position, "VEC3"))
      .setAttribute("NORMAL", accessor(piece.normal, "VEC3"));
    (nodes.get(under) ?? scene).addChild(
      document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)),
    );
  }
  for (const node of nodes.values()) scene.addChild(node);
  return new NodeIO().writeBinary(document);
}
