import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const FITMENTS = `query($variantIds: [ID!]!, $templateSlug: String, $vehicle: String) {
  variantFitments(variantIds: $variantIds, templateSlug: $templateSlug, vehicle: $vehicle) { variantId verdict reasons } }`;
const FACTS = `query($variantIds: [ID!]!, $templateSlugs: [String!]!) {
  variantFacts(variantIds: $variantIds, templateSlugs: $templateSlugs) { variantId boltPatterns centreBore cars } }`;
const SAVE = `mutation($input: VehicleInput!) { vehicleSave(input: $input) { vehicle { id slug yearTo } errors { field message } } }`;
const VEHICLE = {
  slug: "honda-civic-2022",
  make: "Honda",
  model: "Civic",
  yearFrom: 2022,
  boltCount: 5,
  boltPcd: 114.3,
  centreBore: 64.1,
  diameterMin: 16,
  diameterMax: 18,
  widthMin: 7,
  widthMax: 9,
  offsetMin: 35,
  offsetMax: 55,
};
const catalogue = customer({ isStaff: true, roles: ["catalogue"] });

async function fitments(skus: string[], car: object) {
  const variantIds = await Promise.all(skus.map((sku) => shop.variant(sku)));
  const { variantFitments } = (await shop.graphql(FITMENTS, { variantIds, ...car })).data;
  return variantIds.map((id) => variantFitments.find((one: { variantId: string }) => one.variantId === id) ?? null);
}

describe("the verdict for the visitor's car", () => {
  it("is the studio's rule for a car of the studio, with its reason, and none for what is no part", async () => {
    const [rim, other, wing, sticker] = await fitments(["RIM", "RIM-OTHER", "WING", "sticker-stripe"], {
      templateSlug: "halden-gt",
    });
    expect([rim.verdict, other.verdict, wing.verdict, sticker]).toEqual(["fits", "block", "fits", null]);
    expect(other.reasons[0]).toMatchObject({ code: "bolt-pattern", values: { part: "4×100", car: "5×114.3" } });
  });

  it("judges wheels by the hub of one's own vehicle, and says that a wing is another car's", async () => {
    expect((await shop.graphql(SAVE, { input: VEHICLE }, catalogue)).data.vehicleSave.errors).toEqual([]);
    const [rim, other, wing] = await fitments(["RIM", "RIM-OTHER", "WING"], { vehicle: VEHICLE.slug });
    // 19 inches on a car that takes 16 to 18
    expect([rim.verdict, rim.reasons[0]]).toEqual([
      "warn",
      { code: "diameter", verdict: "warn", values: { part: 19, min: 16, max: 18 } },
    ]);
    expect([other.verdict, wing.verdict, wing.reasons[0].code]).toEqual(["block", "block", "other-car"]);
  });

  it("says of each size how it is drilled, and which of some cars take it", async () => {
    const skus = ["RIM", "RIM-OTHER", "WING", "sticker-stripe"];
    const variantIds = await Promise.all(skus.map((sku) => shop.variant(sku)));
    const asked = { variantIds, templateSlugs: ["halden-gt", "none"] };
    const facts = (await shop.graphql(FACTS, asked)).data.variantFacts;
    const of = (sku: string) =>
      facts.find(({ variantId }: { variantId: string }) => variantId === variantIds[skus.indexOf(sku)]);
    expect(facts).toHaveLength(3);
    expect(of("RIM")).toMatchObject({ boltPatterns: ["5 × 114.3"], cars: ["halden-gt"] });
    expect(of("RIM").centreBore).toBeGreaterThan(50);
    expect(of("RIM-OTHER")).toMatchObject({ boltPatterns: ["4 × 100"], cars: [] });
    expect(of("WING")).toMatchObject({ boltPatterns: [], centreBore: null, cars: ["halden-gt"] });
    const many = await shop.graphql(FACTS, { variantIds, templateSlugs: Array(51).fill("halden-gt") });
    expect(many.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("says nothing of a car that nobody knows", async () => {
    expect(await fitments(["RIM"], { templateSlug: "none" })).toEqual([null]);
    expect(await fitments(["RIM"], { vehicle: "none" })).toEqual([null]);
    expect(await fitments(["RIM"], {})).toEqual([null]);
  });
});

describe("vehicles", () => {
  it("are written by staff of the catalogue, corrected under their slug, and listed for everybody", async () => {
    await shop.graphql(SAVE, { input: VEHICLE }, catalogue);
    const again = await shop.graphql(SAVE, { input: { ...VEHICLE, yearTo: 2026 } }, catalogue);
    expect(again.data.vehicleSave.vehicle.yearTo).toBe(2026);
    const { vehicles } = (await shop.graphql("{ vehicles { id slug make } }")).data;
    expect(vehicles).toHaveLength(1);
    const DELETE = "mutation($id: ID!) { vehicleDelete(id: $id) }";
    expect((await shop.graphql(DELETE, { id: vehicles[0].id }, catalogue)).data.vehicleDelete).toBe(true);
    expect((await shop.graphql(DELETE, { id: vehicles[0].id }, catalogue)).data.vehicleDelete).toBe(false);
  });

  it.each([
    ["slug", { slug: "Civic!" }],
    ["yearTo", { yearTo: 2001 }],
    ["diameterMax", { diameterMax: 12 }],
    ["boltCount", { boltCount: 20 }],
  ])("are refused with a wrong %s", async (field, wrong) => {
    const { vehicle, errors } = (await shop.graphql(SAVE, { input: { ...VEHICLE, ...wrong } }, catalogue)).data
      .vehicleSave;
    expect([vehicle, errors[0].field]).toEqual([null, field]);
  });
});
