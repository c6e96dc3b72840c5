import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CREATE } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const catalogue = customer({ isStaff: true, roles: ["catalogue"] });
const LOW = { stance: { height: -50, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 } } };
const CHECK = `query($build: JSON!, $country: CountryCode!, $slug: String = "halden-gt") {
  roadCheck(templateSlug: $slug, build: $build, country: $country) { isCovered measures { clearance slots }
    hints { value slots lamps { lamp sold now } rule { kind limit note { en ko ja } source sourceUrl checkedOn isStale } } } }`;
const SAVE = `mutation($id: ID, $input: RoadRuleInput!) { roadRuleSave(id: $id, input: $input) {
  rule { id country kind limit slots note { en ko ja } checkedOn isStale } errors { field code } } }`;
const RULES = `{ roadRules { id country kind source checkedOn } roadCountries }`;
const note = { en: "Ask first.", ko: "먼저 문의하세요.", ja: "先に確認してください。" };
const RULE = { country: "DE", kind: "HEIGHT", limit: 20, note, source: "StVZO § 19", checkedOn: "2026-11-01" };

const check = async (build: object, country: string, more: object = {}) =>
  (await shop.graphql(CHECK, { build, country, ...more })).data.roadCheck;
const save = async (input: object, id?: string, who = catalogue) =>
  (await shop.graphql(SAVE, { id, input }, who)).data.roadRuleSave;

describe("what to check before a build is driven", () => {
  it("names the rules of the country that the build touches, with where and when they were read", async () => {
    const { hints, isCovered, measures } = await check({ ...LOW, glass: { tint: 0.5, color: "#000000" } }, "JP");
    expect([isCovered, measures.clearance]).toEqual([true, 80]);
    expect(hints.map((hint: { value: number; rule: { kind: string } }) => [hint.rule.kind, hint.value])).toEqual([
      ["LENGTH", 45],
      ["HEIGHT", -50],
      ["CLEARANCE", 80],
      ["GLASS", 39],
    ]);
    for (const { rule } of hints) {
      expect(rule.source).not.toBe("");
      expect(rule.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect([rule.note.en, rule.note.ko, rule.note.ja].every((text) => text.length > 5)).toBe(true);
    }
  });

  it("looks at parts where a rule names their slots, and says nothing where nobody wrote a rule", async () => {
    await save({
      country: "FR",
      kind: "PARTS",
      slots: ["wheels.front", "exhaust"],
      note,
      source: "x",
      checkedOn: "2026-11-01",
    });
    const french = await check({ parts: { "wheels.front": UUIDS.rim } }, "FR");
    expect(french.hints).toMatchObject([
      { value: null, slots: ["wheels.front"], rule: { kind: "PARTS", limit: null } },
    ]);
    const japanese = await check({ parts: { spoiler: UUIDS.wing } }, "JP");
    const lamps = [{ lamp: "head", sold: "#ffffff", now: "#ffcc00" }];
    expect(japanese.hints.filter(({ rule }: { rule: { kind: string } }) => rule.kind === "LAMPS")).toMatchObject([
      { value: null, slots: [], lamps },
    ]);
    expect(await check(LOW, "IT")).toMatchObject({ isCovered: false, hints: [] });
    expect(await check(LOW, "JP", { slug: "none" })).toBeNull();
  });

  it("is staff's to write: checked, changed, old ones told, deleted", async () => {
    const { rule, errors } = await save(RULE);
    expect(errors).toEqual([]);
    expect(rule).toMatchObject({ country: "DE", kind: "HEIGHT", limit: 20, slots: [], note, isStale: false });
    expect((await check(LOW, "DE")).hints).toHaveLength(1);
    expect((await save({ ...RULE, limit: 60, checkedOn: "2025-01-01" }, rule.id)).rule).toMatchObject({
      limit: 60,
      isStale: true,
    });
    expect((await check(LOW, "DE")).hints).toEqual([]);
    const { data } = await shop.graphql(RULES, {}, catalogue);
    expect(data.roadCountries).toEqual(expect.arrayContaining(["DE", "JP", "KR"]));
    expect(data.roadRules.some(({ id }: { id: string }) => id === rule.id)).toBe(true);
    const gone = `mutation($id: ID!) { roadRuleDelete(id: $id) }`;
    expect((await shop.graphql(gone, { id: rule.id }, catalogue)).data.roadRuleDelete).toBe(true);
    expect((await shop.graphql(gone, { id: rule.id }, catalogue)).data.roadRuleDelete).toBe(false);
    expect((await save(RULE, rule.id)).errors).toEqual([{ field: "id", code: "NOT_FOUND" }]);
  });

  it("refuses what nobody could check against", async () => {
    const bad = async (more: object) => (await save({ ...RULE, ...more })).errors;
    expect(await bad({ limit: null })).toEqual([{ field: "limit", code: "REQUIRED" }]);
    expect(await bad({ kind: "PARTS", slots: [] })).toEqual([{ field: "slots", code: "REQUIRED" }]);
    expect(await bad({ kind: "PARTS", slots: ["engine"] })).toEqual([{ field: "slots", code: "INVALID" }]);
    expect(await bad({ kind: "GLASS", limit: 170 })).toEqual([{ field: "limit", code: "INVALID" }]);
    expect(await bad({ source: " " })).toEqual([{ field: "source", code: "INVALID" }]);
    expect(await bad({ sourceUrl: "javascript:alert(1)" })).toEqual([{ field: "sourceUrl", code: "INVALID" }]);
    expect(await bad({ checkedOn: "2999-01-01" })).toEqual([{ field: "checkedOn", code: "INVALID" }]);
    expect(await bad({ note: { ...note, ko: "" } })).toEqual([{ field: "note", code: "INVALID" }]);
  });

  it("stands on a frozen design, for the country that it goes to", async () => {
    const cart = (await shop.graphql(CREATE, { input: { channel: "default-channel" } })).data.checkoutCreate.checkout
      .id;
    const add = `mutation($cart: ID!, $design: DesignInput!) { checkoutDesignAdd(checkoutId: $cart, design: $design) {
      design { jp: roadCheck(country: JP) { hints { value } } it: roadCheck(country: IT) { isCovered } } errors { code } } }`;
    const build = { ...LOW, parts: { "wheels.front": UUIDS.rim } };
    const answer = (await shop.graphql(add, { cart, design: { templateSlug: "halden-gt", build } })).data
      .checkoutDesignAdd;
    expect(answer.errors).toEqual([]);
    expect(answer.design.jp.hints.map(({ value }: { value: number }) => value)).toEqual([45, -50, 80]);
    expect(answer.design.it.isCovered).toBe(false);
  });
});
