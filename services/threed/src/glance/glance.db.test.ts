import { type BuildDocument, emptyBuild } from "@carloom/build";
import { startJobs } from "@carloom/platform";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createThreedPort } from "../open-port.ts";
import { threedJobs } from "../jobs.ts";
import type { PictureMaker } from "../picture/order.ts";
import { openWorld, type World } from "../testing/world.ts";
import { sweepGlances } from "./glance.command.ts";
import { KEPT } from "./glance.policy.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

const make = vi.fn<PictureMaker>(
  async ({ width, height, build }) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: build.paint.body?.color ?? "#000000" } })
        .jpeg()
        .toBuffer(),
    ),
);
const GLANCE = `mutation buildGlance($templateSlug: String!, $build: JSON!) {
  buildGlance(templateSlug: $templateSlug, build: $build) { url waiting error { type } }
}`;
const painted = (color: string) => ({ paint: { body: { color, finish: "solid" } } });
const glance = async (build: object, token?: string, templateSlug = "halden-one") =>
  (await world.call(GLANCE, { templateSlug, build }, token)).data.buildGlance;
async function work(): Promise<void> {
  const { pool } = world.services.connection;
  const model = async () => new Uint8Array();
  const runner = await startJobs(
    pool,
    threedJobs(world.services, { picture: make, model, film: vi.fn() }),
    world.services.log,
  );
  const waiting =
    "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'threed.picture' and run_at <= now() and attempts < max_attempts";
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([{ n: 0 }]));
  await runner.stop();
}
const objectOf = (url: string) => url.slice(`${world.services.settings.public.cdn}/`.length);

it("draws a build as it is being made, once for all who ask, and lets it go when nobody asks", async () => {
  const guest = await glance(painted("#aa2200"));
  expect(guest).toEqual({ url: null, waiting: true, error: null });
  await work();
  const mina = await glance(painted("#aa2200"), await world.token("mina"));
  expect(mina).toMatchObject({ waiting: false, error: null });
  expect(make).toHaveBeenCalledTimes(1);
  const { dominant } = await sharp((await world.services.storage.get(objectOf(mina.url))) ?? undefined).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b + 80);
  await sweepGlances(world.services, Date.now() + KEPT - 60_000);
  expect((await glance(painted("#aa2200"))).url).toBe(mina.url);
  await sweepGlances(world.services, Date.now() + KEPT + 60_000);
  expect(await world.services.storage.size(objectOf(mina.url))).toBeNull();
});

it("is not drawn once nobody waits, and says when none can be", async () => {
  make.mockClear();
  await glance(painted("#00aa00"));
  await world.services.connection.pool.query("update threed.glance set asked_at = now() - interval '2 minutes'");
  await work();
  expect(make).not.toHaveBeenCalled();
  make.mockRejectedValue(new Error("no picture"));
  await glance(painted("#00aa00"));
  await world.services.connection.pool.query("update graphile_worker._private_jobs set max_attempts = 1");
  await work();
  expect(await glance(painted("#00aa00"))).toEqual({ url: null, waiting: false, error: null });
  make.mockReset();
});

it("refuses what is no build, a car that is not open, and too many", async () => {
  expect((await glance({ paint: 7 })).error).toEqual({ type: "INVALID" });
  expect((await glance({}, undefined, "halden-secret")).error).toEqual({ type: "NOT_FOUND" });
  const types: unknown[] = [];
  for (let n = 0; n < 14; n++) types.push((await glance(painted(`#0000${(n + 16).toString(16)}`))).error?.type);
  expect(types.at(-1)).toBe("LIMIT");
});

it("is drawn for what was ordered, and stays for as long as somebody holds it", async () => {
  make.mockReset();
  make.mockImplementation(
    async ({ width, height }) =>
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: "#334455" } })
          .jpeg()
          .toBuffer(),
      ),
  );
  const port = createThreedPort(world.services);
  const { uuid } = (await port.templateBySlug("halden-one", null))!;
  const build = { ...emptyBuild(), ...painted("#334455") } as BuildDocument;
  expect(await port.drawnBuild(uuid, build, null)).toEqual({ picture: null, waiting: true });
  await work();
  const { picture, waiting } = await port.drawnBuild(uuid, build, null);
  expect(waiting).toBe(false);
  await world.services.db.transaction().execute((trx) => port.holdObjects(trx as never, "design:1", [picture!]));
  await sweepGlances(world.services, Date.now() + KEPT + 60_000);
  expect(await world.services.storage.size(picture!)).not.toBeNull();
  const gone = { ...build, parts: { spoiler: "0197c0de-0000-7000-8000-00000000dead" } };
  expect(await port.drawnBuild(uuid, gone, null)).toEqual({ picture: null, waiting: false });
});

it("goes with its person", async () => {
  const { pool } = world.services.connection;
  await pool.query("update threed.glance set owner_id = 'leaver'");
  await createThreedPort(world.services).eraseOwner("leaver", []);
  expect((await pool.query("select 1 from threed.glance")).rowCount).toBe(0);
});
