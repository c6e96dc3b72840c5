/**
 * How lists of products behave as the catalogue grows: `node services/commerce/src/bench/scale.ts [products products] [pattern of names]`.
 * Asks catalogues of both sizes in turn, so that a busy machine is as busy for either, in process, and prints the
 * waits for each page and the ratio of their 95th percentiles.
 */
import { identityMigrations } from "@carloom/identity";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  connect,
  createEndpoint,
  limitsOf,
  encodeCursor,
  ensureDatabase,
  openServices,
  silentLog,
  startEmbedded,
} from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { noDesigns } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { commerceSchema } from "../schema.ts";
import { seedBase } from "../seed/seed.repository.ts";
import { shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { catalogueOf } from "./fill.ts";
import { fillBySets } from "./fill-sets.ts";

const LIST = `query($channel: String!, $after: String, $search: String, $filter: ProductFilterInput, $sortBy: ProductOrder) {
  products(first: 20, channel: $channel, after: $after, search: $search, filter: $filter, sortBy: $sortBy) { totalCount
    pageInfo { hasNextPage endCursor } edges { cursor node { id name slug pricing { priceRange { start { gross { amount currency } } } } } } } }`;

/** What is beside a list; a search or a range of prices that nobody asked before, so that no count is remembered. */
const FACETS = `query($channel: String!, $filter: ProductFilterInput, $chosen: [AttributeInput!], $price: PriceRangeInput) {
  productFacets(channel: $channel, filter: $filter, chosen: $chosen, price: $price) { total
    attributes { attribute { slug } values { value { slug } count } } prices { from { amount } to { amount } count }
    categories { category { slug } count } } }`;

/** `rarely` with a letter too many, another each time: what a search was taken for is remembered for seconds. */
const slip = (i: number): string => {
  const at = i % 6;
  return `rar${"ely".slice(0, at % 3)}${String.fromCodePoint(97 + (i % 26))}${"ely".slice(at % 3)}`;
};
/** Words that nothing has, each another. */
const unheard = (i: number): string =>
  `unh${[...String(i)].map((digit) => String.fromCodePoint(107 + Number(digit))).join("")}rd`;

/** Three syllables that begin no word, each another. */
const unheardSyllables = (i: number): string =>
  [0, 1, 2].map((at) => String.fromCodePoint(0xac01 + ((i * 37 + at * 11) % 300) * 28)).join("");

const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4290 });

type Catalogue = {
  facets: Record<string, (i: number) => object>;
  pages: Record<string, (i: number) => object>;
  ask(variables: object, query?: string): Promise<void>;
  drop(): Promise<void>;
};

/** A catalogue of this many products in a database of its own. */
async function open(count: number): Promise<Catalogue> {
  const dataDir = join(tmpdir(), `carloom-scale-${process.pid}`);
  const name = `scale_${randomUUID().slice(0, 8)}`;
  const settings = readSettings({ DATA_DIR: dataDir, STATEMENT_TIMEOUT_MS: "3600000" });
  const services = await openServices(
    settings,
    await ensureDatabase(postgres, name),
    [identityMigrations, commerceMigrations],
    silentLog,
  );
  const keys = await shopTables(services.db)
    .transaction()
    .execute((trx) => seedBase(trx));
  await fillBySets(services.connection.pool, { goods: catalogueOf(count) });
  await services.connection.pool.query("vacuum analyze");
  const endpoint = createEndpoint({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits: limitsOf(services.settings.env),
    contextOf: async () => ({ ...services, visitor: null, ip: "", requestId: "scale", threed: noDesigns }),
  });
  const category = globalId("Category", [...keys.categories.values()][0] ?? 0);
  const half = Math.floor(count / 2);
  const chosen = [
    { slug: "rim-diameter", values: ["n-2", "n-3"] },
    { slug: "bolt-pattern", values: ["n-1"] },
  ];
  const unasked = (i: number) => ({ updatedAt: { gte: new Date(i * 1000).toISOString() } });
  return {
    pages: {
      "first page": () => ({}),
      "a page in the middle": (i) => ({
        after: encodeCursor(["list", Math.floor((half + (i % 100)) / 10), half + (i % 100)]),
      }),
      "by price": () => ({ sortBy: { field: "MINIMAL_PRICE", direction: "ASC" } }),
      "by name, backwards": () => ({ sortBy: { field: "NAME", direction: "DESC" } }),
      "a feature of 50": () => ({ filter: { attributes: [{ slug: "feature", values: ["rare"] }] } }),
      "a price range": () => ({ filter: { minimalPrice: { gte: 400, lte: 450 } } }),
      "a category": () => ({ filter: { categories: [category] } }),
      "a category, available": () => ({ filter: { categories: [category], isAvailable: true } }),
      "a word of 50 products": () => ({ search: "rarely" }),
      "a Korean word of 50": () => ({ search: "드문" }),
      "a Japanese word of 50": () => ({ search: "メズラシイ" }),
      "one product by number": (i) => ({ search: `wheel ${count - (i % 10)}` }),
      "a syllable of all": () => ({ search: "휠" }),
      "a word of all": () => ({ search: "wheel" }),
      "a mistyped word of 50": (i) => ({ search: slip(i) }),
      "half a word of 50": (i) => ({ search: `드문${unheardSyllables(i)}` }),
      "words of 50 and one too many": (i) => ({ search: `rarely ${unheard(i)}` }),
    },
    facets: {
      "facets of all": (i) => ({ filter: unasked(i) }),
      "facets of a category": (i) => ({ filter: { categories: [category], ...unasked(i) } }),
      "facets, two chosen": (i) => ({ filter: unasked(i), chosen }),
      "facets, category, two, price": (i) => ({
        filter: { categories: [category], ...unasked(i) },
        chosen,
        price: { gte: 350, lte: 500 },
      }),
      "facets that are remembered": () => ({}),
    },
    async ask(variables, query = LIST) {
      const body = JSON.stringify({ query, variables: { channel: "default-channel", ...variables } });
      const request = { method: "POST", headers: { "content-type": "application/json" }, body };
      const response = await endpoint(new Request("http://localhost/commerce/graphql/", request));
      const answer = (await response.json()) as {
        data?: { products?: { edges: unknown[] }; productFacets?: { total: number } };
      };
      if (!answer.data?.products?.edges.length && !answer.data?.productFacets?.total)
        throw new Error(JSON.stringify(answer).slice(0, 300));
    },
    async drop() {
      await services.close();
      await rm(dataDir, { recursive: true, force: true });
      const admin = connect({ url: postgres.urlOf("postgres"), size: 1, statementTimeoutMs: 30_000 });
      await admin.pool.query(`drop database "${name}" with (force)`);
      await admin.close();
    },
  };
}

const WARM = 30;
const TIMES = 200;
/** Counts of a whole catalogue take as long as a hundred pages of it. */
const COUNTS = { warm: 3, times: 20 };
const at = (waits: number[], part: number) => waits.sort((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0;

const given = process.argv.slice(2).map(Number).filter(Boolean);
const only = process.argv.slice(2).find((word) => !Number(word)) ?? ".";
const opened: Catalogue[] = [];
try {
  for (const count of [given[0] ?? 1000, given[1] ?? 100_000]) opened.push(await open(count));
  const names = [opened[0]?.pages, opened[0]?.facets].flatMap((pages) => Object.keys(pages ?? {}));
  for (const name of names.filter((title) => new RegExp(only).test(title))) {
    const waits = opened.map((): number[] => []);
    const isCount = opened.some(({ facets }) => name in facets);
    const { warm, times } = isCount ? COUNTS : { warm: WARM, times: TIMES };
    for (let i = 0; i < warm + times; i++) {
      for (const [which, { pages, facets, ask }] of opened.entries()) {
        const started = performance.now();
        await (name in facets ? ask(facets[name]?.(i) ?? {}, FACETS) : ask(pages[name]?.(i) ?? {}));
        if (i >= warm) waits[which]?.push(performance.now() - started);
      }
    }
    const show = (part: number) => waits.map((some) => at(some, part).toFixed(2)).join(" -> ");
    const [small = [], large = []] = waits;
    const ratio = at(large, 0.95) / at(small, 0.95);
    console.log(`${name.padEnd(28)} p50 ${show(0.5)} ms   p95 ${show(0.95)} ms   x ${ratio.toFixed(2)}`);
  }
} finally {
  for (const catalogue of opened) await catalogue.drop();
  await postgres.stop();
}
