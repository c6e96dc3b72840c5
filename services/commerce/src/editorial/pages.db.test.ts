import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "@carloom/wire";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object = {}, visitor: typeof keeper | null = keeper): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};
const TYPE = globalId("PageType", 1);
const content = (text: string) => JSON.stringify({ blocks: [{ type: "paragraph", data: { text } }] });
const CREATE = `mutation($input: PageCreateInput!) { pageCreate(input: $input) {
  page { id title slug content isPublished } errors { field code } } }`;
const UPDATE =
  "mutation($id: ID!, $input: PageInput!) { pageUpdate(id: $id, input: $input) { page { title } errors { field code } } }";
const PAGE = `query($slug: String) { page(slug: $slug) { title content ko: translation(languageCode: KO) { title content } } }`;
const create = (input: object) => ask(CREATE, { input: { pageType: TYPE, ...input } });

describe("a page", () => {
  it("is shown once it is published and its day has come, and to staff before", async () => {
    const made = await create({ title: "Size guide", content: content("Measure <b>twice</b><script>x</script>") });
    expect(made).toMatchObject({ errors: [], page: { slug: "size-guide", isPublished: false } });
    expect(made.page.content).toBe(content("Measure <b>twice</b>x"));
    expect(await ask(PAGE, { slug: "size-guide" }, null)).toBeNull();
    expect((await ask(PAGE, { slug: "size-guide" })).title).toBe("Size guide");
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await ask(UPDATE, { id: made.page.id, input: { isPublished: true, publishedAt: soon } });
    expect(await ask(PAGE, { slug: "size-guide" }, null)).toBeNull();
    await ask(UPDATE, { id: made.page.id, input: { publishedAt: new Date(Date.now() - 1000).toISOString() } });
    expect((await ask(PAGE, { slug: "size-guide" }, null)).title).toBe("Size guide");
  });

  it("is translated, and says what is not", async () => {
    const { id } = (await create({ title: "Wheels", slug: "wheels-101", isPublished: true })).page;
    const translated = await ask(
      `mutation($id: ID!) { pageTranslate(id: $id, languageCode: KO, input: { title: "휠" }) { page { title } errors { code } } }`,
      { id },
    );
    expect(translated).toEqual({ page: { title: "Wheels" }, errors: [] });
    expect(await ask(PAGE, { slug: "wheels-101" }, null)).toEqual({
      title: "Wheels",
      content: null,
      ko: { title: "휠", content: null },
    });
  });

  it("has an address of its own, a title and the one type", async () => {
    expect((await create({ title: "Again", slug: "wheels-101" })).errors).toEqual([{ field: "slug", code: "UNIQUE" }]);
    expect((await create({ title: " " })).errors).toEqual([{ field: "title", code: "REQUIRED" }]);
    expect((await create({ title: "X", pageType: globalId("PageType", 2) })).errors).toEqual([
      { field: "pageType", code: "NOT_FOUND" },
    ]);
    const both = await Promise.all([create({ title: "Twin", slug: "twin" }), create({ title: "Twin", slug: "twin" })]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it("is listed page by page, searched and found by slugs", async () => {
    const LIST = `query($first: Int, $after: String, $search: String, $where: PageWhereInput) {
      pages(first: $first, after: $after, search: $search, where: $where) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { slug } } } }`;
    const all = await ask(LIST, { first: 10 });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await ask(LIST, { first: 1, after });
      seen.push(...edges.map(({ node }: Loose) => node.slug));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(all.edges.map(({ node }: Loose) => node.slug));
    expect(seen).toHaveLength(all.totalCount);
    const slugs = async (variables: object, visitor: typeof keeper | null = keeper) =>
      (await ask(LIST, variables, visitor)).edges.map(({ node }: Loose) => node.slug);
    expect(await slugs({ search: "twice" })).toEqual(["size-guide"]);
    expect(await slugs({ where: { slug: { oneOf: ["wheels-101", "none"] } } })).toEqual(["wheels-101"]);
    expect(await slugs({ search: "twin" }, null)).toEqual([]);
  });

  it("is deleted, and brought back with everything that it said", async () => {
    const { id } = (await create({ title: "Short", isPublished: true, content: content("of it") })).page;
    expect(
      (await ask("mutation($id: ID!) { pageDelete(id: $id) { page { title } errors { code } } }", { id })).page.title,
    ).toBe("Short");
    expect(await ask(PAGE, { slug: "short" })).toBeNull();
    const key = Buffer.from(id, "base64").toString().split(":")[1];
    const back = await ask(
      `mutation($key: String!) { contentRestore(kind: PAGE, key: $key, version: 1) { errors { code } } }`,
      { key },
    );
    expect(back.errors).toEqual([]);
    expect((await ask(PAGE, { slug: "short" }, null)).content).toBe(content("of it"));
    // an address that somebody else has by now stays theirs
    await ask("mutation($id: ID!) { pageDelete(id: $id) { errors { code } } }", { id });
    await create({ title: "Another", slug: "short" });
    const late = await ask(
      `mutation($key: String!) { contentRestore(kind: PAGE, key: $key, version: 1) { errors { code } } }`,
      { key },
    );
    expect(late.errors).toEqual([{ code: "UNIQUE" }]);
    const none = await ask(`mutation { contentRestore(kind: PAGE, key: "999", version: 0) { errors { code } } }`);
    expect(none.errors).toEqual([{ code: "NOT_FOUND" }]);
  });
});

describe("a menu", () => {
  const ITEMS =
    "{ name url page { slug } category { name } children { name children { name } } ko: translation(languageCode: KO) { name } }";
  const MENU = `query { menu(slug: "navbar") { id name items ${ITEMS} } }`;
  const ADD = `mutation($input: MenuItemCreateInput!) { menuItemCreate(input: $input) { menuItem { id name level } errors { field code } } }`;
  const MOVE = `mutation($menu: ID!, $moves: [MenuItemMoveInput!]!) { menuItemMove(menu: $menu, moves: $moves) { errors { field code } } }`;
  const names = (items: Loose[]): unknown =>
    items.map(({ name, children }) => (children?.length ? [name, names(children)] : name));
  let menu: string;
  const ids: Record<string, string> = {};
  const add = async (name: string, more: object = {}) => {
    const { menuItem, errors } = await ask(ADD, { input: { menu, name, ...more } });
    expect(errors).toEqual([]);
    ids[name] = menuItem.id;
  };

  it("is made of items that lead to addresses, categories and pages, in levels", async () => {
    const made =
      await ask(`mutation { menuCreate(input: { name: "Header", slug: "navbar", items: [{ name: "Cars", url: "/car" }] }) {
      menu { id items { id } } errors { code } } }`);
    menu = made.menu.id;
    ids.Cars = made.menu.items[0].id;
    await add("Guide", { page: (await ask(`{ page(slug: "size-guide") { id } }`)).id });
    await add("Shop", { category: (await ask("{ categories(first: 1) { edges { node { id } } } }")).edges[0].node.id });
    await add("Wheels", { url: "https://wheels.example/", parent: ids.Shop });
    const shown = await ask(MENU, {}, null);
    expect(names(shown.items)).toEqual(["Cars", "Guide", ["Shop", ["Wheels"]]]);
    expect(shown.items[1].page).toEqual({ slug: "size-guide" });
  });

  it("has its items moved below others, and forward and back", async () => {
    const move = (moves: object[]) => ask(MOVE, { menu, moves });
    expect((await move([{ itemId: ids.Shop, sortOrder: -2 }])).errors).toEqual([]);
    expect(names((await ask(MENU)).items)).toEqual([["Shop", ["Wheels"]], "Cars", "Guide"]);
    await move([{ itemId: ids.Cars, parentId: ids.Shop }]);
    expect(names((await ask(MENU)).items)).toEqual([["Shop", ["Wheels", "Cars"]], "Guide"]);
    await move([{ itemId: ids.Cars, parentId: ids.Shop, sortOrder: -1 }]);
    expect(names((await ask(MENU)).items)).toEqual([["Shop", ["Cars", "Wheels"]], "Guide"]);
    expect((await move([{ itemId: ids.Shop, parentId: ids.Cars }])).errors).toEqual([
      { field: "parentId", code: "INVALID" },
    ]);
    await move([{ itemId: ids.Cars, parentId: null }]);
    expect(names((await ask(MENU)).items)).toEqual([["Shop", ["Wheels"]], "Guide", "Cars"]);
  });

  it("leads nowhere that runs something, nor to two places, nor to what is not there", async () => {
    const problems = async (input: object) => (await ask(ADD, { input: { menu, name: "X", ...input } })).errors;
    for (const url of ["javascript:alert(1)", "//evil.example", "data:text/html,x"])
      expect(await problems({ url })).toEqual([{ field: "url", code: "INVALID" }]);
    expect(await problems({ url: "/car", page: globalId("Page", 1) })).toMatchObject([{ code: "INVALID" }]);
    expect(await problems({ page: globalId("Page", 999_999) })).toEqual([{ field: "page", code: "NOT_FOUND" }]);
    expect(await problems({ parent: globalId("MenuItem", "999-1") })).toEqual([{ field: "parent", code: "NOT_FOUND" }]);
  });

  it("names its items in each language, and forgets those that are deleted with all below them", async () => {
    await ask(
      `mutation($id: ID!) { menuItemTranslate(id: $id, languageCode: KO, input: { name: "차량" }) { errors { code } } }`,
      {
        id: ids.Cars,
      },
    );
    expect((await ask(MENU, {}, null)).items[2].ko).toEqual({ name: "차량" });
    await ask("mutation($id: ID!) { menuItemDelete(id: $id) { errors { code } } }", { id: ids.Shop });
    expect(names((await ask(MENU)).items)).toEqual(["Guide", "Cars"]);
    expect(await ask("query($id: ID!) { menuItem(id: $id) { name } }", { id: ids.Wheels })).toBeNull();
  });

  it("shows no page that is hidden, but to staff", async () => {
    const page = await ask(`{ page(slug: "size-guide") { id } }`);
    await ask(UPDATE, { id: page.id, input: { isPublished: false } });
    expect((await ask(MENU, {}, null)).items[0].page).toBeNull();
    expect((await ask(MENU)).items[0].page).toEqual({ slug: "size-guide" });
  });

  it("tells every node that it changed", async () => {
    const client = await shop.services.connection.direct.connect();
    const told: string[] = [];
    client.on("notification", ({ channel, payload }) => told.push(`${channel} ${payload}`));
    await client.query("listen carloom_content");
    await add("Last", { url: "/contact" });
    await client.query("select 1");
    client.release(true);
    expect(told).toEqual(["carloom_content menu"]);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from platform.content_entry where kind = 'menu'`.execute(shop.db);
    expect(rows[0]?.count).toBeGreaterThan(5);
  });
});
