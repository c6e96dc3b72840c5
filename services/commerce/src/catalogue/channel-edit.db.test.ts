import { afterAll, beforeAll, expect, it } from "vitest";
import { CREATE } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keys: Record<string, string> = {};
const owner = customer({ isStaff: true, roles: ["owner"] });
beforeAll(async () => {
  shop = await shopFixture();
  for (const { id, slug } of await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute())
    keys[slug] = globalId("Channel", id);
});
afterAll(() => shop.drop());

const RESULT = "{ channel { slug name isActive defaultCountry { code } currencyCode } errors { field code } }";
const ask = async (query: string, variables: object): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, owner);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const update = (slug: string, input: object) =>
  ask(`mutation($id: ID!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) ${RESULT} }`, {
    id: keys[slug],
    input,
  });
const turn = (slug: string, on: boolean) =>
  ask(`mutation($id: ID!) { ${on ? "channelActivate" : "channelDeactivate"}(id: $id) ${RESULT} }`, { id: keys[slug] });
/** What the shop remembers of its channels is some seconds old at most. */
const later = () => new Promise((done) => setTimeout(done, 3100));
const cart = async (channel: string) =>
  (await shop.graphql(CREATE, { input: { channel, lines: [] } })).data.checkoutCreate.errors.map(
    ({ code }: Loose) => code,
  );

it("renames a channel and gives it another country", async () => {
  const { channel, errors } = await update("jpy", { name: " Japan ", defaultCountry: "JP" });
  expect(errors).toEqual([]);
  expect(channel).toEqual({
    slug: "jpy",
    name: "Japan",
    isActive: true,
    defaultCountry: { code: "JP" },
    currencyCode: "JPY",
  });
});

it("closes a channel to new carts and opens it again", async () => {
  expect((await turn("krw", false)).channel.isActive).toBe(false);
  expect((await turn("krw", false)).errors).toEqual([{ field: "id", code: "INVALID" }]);
  await later();
  expect(await cart("krw")).not.toEqual([]);
  expect((await turn("krw", true)).channel.isActive).toBe(true);
  await later();
  expect(await cart("krw")).toEqual([]);
});

it("refuses what would leave the shop without its main channel, or one without a name", async () => {
  expect((await turn("default-channel", false)).errors).toMatchObject([{ code: "INVALID" }]);
  expect((await update("default-channel", { isActive: false })).errors).toEqual([
    { field: "isActive", code: "INVALID" },
  ]);
  expect((await update("krw", { name: " " })).errors).toEqual([{ field: "name", code: "REQUIRED" }]);
  const unknown = { id: globalId("Channel", 999), input: {} };
  const UNKNOWN = `mutation($id: ID!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) ${RESULT} }`;
  expect((await ask(UNKNOWN, unknown)).errors).toEqual([{ field: "id", code: "NOT_FOUND" }]);
});
