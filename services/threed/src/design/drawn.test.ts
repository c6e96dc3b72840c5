import { expect, it } from "vitest";
import { createDrawn } from "./drawn.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="120" height="100"/><rect x="150" width="4" height="100"/><path d="M10 10H90V90Z" fill="none" stroke="#ff0000" stroke-width="0.5"/></svg>`;

function shelf(files: Record<string, string>) {
  const read: string[] = [];
  const get = async (name: string) => {
    read.push(name);
    const text = files[name];
    if (text === "broken") throw new Error("The store is away.");
    return text === undefined ? null : Buffer.from(text);
  };
  return { read, drawnOf: createDrawn({ storage: { get } as never }) };
}

it("measures each drawing once: its thinnest stroke, and the narrowest part that is cut out", async () => {
  const { read, drawnOf } = shelf({ "a.svg": svg, "b.png": "pixels" });
  const wanted = new Map([
    ["one", "a.svg"],
    ["two", "b.png"],
    ["three", "a.svg"],
    ["gone", "c.svg"],
  ]);
  const found = await drawnOf(wanted);
  expect(found.get("one")?.strokes?.wide).toBeCloseTo(0.5 / 200, 5);
  expect(found.get("one")?.parts?.wide).toBeCloseTo(4 / 200, 3);
  expect(found.get("three")).toEqual(found.get("one"));
  expect([found.has("two"), found.get("gone")]).toEqual([false, {}]);
  await drawnOf(wanted);
  expect(read).toEqual(["a.svg", "c.svg"]);
});

it("what could not be read is read again the next time", async () => {
  const files: Record<string, string> = { "a.svg": "broken" };
  const { drawnOf } = shelf(files);
  const of = new Map([["one", "a.svg"]]);
  expect((await drawnOf(of)).get("one")).toEqual({});
  files["a.svg"] = svg;
  expect((await drawnOf(of)).get("one")?.parts).toBeDefined();
});
