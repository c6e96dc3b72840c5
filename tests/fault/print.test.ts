import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { only, panelSet } from "../../packages/asset/src/testing/panels.ts";
import { type Manifest, readManifest, writeSurface } from "../../packages/build/src/index.ts";
import { makeFiles, requestDue } from "../../services/commerce/src/production/production.command.ts";
import { seedBase, upsertGoods } from "../../services/commerce/src/seed/seed.repository.ts";
import { makeReady } from "../../services/commerce/src/testing/buy.ts";
import { COMPLETE, CREATE, DESIGN_ADD } from "../../services/commerce/src/testing/documents.ts";
import { GOODS } from "../../services/commerce/src/testing/goods.ts";
import { PAID } from "../../services/commerce/src/testing/order-documents.ts";
import { SEOUL, type Shop, shopFixture, staff } from "../../services/commerce/src/testing/shop.ts";
import { keepObjects, sweepObjects } from "../../services/threed/src/object/keep.ts";
import { createThreedPort } from "../../services/threed/src/open-port.ts";
import { panelFile } from "../../services/threed/src/template/panel-surface.ts";
import { setPanelSurface } from "../../services/threed/src/template/template.repository.ts";
import { writeCatalogue } from "../../services/threed/src/testing/world.ts";
import { PATIENCE } from "../support/patience.ts";
import { READ_ONCE } from "../support/read-once.ts";
import type { PrinterOrder } from "./printer.ts";

const PRINTER = fileURLToPath(new URL("./printer.ts", import.meta.url));
/** At every act of the job, or at the one that is hardest to go on from. */
const LONG = Boolean(process.env.TEST_LONG);
const DISK_MB = 8;

let shop: Shop;
let design: string;
/** A disk of its own for what is stored, where this account may mount one. */
let hasDisk = false;
let objects: string;
/** What a run makes that nobody disturbs. */
let whole: { names: string[]; report: unknown; events: number };

const layer = (id: string, art: unknown, x: number, size: [number, number]) => ({
  id,
  art,
  position: [x, 0.9, 1.55],
  // looks straight down
  rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2],
  size,
  depth: 0.3,
});
const disc = { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } };
const build = {
  stickers: [
    layer("a", disc, -0.35, [0.2, 0.2]),
    layer("b", { kind: "text", text: "27 질주", font: "black-han", color: "#101214" }, 0, [0.3, 0.1]),
  ],
};

/** Gives the car a hood that stickers lie on. */
async function layFlat(uuid: string): Promise<void> {
  const surface = only(panelSet(), "hood");
  // the panels of the set have no normals
  const normals = Float32Array.from(surface.positions, (_, i) => (i % 3 === 1 ? 1 : 0));
  const bytes = writeSurface({ ...surface, normals });
  const query = sql<{ option: unknown }>`select option from threed.template where uuid = ${uuid}`;
  const reading = readManifest((await query.execute(shop.services.db)).rows[0]?.option);
  const model = (reading as { value: Manifest }).value.model3d.full.url;
  await keepObjects(shop.services, [{ folder: "model", bytes, extension: "bin" }], (trx, [url = ""]) =>
    setPanelSurface(trx, uuid, model, panelFile(url, bytes)),
  );
}

/** A paid order of the build. @returns its design */
async function ordered(): Promise<string> {
  const must = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = null) => {
    const answer = await shop.graphql(query, variables, visitor);
    const [payload] = Object.values(answer.data ?? {}) as ReturnType<typeof JSON.parse>[];
    if (answer.errors || payload?.errors?.length) throw new Error(JSON.stringify(answer).slice(0, 500));
    return payload;
  };
  const { id } = (await must(CREATE, { input: { channel: "default-channel" } })).checkout;
  await must(DESIGN_ADD, { checkoutId: id, design: { templateSlug: "halden-one", title: "My car", build } });
  await makeReady(shop, id, SEOUL);
  const { order } = await must(COMPLETE, { id });
  await must(PAID, { id: order.id }, staff());
  return (await shop.db.selectFrom("commerce.design").select("id").executeTakeFirstOrThrow()).id;
}

beforeAll(async () => {
  shop = await shopFixture({ withThreed: true, env: { FREE_SPACE_MB: "1" } });
  objects = join(shop.services.settings.dataDir, "objects");
  mkdirSync(objects, { recursive: true });
  hasDisk = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=0755`, "none", objects]).status === 0;
  const uuidOf = await writeCatalogue(shop.services);
  await shop.db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    for (const goods of GOODS) await upsertGoods(trx, keys, goods);
  });
  await layFlat(uuidOf("halden-one"));
  design = await ordered();
  await requestDue(shop.services);
  await makeFiles(shop.services, createThreedPort(shop.services), design, true);
  const { names, rows, report } = await state();
  expect([names.length, rows]).toEqual([3, [{ state: "MADE", failure: null }]]);
  whole = { names, report, events: await eventCount() };
});
afterAll(async () => {
  if (hasDisk) spawnSync("umount", ["--lazy", objects]);
  await shop?.drop();
});

type Run = { acts: string[]; end: "made" | "failed" | "killed" };

/** Lets a process of its own take the job. */
function run(order: Omit<PrinterOrder, "url" | "dataDir"> = {}): Promise<Run> {
  const { databaseUrl: url, settings } = shop.services;
  const whole: PrinterOrder = { url, dataDir: settings.dataDir, ...order };
  const child = spawn(process.execPath, ["--no-warnings", PRINTER, JSON.stringify(whole)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...READ_ONCE, ...process.env },
    timeout: PATIENCE,
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code, signal) => {
      const lines = text.split("\n").filter(Boolean);
      const acts = lines.filter((line) => line.startsWith("act ")).map((line) => line.slice(4));
      const last = lines.at(-1);
      if (signal === "SIGKILL") done({ acts, end: "killed" });
      else if (code === 0 && (last === "made" || last === "failed")) done({ acts, end: last });
      else fail(new Error(`The worker ended with ${code ?? signal}.`));
    });
  });
}

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(shop.services.db)).rows;
const eventCount = async () => (await rowsOf(sql`select from commerce.order_event`)).length;
const jobs = () =>
  rowsOf(
    sql<{ last_error: string | null }>`select last_error from graphile_worker.jobs
      where key = ${`commerce.production:${design}`}`,
  );

/** What stands in the database of the design's files, and what of it lies in the store. */
async function state() {
  const rows = await rowsOf(
    sql<{
      state: string;
      failure: string | null;
      object: string | null;
      drawings: string | null;
      assembly: string | null;
      report: unknown;
    }>`select state, failure, object, drawings, assembly, report from commerce.production where design_id = ${design}`,
  );
  const [row] = rows;
  const shown = [row?.object, row?.drawings, row?.assembly].filter((name) => typeof name === "string");
  const held = await rowsOf(
    sql<{ name: string }>`select name from threed.held_object where holder = ${`production:${design}`} order by name`,
  );
  return {
    names: shown.toSorted(),
    held: held.map(({ name }) => name),
    report: row?.report,
    rows: rows.map(({ state: at, failure }) => ({ state: at, failure })),
  };
}

/** Names of what is stored; half a file never has one. @throws where a file is not what its name says */
async function stored(): Promise<string[]> {
  const files = readdirSync(objects, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(objects.length + 1));
  const own = names.filter((name) => !name.startsWith(".tmp/") && name !== "filler");
  for (const name of own) {
    const bytes = (await shop.services.storage.get(name)) ?? new Uint8Array();
    expect(name, "its bytes").toContain(createHash("sha256").update(bytes).digest("hex"));
  }
  return own;
}

/** Whatever has ended when: all of the files are the order's and whole, or none is. */
async function expectSound(when: string): Promise<void> {
  const [{ rows, names, held }, files] = [await state(), await stored()];
  expect(rows, when).toHaveLength(1);
  expect([[], whole.names], when).toContainEqual(held);
  expect([[], whole.names], when).toContainEqual(names);
  // a row shows nothing that is not there
  for (const name of [...held, ...names]) expect(files, when).toContain(name);
}

/** The files of the run that nobody disturbed, once, and nothing of those that were. */
async function expectMade(when: string): Promise<void> {
  const { rows, names, held, report } = await state();
  expect({ rows, names, held, report }, when).toEqual({
    rows: [{ state: "MADE", failure: null }],
    names: whole.names,
    held: whole.names,
    report: whole.report,
  });
  await sweepObjects(shop.services, -1000);
  const files = await stored();
  expect(files.filter((name) => name.startsWith("production/")).toSorted(), when).toEqual(whole.names);
  expect(
    files.filter((name) => name.startsWith("print-map/")),
    when,
  ).toHaveLength(1);
  expect(readdirSync(join(objects, ".tmp")), when).toEqual([]);
  expect(await rowsOf(sql`select from threed.pending_object`), when).toEqual([]);
  expect(await jobs(), when).toEqual([]);
  expect(await eventCount(), when).toBe(whole.events);
}

/** As it was when it was paid: none of these files, and a job that waits. */
async function forget(folders: readonly ("production" | "print-map")[]): Promise<void> {
  await sql`delete from commerce.production`.execute(shop.services.db);
  await sql`delete from threed.held_object where holder = ${`production:${design}`}`.execute(shop.services.db);
  if (folders.includes("print-map")) await sql`delete from threed.print_map`.execute(shop.services.db);
  for (const folder of [...folders, ".tmp"]) rmSync(join(objects, folder), { recursive: true, force: true });
  await requestDue(shop.services);
}
/** Nobody waits until a job that failed is tried again. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.services.db);
/** The database may still be ending what the dead process had begun. */
const settled = () =>
  expect
    .poll(() =>
      rowsOf(sql`select from pg_stat_activity where datname = current_database() and state <> 'idle'
        and pid <> pg_backend_pid()`),
    )
    .toEqual([]);

/** Lets it die there. @returns whether it came so far */
async function killed(dieAt: string): Promise<boolean> {
  const { end } = await run({ dieAt });
  await settled();
  await expectSound(`killed at ${dieAt}`);
  return end === "killed";
}

describe("kill -9 of the worker that makes production files, and a disk without room", () => {
  it("leave all of the files or none, and the next run makes the same bytes, once", async () => {
    await forget(["production"]);
    // the second of three archives; without a disk of its own, more has to stay free than there is
    const full = await run(hasDisk ? { fillAt: "open 2" } : { reserveMb: 1e9 });
    expect(full.end).toBe("failed");
    expect((await jobs())[0]?.last_error).toContain("There is no room left to store files");
    rmSync(join(objects, "filler"), { force: true });
    await expectSound("on a full disk");
    expect((await state()).held).toEqual([]);
    await hurry();

    expect(await killed("commit, unheard 1")).toBe(true);
    expect((await state()).held).toEqual(whole.names);

    expect((await run()).end).toBe("made");
    await expectMade("after two that did not end well");
  });

  it.runIf(LONG)("do so at every act, from a car without a print map on", { timeout: 3_600_000 }, async () => {
    const all = ["production", "print-map"] as const;
    await forget(all);
    const { acts, end } = await run();
    expect(end).toBe("made");
    expect(acts.length).toBeGreaterThan(50);
    for (const act of acts) {
      await forget(all);
      expect(await killed(act), act).toBe(true);
      if ((await jobs()).length > 0) expect((await run()).end, act).toBe("made");
      await expectMade(`after a kill at ${act}`);
    }
  });
});
