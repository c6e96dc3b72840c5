import { globalId } from "@carloom/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking } from "../testing/operations.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const change = asking(() => shop, "catalogue-goods", keeper);
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: typeof keeper | null = keeper): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, visitor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
/** Where a visitor is led. */
const led = (kind: string, slug: string) =>
  ask(
    `query($kind: AddressRedirectKind!, $slug: String!) { presentAddress(kind: $kind, slug: $slug) }`,
    { kind, slug },
    null,
  );
const add = (from: string, to: string, kind = "PRODUCT") =>
  ask(
    `mutation($input: AddressRedirectInput!) { addressRedirectAdd(input: $input) {
      addressRedirect { id from to name isByHand isShadowed } errors { field code } } }`,
    { input: { kind, from, to } },
  );
const list = (search: string | null = null) =>
  ask(
    `query($search: String) { addressRedirects(search: $search) { next redirects { id from to isByHand isShadowed } } }`,
    {
      search,
    },
  );
const move = async (from: string, to: string) => {
  const { id } = await shop.db
    .selectFrom("commerce.product")
    .select("id")
    .where("slug", "=", from)
    .executeTakeFirstOrThrow();
  const { errors } = await change("productChange", { id: globalId("Product", id), input: { slug: to } });
  expect(errors).toEqual([]);
};
let slugs: string[];
beforeAll(async () => {
  slugs = (
    await shop.db.selectFrom("commerce.product").select("slug").where("is_published", "=", true).orderBy("id").execute()
  ).map(({ slug }) => slug);
});
const first = () => slugs[0] ?? "";
const second = () => slugs[1] ?? "";

describe("an address that changed", () => {
  it("leads to the new one in one step, however often it changes", async () => {
    expect(await led("PRODUCT", first())).toBeNull();
    await move(first(), "second-name");
    await move("second-name", "third-name");
    expect(await led("PRODUCT", first())).toBe("third-name");
    expect(await led("PRODUCT", "second-name")).toBe("third-name");
    expect(await led("PRODUCT", "third-name")).toBeNull();
    expect(await led("CATEGORY", first())).toBeNull();
  });

  it("is given back without leading in a circle", async () => {
    await move("third-name", first());
    expect(await led("PRODUCT", first())).toBeNull();
    expect(await led("PRODUCT", "third-name")).toBe(first());
    expect((await list(first())).redirects.some(({ from }: Loose) => from === first())).toBe(false);
  });

  it("belongs to whoever uses it again, and leads to who left it last", async () => {
    await move(second(), "third-name");
    expect(await led("PRODUCT", "third-name")).toBeNull();
    expect((await list("third-name")).redirects).toMatchObject([
      { from: second(), to: "third-name", isShadowed: false },
      { from: "third-name", to: first(), isShadowed: true },
    ]);
    await move("third-name", second());
    expect(await led("PRODUCT", "third-name")).toBe(second());
  });

  it("of categories and collections, too, and nothing that is hidden is told", async () => {
    const { id, slug } = await shop.db.selectFrom("commerce.category").select(["id", "slug"]).executeTakeFirstOrThrow();
    await ask(`mutation($id: ID!) { categoryUpdate(id: $id, input: { slug: "new-shelf" }) { errors { code } } }`, {
      id: globalId("Category", id),
    });
    expect(await led("CATEGORY", slug)).toBe("new-shelf");
    const { collection } = await ask(
      `mutation { collectionCreate(input: { name: "Autumn" }) { collection { id } errors { code } } }`,
      {},
    );
    const rename = `mutation($id: ID!, $input: CollectionInput!) { collectionUpdate(id: $id, input: $input) { errors { code } } }`;
    await ask(rename, { id: collection.id, input: { slug: "fall" } });
    expect(await led("COLLECTION", "autumn")).toBe("fall");
    await ask(rename, { id: collection.id, input: { isPublished: false } });
    expect(await led("COLLECTION", "autumn")).toBeNull();
  });
});

describe("an address that staff let lead somewhere", () => {
  it("is added, found, and taken away", async () => {
    const { addressRedirect, errors } = await add(
      `https://old.example/shop/My-Old-Rim/?a=1`,
      `/default-channel/products/${first()}`,
    );
    expect(errors).toEqual([]);
    expect(addressRedirect).toMatchObject({ from: "my-old-rim", to: first(), isByHand: true, isShadowed: false });
    expect(await led("PRODUCT", "my-old-rim")).toBe(first());
    // by way of another old address it leads to where that leads
    expect((await add("older-rim", "my-old-rim")).addressRedirect.to).toBe(first());
    expect((await list("old")).redirects.map(({ from }: Loose) => from)).toEqual(["older-rim", "my-old-rim"]);
    const remove = `mutation($id: ID!) { addressRedirectRemove(id: $id) { addressRedirect { from } errors { code } } }`;
    expect((await ask(remove, { id: addressRedirect.id })).errors).toEqual([]);
    expect(await led("PRODUCT", "my-old-rim")).toBeNull();
    expect(await led("PRODUCT", "older-rim")).toBe(first());
    expect((await ask(remove, { id: addressRedirect.id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("never leads to itself, to nothing, away from what is there, or in a circle", async () => {
    const code = async (from: string, to: string) => (await add(from, to)).errors[0]?.code;
    expect(await code("here", "here")).toBe("LOOP");
    expect(await code(first(), second())).toBe("IN_USE");
    expect(await code("here", "nowhere")).toBe("NOT_FOUND");
    expect(await code("Not an address!", first())).toBe("INVALID");
    expect(await code("older-rim", second())).toBe("UNIQUE");
    // a circle would need an address that leads to one that is not there yet
    expect(await code("egg", "hen")).toBe("NOT_FOUND");
  });

  it("goes with what it leads to", async () => {
    const made = await change("productCreate", {
      input: {
        name: "Short lived",
        productType: globalId(
          "ProductType",
          (await shop.db.selectFrom("commerce.product_type").select("id").executeTakeFirstOrThrow()).id,
        ),
      },
    });
    expect((await add("gone-soon", "short-lived")).errors).toEqual([]);
    expect(await led("PRODUCT", "gone-soon")).toBeNull();
    await ask(`mutation($id: ID!) { productDelete(id: $id) { errors { code } } }`, { id: made.product.id });
    expect((await list("gone-soon")).redirects).toEqual([]);
  });
});

describe("an address of a car", () => {
  it("leads to the car that took its place, in one step, as long as that one is shown and the old one is not", async () => {
    expect(await led("CAR", "halden-one")).toBeNull();
    const { addressRedirect } = await add("https://shop.example/car/halden-one?lang=ko", "/car/halden-gt", "CAR");
    expect(addressRedirect).toMatchObject({ from: "halden-one", to: "halden-gt", isByHand: true, isShadowed: false });
    expect(await led("CAR", "halden-one")).toBe("halden-gt");
    // an older one that led to a name which is itself an old one by now
    await add("halden-zero", "halden-one", "CAR");
    expect(await led("CAR", "halden-zero")).toBe("halden-gt");
    expect((await list("halden-zero")).redirects).toMatchObject([{ from: "halden-zero", to: "halden-gt" }]);
    // products and cars have addresses of their own
    expect(await led("PRODUCT", "halden-one")).toBeNull();
  });

  it("leads on where the car it led to left its own", async () => {
    await shop.db
      .insertInto("commerce.address_redirect")
      .values({ kind: "CAR", from_slug: "halden-first", car_slug: "halden-second", is_by_hand: true })
      .execute();
    // nothing is shown there: nobody is led to it
    expect(await led("CAR", "halden-first")).toBeNull();
    await add("halden-second", "halden-gt", "CAR");
    expect(await led("CAR", "halden-first")).toBe("halden-gt");
  });

  it("is refused where a car is shown, where it would lead in a circle, and to no car", async () => {
    const code = async (from: string, to: string) => (await add(from, to, "CAR")).errors[0];
    expect(await code("halden-gt", "other")).toEqual({ field: "from", code: "IN_USE" });
    expect(await code("never-was", "nothing-here")).toEqual({ field: "to", code: "NOT_FOUND" });
    expect(await code("halden-one", "halden-gt")).toEqual({ field: "from", code: "UNIQUE" });
    expect(await code("same", "same")).toEqual({ field: "to", code: "LOOP" });
  });
});
