import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { productFacets } from "../catalogue/facet.repository.ts";
import { asking } from "../testing/operations.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { seedCommerce } from "./seed.ts";

type Loose = ReturnType<typeof JSON.parse>;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
let shop: Shop;
let folder: string;
const goods = asking(() => shop, "catalogue-goods", keeper);
const keep = asking(() => shop, "catalogue-edit", keeper);

const text = (en: string) => ({ en, ko: `${en} ko`, ja: `${en} ja` });
const part = (slug: string, kind: string, more: object = {}) => ({
  slug,
  sku: `CL-${slug.toUpperCase()}`,
  kind,
  title: text(slug),
  description: text(`About ${slug}`),
  tags: [],
  slots: ["bumper.front"],
  price: { USD: 50_000, KRW: 690_000, JPY: 75_000 },
  weightKg: 5,
  stock: 10,
  thumbnail: "part.webp",
  ...more,
});
const OLD = [
  part("bumper-a", "bumper.front", { finishes: ["gloss-black", "of a later version"] }),
  part("bumper-b", "bumper.front"),
  part("bumper-c", "bumper.front"),
  part("bumper-d", "bumper.front"),
];

/** The 3D service knows one of the parts, and no car; which car a part fits is not what this is about. */
const model: Loose = { slug: "bumper-a", uuid: crypto.randomUUID(), slots: ["bumper.front"], option: { measures: {} } };
const threed = { catalogue: async () => ({ templates: [], partModels: [model], stickers: [] }) };
async function seed(parts: readonly object[]): Promise<boolean> {
  await writeFile(join(folder, "catalogue.json"), JSON.stringify({ version: 1, hash: "", parts, stickers: [] }));
  return seedCommerce(shop.services, folder, threed);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carloom-upgrade-"));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "part.webp"), "picture");
});
beforeEach(async () => {
  await shop?.drop();
  shop = await shopFixture({ withThreed: true });
  await seed(OLD);
});
afterAll(async () => {
  await shop.drop();
  await rm(folder, { recursive: true, force: true });
});

const READ = `{ products(first: 100) { edges { node { id slug name category { slug } collections { slug } variants { id sku } } } } }`;
const shown = async (): Promise<Record<string, Loose>> =>
  Object.fromEntries(
    (await shop.graphql(READ)).data.products.edges.map(({ node }: Loose) => [node.variants[0].sku, node]),
  );

/** As a version left it that knew no front bumpers: their category is missing, they lie among the parts. */
async function before(): Promise<void> {
  const rest = await shop.db
    .selectFrom("commerce.category")
    .select("id")
    .where("slug", "=", "part")
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable("commerce.product")
    .set({ category_id: rest.id })
    .where("slug", "like", "bumper%")
    .execute();
  await shop.db.deleteFrom("commerce.category").where("slug", "=", "bumper").execute();
  await shop.db.updateTable("commerce.seed").set({ hash: "of an older version" }).execute();
}

describe("a shop that a later version is started on", () => {
  it("gets the categories that it lacks, in their place, and parts that staff left alone move into them", async () => {
    await before();
    const old = await shown();
    const wings = (await keep("categoryCreate", { input: { name: "Noses" } })).category;
    await goods("productChange", {
      id: old["CL-BUMPER-B"].id,
      input: { category: wings.id, name: "Nose B", slug: "nose-b" },
    });
    expect(await seed(OLD)).toBe(true);
    const now = await shown();
    expect(now["CL-BUMPER-A"].category.slug).toBe("bumper");
    expect(now["CL-BUMPER-B"]).toMatchObject({
      id: old["CL-BUMPER-B"].id,
      slug: "nose-b",
      name: "Nose B",
      category: { slug: "noses" },
    });
    const CATEGORIES = "{ categories(first: 50) { edges { node { slug } } } }";
    const slugs = (await shop.graphql(CATEGORIES)).data.categories.edges.map(({ node }: Loose) => node.slug);
    expect(slugs.slice(0, 4)).toEqual(["rim", "spoiler", "bumper", "lip"]);
    expect(await seed(OLD)).toBe(false);
  });

  it("gets the attributes that it lacks, with what its goods have of them, unless staff deleted them", async () => {
    const { id: channelId } = await shop.db
      .selectFrom("commerce.channel")
      .select("id")
      .where("slug", "=", "default-channel")
      .executeTakeFirstOrThrow();
    // as it is now: what the API says may be some seconds old
    const finishes = async () => {
      const { values } = await productFacets(shop.db, { list: { channelId }, chosen: [], price: null });
      return values.flatMap(({ attribute, slug, names, count }) =>
        attribute.slug === "finish" ? [{ slug, names, count }] : [],
      );
    };
    await shop.db.deleteFrom("commerce.attribute").where("slug", "=", "finish").execute();
    await shop.db.updateTable("commerce.seed").set({ hash: "of an older version" }).execute();
    expect(await finishes()).toEqual([]);
    expect(await seed(OLD)).toBe(true);
    expect(await finishes()).toEqual([
      { slug: "gloss-black", names: { en: "Gloss black", ko: "유광 블랙", ja: "グロスブラック" }, count: 1 },
    ]);
    expect((await shop.graphql('{ products(search: "유광 블랙", first: 2) { totalCount } }')).data.products).toEqual({
      totalCount: 1,
    });

    const { id } = await shop.db
      .selectFrom("commerce.attribute")
      .select("id")
      .where("slug", "=", "finish")
      .executeTakeFirstOrThrow();
    expect((await goods("attributeDelete", { id: globalId("Attribute", id) })).errors).toEqual([]);
    await shop.db.updateTable("commerce.seed").set({ hash: "of an older version" }).execute();
    expect(await seed(OLD)).toBe(true);
    expect(await finishes()).toEqual([]);
  });

  it("gets new parts, and keeps what staff wrote, sell and deleted", async () => {
    const old = await shown();
    const [a, b, c, d] = ["A", "B", "C", "D"].map((letter) => old[`CL-BUMPER-${letter}`]);
    const usd = globalId(
      "Channel",
      (
        await shop.db
          .selectFrom("commerce.channel")
          .select("id")
          .where("slug", "=", "default-channel")
          .executeTakeFirstOrThrow()
      ).id,
    );
    // one renamed with another number, one taken out of a channel, one deleted, one in a collection of staff's
    await keep("productVariantUpdate", { sku: "CL-BUMPER-A", input: { sku: "OURS-A" } });
    await goods("productChange", { id: a.id, input: { name: "Ours" } });
    await goods("productPublish", { id: b.id, input: { removeChannels: [usd] } });
    expect((await goods("productDelete", { id: c.id })).errors).toEqual([]);
    await keep("collectionCreate", { input: { name: "Winter", products: [d.id] } });
    expect((await goods("categoryDelete", { id: await categoryId("roof") })).errors).toEqual([]);

    const renamed = OLD.map((one) => ({ ...one, title: text(`${one.slug} two`) }));
    expect(await seed([...renamed, part("bumper-e", "bumper.front")])).toBe(true);
    const now = await shown();
    expect(now["CL-BUMPER-E"]).toMatchObject({ slug: "bumper-e", category: { slug: "bumper" } });
    expect(now["OURS-A"]).toMatchObject({ id: a.id, name: "Ours" });
    expect(now["CL-BUMPER-D"]).toMatchObject({ id: d.id, name: "bumper-d two", collections: [{ slug: "winter" }] });
    expect(Object.keys(now)).not.toEqual(expect.arrayContaining(["CL-BUMPER-A"]));
    expect(now["CL-BUMPER-B"]).toBeUndefined();
    expect(now["CL-BUMPER-C"]).toBeUndefined();
    const all = await shop.db.selectFrom("commerce.variant").select("sku").where("sku", "like", "%BUMPER%").execute();
    expect(all.map(({ sku }) => sku).sort()).toEqual(["CL-BUMPER-B", "CL-BUMPER-D", "CL-BUMPER-E"]);
    expect(await categoryId("roof")).toBe("");
  });

  const categoryId = async (slug: string): Promise<string> =>
    (await shop.graphql("query($slug: String) { category(slug: $slug) { id } }", { slug })).data.category?.id ?? "";
});
