import type { JobHandlers } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { importJobs, PRODUCT_IMPORT } from "./import.jobs.ts";
import { globalId, uuidOf } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
const PART = "productImport { id state lines done created changed unchanged failed columns { header field sample } }";
const UPLOAD = `mutation($input: ProductImportInput!) { productImportUpload(input: $input) { ${PART} errors { field code } } }`;
const CHECK = `mutation($id: ID!, $fields: [String]!) { productImportCheck(id: $id, fields: $fields) { ${PART} errors { field code } } }`;
const run = (name: string) => `mutation($id: ID!) { ${name}(id: $id) { ${PART} errors { field code } } }`;
const LINES = "query($id: ID!) { productImportLines(id: $id, first: 100) { line field code value } }";

let shop: Shop;
let jobs: JobHandlers;
const shown = vi.fn(async () => undefined);
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  jobs = importJobs(shop.services, shown);
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, keeper);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const upload = (text: string | Uint8Array<ArrayBuffer>) =>
  ask(UPLOAD, { input: { file: new File([text], "goods.csv", { type: "text/csv" }) } });
const work = (id: string) =>
  jobs[PRODUCT_IMPORT]?.({ id: uuidOf(id, "ProductImport") }, { attempt: 1, lastAttempt: false });
const stateOf = async (id: string): Promise<Loose> =>
  ask(`query($id: ID!) { productImport(id: $id) { state lines done created changed unchanged failed } }`, { id });

async function checked(text: string): Promise<string> {
  const { productImport: made, errors } = await upload(text);
  expect(errors).toEqual([]);
  const fields = made.columns.map(({ field }: Loose) => field);
  expect((await ask(CHECK, { id: made.id, fields })).errors).toEqual([]);
  shown.mockClear();
  await work(made.id);
  expect(shown).not.toHaveBeenCalled();
  return made.id;
}
async function bring(text: string): Promise<string> {
  const id = await checked(text);
  expect((await ask(run("productImportRun"), { id })).errors).toEqual([]);
  await work(id);
  expect(shown).toHaveBeenCalled();
  return id;
}
const variant = (sku: string) =>
  shop.db
    .selectFrom("commerce.variant as v")
    .innerJoin("commerce.product as p", "p.id", "v.product_id")
    .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
    .select([
      "v.id",
      "v.name",
      "v.translations",
      "v.weight_g",
      "p.slug",
      "p.names",
      "p.search",
      "p.is_published",
      "s.quantity",
    ])
    .where("v.sku", "=", sku)
    .executeTakeFirst();

let TYPE: string;
let CATEGORY: string;
beforeAll(async () => {
  TYPE = (await shop.db.selectFrom("commerce.product_type").select("slug").orderBy("id").executeTakeFirstOrThrow())
    .slug;
  CATEGORY = (await shop.db.selectFrom("commerce.category").select("slug").orderBy("id").executeTakeFirstOrThrow())
    .slug;
});

describe("a file of products", () => {
  it("is looked through without changing anything, and then brought in", async () => {
    const file = [
      "SKU;Handle;Title;상품명;Type;Category;Size;variant_ko;Weight (kg);Qty;Price USD;Price KRW;Visible;Remark",
      `NEW-1;new-rim;"New; ""rim""";새 림;${TYPE};${CATEGORY};18 in;18인치;9.5;4;1,299.50;1750000;yes;x`,
      `NEW-2;new-rim;;;;;19 in;;10;0;1399;;;x`,
      "",
    ].join("\r\n");
    const id = await checked(file);
    expect(await stateOf(id)).toMatchObject({ state: "CHECKED", lines: 2, created: 2, failed: 0 });
    expect(await variant("NEW-1")).toBeUndefined();
    await ask(run("productImportRun"), { id });
    await work(id);
    expect(await stateOf(id)).toMatchObject({ state: "DONE", created: 2, changed: 0, failed: 0 });
    const first = await variant("NEW-1");
    expect(first).toMatchObject({ slug: "new-rim", name: "18 in", weight_g: 9500, quantity: 4, is_published: true });
    expect(first?.names).toEqual({ en: 'New; "rim"', ko: "새 림" });
    expect(first?.translations).toEqual({ ko: "18인치" });
    expect(first?.search).toContain("new-2");
    expect(first?.search).toContain("18인치");
    const prices = await shop.db
      .selectFrom("commerce.variant_price")
      .select("amount")
      .where("variant_id", "=", first?.id ?? 0)
      .orderBy("channel_id")
      .execute();
    expect(prices.map(({ amount }) => Number(amount))).toEqual([129_950, 1_750_000]);
    const moved = await shop.db
      .selectFrom("commerce.stock_movement")
      .select(["reason", "user_id", "pieces"])
      .where("variant_id", "=", first?.id ?? 0)
      .execute();
    expect(moved).toEqual([{ reason: "goods.csv", user_id: keeper.userId, pieces: 4 }]);
  });

  it("changes only what its cells say, and nothing when it comes again", async () => {
    const file = "sku,stock,price:default-channel\nNEW-1,9,1200\nNEW-2,,\n";
    const id = await bring(file);
    expect(await stateOf(id)).toMatchObject({ created: 0, changed: 1, unchanged: 1, failed: 0 });
    expect(await variant("NEW-1")).toMatchObject({ quantity: 9, name: "18 in", weight_g: 9500 });
    expect(await stateOf(await bring(file))).toMatchObject({ changed: 0, unchanged: 2 });
    // what a variant is called in one language leaves the others as they are
    expect(await stateOf(await bring("sku,variant_ja\nNEW-1,18インチ\n"))).toMatchObject({ changed: 1 });
    const translated = await variant("NEW-1");
    expect(translated?.translations).toEqual({ ko: "18인치", ja: "18インチ" });
    expect(translated?.search).toContain("18インチ");
  });

  it("says which cell of which line is wrong, and brings the other lines in", async () => {
    const file = [
      "sku,product,name,type,category,weight,stock,price:krw,published",
      `OK-1,ok-one,One,${TYPE},,1,1,1000,no`,
      `bad sku!,x,X,${TYPE},,,,,`,
      `B-1,b-one,B,no-such-type,no-such-shelf,,,,`,
      `B-2,b-two,B,${TYPE},,heavy,1.5,10.5,perhaps`,
      `B-3,b-three,,${TYPE},,,,,`,
      "OK-1,,,,,,2,,",
      "NEW-1,another,,,,,,,",
      `,c-one,C,${TYPE},,,,,`,
    ].join("\n");
    const id = await bring(file);
    expect(await stateOf(id)).toMatchObject({ state: "DONE", created: 1, failed: 7 });
    expect((await ask(LINES, { id })).map(({ line, field, code }: Loose) => `${line} ${field} ${code}`)).toEqual([
      "3 sku SKU",
      "4 type UNKNOWN_TYPE",
      "4 category UNKNOWN_CATEGORY",
      "5 weight NUMBER",
      "5 stock WHOLE_NUMBER",
      "5 price:krw DECIMALS",
      "5 published YES_NO",
      "6 name REQUIRED",
      "7 sku DUPLICATE",
      "8 product OTHER_PRODUCT",
      "9 sku REQUIRED",
    ]);
    expect(await variant("OK-1")).toMatchObject({ quantity: 1 });
    expect(await variant("B-2")).toBeUndefined();
  });

  it("never counts fewer pieces than orders were promised", async () => {
    const key = (await variant("NEW-1"))?.id ?? 0;
    await shop.db.updateTable("commerce.stock").set({ allocated: 5 }).where("variant_id", "=", key).execute();
    const id = await bring("sku,stock\nNEW-1,4\nNEW-2,7\n");
    expect(await ask(LINES, { id })).toEqual([{ line: 2, field: "stock", code: "STOCK_PROMISED", value: "4" }]);
    expect(await variant("NEW-1")).toMatchObject({ quantity: 9 });
    expect(await variant("NEW-2")).toMatchObject({ quantity: 7 });
  });

  it("is stopped between lines, keeps what was written, and goes on where it was", async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `MANY-${at},many-${at},Many ${at},${TYPE}`);
    const id = await checked(["sku,product,name,type", ...many].join("\n"));
    await ask(run("productImportRun"), { id });
    // five steps: one after the first finds that somebody stopped it
    const step = shop.db
      .selectFrom("commerce.variant")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("sku", "like", "MANY-%");
    const begun = work(id);
    for (let n = 0; n === 0; ) n = Number((await step.executeTakeFirstOrThrow()).n);
    await ask(run("productImportStop"), { id });
    await begun;
    const stopped = await stateOf(id);
    const written = Number((await step.executeTakeFirstOrThrow()).n);
    expect(stopped).toMatchObject({ state: "STOPPED", done: written, created: written });
    expect(written).toBeLessThan(5000);
    await ask(run("productImportRun"), { id });
    await work(id);
    expect(await stateOf(id)).toMatchObject({ state: "DONE", done: 5000, created: 5000, failed: 0 });
  });

  it("goes on where it was after its connections were cut in the middle of a step, and writes nothing twice", async () => {
    const lines = Array.from(
      { length: 2500 },
      (_, at) => `CUT-${at},cut-${Math.floor(at / 5)},Cut ${at},${TYPE},${at % 7}`,
    );
    const id = await checked(["sku,product,name,type,stock", ...lines].join("\n"));
    await ask(run("productImportRun"), { id });
    const begun = work(id)?.then(
      () => "ended",
      () => "cut",
    );
    for (let done = 0; done === 0; ) done = (await stateOf(id)).done;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(shop.db);
    await begun;
    // the queue tries again, and so do we while connections that were cut are still handed out
    for (let tries = 0, isDone = false; !isDone && tries < 10; tries++)
      isDone =
        (await work(id)?.then(
          () => true,
          () => false,
        )) ?? false;
    expect(await stateOf(id)).toMatchObject({ state: "DONE", done: 2500, created: 2500, changed: 0, failed: 0 });
    const { rows } = await sql<Loose>`
      select count(*)::integer as variants, count(distinct v.product_id)::integer as products,
        (select count(*)::integer from commerce.stock_movement m join commerce.variant w on w.id = m.variant_id
          where w.sku like 'CUT-%' and m.pieces <> 0) as movements
      from commerce.variant v where v.sku like 'CUT-%'`.execute(shop.db);
    expect(rows[0]).toEqual({
      variants: 2500,
      products: 500,
      movements: lines.filter((line) => !line.endsWith(",0")).length,
    });
  });

  it("is refused in words where it is none that can be read", async () => {
    const code = async (text: string | Uint8Array<ArrayBuffer>) => (await upload(text)).errors[0]?.code;
    expect(await code("")).toBe("EMPTY");
    expect(await code("sku,name\n")).toBe("EMPTY");
    expect(await code(new Uint8Array([0x73, 0x6b, 0x75, 0x0a, 0xb0, 0xa1]))).toBe("NOT_UTF8");
    expect(await code(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]))).toBe("NOT_TEXT");
    const { productImport: made } = await upload("name\nX\n");
    expect((await ask(CHECK, { id: made.id, fields: ["name"] })).errors).toEqual([
      { field: "fields", code: "REQUIRED" },
    ]);
    expect((await ask(CHECK, { id: made.id, fields: ["isStaff"] })).errors).toEqual([
      { field: "fields", code: "INVALID" },
    ]);
    expect((await ask(run("productImportRun"), { id: made.id })).errors).toEqual([{ field: "id", code: "INVALID" }]);
  });

  it("comes back as it went out, and no cell of it runs as a formula", async () => {
    await bring(`sku,product,name,type\nEVIL-1,evil,"'=HYPERLINK(""x"")",${TYPE}\n`);
    let text = "";
    for (let after: string | null = null, more = true; more; ) {
      const page: Loose = await ask("query($after: String) { productExport(after: $after) { text next } }", { after });
      text += page.text;
      after = page.next;
      more = after !== null;
    }
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text.split("\r\n").some((line) => /(^|,)"?[=@]/.test(line))).toBe(false);
    const id = await checked(text);
    expect(await stateOf(id)).toMatchObject({ created: 0, changed: 0, failed: 0 });
  });

  describe("right after it came in", () => {
    const found = async (search: string): Promise<Loose> => {
      const list = `query($search: String!) { products(first: 5, channel: "default-channel", search: $search) { edges { node {
        slug pricing { priceRange { start { gross { amount } } stop { gross { amount } } } } } } } }`;
      const { edges } = (await shop.graphql(list, { search })).data.products;
      return edges.map(({ node }: Loose) => ({
        slug: node.slug,
        from: node.pricing.priceRange.start.gross.amount,
        to: node.pricing.priceRange.stop.gross.amount,
      }));
    };
    const offersOf = async (sku: string): Promise<Loose> => {
      const { rows } = await sql<Loose>`
        select p.channel_id, p.amount, p.offers, p.changes_at, (select json_agg(json_build_array(h.amount, h.regular) order by h.id)
          from commerce.price_history h where h.variant_id = p.variant_id and h.channel_id = p.channel_id) as history
        from commerce.variant_price p join commerce.variant v on v.id = p.variant_id where v.sku = ${sku} order by 1`.execute(
        shop.db,
      );
      return rows;
    };
    const HEAD = "sku,product,name,name_ko,type,category,variant,price:default-channel,published";

    it("is found by name, part number, size, initials and category, and told from its lowest price", async () => {
      await bring(
        `${HEAD}\nFIND-1,zenith,Zenith,천정,${TYPE},${CATEGORY},Largesize,300,yes\nFIND-2,zenith,,,,,Smallsize,200,\n`,
      );
      const zenith = [{ slug: "zenith", from: 200, to: 300 }];
      for (const words of ["zenith", "FIND-2", "smallsize", "천정", "ㅊㅈ"]) expect(await found(words)).toEqual(zenith);
      // a later file adds a size, renames the product and changes a price
      await bring(`${HEAD}\nFIND-3,zenith,Nadir,,,,Tinysize,90,\nFIND-1,,,,,,,400,\n`);
      const nadir = [{ slug: "zenith", from: 90, to: 400 }];
      for (const words of ["nadir", "tinysize", "FIND-1"]) expect(await found(words)).toEqual(nadir);
    });

    it("has the offers that run, as goods that somebody makes one by one", async () => {
      const rule = {
        cataloguePredicate: { productPredicate: {} },
        rewardValueType: "PERCENTAGE",
        rewardValue: 25,
        channels: [globalId("Channel", (await offersOf("FIND-1"))[0].channel_id)],
      };
      const create = `mutation($input: PromotionCreateInput!) { promotionCreate(input: $input) { promotion { id } errors { field } } }`;
      const input = { name: "Autumn", type: "CATALOGUE", rules: [rule], endDate: new Date(Date.now() + 3_600_000) };
      const made = await ask(create, { input });
      expect(made.errors).toEqual([]);
      await bring(`${HEAD}\nSALE-1,on-sale,Zodiac,,${TYPE},,A,100,yes\nFIND-3,,,,,,,80,\n`);
      expect(await found("zodiac")).toEqual([{ slug: "on-sale", from: 75, to: 75 }]);
      expect(await found("nadir")).toEqual([{ slug: "zenith", from: 60, to: 300 }]);
      // the same price beside it, by a plain row
      await sql`insert into commerce.variant (product_id, sku, name, position, weight_g, track_inventory, sold_by_area)
        select product_id, 'SALE-2', 'B', 1, 0, true, false from commerce.variant where sku = 'SALE-1'`.execute(
        shop.db,
      );
      await sql`insert into commerce.variant_price (variant_id, channel_id, amount)
        select b.id, p.channel_id, p.amount from commerce.variant_price p join commerce.variant a on a.id = p.variant_id,
          commerce.variant b where a.sku = 'SALE-1' and b.sku = 'SALE-2'`.execute(shop.db);
      const [imported] = await offersOf("SALE-1");
      expect(imported).toMatchObject({ amount: 10_000, history: [[7500, 10_000]] });
      expect(imported.offers).toHaveLength(1);
      expect(imported.changes_at).not.toBeNull();
      expect(await offersOf("SALE-2")).toEqual([imported]);
      await ask("mutation($id: ID!) { promotionDelete(id: $id) { errors { field } } }", { id: made.promotion.id });
      expect(await found("zodiac")).toEqual([{ slug: "on-sale", from: 100, to: 100 }]);
    });
  });
});
