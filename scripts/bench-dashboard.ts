/**
 * What the dashboard lets its people wait for, in a shop of 100,000 orders, customers and products: `npm run bench:dashboard
 * [rows] [part]`. Parts: `lists` (each list and the search over HTTP, as the page asks), `screens` (the first one after
 * signing in and later ones, on a simulated fast 4G, with the script that came, each until what it shows is there),
 * `lighthouse` (accessibility of every room and of one record of each kind; of those alone whose addresses begin with a part
 * such as `/settings`, where one is named). All without a part; with `uncounted` before the shop has counted its figures by
 * day, as in the minutes after orders were brought in. Numbers and imports have benches of their own
 * (`bench:numbers`, `bench:import`).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import {
  StaffCustomersDocument,
  StaffFindCustomersDocument,
  StaffFindOrdersDocument,
  StaffFindProductsDocument,
  StaffFindVouchersDocument,
  StaffOrdersDocument,
  StaffPagesDocument,
  StaffShelfDocument,
  StaffVouchersDocument,
} from "@carloom/api-client/commerce";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { PLACES } from "../apps/dashboard/src/shell/places.ts";
import { launchChromium } from "../packages/stage/bench/browser.ts";
import { apiOf } from "../tests/support/api.ts";
import { openDatabase } from "../tests/support/database.ts";
import { newEmail, signIn } from "../tests/support/people.ts";
import { startProduct } from "../tests/support/product.ts";
import { enterAgain } from "../tests/support/signed-in.ts";
import { makeStaff } from "../tests/support/staff.ts";
import { accessibilityOf } from "./bench/accessibility.ts";
import { countNow } from "./bench/counted.ts";
import { dashboardRows } from "./bench/dashboard-rows.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { LIGHTHOUSE_VERSION } from "./setup/lighthouse.ts";
import { root } from "./setup/root.ts";

const [rowsWord, ...parts] = process.argv.slice(2).some((word) => /^\d+$/.test(word))
  ? process.argv.slice(2).toSorted((a) => (/^\d+$/.test(a) ? -1 : 1))
  : ["100000", ...process.argv.slice(2)];
const ROWS = Number(rowsWord);
const isUncounted = parts.includes("uncounted");
const wants = (part: string) => parts.every((one) => one === "uncounted") || parts.includes(part);

const TIMES = 40;
const LIST_MS = 100;
const FIRST_MS = 1500;
const LATER_MS = 300;
const SCRIPT_KB = 250;
/** Somebody looks at a room before the next; what it fetches behind is there by then. The stream of news never rests. */
const REST_MS = 2000;
/** Fast 4G as Chromium's own tools have it: what is left of 9 Mbit/s down, 1.5 up and 60 ms there and back. */
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
/** Rooms that are entered from the navigation, one after the other. */
const ROOMS = ["Orders", "Products", "Customers", "Inbox", "Vouchers", "Numbers", "Shipping", "Gift cards", "Team"];
/** What Lighthouse looks at needs a few records, not a large shop. */
const FEW = 20;
/** Every room that has an address of its own. */
const AUDITED = [
  ...PLACES.map(({ path }) => path),
  "/drafts",
  "/products/import",
  "/workshop/shelf",
  "/workshop/parts",
  "/workshop/stickers",
  "/workshop/film-colors",
  "/vehicles/rules",
  "/vehicles/import",
  "/content/home/en",
  "/content/pictures",
  "/content/pages",
  "/content/menus",
  "/content/legal",
  "/content/legal/terms/en",
  "/content/legal/accessibility/en",
  "/content/mails",
  "/content/mails/order.paid/en",
  ...["channels", "taxes", "giftCards", "law", "production", "webhooks"].map((of) => `/settings?of=${of}`),
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const part = (waits: readonly number[], of: number) =>
  waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(waits.length * of))] ?? 0;

await prepareContent(say);
await buildApps(say);
const product = await startProduct();
const owner = newEmail();
const results: Record<string, Record<string, number | string>> = {};

type Document = { operationName: string; text: string };

/** Asks as the page does, with the owner's token. */
async function asker(): Promise<(document: Document, variables: object) => Promise<{ ms: number; data: Loose }>> {
  const { bearer } = await signIn(apiOf(product), owner);
  return async ({ operationName, text }, variables) => {
    const started = performance.now();
    const response = await fetch(`${product.services}/commerce/graphql/`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: bearer },
      body: JSON.stringify({ operationName, query: text, variables }),
    });
    const body = (await response.json()) as { data: Loose; errors?: { message: string }[] };
    if (body.errors) throw new Error(`${operationName}: ${body.errors[0]?.message}`);
    return { ms: performance.now() - started, data: body.data };
  };
}
type Loose = ReturnType<typeof JSON.parse>;

async function lists(): Promise<void> {
  const ask = await asker();
  const number = (i: number) => String(1_000_001 + ((i * 7919) % ROWS));
  const buyer = (i: number) => `buyer${1 + ((i * 7919) % ROWS)}`;
  const page = { first: 50, after: null as string | null };
  const order = (more: object, field = "NUMBER", direction = "DESC") => ({
    ...page,
    filter: {},
    search: null,
    sortBy: { field, direction },
    ...more,
  });
  const customers = (more: object) => ({
    ...page,
    search: null,
    filter: null,
    sortBy: { field: "CREATED_AT", direction: "DESC" },
    ...more,
  });
  const shelf = (more: object) => ({
    ...page,
    search: null,
    category: null,
    isPublished: null,
    isOut: null,
    sort: null,
    direction: "ASC",
    ...more,
  });
  const asked: [name: string, document: Document, variables: (i: number) => object][] = [
    ["orders", StaffOrdersDocument, () => order({})],
    ["orders by date, oldest first", StaffOrdersDocument, () => order({}, "CREATED_AT", "ASC")],
    ["orders to send", StaffOrdersDocument, () => order({ filter: { status: ["UNFULFILLED"] } })],
    ["orders by number", StaffOrdersDocument, (i) => order({ search: number(i) })],
    ["orders by email", StaffOrdersDocument, (i) => order({ search: `${buyer(i)}@` })],
    ["customers", StaffCustomersDocument, () => customers({})],
    ["customers by name", StaffCustomersDocument, (i) => customers({ search: `Park${i % 5000}` })],
    [
      "customers without orders",
      StaffCustomersDocument,
      () => customers({ filter: { numberOfOrders: { gte: 0, lte: 0 } } }),
    ],
    ["products", StaffShelfDocument, () => shelf({})],
    ["products by name, last first", StaffShelfDocument, () => shelf({ sort: "NAME", direction: "DESC" })],
    ["products that are out", StaffShelfDocument, () => shelf({ isOut: true })],
    ["products by words", StaffShelfDocument, (i) => shelf({ search: `wheel ${1 + ((i * 7919) % ROWS)}` })],
    ["vouchers", StaffVouchersDocument, () => ({ ...page, search: null })],
    ["search: orders", StaffFindOrdersDocument, (i) => ({ search: number(i) })],
    ["search: customers", StaffFindCustomersDocument, (i) => ({ search: buyer(i) })],
    ["search: products", StaffFindProductsDocument, (i) => ({ search: `wheel ${i}` })],
    ["search: vouchers", StaffFindVouchersDocument, (i) => ({ search: `CODE${i}` })],
  ];
  say(`\n| list of ${ROWS.toLocaleString("en")} | p50 ms | p95 ms | to reach |\n|---|---|---|---|`);
  for (const [name, document, variables] of asked) {
    for (let i = 0; i < 3; i++) await ask(document, variables(TIMES + i));
    const waits: number[] = [];
    for (let i = 0; i < TIMES; i++) waits.push((await ask(document, variables(i))).ms);
    const [p50, p95] = [part(waits, 0.5), part(waits, 0.95)];
    results[name] = { p50, p95 };
    say(`| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${LIST_MS} |`);
  }
  for (const [name, document, root] of [
    ["orders", StaffOrdersDocument, "orders"],
    ["customers", StaffCustomersDocument, "customers"],
    ["products", StaffShelfDocument, "shelf"],
  ] as const) {
    const waits: number[] = [];
    let after: string | null = null;
    for (let i = 0; i < TIMES; i++) {
      const variables =
        root === "orders" ? order({ after }) : root === "customers" ? customers({ after }) : shelf({ after });
      const { ms, data } = await ask(document, variables);
      waits.push(ms);
      after = data[root].pageInfo.endCursor;
    }
    const [p50, p95] = [part(waits, 0.5), part(waits, 0.95)];
    results[`${name}, scrolled`] = { p50, p95 };
    say(`| ${name}, scrolled through ${TIMES} pages | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${LIST_MS} |`);
  }
}

/**
 * Waits until a room's heading stands and nothing of what it shows is on its way any more, looked at with every frame the
 * browser paints.
 * @returns the page's clock then, ms; and how long ago its last click was
 */
async function stands(page: Page, room?: string): Promise<{ at: number; sinceClick: number }> {
  const stood = await page.waitForFunction(
    (name) => {
      const heading = document.querySelector("main h1");
      const isWaiting = document.querySelector("main :is(.da-page-waiting, .da-list-waiting)") !== null;
      if (!heading || isWaiting || (name && !heading.textContent?.includes(name))) return null;
      const at = performance.now();
      return { at, sinceClick: at - ((globalThis as { clickedAt?: number }).clickedAt ?? 0) };
    },
    room,
    { polling: "raf" },
  );
  return (await stood.jsonValue()) as { at: number; sinceClick: number };
}

type Request = { name: string; from: number; until: number | null; bytes: number };

/** What a page asks for, with when it did: seconds of the browser's clock. */
function requestsOf(network: CDPSession): Map<string, Request> {
  const all = new Map<string, Request>();
  network.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    const [operation] = /(?<="operationName":")\w+/.exec(request.postData ?? "") ?? [];
    const name = operation ?? `${type ?? ""} ${new URL(request.url).pathname.split("/").at(-1)}`;
    all.set(requestId, { name, from: timestamp, until: null, bytes: 0 });
  });
  network.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const known = all.get(requestId);
    if (known) Object.assign(known, { until: timestamp, bytes: encodedDataLength });
  });
  return all;
}

/** The slowest entering of each room: how long, and what it waited for, with when that was asked and answered. */
function tellRooms(rooms: ReadonlyMap<string, { ms: number; asked: Request[] }[]>): void {
  say("\n| room | ms | slowest: asked, from and until in ms after the first question, KB |\n|---|---|---|");
  for (const [room, visits] of rooms) {
    const slowest = visits.toSorted((a, b) => b.ms - a.ms)[0];
    if (!slowest) continue;
    const began = Math.min(...slowest.asked.map(({ from }) => from));
    const since = (at: number | null) => (at === null ? "…" : ((at - began) * 1000).toFixed(0));
    const asked = slowest.asked.map(
      ({ name, from, until, bytes }) => `${name} ${since(from)}–${since(until)} ${(bytes / 1024).toFixed(0)}`,
    );
    say(`| ${room} | ${visits.map(({ ms }) => ms.toFixed(0)).join(", ")} | ${asked.join("; ")} |`);
  }
}

async function screens(): Promise<void> {
  const browser = await launchChromium("flat");
  try {
    const first: number[] = [];
    const later: number[] = [];
    const rooms = new Map<string, { ms: number; asked: Request[] }[]>();
    let script = 0;
    for (let round = 0; round < 3; round++) {
      const context: BrowserContext = await browser.newContext({
        viewport: { width: 1280, height: 860 },
        locale: "en-US",
      });
      await enterAgain(context, product, owner);
      const page = await context.newPage();
      const network = await context.newCDPSession(page);
      await network.send("Network.enable");
      await network.send("Network.emulateNetworkConditions", FAST_4G);
      const kinds = new Map<string, string>();
      let bytes = 0;
      network.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
      network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        if (kinds.get(requestId) === "Script") bytes += encodedDataLength;
      });
      await page.addInitScript(() => {
        addEventListener("click", ({ timeStamp }) => Object.assign(globalThis, { clickedAt: timeStamp }), true);
      });
      await page.goto(product.dashboard, { waitUntil: "commit" });
      first.push((await stands(page)).at);
      script = Math.max(script, bytes);
      const asked = requestsOf(network);
      await page.waitForTimeout(REST_MS);
      for (const room of ROOMS) {
        asked.clear();
        const link = page.getByRole("navigation").getByRole("link", { name: room, exact: true }).first();
        await link.click();
        const { sinceClick: ms } = await stands(page, room);
        later.push(ms);
        rooms.set(room, [...(rooms.get(room) ?? []), { ms, asked: [...asked.values()] }]);
        await page.waitForTimeout(REST_MS);
      }
      await context.close();
    }
    results["screens"] = { first: part(first, 0.5), later: part(later, 0.95), script };
    say(
      `\nFirst screen after signing in, fast 4G: ${first.map((ms) => ms.toFixed(0)).join(", ")} ms (to reach ${FIRST_MS})`,
    );
    say(`Script of the first screen: ${(script / 1024).toFixed(0)} KB (to reach ${SCRIPT_KB})`);
    say(
      `Later screens: p50 ${part(later, 0.5).toFixed(0)}, p95 ${part(later, 0.95).toFixed(0)}, most ${part(later, 1).toFixed(0)} ms (to reach ${LATER_MS})`,
    );
    tellRooms(rooms);
  } finally {
    await browser.close();
  }
}

/** Pages of one record each: the newest. */
async function records(): Promise<string[]> {
  const ask = await asker();
  const one = { first: 1, after: null, search: null, filter: null };
  const paths: string[] = [];
  for (const [document, variables, root, room] of [
    [StaffOrdersDocument, { ...one, filter: {}, sortBy: { field: "NUMBER", direction: "DESC" } }, "orders", "orders"],
    [StaffCustomersDocument, { ...one, sortBy: { field: "CREATED_AT", direction: "DESC" } }, "customers", "customers"],
    [
      StaffShelfDocument,
      { ...one, category: null, isPublished: null, isOut: null, sort: null, direction: "ASC" },
      "shelf",
      "products",
    ],
    [StaffPagesDocument, { ...one, search: "" }, "pages", "content/pages"],
  ] as const) {
    const { data } = await ask(document, variables);
    const [edge] = data[root].edges;
    if (edge) paths.push(`/${room}/${encodeURIComponent(edge.node.id)}`);
  }
  return paths;
}

async function accessibility(): Promise<void> {
  say(`\n| Lighthouse ${LIGHTHOUSE_VERSION} | accessibility (to reach 100) |\n|---|---|`);
  const beginnings = parts.filter((word) => word.startsWith("/"));
  const paths = [...AUDITED, ...(await records())].filter(
    (path) => beginnings.length === 0 || beginnings.some((beginning) => path.startsWith(beginning)),
  );
  for await (const { path, score, against } of accessibilityOf(product, owner, paths)) {
    results[`accessibility ${path}`] = { score };
    say(`| ${path} | ${score} |`);
    for (const line of against) say(`    ${line}`);
  }
}

try {
  await makeStaff(product, owner, "owner");
  const rows = wants("lists") || wants("screens") ? ROWS : Math.min(ROWS, FEW);
  const database = await openDatabase(product);
  const began = performance.now();
  for (const statement of dashboardRows(rows)) await database.rows(statement);
  if (!isUncounted) await countNow(product);
  await database.rows("vacuum analyze");
  await database.close();
  say(
    `${rows.toLocaleString("en")} orders, customers and products written in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  if (wants("lists")) await lists();
  if (wants("screens")) await screens();
  if (wants("lighthouse")) await accessibility();
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`\nMeasured on ${machine}.`);
  const folder = join(root, ".data", "bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `dashboard-${new Date().toISOString().replace(/[:.]/g, "-")}.json`),
    JSON.stringify({ machine, rows: ROWS, results }, null, 2),
  );
} finally {
  await product.stop();
}
