import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conflicts, fitment, manifestFrom, PartOption, slotsFor } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import { clearDiameter } from "../generator/wheels/tyre.ts";
import { CARS } from "../tables/cars.ts";
import { LOOSE_PARTS } from "../tables/parts.ts";
import { RIM_PARTS } from "../tables/parts/rims.ts";
import { describeFiles } from "../testing/catalogue-checks.ts";
import { readGlb } from "../testing/read.ts";
import { keptFiles, sha256, WRITING } from "../testing/record.ts";
import { type Generated, generateCatalogue, type Progress } from "./generate.ts";
import { keptMade } from "./made.ts";

/** Where the product keeps it: made here only when it is not there, or older than the sources. */
const KEPT = join(import.meta.dirname, "../../../../.data/cars");
let made: Generated;
beforeAll(async () => {
  made = await generateCatalogue(KEPT);
});

const manifestOf = (slug: string) => manifestFrom(readFileSync(join(made.folder, slug, "manifest.json"), "utf8"));
const DESIGN_OF = new Map(RIM_PARTS.map((rim) => [rim.slug, rim.design]));
const verdict = (slug: string, slotId: string, template = "halden-gt") => {
  const part = made.catalogue.parts.find((p) => p.slug === slug)!;
  const slot = manifestOf(template).slots.find((s) => s.id === slotId)!;
  return fitment(slot, part.option.measures);
};

/** A slot of a template with another hub. */
const slotWith = (template: string, id: string, hub: object) => {
  const slot = manifestOf(template).slots.find((s) => s.id === id)!;
  return { ...slot, hub: { ...slot.hub!, ...hub } };
};

const table = CARS[0]!;

/** Where a run of all suites leaves the cars that it has built, and what it told of that. */
const OF_RUN = process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, "cars");
const TOLD = join(OF_RUN ?? "", "told.json");
/** Ten seconds of work, which such a run has just done, unless the cars lay there before. */
const isAnew = !OF_RUN || !existsSync(TOLD) || Boolean(process.env.TEST_LONG);

describe("generating", () => {
  it("reports progress, answers the second time without work, and leaves a car as it was built", async () => {
    const out = mkdtempSync(join(tmpdir(), "cars-"));
    try {
      let [into, left, first] = [KEPT, OF_RUN ?? "", made];
      let progress: Progress[] = [];
      if (isAnew) {
        [into, left] = [out, join(out, "made")];
        const only = { cars: [table], parts: LOOSE_PARTS.slice(0, 2) };
        first = await generateCatalogue(out, { only, made: left, onProgress: (told) => progress.push(told) });
        expect(first.fresh).toBe(true);
        expect(first.catalogue.templates.map(({ slug }) => slug)).toEqual([table.slug]);
      } else progress = JSON.parse(readFileSync(TOLD, "utf8")) as Progress[];
      const total = progress[0]!.total;
      expect(progress.map((told) => `${told.done}/${told.total}`)).toEqual(
        Array.from({ length: total }, (_, i) => `${i + 1}/${total}`),
      );
      const again = await generateCatalogue(into);
      expect(again).toEqual({ ...first, fresh: false });
      expect(readFileSync(join(into, "current"), "utf8").trim()).toBe(first.hash);
      const { full, coarser, car } = keptMade(left, table)!;
      if (!WRITING) expect(sha256(full)).toBe(keptFiles().get(table.slug));
      for (const [i, glb] of [full, ...coarser].entries()) {
        const name = i === 0 ? "model.glb" : `model-${i}.glb`;
        expect(sha256(glb), name).toBe(sha256(readFileSync(join(first.folder, table.slug, name))));
      }
      expect(car.livery.packing).toEqual(table.packing);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
});

describe("the generated catalogue", () => {
  it("has every file that it names", () => {
    const { templates, parts, stickers } = made.catalogue;
    const files = [
      ...templates.flatMap((t) => [t.manifest, t.model, ...Object.values(t.thumbnail)]),
      ...parts.flatMap((p) => [p.model, p.thumbnail]),
      ...stickers.flatMap((s) => [s.file, s.thumbnail]),
    ];
    for (const file of files) expect(statSync(join(made.folder, file)).size, file).toBeGreaterThan(0);
  });

  it("shows every part by a picture of its own", () => {
    for (const { slug, thumbnail } of made.catalogue.parts) expect(thumbnail).toBe(`thumbnails/parts/${slug}.webp`);
  });

  describeFiles(() => made);

  it("writes manifests whose nodes, panels and zones exist in the model", async () => {
    for (const template of made.catalogue.templates) {
      const manifest = manifestOf(template.slug);
      const glb = readFileSync(join(made.folder, template.model));
      expect(manifest.model3d.full.bytes).toBe(glb.byteLength);
      expect(manifest.model3d.lods).toHaveLength(2);
      for (const { url, bytes } of manifest.model3d.lods)
        expect(statSync(join(made.folder, template.slug, url)).size).toBe(bytes);
      const root = (await readGlb(glb)).getRoot();
      const nodes = new Set(root.listNodes().map((n) => n.getName()));
      const materials = new Set(root.listMaterials().map((m) => m.getName()));
      for (const zone of manifest.zones) expect(materials.has(`zone.${zone.id}`), zone.id).toBe(true);
      for (const panel of manifest.panels) expect(nodes.has(`panel.${panel.id}`), panel.id).toBe(true);
      for (const hinge of manifest.hinges) expect(nodes.has(hinge.node), hinge.node).toBe(true);
      for (const light of manifest.lights) expect(materials.has(light.material), light.material).toBe(true);
      for (const slot of manifest.slots) for (const a of slot.anchors) expect(nodes.has(a.node), a.node).toBe(true);
    }
  });

  it("gives every part a place on the car and real verdicts", () => {
    for (const template of made.catalogue.templates) {
      for (const part of made.catalogue.parts)
        expect(slotsFor(manifestOf(template.slug), part.slots).length, part.slug).toBeGreaterThan(0);
    }
    for (const slot of ["wheels.front", "wheels.rear"]) {
      expect(verdict("halden-fold-5-20", slot).verdict).toBe("fits");
      expect(verdict("norr-arc-10-19", slot).verdict).toBe("fits");
      expect(verdict("orbel-turbine-16-20", slot).verdict).toBe("block");
    }
    expect(verdict("orbel-turbine-16-20", "wheels.front").reasons[0]!.code).toBe("bolt-pattern");
    expect(verdict("norr-arc-10-19", "wheels.front").reasons.map((r) => r.code)).toContain("centre-bore-ring");
    expect(verdict("norr-mesh-y-18", "wheels.front").reasons.map((r) => [r.code, r.verdict])).toEqual([
      ["centre-bore-ring", "fits"],
      ["diameter", "warn"],
      ["brake-clearance", "block"],
    ]);
    expect(verdict("halden-gt-wing", "spoiler").verdict).toBe("fits");
    expect(verdict("halden-gt-lip-low", "lip").verdict).toBe("fits");
    const mounted = new Map(made.catalogue.parts.slice(0, 2).map((p, i) => [`slot${i}`, PartOption.parse(p.option)]));
    expect(conflicts(mounted)).toEqual([]);
  });

  it("names finishes that the part's model has", async () => {
    const drawn: Record<string, string> = {
      "body-color": "zone.body zone.mirrors",
      "gloss-black": "zone.trim",
      "matte-black": "zone.cladding",
      "satin-graphite": "zone.wheels",
      gunmetal: "gunmetal",
      machined: "machined",
      "polished-lip": "machined",
      "polished-steel": "chrome",
      "bare-steel": "skid",
      "silver-anodized": "machined",
      "burnt-titanium": "titanium",
      "gloss-carbon": "zone.carbon",
      clear: "lens",
      smoked: "lens.smoke",
    };
    for (const { slug, kind, finishes, model } of made.catalogue.parts) {
      expect(finishes.length > 0, slug).toBe(kind !== "brakes");
      const root = (await readGlb(readFileSync(join(made.folder, model)))).getRoot();
      const materials = root.listMaterials().map((one) => one.getName());
      for (const finish of finishes)
        expect(
          (drawn[finish] ?? "").split(" ").some((one) => materials.includes(one)),
          `${slug} ${finish}`,
        ).toBe(true);
    }
    // a wheel has a mark of bright metal in any case: only a turned face or a lip makes it a finish
    const finishOf = (slug: string) => made.catalogue.parts.find((one) => one.slug === slug)?.finishes;
    expect(finishOf("halden-fold-5-19")).toEqual(["machined"]);
    expect(finishOf("norr-mesh-y-18")).toEqual(["polished-lip"]);
    expect(finishOf("norr-arc-10-19")).toEqual(["satin-graphite"]);
  });

  it("states measures of each part's own", () => {
    for (const { slug, kind, templates, option } of made.catalogue.parts) {
      expect(option.id).toBe(slug);
      const { mount, size } = option.measures;
      if (!templates) continue;
      expect(mount!.interface, slug).not.toContain(templates[0]!);
      if (kind === "spoiler" || kind === "hood") expect(mount!.span, slug).toBe(size![0]);
      // A roof wing is as wide as its roof's rear edge, which differs from car to car.
      if (slug.endsWith("roof-wing")) {
        const edge = manifestOf(templates[0]!).slots.find((slot) => slot.id === "spoiler")!.mount!.span;
        expect(Math.abs(mount!.span - edge), slug).toBeLessThanOrEqual(2);
        expect(mount!.span, slug).toBeGreaterThan(manifestOf(templates[0]!).dimensions.width * 1000 * 0.55);
      }
    }
    const spans = made.catalogue.parts
      .filter((p) => p.slug.endsWith("-roof-wing"))
      .map((p) => p.option.measures.mount!.span);
    expect(new Set(spans).size).toBe(spans.length);
  });

  it("says which parts of a car stand in each other's way, and what a part needs beside it", () => {
    const option = (slug: string) => made.catalogue.parts.find((p) => p.slug === slug)!.option;
    const together = (...mounted: [string, string][]) =>
      conflicts(new Map(mounted.map(([slot, slug]) => [slot, option(slug)]))).map((r) => [r.code, r.values.slot]);
    // On the GT the race diffuser's plates stand where wider tips end; on the SUV its tips are far above.
    expect(together(["diffuser", "halden-gt-diffuser-race"], ["exhaust", "halden-gt-exhaust-quad"])).toEqual([
      ["conflict", "diffuser"],
      ["conflict", "exhaust"],
    ]);
    for (const part of ["street", "carbon"])
      expect(together(["diffuser", `halden-gt-diffuser-${part}`], ["exhaust", "halden-gt-exhaust-quad"])).toEqual([]);
    expect(together(["diffuser", "torden-fell-diffuser-race"], ["exhaust", "torden-fell-exhaust-quad"])).toEqual([]);
    // A bumper with a jaw of its own hides the chin that a lip hangs on.
    expect(together(["bumper.front", "halden-gt-bumper-sport"], ["lip", "halden-gt-lip-low"])).toEqual([
      ["conflict", "bumper.front"],
      ["conflict", "lip"],
    ]);
    expect(together(["bumper.front", "halden-gt-bumper-sport"], ["skirts", "halden-gt-skirt-race"])).toEqual([]);
    expect(together(["spoiler", "halden-gt-wing"])).toEqual([["requires", "spoiler"]]);
    expect(together(["spoiler", "halden-gt-wing"], ["lip", "halden-gt-lip-low"])).toEqual([]);
  });

  it("offers every template at least 20 parts that fit, in at least 8 slots", () => {
    for (const template of made.catalogue.templates) {
      const manifest = manifestOf(template.slug);
      const fitting = made.catalogue.parts.flatMap((part) =>
        slotsFor(manifest, part.slots)
          .filter((slot) => fitment(slot, part.option.measures).verdict === "fits")
          .map((slot) => ({ part: part.slug, slot: slot.id })),
      );
      expect(new Set(fitting.map((f) => f.part)).size, template.slug).toBeGreaterThanOrEqual(20);
      expect(new Set(fitting.map((f) => f.slot)).size, template.slug).toBeGreaterThanOrEqual(8);
      // What a car is sold with goes together.
      for (const end of ["wheels.front", "wheels.rear"]) {
        const { hub } = manifest.slots.find((slot) => slot.id === end)!;
        expect(clearDiameter(hub!.diameter.stock), template.slug).toBeGreaterThan(hub!.brakeDiameter! + 3);
      }
    }
  });

  it("offers a choice in every slot of every template", () => {
    const least = {
      "bumper.front": 1,
      hood: 3,
      lip: 3,
      spoiler: 3,
      skirts: 3,
      diffuser: 3,
      exhaust: 3,
      mirrors: 3,
      lights: 2,
      brakes: 2,
    };
    for (const { slug, stockRim } of CARS) {
      const { slots } = manifestOf(slug);
      const fitting = (id: string) => {
        const slot = slots.find((one) => one.id === id)!;
        return made.catalogue.parts.filter(
          (part) => part.slots.includes(id) && fitment(slot, part.option.measures).verdict === "fits",
        );
      };
      for (const [id, count] of Object.entries(least))
        expect(fitting(id).length, `${slug} ${id}`).toBeGreaterThanOrEqual(count);
      // A drawing counts when some size of it goes on either end; what the car comes with is no choice.
      const designs = (id: string) => new Set(fitting(id).map((part) => DESIGN_OF.get(part.slug)!));
      const rear = designs("wheels.rear");
      const both = [...designs("wheels.front")].filter((design) => rear.has(design) && design !== stockRim);
      expect(both.length, `${slug}: ${both}`).toBeGreaterThanOrEqual(4);
    }
  });

  it("sells every kind in the numbers that the catalogue promises", () => {
    const { parts } = made.catalogue;
    const count = (kind: string) =>
      new Set(parts.filter((p) => p.kind === kind).map((p) => p.slug.replace(p.templates?.[0] ?? "", ""))).size;
    const designs = new Set(RIM_PARTS.map((rim) => rim.design));
    expect(designs.size).toBeGreaterThanOrEqual(8);
    for (const design of designs)
      expect(RIM_PARTS.filter((rim) => rim.design === design).length).toBeGreaterThanOrEqual(3);
    const three = ["lip", "skirts", "diffuser", "exhaust", "hood", "mirrors", "brakes"];
    for (const kind of three) expect(count(kind), kind).toBeGreaterThanOrEqual(3);
    for (const [kind, least] of Object.entries({ spoiler: 4, roof: 2, lights: 2 }))
      expect(count(kind), kind).toBeGreaterThanOrEqual(least);
  });

  it("keeps rims within 12,000 triangles and pictures within 40 KB", async () => {
    for (const part of made.catalogue.parts) {
      expect(statSync(join(made.folder, part.thumbnail)).size, part.thumbnail).toBeLessThan(40_960);
      if (part.kind !== "rim") continue;
      const nodes = (await readGlb(readFileSync(join(made.folder, part.model)))).getRoot().listNodes();
      const triangles = nodes
        .filter((node) => node.getMesh() && node.getName() !== "tyre")
        .flatMap((node) => node.getMesh()!.listPrimitives())
        .reduce((sum, primitive) => sum + primitive.getIndices()!.getCount() / 3, 0);
      expect(triangles, part.slug).toBeLessThan(12_000);
      expect(triangles, part.slug).toBeGreaterThan(3_000);
    }
  });

  it("lets hoods, bumpers and mirror caps carry the charts of the panels that they stand in for", async () => {
    for (const template of made.catalogue.templates) {
      const own = made.catalogue.parts.filter((p) => p.templates?.[0] === template.slug);
      const carriers = own.filter((p) => p.option.panels);
      for (const kind of ["mirrors", "bumper.front"])
        expect(
          carriers.some((p) => p.kind === kind),
          `${template.slug} ${kind}`,
        ).toBe(true);
      for (const part of carriers) {
        const charts = manifestOf(template.slug).panels;
        const nodes = (await readGlb(readFileSync(join(made.folder, part.model)))).getRoot().listNodes();
        for (const id of part.option.panels!) {
          const [u0, v0, u1, v1] = charts.find((p) => p.id === id)!.chart;
          const uv = nodes
            .find((n) => n.getName() === `panel.${id}`)!
            .getMesh()!
            .listPrimitives()[0]!
            .getAttribute("TEXCOORD_0")!;
          // A dome leans out of the plane, so its coordinates may leave the chart by its height's share, not more.
          for (let i = 0; i < uv.getCount(); i++) {
            const [u, v] = uv.getElement(i, [0, 0]) as [number, number];
            expect(u > u0 - 0.004 && u < u1 + 0.004 && v > v0 - 0.004 && v < v1 + 0.004, `${part.slug} ${id}`).toBe(
              true,
            );
          }
        }
      }
    }
  });

  it("tells the cars apart by their measures", () => {
    for (const slot of ["wheels.front", "wheels.rear"]) {
      for (const rim of ["orro-wye-5-18", "orro-aero-10-17"]) {
        expect(verdict(rim, slot, "orro-5").verdict).toBe("fits");
        expect(verdict(rim, slot).verdict).toBe("block");
      }
      for (const rim of ["halden-fold-5-20", "norr-arc-10-19", "norr-mesh-y-18", "orbel-turbine-16-20"])
        expect(verdict(rim, slot, "orro-5").reasons.map((r) => r.code)).toContain("bolt-pattern");
    }
    expect(verdict("orro-aero-10-17", "wheels.front", "orro-5").reasons[0]!.code).toBe("centre-bore-ring");
    expect(verdict("norr-brace-6-18", "wheels.front", "karst-mesa").verdict).toBe("fits");
    for (const rim of ["halden-fold-5-20", "orro-wye-5-18"])
      expect(verdict(rim, "wheels.front", "karst-mesa").reasons.map((r) => r.code)).toContain("bolt-pattern");
    // Its bore is also too small for a truck's hub.
    const truck = slotWith("halden-gt", "wheels.front", { centreBore: 106.1 });
    const wye = made.catalogue.parts.find((p) => p.slug === "orro-wye-5-18")!;
    expect(fitment(truck, wye.option.measures).reasons.map((r) => r.code)).toContain("centre-bore-small");
    expect(verdict("orro-5-roof-wing", "spoiler", "orro-5").verdict).toBe("fits");
    expect(verdict("orro-5-lip-low", "lip", "orro-5").verdict).toBe("fits");
    // Another car's lip is judged by its own measures: too narrow, and bowed otherwise.
    expect(verdict("orro-5-lip-low", "lip").reasons.map((r) => [r.code, r.verdict])).toEqual([
      ["span", "warn"],
      ["edge", "block"],
    ]);
    expect(verdict("torden-fell-roof-wing", "spoiler", "orro-5").reasons.map((r) => [r.code, r.verdict])).toEqual([
      ["span", "block"],
      ["edge", "block"],
    ]);
    expect(verdict("halden-gt-wing", "spoiler", "orro-5").verdict).toBe("block");
  });

  it("builds wheels on their hub face, outward to +X", async () => {
    const part = made.catalogue.parts.find((p) => p.slug === "norr-mesh-y-18")!;
    const names = (await readGlb(readFileSync(join(made.folder, part.model))))
      .getRoot()
      .listNodes()
      .map((n) => n.getName());
    expect(names).toContain("rim");
    expect(names.filter((name) => name === "tyre")).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(["side.left", "side.right"]));
    // The tyre stands out beyond an 18-inch rim by its sidewalls.
    expect(part.option.measures.size![1]).toBeGreaterThan(18 * 25.4 + 120);
  });
});
