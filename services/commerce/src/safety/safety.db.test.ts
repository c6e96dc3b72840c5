import { afterAll, beforeAll, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({
    env: {
      SELLER_NAME: "Carloom Co.",
      SELLER_ADDRESS: "1 Mill Road | Seoul",
      EU_RESPONSIBLE_NAME: "Braun GmbH",
      EU_RESPONSIBLE_ADDRESS: "Torstrasse 1 | 10119 Berlin",
    },
  });
});
afterAll(() => shop.drop());

const FIELDS = `manufacturer { name address email } responsible { name address email } warnings { language text } isOwn`;
const READ = `query($slug: String!) { productSafety(slug: $slug) { ${FIELDS} } }`;
const SAVE = `mutation($slug: String!, $manufacturer: SafetyContactInput, $responsible: SafetyContactInput,
  $warnings: [SafetyWarningInput!]) { productSafetySave(slug: $slug, manufacturer: $manufacturer,
  responsible: $responsible, warnings: $warnings) { safety { ${FIELDS} } errors { field code } } }`;
const catalogue = customer({ isStaff: true, roles: ["catalogue"] });
const read = async (slug: string) => (await shop.graphql(READ, { slug })).data.productSafety;
const save = async (variables: object) => (await shop.graphql(SAVE, variables, catalogue)).data.productSafetySave;

it("says who answers for a product: the shop's own contacts, until the product has others", async () => {
  const { slug } = await shop.db
    .selectFrom("commerce.product")
    .select("slug")
    .where("is_published", "=", true)
    .limit(1)
    .executeTakeFirstOrThrow();
  const shops = await read(slug);
  expect(shops).toMatchObject({
    manufacturer: { name: "Carloom Co.", address: "1 Mill Road\nSeoul" },
    responsible: { name: "Braun GmbH", address: "Torstrasse 1\n10119 Berlin" },
    isOwn: false,
  });
  const manufacturer = { name: "Wheel Works Ltd.", address: "2 Forge Lane\nTaichung", email: "safety@wheels.example" };
  const warnings = [
    { language: "en", text: "Tighten to 110 Nm." },
    { language: "xx", text: "?" },
  ];
  expect(await save({ slug, manufacturer, responsible: manufacturer, warnings })).toEqual({
    safety: { manufacturer, responsible: manufacturer, warnings: [warnings[0]], isOwn: true },
    errors: [],
  });
  expect(await read(slug)).toMatchObject({ manufacturer, isOwn: true });
  for (const wrong of [
    { ...manufacturer, address: " " },
    { ...manufacturer, email: "nobody" },
  ])
    expect((await save({ slug, manufacturer: wrong })).errors[0].field).toBe("manufacturer");
  expect(await read(slug)).toMatchObject({ manufacturer });
  expect(await save({ slug })).toMatchObject({ safety: { isOwn: false }, errors: [] });
  expect(await read(slug)).toEqual(shops);
});

it("tells nobody of goods that are not shown", async () => {
  const { slug, id } = await shop.db
    .selectFrom("commerce.product")
    .select(["slug", "id"])
    .limit(1)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable("commerce.product").set({ is_published: false }).where("id", "=", id).execute();
  expect(await read(slug)).toBeNull();
  expect((await shop.graphql(READ, { slug }, catalogue)).data.productSafety).not.toBeNull();
  expect(await read("no-such-thing")).toBeNull();
});
