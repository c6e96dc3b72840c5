import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { bounds, point } from "../geometry/mesh.ts";
import type { Piece } from "../gltf/model.ts";
import { writeGlb } from "../gltf/write.ts";
import { ardaneVero } from "../tables/ardane-vero.ts";
import { haldenGt } from "../tables/halden-gt.ts";
import { karstMesa } from "../tables/karst-mesa.ts";
import { orro5 } from "../tables/orro-5.ts";
import { tavrenArco } from "../tables/tavren-arco.ts";
import { tordenFell } from "../tables/torden-fell.ts";
import type { CarTable } from "../tables/types.ts";
import { rasterOverlap } from "../testing/overlap.ts";
import { readGlb } from "../testing/read.ts";
import { type BuiltCar, buildCar } from "./build.ts";

/** SHA-256 of each car's file: a change here is a change of the car that somebody looked at. */
const FILES: [CarTable, string][] = [
  [haldenGt, "c9a4c3b632755c3516b1db83ba5206e617e34583d58d59a1cf298fcd5a9cb252"],
  [orro5, "e21f17a5d4d8d057837e6ea04ce1174f7da7810368a181e337a6ef6838816024"],
  [tavrenArco, "89d2d7420162993a2c7c997fbdae214aeb0acd91e3d3ea73cbce924e254e0284"],
  [tordenFell, "a7f9b3e67f99950009235a7435dea9b712415d7549adf56e30b5e292e927e926"],
  [ardaneVero, "4f75adbe67c4721adf9c13bd1dbfc5fc724a1eab36ea2b7fe147b58935823f49"],
  [karstMesa, "e5f1b11e433379a2b7f92d62c70f945ae9496c8f1cf84a33c761b5713ac8926f"],
];

describe.each(FILES)("the $slug", (table, sha256) => {
  let car: BuiltCar;
  let glb: Uint8Array;
  let pieces: Piece[];

  beforeAll(async () => {
    car = await buildCar(table);
    glb = await writeGlb(car.model);
    pieces = [...car.model.pieces, ...car.model.instances.flatMap((i) => i.pieces)];
  }, 60_000);

  const panels = () => car.model.pieces.filter((p) => p.name.startsWith("panel."));
  const triangles = () => {
    const own = car.model.pieces.reduce((sum, p) => sum + p.mesh.index.length / 3, 0);
    return (
      own + car.model.instances.reduce((sum, i) => sum + i.pieces.reduce((s, p) => s + p.mesh.index.length / 3, 0), 0)
    );
  };

  it("keeps the table's dimensions within 1 %", () => {
    const box = bounds(
      ...panels()
        .filter((p) => !p.name.includes("mirror"))
        .map((p) => p.mesh),
    );
    const { length, width, height } = table.dimensions;
    expect(Math.abs(box.max[2] - box.min[2] - length) / length).toBeLessThan(0.01);
    expect(Math.abs(box.max[0] - box.min[0] - width) / width).toBeLessThan(0.01);
    expect(Math.abs(box.max[1] - height) / height).toBeLessThan(0.01);
  });

  it("stands on the ground with its wheels, nose to +Z", () => {
    const hub = car.model.frames.find((f) => f.name === "slot.wheels.front.left")!;
    const tyre = car.model.instances.find((i) => i.name === hub.name)!.pieces.find((p) => p.name === "tyre")!;
    expect(hub.at[1] + bounds(tyre.mesh).min[1]).toBeCloseTo(0, 3);
    expect(hub.at[2]).toBeCloseTo(table.dimensions.wheelbase / 2, 6);
    expect(hub.at[0]).toBeGreaterThan(0.7);
  });

  it("has no NaN and only unit normals", () => {
    for (const { name, mesh } of pieces) {
      expect(mesh.position.every(Number.isFinite), name).toBe(true);
      expect(mesh.normal.every(Number.isFinite), name).toBe(true);
      for (let i = 0; i < mesh.normal.length; i += 3) {
        const l = Math.hypot(mesh.normal[i]!, mesh.normal[i + 1]!, mesh.normal[i + 2]!);
        if (Math.abs(l - 1) > 0.02) throw new Error(`${name} has a normal of length ${l}`);
      }
    }
  });

  it("winds every panel along its normals", () => {
    for (const { name, mesh } of panels()) {
      let wrong = 0;
      let all = 0;
      for (let i = 0; i < mesh.index.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.index[i + k]!));
        const e = [0, 1, 2].map((k) => b![k]! - a![k]!);
        const f = [0, 1, 2].map((k) => c![k]! - a![k]!);
        const n = [e[1]! * f[2]! - e[2]! * f[1]!, e[2]! * f[0]! - e[0]! * f[2]!, e[0]! * f[1]! - e[1]! * f[0]!];
        const l = Math.hypot(...n);
        const v = mesh.index[i]! * 3;
        const along = n[0]! * mesh.normal[v]! + n[1]! * mesh.normal[v + 1]! + n[2]! * mesh.normal[v + 2]!;
        all += l;
        if (along < -0.2 * l) wrong += l;
      }
      // By area: at a concave corner a rolled edge may turn over within its 1.6 mm.
      expect(wrong / all, name).toBeLessThan(0.0005);
    }
  });

  it("stays within the budgets of triangles and bytes", () => {
    expect(triangles()).toBeGreaterThan(80_000);
    expect(triangles()).toBeLessThan(150_000);
    expect(glb.byteLength).toBeLessThan(1_500_000);
  });

  it("shares no livery texel at 4096, as written to the file", async () => {
    const doc = await readGlb(glb);
    const charts = doc
      .getRoot()
      .listNodes()
      .filter((n) => n.getMesh() && n.getName().startsWith("panel."))
      .map((node) => {
        const primitive = node.getMesh()!.listPrimitives()[0]!;
        const uv = primitive.getAttribute("TEXCOORD_0")!;
        const index = primitive.getIndices()!;
        const corners: number[] = [];
        for (let i = 0; i < index.getCount(); i++) corners.push(...uv.getElement(index.getScalar(i), [0, 0]));
        return { id: node.getName(), corners };
      });
    expect(charts.length).toBe(car.panels.length);
    const overlap = rasterOverlap(charts, 4096);
    expect(overlap.pairs).toEqual([]);
    expect(overlap.between).toBe(0);
    expect(overlap.within).toBe(0);
    expect(overlap.used / 4096 ** 2).toBeGreaterThan(0.5);
  }, 60_000);

  it("maps the doors at true scale, one texel a millimetre or finer on a 4K map", () => {
    expect(4096 / car.livery.mmPerUnit).toBeGreaterThanOrEqual(1);
    for (const { name, mesh, uv } of panels().filter((p) => p.name.startsWith("panel.door"))) {
      // Length on the car against length in the map, over every edge long enough to tell.
      const ratios: number[] = [];
      for (let i = 0; i < mesh.index.length; i += 3) {
        const [a, b] = [mesh.index[i]!, mesh.index[i + 1]!];
        const car3 = Math.hypot(...[0, 1, 2].map((k) => mesh.position[a * 3 + k]! - mesh.position[b * 3 + k]!));
        const flat = Math.hypot(uv![a * 2]! - uv![b * 2]!, uv![a * 2 + 1]! - uv![b * 2 + 1]!);
        if (car3 > 0.03 && flat > 0.002) ratios.push((flat * car.livery.mmPerUnit) / (car3 * 1000));
      }
      const mean = ratios.reduce((x, y) => x + y, 0) / ratios.length;
      expect(mean, name).toBeGreaterThan(0.93);
      expect(mean, name).toBeLessThan(1.02);
    }
  });

  it("is byte-identical when generated again", async () => {
    const again = await writeGlb((await buildCar(table)).model);
    const hash = (b: Uint8Array) => createHash("sha256").update(b).digest("hex");
    expect(hash(again)).toBe(hash(glb));
    expect(hash(glb)).toBe(sha256);
  }, 60_000);
});
