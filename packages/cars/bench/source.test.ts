// reads: packages/cars/src/tables
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rounded } from "../src/geometry/curves.ts";
import { CARS } from "../src/tables/cars.ts";
import { unifiedDiff } from "./diff.ts";
import { valuesOf } from "./lists.ts";
import { cageLists, curveLists, withValues } from "./source.ts";

const TABLES = join(import.meta.dirname, "../src/tables");
const source = (slug: string, what: "cage" | "curves") => readFileSync(join(TABLES, `${slug}.${what}.ts`), "utf8");

describe.each(CARS.map((car) => [car.slug, car] as const))("the tables of %s", (slug, car) => {
  it("are read as the numbers that the generator gets", () => {
    for (const list of cageLists(source(slug, "cage"))) {
      const [, end, i] = list.id.split(".");
      if (list.kind === "crease")
        expect(list.rows!.map((row, k) => [row, ...list.points[k]!])).toEqual(
          car.cage.creases.map((c) => [c.row, c.from, c.to, c.sharpness]),
        );
      else expect(list.points, list.id).toEqual(car.cage[end as "top"][Number(i)]);
    }
    const curves = curveLists(source(slug, "curves"));
    expect(curves.length).toBeGreaterThan(18);
    for (const list of curves) {
      if (list.kind === "key" || list.kind === "round") {
        const drawn = car.curves.shapes[list.name as "door"]!;
        const keys = list.kind === "round" ? rounded(list.points as [number, number, number][]) : list.points;
        expect(keys, list.id).toEqual(drawn.keys);
        expect(list.view).toBe(drawn.view);
      } else if (list.kind === "seam") expect(list.points).toEqual(car.curves.seams[list.name as "fender"]);
      else expect(list.points).toEqual(car.curves.underside);
    }
  });

  it("are written back unchanged when nothing was edited", () => {
    for (const [text, lists] of [
      [source(slug, "cage"), cageLists(source(slug, "cage"))],
      [source(slug, "curves"), curveLists(source(slug, "curves"))],
    ] as const)
      expect(withValues(text, lists, valuesOf(lists))).toBe(text);
  });
});

describe("an edit", () => {
  const cage = source("halden-gt", "cage");
  const curves = source("halden-gt", "curves");

  it("changes the one number of a row that differs, in the row's own style", () => {
    const lists = cageLists(cage);
    const values = valuesOf(lists);
    values["cage.top.0"]![1]![1] = 0.7512345;
    const diff = unifiedDiff("cage.ts", cage, withValues(cage, lists, values));
    expect(diff.split("\n").filter((line) => /^[-+] /.test(line))).toHaveLength(2);
    expect(diff).toContain("-.66 .742 0");
    expect(diff).toContain("-.66 .7512 0");
  });

  it("changes a crease's sharpness", () => {
    const lists = cageLists(cage);
    const values = valuesOf(lists);
    values["cage.creases"]![0]![2] = 1.25;
    expect(withValues(cage, lists, values)).toContain('{ row: "T3", from: 5, to: 11, sharpness: 1.25 }');
  });

  it("adds and removes keys and corners of a curve, and leaves its neighbours' text alone", () => {
    const lists = curveLists(curves);
    const values = valuesOf(lists);
    values["curves.shapes.plate"]!.splice(1, 0, [0.1, 0.63]);
    values["curves.shapes.fuel"]!.pop();
    values["curves.shapes.door"]![1] = [0.53, 0.5, 1];
    const text = withValues(curves, lists, values);
    const again = valuesOf(curveLists(text));
    expect(again).toEqual(values);
    expect(text).toContain("// as its front edge does on the glass.");
  });

  it("refuses to change how many points a cage row has", () => {
    const lists = cageLists(cage);
    const values = valuesOf(lists);
    values["cage.top.0"]!.pop();
    expect(() => withValues(cage, lists, values)).toThrow("cage.top.0");
  });
});

describe("a diff", () => {
  it("is empty for equal texts and shows changed lines with their surroundings", () => {
    expect(unifiedDiff("a", "x\ny", "x\ny")).toBe("");
    expect(unifiedDiff("a.ts", "1\n2\n3\n4\n5\n6\n7\n8\n9", "1\n2\n3\nfour\n5\n6\n7\n8\n9\n10")).toBe(
      "--- a/a.ts\n+++ b/a.ts\n@@ -2,5 +2,5 @@\n 2\n 3\n-4\n+four\n 5\n 6\n@@ -8,2 +8,3 @@\n 8\n 9\n+10\n",
    );
  });
});
