import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as documents from "@carloom/threed/documents";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { READ, TRACK } from "../../services/commerce/src/testing/documents.ts";
import { type Api, apiOf } from "../support/api.ts";
import { openDatabase, type ProductDatabase, storedFiles } from "../support/database.ts";
import { newPerson, type Person, signIn } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { seeded, testSeed } from "../support/random.ts";
import { complete, type Goods, goodsOf, leavePieces, orderNumbers, readyCart, stockOf } from "../support/shop.ts";

const KILLS = process.env.TEST_LONG ? 200 : 3;
const CARTS = 12;
const BUYERS = 4;
const SLUG = "halden-gt";

let product: Product;
let api: Api;
let database: ProductDatabase;
let part: Goods;
let person: Person;

beforeAll(async () => {
  product = await startProduct({ LIMIT_UPLOADS_PER_MINUTE: "100000" });
  api = apiOf(product);
  database = await openDatabase(product);
  const found = (await goodsOf(api)).find(({ category }) => category.includes("rim"));
  if (!found) throw new Error("No wheels are on sale.");
  part = found;
  await leavePieces(database, part.sku, 1_000_000);
  person = await newPerson(api);
});
afterAll(async () => {
  await database?.close();
  await product?.stop();
});

const engine = () => readFileSync(join(product.dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0];

type Saved = { version: number; title: string; color: string };
type Project = { uuid: string; version: number; title: string; option: { paint: Record<string, { color: string }> } };

/** Saves versions until the server dies. @returns what was acknowledged last, and what was on its way */
async function saving(project: Project): Promise<{ acknowledged: Saved; underway: Saved }> {
  let acknowledged: Saved = {
    version: project.version,
    title: project.title,
    color: project.option.paint.body?.color ?? "",
  };
  for (;;) {
    const version = acknowledged.version + 1;
    const color = `#${version.toString(16).padStart(6, "0")}`;
    const underway = { version, title: `Version ${version}`, color };
    const input = { title: underway.title, option: { paint: { body: { color, finish: "matte" } } } };
    try {
      const variables = { uuid: project.uuid, version: version - 1, input };
      const { data } = await api.threed(documents.PROJECT_UPDATE, variables, person.bearer);
      if (data.projectUpdate.error) throw new Unexpected(JSON.stringify(data.projectUpdate.error));
      acknowledged = underway;
    } catch (error) {
      if (error instanceof Unexpected) throw error;
      return { acknowledged, underway };
    }
  }
}

class Unexpected extends Error {}

/** Saves presets with a thumbnail until the server dies. @returns the uuids that were acknowledged */
async function presetting(project: Project, seed: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    // equal bytes are one stored file, which would be written once only
    const thumbnail = new Blob([new Uint8Array(await picture(seed + acknowledged.length * 7919))]);
    const input = { title: "p", partModelUuids: [], stickers: [], setting: {}, thumbnail: null };
    const variables = { projectUuid: project.uuid, input };
    const path = "variables.input.thumbnail";
    try {
      const answer = await api.upload(documents.PROJECT_PRESET_CREATE, variables, path, thumbnail, person.token);
      const { projectPreset, error } = answer.data.projectPresetCreate;
      if (error) throw new Unexpected(JSON.stringify(error));
      acknowledged.push(projectPreset.uuid);
      if (acknowledged.length >= 20) return acknowledged;
    } catch (error) {
      if (error instanceof Unexpected) throw error;
      return acknowledged;
    }
  }
}

type Order = { number: string; token: string };

/** Completes carts one after another until the server dies. */
async function buying(carts: string[], acknowledged: Map<string, Order>): Promise<void> {
  for (let id = carts.shift(); id; id = carts.shift()) {
    try {
      const { order, errors } = await complete(api, id);
      if (!order) throw new Unexpected(JSON.stringify(errors));
      acknowledged.set(id, order);
    } catch (error) {
      if (error instanceof Unexpected) throw error;
      return;
    }
  }
}

async function myProject(): Promise<Project> {
  const found = (await api.threed(documents.PROJECT, { templateSlug: SLUG }, person.bearer)).data.project;
  if (found) return found;
  const template = (await api.threed(documents.TEMPLATE, { slug: SLUG })).data.template;
  const variables = { templateUuid: template.uuid, input: { title: "Version 1", description: "" } };
  await api.threed(documents.PERSONAL_PROJECT_CREATE, variables, person.bearer);
  return myProject();
}

const picture = (seed: number) =>
  sharp({
    create: {
      width: 32,
      height: 18,
      channels: 3,
      background: { r: seed % 256, g: (seed >> 8) % 256, b: (seed >> 16) % 256 },
    },
  })
    .png()
    .toBuffer();

/** An unfinished cart is whole, and a finished one is a whole order: nothing between. */
async function wholeOrAbsent(id: string, order: Order | undefined): Promise<void> {
  const cart = (await api.commerce(READ, { id })).data.checkout;
  const key = Buffer.from(id, "base64").toString().split(":")[1];
  const [row] = await database.rows(
    `select o.number::text, o.token,
       (select count(*)::int from commerce.order_line l where l.order_id = o.id) as lines,
       (select count(*)::int from commerce.payment_transaction p where p.order_id = o.id) as payments,
       (select count(*)::int from commerce.order_event e where e.order_id = o.id and e.type = 'PLACED') as placed
     from commerce."order" o where o.checkout_id = $1`,
    [key],
  );
  if (order) {
    expect([cart, row]).toEqual([null, { number: order.number, token: order.token, lines: 1, payments: 1, placed: 1 }]);
    expect((await api.commerce(TRACK, { token: order.token })).data.orderByToken.number).toBe(order.number);
  } else if (row) {
    expect([cart, row]).toMatchObject([null, { lines: 1, payments: 1, placed: 1 }]);
  } else {
    expect(cart).toMatchObject({ lines: [{ quantity: 2 }], email: "buyer@people.example" });
    expect(cart.deliveryMethod).not.toBeNull();
  }
}

/** Every preset shows its picture, and every stored file is shown by a row or booked for the sweep. */
async function filesAgree(project: Project, presets: readonly string[]): Promise<void> {
  const stored = await database.rows(
    "select uuid::text, thumbnail from threed.project_preset where project_uuid = $1 order by created_at",
    [project.uuid],
  );
  const known = new Set(stored.map((row) => row.uuid));
  for (const uuid of presets) expect(known.has(uuid)).toBe(true);
  const files = new Set(await storedFiles(product));
  for (const { thumbnail } of stored) expect([thumbnail, files.has(thumbnail)]).toEqual([thumbnail, true]);
  const booked = (await database.rows("select name from threed.pending_object")).map((row) => row.name as string);
  const shown = new Set([...stored.map((row) => row.thumbnail as string), ...booked]);
  const orphans = [...files].filter((name) => name.startsWith("preset/") && !shown.has(name));
  // a temporary file carries the name of the booked one
  expect(orphans.filter((name) => !booked.some((other) => name.startsWith(other)))).toEqual([]);
}

it(`loses nothing acknowledged and doubles nothing in ${KILLS} kills of the server`, {
  timeout: KILLS * 300_000,
}, async () => {
  const seed = testSeed();
  const random = seeded(seed);
  const postgres = engine();
  const start = { stock: await stockOf(database, part.sku), orders: (await orderNumbers(database)).length };
  const presets: string[] = [];
  let bought = 0;
  let cutOff = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const name = `seed ${seed}, kill ${kill}`;
    person = await signIn(api, person.email);
    const project = await myProject();
    const carts: string[] = [];
    while (carts.length < CARTS) {
      const four = [1, 2, 3, 4].map(() => readyCart(api, [{ variantId: part.variantId, quantity: 2 }]));
      carts.push(...(await Promise.all(four)));
    }
    const waiting = [...carts];
    const acknowledged = new Map<string, Order>();
    const saved = saving(project);
    const listed = presetting(project, seed + kill);
    const buyers = Array.from({ length: BUYERS }, () => buying(waiting, acknowledged));
    await new Promise((done) => setTimeout(done, 5 + random() * 250));
    await product.kill();
    await Promise.all(buyers);
    const { acknowledged: kept, underway } = await saved;
    presets.push(...(await listed));
    const tried = carts.length - waiting.length;
    cutOff += tried - acknowledged.size;
    await product.restart();
    expect(engine(), "attached to the database that the dead server left").toBe(postgres);

    const after = await myProject();
    const found = { version: after.version, title: after.title, color: after.option.paint.body?.color ?? "" };
    expect([kept, underway], name).toContainEqual(found);
    for (const id of carts) await wholeOrAbsent(id, acknowledged.get(id));
    await filesAgree(project, presets);
    for (const id of carts) {
      const { order, errors } = await complete(api, id);
      expect([name, errors]).toEqual([name, []]);
      const earlier = acknowledged.get(id);
      if (earlier) expect([order.number, order.token]).toEqual([earlier.number, earlier.token]);
    }
    bought += carts.length;
    const numbers = await orderNumbers(database);
    expect([name, numbers.length]).toEqual([name, start.orders + bought]);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1).toBe(numbers.length);
    expect(await stockOf(database, part.sku)).toEqual({
      quantity: start.stock.quantity,
      allocated: start.stock.allocated + bought * 2,
    });
  }
  // kills that hit nothing would prove nothing
  expect(cutOff).toBeGreaterThan(0);
});
