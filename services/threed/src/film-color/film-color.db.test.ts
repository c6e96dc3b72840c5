import { afterAll, beforeAll, expect, it } from "vitest";
import { openWorld, type World } from "../testing/world.ts";

type Loose = ReturnType<typeof JSON.parse>;
let world: World;
let keeper: string;
beforeAll(async () => {
  world = await openWorld();
  keeper = await world.token("catalogue@staff.example", 3600);
});
afterAll(() => world.services.drop());

const SAVE = `mutation filmColorsSave($colors: [FilmColorInput!]!) {
  filmColorsSave(colors: $colors) { saved error { type message } } }`;
const save = async (colors: object[], token = keeper): Promise<Loose> => {
  const answer = await world.call(SAVE, { colors }, token);
  return answer.data?.filmColorsSave ?? answer.errors?.[0]?.extensions.code;
};
const color = (code: string, over: object = {}) => ({
  chart: "Maker 100",
  code,
  name: "Red",
  hex: "#AA1122",
  finish: "gloss",
  ...over,
}); // prettier-ignore
const chart = async (name: string): Promise<Loose[]> =>
  (await world.call("{ filmColors { uuid chart code name hex finish } }")).data.filmColors.filter(
    (one: Loose) => one.chart === name,
  );

it("staff add a maker's chart beside ours, change it by its codes, and everybody reads it", async () => {
  expect((await chart("Carloom Cast")).length).toBeGreaterThan(30);
  expect(await save([color(" 1-A "), color("2"), color("2", { name: "Deep  red", hex: "#880011" })])).toEqual({
    saved: 2,
    error: null,
  }); // prettier-ignore
  expect(await save([color("1-A", { finish: "matte" })])).toEqual({ saved: 1, error: null });
  const found = await chart("Maker 100");
  expect(found).toMatchObject([
    { code: "1-A", name: "Red", hex: "#aa1122", finish: "matte" },
    { code: "2", name: "Deep red", hex: "#880011" },
  ]);
  const DELETE = "mutation filmColorDelete($uuid: UUID!) { filmColorDelete(uuid: $uuid) { success error { type } } }";
  const remove = async () => (await world.call(DELETE, { uuid: found[0].uuid }, keeper)).data.filmColorDelete;
  expect(await remove()).toEqual({ success: true, error: null });
  expect(await remove()).toEqual({ success: false, error: { type: "NOT_FOUND" } });
  expect((await chart("Maker 100")).map(({ code }) => code)).toEqual(["2"]);
});

it("takes all of them or none, and says which line is wrong", async () => {
  const wrong = async (over: object) => (await save([color("8"), color("9", over)])).error.message;
  expect(await wrong({ hex: "red" })).toMatch(/^2: .*#rrggbb/);
  expect(await wrong({ finish: "velvet" })).toMatch(/^2: .*finish/);
  expect(await wrong({ name: " " })).toMatch(/^2: .*name/);
  expect((await save(Array.from({ length: 501 }, (_, i) => color(`c${i}`)))).error.type).toBe("LIMIT");
  expect((await chart("Maker 100")).map(({ code }) => code)).toEqual(["2"]);
});

it("a full chart can still be changed, and takes no more", async () => {
  const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => color(`n${from + i}`));
  const held = (await world.call("{ filmColors { uuid } }")).data.filmColors.length;
  for (let from = held; from < 4000; from += 500)
    expect((await save(many(from, Math.min(500, 4000 - from)))).error).toBeNull();
  expect((await save([color(`n${held}`, { name: "Other" })])).error).toBeNull();
  expect((await save([color("one more")])).error.type).toBe("LIMIT");
});

it("is changed by whoever keeps the catalogue alone", async () => {
  expect(await save([color("1")], await world.token("support@staff.example"))).toBe("FORBIDDEN");
  expect(await save([color("1")], await world.token("artist"))).toBe("FORBIDDEN");
  expect((await world.call(SAVE, { colors: [] })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
