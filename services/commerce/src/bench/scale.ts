/**
 * How lists of products behave as the catalogue grows: `node services/commerce/src/bench/scale.ts [products…]`.
 * Prints the 95th percentile of the wait for each page, in process, one after the other, and its ratio to the smallest.
 */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createEndpoint, ensureDatabase, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { noDesigns } from "../design/design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { commerceSchema } from "../schema.ts";
import { seedBase } from "../seed/seed.repository.ts";
import { shopTables } from "../tables.ts";
import { encodeCursor } from "@carloom/platform";
import { globalId } from "../wire/ids.ts";

const LIST = `query($channel: String!, $after: String, $search: String, $filter: ProductFilterInput) {
  products(first: 20, channel: $channel, after: $after, search: $search, filter: $filter) { totalCount
    pageInfo { hasNextPage endCursor } edges { cursor node { id name slug pricing { priceRange { start { gross { amount currency } } } } } } } }`;

/** Rows as a shop has them: every product has two variants with prices in three channels and stock. */
const FILL = (count: number) => `
  insert into commerce.product (slug, product_type_id, category_id, names, search, position)
    select 'p-' || n, (select min(id) from commerce.product_type),
      (select id from commerce.category order by id offset n % 5 limit 1),
      json_build_object('en', 'Wheel ' || n, 'ko', '휠 ' || n, 'ja', 'ホイール ' || n),
      'wheel ' || n || ' 휠 ' || n || ' ホイール ' || n || case when n % (${count} / 50) = 0 then ' rarely 드문 めずらしい' else '' end,
      n / 10 from generate_series(1, ${count}) n;
  insert into commerce.variant (product_id, sku, name, position, weight_g, track_inventory, sold_by_area)
    select id, slug || '-' || v, 'v' || v, v, 9000, true, false from commerce.product, generate_series(1, 2) v;
  insert into commerce.variant_price (variant_id, channel_id, amount)
    select v.id, c.id, 50000 from commerce.variant v, commerce.channel c;
  insert into commerce.stock (variant_id, warehouse_id, quantity)
    select id, (select min(id) from commerce.warehouse), 100 from commerce.variant;
  analyze;`;

const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4290 });
const baseline = new Map<string, number>();

async function measure(count: number): Promise<void> {
  const dataDir = join(tmpdir(), `carloom-scale-${process.pid}`);
  const url = await ensureDatabase(postgres, `scale_${randomUUID().slice(0, 8)}`);
  const settings = readSettings({ DATA_DIR: dataDir, STATEMENT_TIMEOUT_MS: "300000" });
  const services = await openServices(settings, url, [commerceMigrations], silentLog);
  try {
    const keys = await shopTables(services.db)
      .transaction()
      .execute((trx) => seedBase(trx));
    await services.connection.pool.query(FILL(count));
    const endpoint = createEndpoint({
      schema: commerceSchema,
      path: "/commerce/graphql/",
      limits: { aliases: 100, depth: 12, tokens: 2000, cost: 50_000, page: 100, batch: 10, uploadBytes: 1 },
      contextOf: async () => ({ ...services, visitor: null, ip: "", requestId: "scale", threed: noDesigns }),
    });
    const ask = async (variables: object) => {
      const body = JSON.stringify({ query: LIST, variables: { channel: "default-channel", ...variables } });
      const request = { method: "POST", headers: { "content-type": "application/json" }, body };
      const answer = (await (await endpoint(new Request("http://localhost/commerce/graphql/", request))).json()) as {
        data?: { products: { edges: unknown[] } };
      };
      if (!answer.data?.products.edges.length) throw new Error(JSON.stringify(answer).slice(0, 300));
    };
    const category = globalId("Category", [...keys.categories.values()][0] ?? 0);
    const half = Math.floor(count / 2);
    const pages: Record<string, (i: number) => object> = {
      "first page": () => ({}),
      "a page in the middle": (i) => ({ after: encodeCursor([Math.floor((half + (i % 100)) / 10), half + (i % 100)]) }),
      "a category": () => ({ filter: { categories: [category] } }),
      "a category, available": () => ({ filter: { categories: [category], isAvailable: true } }),
      "a word of 50 products": () => ({ search: "rarely" }),
      "a Korean word of 50": () => ({ search: "드문" }),
      "a Japanese word of 50": () => ({ search: "メズラシイ" }),
      "one product by number": (i) => ({ search: `wheel ${1000 - (i % 10)}` }),
      "a syllable of all": () => ({ search: "휠" }),
      "a word of all": () => ({ search: "wheel" }),
    };
    console.log(`\n${count} products`);
    for (const [name, variablesOf] of Object.entries(pages)) {
      const waits: number[] = [];
      for (let i = 0; i < 30; i++) await ask(variablesOf(i));
      for (let i = 0; i < 200; i++) {
        const started = performance.now();
        await ask(variablesOf(i));
        waits.push(performance.now() - started);
      }
      waits.sort((a, b) => a - b);
      const p95 = waits[189] ?? 0;
      if (!baseline.has(name)) baseline.set(name, p95);
      const ratio = p95 / (baseline.get(name) ?? 1);
      console.log(
        `${name.padEnd(24)} p50 ${waits[100]?.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  x ${ratio.toFixed(2)}`,
      );
    }
  } finally {
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
try {
  for (const count of sizes.length > 0 ? sizes : [1000, 100_000]) await measure(count);
} finally {
  await postgres.stop();
}
