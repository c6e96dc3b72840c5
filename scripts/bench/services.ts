import { shopTables } from "../../services/commerce/src/tables.ts";
import { seedBase, upsertGoods } from "../../services/commerce/src/seed/seed.repository.ts";
import { ADD, COMPLETE, LINES, NEW_CART, PRODUCT_LIST } from "../../services/commerce/src/bench/operations.ts";
import { PERSONAL_PROJECT_CREATE, PROJECT_PRESET_CREATE, STICKERS, TEMPLATES } from "@carloom/threed/documents";
import { connect } from "@carloom/platform";
import { apiOf } from "../../tests/support/api.ts";
import { databaseOf, openDatabase, type ProductDatabase } from "../../tests/support/database.ts";
import { newPerson } from "../../tests/support/people.ts";
import type { Product } from "../../tests/support/product.ts";
import { readyCart } from "../../tests/support/shop.ts";
import { measure, type Row } from "./measure.ts";
import { presetPicture } from "./traffic.ts";

const CHANNEL = "default-channel";

/** 60 goods of three variants, before the demo goods, so that the first page holds these. */
export async function fillShop(url: string): Promise<void> {
  const connection = connect({ url, size: 1, statementTimeoutMs: 20_000 });
  const text = (en: string) => ({ en, ko: en, ja: en });
  try {
    await shopTables(connection.db)
      .transaction()
      .execute(async (trx) => {
        const keys = await seedBase(trx);
        for (let i = 0; i < 180; i++) {
          await upsertGoods(trx, keys, {
            slug: `bench-${Math.floor(i / 3)}`,
            sku: `BENCH-${i}`,
            type: "part",
            category: "rim",
            names: text(`Wheel ${Math.floor(i / 3)}`),
            descriptions: text("A wheel"),
            thumbnail: `product/${"a".repeat(64)}.webp`,
            metadata: {},
            position: i - 1000,
            weightG: 9000,
            partModelUuid: null,
            stickerUuid: null,
            price: { USD: 50_000, KRW: 690_000, JPY: 75_000 },
            ratePerM2: null,
            stock: 1_000_000,
          });
        }
      });
  } finally {
    await connection.close();
  }
}

/** A catalogue of the size that the pages ask for: 100 templates, 100 stickers, and the goods. */
async function fill(database: ProductDatabase, url: string): Promise<void> {
  const copies = (table: string, columns: string) =>
    database.rows(
      `insert into threed.${table} (uuid, slug, title, description, status, thumbnail, ${columns})
       select gen_random_uuid(), t.slug || '-' || n, t.title, t.description, t.status, t.thumbnail, ${columns
         .split(", ")
         .map((column) => `t.${column}`)
         .join(", ")}
       from (select * from threed.${table} order by position limit 1) t, generate_series(1, 99) n`,
    );
  await copies("template", "option, thumbnail_mobile, thumbnail_webp");
  await copies("sticker", "type, scale, file");
  await fillShop(url);
  // as autovacuum does in a running shop within a minute
  await database.rows("analyze");
}

type Parsed = ReturnType<typeof JSON.parse>;

const ORDERS = 200;

/** New jobs wait, so that what a request costs and what follows it are told apart. */
async function holdJobs(database: ProductDatabase): Promise<void> {
  await database.rows(`create function public.hold_job() returns trigger language plpgsql as $$
    begin new.run_at := now() + interval '1 hour'; return new; end $$`);
  await database.rows(
    "create trigger hold_job before insert on graphile_worker._private_jobs for each row execute function public.hold_job()",
  );
}

/** Lets them run, and waits for the last. */
async function releaseJobs(database: ProductDatabase): Promise<void> {
  const waiting = "from graphile_worker._private_jobs where key like 'commerce.orderMail:%'";
  await database.rows("drop trigger hold_job on graphile_worker._private_jobs");
  await database.rows("update graphile_worker._private_jobs set run_at = now() where key like 'commerce.orderMail:%'");
  for (;;) {
    const [left] = await database.rows(`select count(*)::int as n ${waiting}`);
    if (left?.n === 0) return;
    await new Promise((done) => setTimeout(done, 200));
  }
}

const perJob = ({ serverMs, databaseMs, wallMs }: Row, operations: number) => ({
  serverMs: serverMs / operations,
  databaseMs: databaseMs / operations,
  wallMs: wallMs / operations,
  operations,
});

/** These two are what a running shop is asked most: their code is compiled and their statements are known. */
const WARM = 400;

/** CPU per request over HTTP, server and PostgreSQL apart. */
export async function benchServices(product: Product): Promise<Row[]> {
  const { pid, url } = databaseOf(product);
  const processes = { server: product.pid(), postgres: pid };
  const database = await openDatabase(product);
  await fill(database, url);
  const api = apiOf(product);
  const must = (answer: Parsed, check: (data: Parsed) => unknown) => {
    if (answer.errors || !check(answer.data)) throw new Error(JSON.stringify(answer).slice(0, 400));
    return answer.data;
  };
  const rows: Row[] = [];
  const add = async (...args: [string, number, (index: number) => Promise<unknown>, string?, number?]) => {
    rows.push(await measure(processes, ...args));
  };

  await add("templates(100) with manifests", 300, async () =>
    must(await api.threed(TEMPLATES, { first: 100 }), (d) => d.templates.edges.length === 100),
  );
  await add("stickers(100)", 300, async () =>
    must(await api.threed(STICKERS, { first: 100 }), (d) => d.stickers.edges.length === 100),
  );
  await add(
    "20 products, 60 variants",
    400,
    async () => must(await api.commerce(PRODUCT_LIST, { channel: CHANNEL }), (d) => d.products.edges.length === 20),
    "<= 3",
    WARM,
  );

  const list = must(await api.commerce(PRODUCT_LIST, { channel: CHANNEL }), () => true);
  const variantId: string = list.products.edges[0].node.variants[0].id;
  const lines = [{ variantId, quantity: 1 }];
  const input = { channel: CHANNEL, lines };
  await add(
    "new cart with a line",
    400,
    async () => must(await api.commerce(NEW_CART, { input }), (d) => d.checkoutCreate.checkout.lines.length === 1),
    "<= 3",
    WARM,
  );

  const others = list.products.edges
    .slice(1, LINES + 1)
    .map(({ node }: Parsed) => ({ variantId: node.variants[0].id, quantity: 1 }));
  const filled: string[] = [];
  for (let i = 0; i < 400 + WARM; i++) {
    const made = must(await api.commerce(NEW_CART, { input: { channel: CHANNEL, lines: others } }), () => true);
    filled.push(made.checkoutCreate.checkout.id);
  }
  await add(
    "add to a five-line cart",
    400,
    async () =>
      must(
        await api.commerce(ADD, { id: filled.pop(), lines }),
        (d) => d.checkoutLinesAdd.checkout.lines.length === LINES + 1,
      ),
    "<= 3",
    WARM,
  );

  const carts: string[] = [];
  for (let i = 0; i < ORDERS + 50; i++) carts.push(await readyCart(api, lines));
  await holdJobs(database);
  await add(
    "order completion, to the answer",
    ORDERS,
    async () => must(await api.commerce(COMPLETE, { id: carts.pop() }), (d) => d.checkoutComplete.order),
    "<= 8",
  );
  const after = await measure(processes, "its mail and invoice, by the worker", 1, () => releaseJobs(database), "", 0);
  rows.push({ ...after, ...perJob(after, ORDERS + 50) });

  const person = await newPerson(api);
  const [template] = await database.rows("select uuid from threed.template order by position limit 1");
  const project = must(
    await api.threed(
      PERSONAL_PROJECT_CREATE,
      { templateUuid: template?.uuid, input: { title: "Bench" } },
      person.bearer,
    ),
    (d) => d.personalProjectCreate.project,
  ).personalProjectCreate.project;
  const preset = { title: "Bench", partModelUuids: [], stickers: [], setting: {} };
  const variables = { projectUuid: project.uuid, input: { ...preset, thumbnail: null } };
  await add("preset, no picture", 200, async () =>
    must(await api.threed(PROJECT_PRESET_CREATE, variables, person.token), (d) => d.projectPresetCreate.projectPreset),
  );
  const thumbnail = await presetPicture();
  await add("preset with a 1280 x 720 picture", 60, async () =>
    must(
      await api.upload(PROJECT_PRESET_CREATE, variables, "variables.input.thumbnail", thumbnail, person.token),
      (d) => d.projectPresetCreate.projectPreset,
    ),
  );
  await database.close();
  return rows;
}
