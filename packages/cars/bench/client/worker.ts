// Builds the skin or the whole car away from the page.
import { type BuiltCar, buildCar } from "../../src/generator/car/build.ts";
import { buildSkin } from "../../src/generator/car/skin.ts";
import type { Mesh } from "../../src/geometry/mesh.ts";
import { CARS } from "../../src/tables/cars.ts";
import type { PointList } from "../lists.ts";
import { tableWith } from "./edited.ts";

export type Ask = { turn: number; want: "skin" | "car"; car: string; lists: readonly PointList[] };

/** Triangles of one material, car space. */
export type Group = { material: string; position: Float32Array; normal: Float32Array; index: Uint32Array };
export type Chart = { id: string; uv: Float32Array; index: Uint32Array };
export type Answer = { turn: number; ms: number } & (
  | { made: "skin"; position: Float32Array; normal: Float32Array; index: Uint32Array }
  | {
      made: "car";
      groups: Group[];
      /** Edges of the sheets of the left half as pairs of points, drawing space. */
      lines: Float32Array;
      charts: Chart[];
      mmPerUnit: number;
      triangles: number;
      /** Length, width without mirrors and height, metres. */
      size: [number, number, number];
    }
  | { made: "error"; message: string }
);

/** Open edges of indexed triangles, those on the symmetry plane left out. */
function openEdges(mesh: Mesh, out: number[]): void {
  const half = new Map<number, number>();
  const count = mesh.position.length / 3;
  for (let i = 0; i < mesh.index.length; i++) {
    const a = mesh.index[i]!;
    const b = mesh.index[i - (i % 3) + ((i + 1) % 3)]!;
    if (!half.delete(b * count + a)) half.set(a * count + b, i);
  }
  const p = mesh.position;
  for (const key of half.keys()) {
    const [a, b] = [Math.floor(key / count) * 3, (key % count) * 3];
    if (Math.abs(p[a + 2]!) < 1e-4 && Math.abs(p[b + 2]!) < 1e-4) continue;
    out.push(p[a]!, p[a + 1]!, p[a + 2]!, p[b]!, p[b + 1]!, p[b + 2]!);
  }
}

/** Pieces and instances joined by material. */
function groupsOf({ model }: BuiltCar): Group[] {
  const found = new Map<string, { position: number[]; normal: number[]; index: number[] }>();
  const add = (material: string, mesh: Mesh, at: readonly number[] = [0, 0, 0], way = 1) => {
    let group = found.get(material);
    if (!group) found.set(material, (group = { position: [], normal: [], index: [] }));
    const base = group.position.length / 3;
    for (let i = 0; i < mesh.position.length; i++) {
      const sign = i % 3 === 0 ? way : 1;
      group.position.push(mesh.position[i]! * sign + at[i % 3]!);
      group.normal.push(mesh.normal[i]! * sign);
    }
    for (let i = 0; i < mesh.index.length; i += 3) {
      const [a, b, c] = [mesh.index[i]! + base, mesh.index[i + 1]! + base, mesh.index[i + 2]! + base];
      if (way > 0) group.index.push(a, b, c);
      else group.index.push(b, a, c);
    }
  };
  for (const piece of model.pieces) add(piece.material, piece.mesh);
  for (const instance of model.instances) {
    const frame = model.frames.find((f) => f.name === instance.parent);
    for (const piece of instance.pieces) add(piece.material, piece.mesh, frame?.at, frame?.mirrorX ? -1 : 1);
  }
  return [...found].map(([material, { position, normal, index }]) => ({
    material,
    position: new Float32Array(position),
    normal: new Float32Array(normal),
    index: new Uint32Array(index),
  }));
}

function sizeOf({ model }: BuiltCar): [number, number, number] {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (const { name, mesh } of model.pieces) {
    if (!name.startsWith("panel.") || name.includes("mirror")) continue;
    for (let i = 0; i < mesh.position.length; i++) {
      least[i % 3] = Math.min(least[i % 3]!, mesh.position[i]!);
      most[i % 3] = Math.max(most[i % 3]!, mesh.position[i]!);
    }
  }
  return [most[2]! - least[2]!, most[0]! - least[0]!, most[1]!];
}

async function make(ask: Ask): Promise<[Answer, Transferable[]]> {
  const started = performance.now();
  const own = CARS.find((car) => car.slug === ask.car);
  if (!own) throw new Error(`No car is named "${ask.car}".`);
  const table = tableWith(own, ask.lists);
  const { turn } = ask;
  if (ask.want === "skin") {
    const skin = buildSkin(table);
    const made = {
      position: new Float32Array(skin.position),
      normal: new Float32Array(skin.normal),
      index: new Uint32Array(skin.index),
    };
    const buffers = [made.position.buffer, made.normal.buffer, made.index.buffer];
    return [{ turn, made: "skin", ms: performance.now() - started, ...made }, buffers];
  }
  const car = await buildCar(table);
  const groups = groupsOf(car);
  const edges: number[] = [];
  for (const [name, sheet] of Object.entries(car.sheets)) if (name !== "whole") openEdges(sheet, edges);
  const lines = new Float32Array(edges);
  const charts = car.panels.map(({ id, mesh }): Chart => {
    return { id, uv: new Float32Array(car.livery.uv.get(id)!), index: new Uint32Array(mesh.index) };
  });
  const answer: Answer = {
    turn,
    made: "car",
    ms: performance.now() - started,
    groups,
    lines,
    charts,
    mmPerUnit: car.livery.mmPerUnit,
    triangles: groups.reduce((sum, group) => sum + group.index.length / 3, 0),
    size: sizeOf(car),
  };
  const buffers = groups.flatMap((g) => [g.position.buffer, g.normal.buffer, g.index.buffer]);
  return [answer, [...buffers, lines.buffer, ...charts.flatMap((c) => [c.uv.buffer, c.index.buffer])]];
}

self.onmessage = ({ data }: MessageEvent<Ask>) => {
  make(data).then(
    ([answer, buffers]) => self.postMessage(answer, { transfer: buffers }),
    (error: Error) =>
      self.postMessage({ turn: data.turn, made: "error", ms: 0, message: error.message } satisfies Answer),
  );
};
