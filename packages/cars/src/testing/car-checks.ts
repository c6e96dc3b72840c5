import { openTemplatePackage, packTemplate } from "@carloom/asset";
import { manifestFrom } from "@carloom/build";
import validator from "gltf-validator";
import { beforeAll, describe, expect, it } from "vitest";
import type { BuiltCar } from "../generator/car/build.ts";
import { fieldsOf } from "../generator/car/fields.ts";
import { asset, manifestOf } from "../catalogue/manifest.ts";
import { bounds, point, type V3 } from "../geometry/mesh.ts";
import { LEVELS } from "../generator/levels.ts";
import type { Model, Piece } from "../generator/gltf/model.ts";
import type { CarTable } from "../tables/types.ts";
import { builtCar } from "./built.ts";
import { mirroredShare, stripeFaults } from "./charts.ts";
import { rasterOverlap } from "./overlap.ts";
import { expectLamps } from "./lamps.ts";
import { CALM, difference, keptPortrait, PORTRAITS, portrait, unrest, zebra } from "./portrait.ts";
import { describePrinted } from "./printed-checks.ts";
import { readGlb } from "./read.ts";
import { keptRecord, sha256 } from "./record.ts";
import { BAY } from "../generator/gltf/names.ts";

/** What every car must hold, whatever its style. */
export function describeCar(table: CarTable): void {
  describe(`the ${table.slug}`, () => {
    let car: BuiltCar;
    let glb: Uint8Array;
    let coarser: Uint8Array[];
    let shaded: Model;
    let pieces: Piece[];

    beforeAll(async () => {
      ({ car, full: glb, coarser, shaded } = await builtCar(table));
      pieces = [...car.model.pieces, ...car.model.instances.flatMap((i) => i.pieces)];
    });

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

    it("goes to another installation as a package, model and manifest the same", async () => {
      const models = [glb, ...coarser].map((bytes, i) => ({ name: `model/${i}.glb`, bytes }));
      const [full, ...lods] = models.map(({ name, bytes }) => asset(name, bytes));
      // as it lies in a file, which knows no minus zero
      const own = manifestFrom(JSON.stringify(manifestOf(table, car, full!, lods)));
      const packed = packTemplate({
        slug: table.slug,
        title: table.title,
        description: null,
        licence: null,
        manifest: own,
        files: new Map(models.map(({ name, bytes }) => [name, bytes])),
        picture: null,
      });
      const { manifest, files } = await openTemplatePackage(packed);
      expect(manifest).toEqual(own);
      for (const { name, bytes } of models) expect(sha256(files.get(name)!)).toBe(sha256(bytes));
    });

    it("stands on the ground with its wheels, nose to +Z", () => {
      const hub = car.model.frames.find((f) => f.name === "slot.wheels.front.left")!;
      const tyre = car.model.instances
        .filter((i) => i.name === hub.name)
        .flatMap((i) => i.pieces)
        .find((p) => p.name === "tyre")!;
      expect(hub.at[1] + bounds(tyre.mesh).min[1]).toBeCloseTo(0, 3);
      expect(hub.at[2]).toBeCloseTo(table.dimensions.wheelbase / 2, 6);
      expect(hub.at[0]).toBeGreaterThan(0.7);
    });

    it("has nothing that flies off: every piece lies at the body", () => {
      const { length, width, height } = table.dimensions;
      for (const { name, mesh } of car.model.pieces) {
        const { min, max } = bounds(mesh);
        expect(Math.max(-min[0], max[0]), name).toBeLessThan(width / 2 + 0.3);
        expect(min[1], name).toBeGreaterThan(-0.01);
        expect(max[1], name).toBeLessThan(height + 0.15);
        expect(Math.max(-min[2], max[2]), name).toBeLessThan(length / 2 + 0.4);
      }
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
    });

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

    it("states the scale of every chart", () => {
      const { panels: charts, livery } = manifestOf(table, car, asset("model.glb", glb));
      expect(charts.map(({ id }) => `panel.${id}`).sort()).toEqual(
        panels()
          .map(({ name }) => name)
          .sort(),
      );
      for (const { id, mmPerUnit = livery!.mmPerUnit } of charts) {
        const { mesh, uv } = panels().find(({ name }) => name === `panel.${id}`)!;
        // Lengths of the middle edge agree with areas, less so on mirrors, which bend away on all sides.
        const room = id.startsWith("mirror") ? 0.35 : 0.2;
        const ratios: number[] = [];
        for (let i = 0; i < mesh.index.length; i += 3) {
          const [a, b] = [mesh.index[i]!, mesh.index[i + 1]!];
          const car3 = Math.hypot(...[0, 1, 2].map((k) => mesh.position[a * 3 + k]! - mesh.position[b * 3 + k]!));
          const flat = Math.hypot(uv![a * 2]! - uv![b * 2]!, uv![a * 2 + 1]! - uv![b * 2 + 1]!);
          if (car3 > 0.015 && flat > 0.001) ratios.push((flat * mmPerUnit) / (car3 * 1000));
        }
        const median = ratios.sort((x, y) => x - y)[ratios.length >> 1]!;
        expect(Math.abs(median - 1), `${id} ${median}`).toBeLessThan(room);
        // A panel that is laid smaller says so.
        const share = table.liveryShare?.[id] ?? 1;
        if (share < 0.9) expect(mmPerUnit, id).toBeGreaterThan(livery!.mmPerUnit * 1.04);
      }
    });

    it("maps every panel as it reads from outside, no part of it turned over", () => {
      for (const panel of panels()) expect(mirroredShare(panel), panel.name).toBeLessThan(0.002);
    });

    it("lights brake lamps and the indicators of each side apart from its tail lamps", () =>
      expectLamps(table, car, manifestOf(table, car, asset("model.glb", glb)).lights));

    it("is laid out as its table keeps it", () => {
      expect(car.livery.packing).toEqual(table.packing);
    });

    it("carries a stripe over panels and bumpers without a step", () => {
      // Two lines along the middle over hood, roof and tail, and one along each flank below the windows.
      const body = panels().filter((p) => !p.name.includes("mirror"));
      for (const stripe of [
        (x: number) => Math.abs(Math.abs(x) - 0.22) - 0.08,
        (_x: number, y: number) => Math.abs(y - 0.62) - 0.05,
      ]) {
        const { asked, wrong } = stripeFaults(body, stripe, 2048, 0.006);
        expect(asked).toBeGreaterThan(5000);
        // A handful of corners lie in slivers that a cut left between two texels.
        expect(wrong / asked).toBeLessThan(0.002);
      }
    });

    it("is dark where little light comes and open on its panels", () => {
      // Every edge has three rows of vertices that look into a joint, so quartiles tell, not means.
      const quartile = (share: number, name: string) => {
        const values = shaded.pieces.filter((p) => p.name === name).flatMap((p) => p.occlusion!);
        return values.sort((a, b) => a - b)[Math.floor(values.length * share)]!;
      };
      for (const open of ["panel.roof", "panel.hood", "panel.door.left"])
        expect(quartile(0.75, open), open).toBeGreaterThan(0.85);
      for (const dark of ["arch", "return.fender.front.left", "underlay"])
        expect(quartile(0.25, dark), dark).toBeLessThan(0.5);
      // What opens has painted edges, which are not left as dark as the joint that they close.
      const edges = shaded.pieces.filter(({ name }) => name.startsWith("edge."));
      expect(new Set(edges.map(({ name }) => name))).toContain("edge.door.left");
      for (const { name, material, occlusion } of edges)
        expect([material.slice(0, 5), Math.min(...occlusion!) >= 0.5], name).toEqual(["zone.", true]);
      // The road takes part of the light below a car.
      expect(quartile(0.5, "underbody")).toBeLessThan(0.85);
      for (const { material, occlusion } of shaded.pieces)
        if (/^(glass|lens)/.test(material)) expect(occlusion, material).toBeUndefined();
    });

    it("shows a bay under its hood, below the shut lid and in the light of an open one", () => {
      const hood = panels().find(({ name }) => name === "panel.hood")!.mesh;
      const ahead = bounds(hood).min[2];
      const bay = shaded.pieces.filter(({ name, mesh }) => name.startsWith(BAY) && bounds(mesh).min[2] > ahead - 0.1);
      expect(bay.length).toBeGreaterThan(1);
      // How far a point lies below the skin, along the normal of its nearest vertex.
      const { position, normal } = car.sheets.whole;
      const below = ([x, y, z]: V3): number => {
        const p = [table.dimensions.wheelbase / 2 - z, y, Math.abs(x)] as const;
        let [best, least] = [0, Infinity];
        for (let v = 0; v < position.length; v += 3) {
          const along = (position[v]! - p[0]) ** 2;
          if (along >= least) continue;
          const d = along + (position[v + 1]! - p[1]) ** 2 + (position[v + 2]! - p[2]) ** 2;
          if (d < least) [least, best] = [d, v];
        }
        return [0, 1, 2].reduce((sum, k) => sum + normal[best + k]! * (position[best + k]! - p[k]!), 0);
      };
      for (const { name, mesh } of shaded.pieces.filter((p) => p.name.startsWith(BAY)))
        for (let i = 0; i < mesh.position.length / 3; i++) expect(below(point(mesh, i)), name).toBeGreaterThan(0.004);
      const light = bay.flatMap(({ occlusion }) => occlusion!).sort((a, b) => a - b);
      expect(light[light.length >> 1]).toBeGreaterThan(0.4);
      // Nothing black lies over it once the lid is open.
      const { hood: lid } = fieldsOf(table);
      for (const { mesh } of car.model.pieces.filter(({ name }) => name === "underlay"))
        for (let i = 0; i < mesh.position.length; i += 3) {
          const [x, y, z] = mesh.position.slice(i, i + 3) as [number, number, number];
          const inside = -lid(table.dimensions.wheelbase / 2 - z, y, Math.abs(x));
          if (Math.abs(x) < 0.35) expect(inside).toBeLessThan(0.08);
        }
    });

    it("has coarser files of the same nodes and panels, sound to the validator", async () => {
      const names = async (bytes: Uint8Array) =>
        (await readGlb(bytes))
          .getRoot()
          .listNodes()
          .map((n) => n.getName())
          .filter((name) => /^(panel|hinge|slot|hub)\./.test(name))
          .sort();
      const whole = await names(glb);
      expect(coarser).toHaveLength(LEVELS.length);
      for (const [i, bytes] of coarser.entries()) {
        const root = (await readGlb(bytes)).getRoot();
        const drawn = root
          .listNodes()
          .flatMap((node) => node.getMesh()?.listPrimitives() ?? [])
          .reduce((sum, primitive) => sum + primitive.getIndices()!.getCount() / 3, 0);
        expect(drawn).toBeLessThanOrEqual(LEVELS[i]!);
        expect(drawn).toBeGreaterThan(LEVELS[i]! * 0.4);
        expect(bytes.byteLength).toBeLessThan(glb.byteLength * 0.6);
        expect(await names(bytes)).toEqual(whole);
        const { issues } = await validator.validateBytes(bytes, {});
        expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
      }
    });

    it.each(Object.keys(PORTRAITS))("looks as it did when somebody last looked: %s", async (view) => {
      const now = portrait(car, PORTRAITS[view]!);
      const { mean, changed } = difference(now, await keptPortrait(table.slug, view, now));
      expect(mean).toBeLessThan(2.5);
      expect(changed).toBeLessThan(0.002);
    });

    it.each(Object.keys(PORTRAITS))("mirrors light as it did when somebody last looked: %s", async (view) => {
      const now = zebra(car, PORTRAITS[view]!);
      const { mean, changed } = difference(now, await keptPortrait(table.slug, `${view}-zebra`, now));
      expect(mean).toBeLessThan(4);
      expect(changed).toBeLessThan(0.02);
    });

    // That another thread makes the same bytes is asked of the catalogue.
    it("is the file that was looked at, byte for byte, and mirrors light as calmly", () => {
      const measured = CALM.map((view) => [view, Math.round(unrest(car, PORTRAITS[view]!) * 10) / 10] as const);
      const kept = keptRecord(table.slug, { sha256: sha256(glb), unrest: Object.fromEntries(measured) });
      expect(sha256(glb)).toBe(kept.sha256);
      for (const [view, now] of measured) expect(now, view).toBeLessThanOrEqual(kept.unrest[view]! * 1.1);
    });

    describePrinted(table);
  });
}
