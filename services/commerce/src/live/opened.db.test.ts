import { takeTurn } from "@carloom/platform";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
const mina = customer({ isStaff: true, roles: ["catalogue"] });
const joon = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => (shop = await shopFixture()));
afterAll(() => shop.drop());

const LIST = "query list { categories(first: 100) { edges { node { id name slug } } } }";
const UPDATE = `mutation update($id: ID!, $input: CategoryInput!) {
  categoryUpdate(id: $id, input: $input) { errors { code } category { name } } }`;
type Category = { id: string; name: string; slug: string };

async function categories(): Promise<Category[]> {
  const { data } = await shop.graphql(LIST, {}, mina);
  return data.categories.edges.map(({ node }: { node: Category }) => node);
}
const opened = (was: object, more: object = {}) => ({
  opened: { query: LIST, operationName: "list", at: ["categories", "edges", "#", "node"], by: "id", was, ...more },
});
const rename = (visitor: typeof mina, { id }: Category, name: string, extensions?: object) =>
  shop.graphql(UPDATE, { id, input: { name } }, visitor, extensions);
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const madeOne = async (name: string): Promise<Category> => {
  const create = `mutation { categoryCreate(input: { name: "${name}" }) { category { id name slug } } }`;
  return (await shop.graphql(create, {}, mina)).data.categoryCreate.category;
};

it("refuses what rests on a record that somebody else has changed, and says how it is now", async () => {
  const was = await madeOne("Wheels of old");
  expect((await rename(joon, was, "Rims", opened(was))).data.categoryUpdate.errors).toEqual([]);
  const late = await rename(mina, was, "Wheel sets", opened(was));
  expect(codeOf(late)).toEqual({ code: "CHANGED", now: { ...was, name: "Rims" } });
  expect((await categories()).find(({ id }) => id === was.id)?.name).toBe("Rims");
  // whoever has seen that may go on, and so may a part of which nothing has changed, and a client that says nothing
  const slug = { id: was.id, slug: was.slug };
  for (const extensions of [opened({ ...was, name: "Rims" }), opened(slug), undefined])
    expect((await rename(mina, was, "Wheel sets", extensions)).data.categoryUpdate.category.name).toBe("Wheel sets");
});

it("lets one of many through who save the same thing at the same moment", async () => {
  const was = await madeOne("Raced for");
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => rename(n % 2 ? mina : joon, was, `Name ${n}`, opened(was))),
  );
  const through = answers.filter(({ errors }) => !errors);
  expect(through).toHaveLength(1);
  expect(answers.flatMap((one) => codeOf(one)?.code ?? [])).toEqual(Array(7).fill("CHANGED"));
  const now = (await categories()).find(({ id }) => id === was.id);
  expect(now?.name).toBe(through[0]?.data.categoryUpdate.category.name);
});

it("says when the record is gone, and takes no odd word for a question", async () => {
  const was = await madeOne("Short-lived");
  await shop.graphql(`mutation { categoryDelete(id: "${was.id}") { errors { code } } }`, {}, mina);
  expect(codeOf(await rename(mina, was, "x", opened(was)))).toEqual({ code: "CHANGED", now: null });
  const other = await madeOne("Other");
  expect(codeOf(await rename(mina, other, "x", { opened: { query: 1 } }))?.code).toBe("BAD_REQUEST");
  const act = `mutation list { categoryDelete(id: "${other.id}") { errors { code } } }`;
  expect(codeOf(await rename(mina, other, "x", opened(other, { query: act })))?.code).toBe("BAD_REQUEST");
  expect(
    codeOf(await rename(mina, other, "x", opened(other, { query: "{ nothing }", operationName: undefined })))?.code,
  ).toBe("GRAPHQL_VALIDATION_FAILED");
  expect((await categories()).find(({ id }) => id === other.id)?.name).toBe("Other");
});

it("is for staff, with the rights of whoever asks", async () => {
  const was = await madeOne("Guarded");
  expect(codeOf(await rename(customer(), was, "x", opened(was)))?.code).toBe("FORBIDDEN");
  const support = customer({ isStaff: true, roles: ["support"] });
  expect(codeOf(await rename(support, was, "x", opened(was)))?.code).not.toBe("CHANGED");
  expect((await categories()).find(({ id }) => id === was.id)?.name).toBe("Guarded");
});

it("waits for whoever saves, and no longer than that is worth", async () => {
  const turn = await takeTurn(shop.services.db, "one");
  expect(await takeTurn(shop.services.db, "one", 60)).toBeNull();
  const other = await takeTurn(shop.services.db, "two", 60);
  await other?.end();
  const next = takeTurn(shop.services.db, "one", 5000);
  await turn?.end();
  await (await next)?.end();
  expect(await next).not.toBeNull();
});
