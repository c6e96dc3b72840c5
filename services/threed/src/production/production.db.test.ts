import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { only, panelSet } from "@carloom/asset/testing/panels";
import { type Manifest, readManifest, writeSurface } from "@carloom/build";
import { StorageFullError } from "@carloom/platform";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cdnHandler } from "../cdn/cdn.ts";
import { keepObjects, sweepObjects } from "../object/keep.ts";
import type { ProductionMade, ProductionOrder } from "../port.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { createPrintMaps } from "../print-map/print-map.command.ts";
import { printMapWork } from "../print-map/work.ts";
import { panelFile } from "../template/panel-surface.ts";
import { setPanelSurface } from "../template/template.repository.ts";
import { modelBytes } from "../testing/content.ts";
import { openWorld, type World } from "../testing/world.ts";
import { insertUpload } from "../upload/upload.repository.ts";
import { uuidv7 } from "../uuid.ts";
import { isolatedProduction } from "./isolated.ts";
import { createProduction } from "./production.command.ts";
import { packed, type ProductionTask } from "./work.ts";

let world: World;
const picture = uuidv7();
const work = vi.fn(packed);
beforeAll(async () => {
  world = await openWorld();
  const surface = only(panelSet(), "hood");
  // the panels of the set have no normals
  const normals = Float32Array.from(surface.positions, (_, i) => (i % 3 === 1 ? 1 : 0));
  const bytes = writeSurface({ ...surface, normals });
  const query = sql<{ option: unknown }>`select option from threed.template where slug = 'halden-one'`;
  const reading = readManifest((await query.execute(world.services.db)).rows[0]?.option);
  const model = (reading as { value: Manifest }).value.model3d.full.url;
  await keepObjects(world.services, [{ folder: "model", bytes, extension: "bin" }], (trx, [url = ""]) =>
    setPanelSurface(trx, world.uuidOf("halden-one"), model, panelFile(url, bytes)),
  );
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#3366cc" } })
    .png()
    .toBuffer();
  await keepObjects(world.services, [{ folder: "upload", bytes: png, extension: "png" }], (trx, [name = ""]) =>
    insertUpload(trx, {
      uuid: picture,
      owner_id: uuidv7(),
      object_name: name,
      width: 400,
      height: 200,
      mime_type: "image/png",
      bytes: png.byteLength,
      generated_by: null,
      width_mm: null,
    } as never),
  );
});
afterAll(() => world.services.drop());

const layer = (id: string, art: unknown, x: number, size: [number, number]) => ({
  id,
  art,
  position: [x, 0.9, 1.55],
  // looks straight down
  rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2],
  size,
  depth: 0.3,
});
const build = {
  stickers: [
    layer(
      "a",
      { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } },
      -0.35,
      [0.2, 0.2],
    ),
    layer("b", { kind: "text", text: "27 질주", font: "black-han", color: "#101214" }, 0, [0.3, 0.1]),
    layer("c", { kind: "upload", uuid: picture }, 0.35, [0.2, 0.1]),
  ],
};
const order = (over: Partial<ProductionOrder> = {}): ProductionOrder => ({
  templateUuid: world.uuidOf("halden-one"),
  build,
  title: "#7 My car",
  language: "ko",
  date: new Date("2026-11-26T00:00:00Z"),
  holder: "production:test",
  ...over,
});
const made = (with_: typeof packed = work) =>
  createProduction(world.services, createPrintMaps(world.services, printMapWork), with_);

/** What the process that makes files is asked for an order. */
async function asked(title: string): Promise<ProductionTask> {
  await made()(order({ title, holder: `production:asked ${title}` }));
  const [task] = work.mock.lastCall ?? [];
  if (!task) throw new Error("nothing was asked for");
  return task;
}

/** Services of a process that dies at its nth step, a read or write of a store or of the database: from then on it does nothing. */
function mortal(services: World["services"], nth: number) {
  let left = nth;
  const step = () => {
    if (left > 0) left--;
    if (left === 0) throw new Error("killed");
  };
  const counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(own, key) {
        const value: unknown = Reflect.get(own, key, own);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          step();
          return value.apply(own, args);
        };
      },
    });
  const db = new Proxy(counted(services.db), {
    get(own, key) {
      if (key !== "transaction") return Reflect.get(own, key);
      return () => ({
        execute: (callback: (trx: typeof services.db) => Promise<unknown>) =>
          services.db.transaction().execute(async (trx) => {
            step();
            const value = await callback(counted(trx));
            // all is written, and nothing is committed
            step();
            return value;
          }),
      });
    },
  });
  return {
    services: { ...services, db, storage: counted(services.storage) },
    work: (run: typeof packed) => (async (task) => (step(), run(task))) as typeof packed,
    isDead: () => left === 0,
  };
}

describe("production files", () => {
  it("hold a build's shapes, letters as outlines and whoever's pictures, and are kept for their order alone", async () => {
    const first = await made()(order());
    if (!first.ok) throw new Error(first.message);
    expect(first.report.pieces.map(({ layers, kind, dpi }) => [layers[0], kind, dpi])).toEqual([
      ["a", "sticker", null],
      ["b", "sticker", null],
      ["c", "sticker", 51],
    ]);
    const [round] = first.report.pieces;
    expect(Math.abs((round?.width ?? 0) - 200)).toBeLessThan(2);
    // whatever asks for its removal, its order holds it
    await addPendingObjects(world.services.db, uuidv7(), [first.object]);
    await sweepObjects(world.services, -1000);
    const bytes = await world.services.storage.get(first.object);
    const files = unzipSync(bytes ?? new Uint8Array());
    expect(Object.keys(files).sort()).toEqual(["sticker-gloss.dxf", "sticker-gloss.pdf", "sticker-gloss.svg"]);
    expect(Buffer.from(files["sticker-gloss.pdf"] ?? []).toString("latin1")).not.toContain("/Font");
    const assembly = unzipSync((await world.services.storage.get(first.assembly)) ?? new Uint8Array());
    const { steps, labels, sheets } = JSON.parse(new TextDecoder().decode(assembly["assembly.json"]));
    expect(steps.map(({ piece, side }: { piece: number; side: string }) => [piece, side])).toEqual([
      [1, "top"],
      [2, "top"],
      [3, "top"],
    ]);
    // the hood of the set reaches 0.6 m to each side of its middle and is bent a little: no straight line is as long
    const [round0] = steps;
    const across = round0.measures.filter(({ towards }: { towards: string }) => /left|right/.test(towards));
    const sum = across.reduce((total: number, { mm }: { mm: number }) => total + mm, 0) + round0.width;
    expect(sum).toBeGreaterThan(1200);
    expect(sum).toBeLessThan(1225);
    expect(labels.hood.en).toBeTruthy();
    expect(sheets).toHaveLength(first.report.films[0]?.sheets ?? 0);
    const cdn = await cdnHandler(world.services)(new Request(`http://localhost/cdn/${first.object}`), {} as never);
    expect(cdn?.status).toBe(404);
  });

  it("are clipped by layers that are hidden, whatever those show", async () => {
    const round = layer("a", build.stickers[0]?.art, 0.35, [0.2, 0.2]);
    const cover = { ...layer("m", { kind: "upload", uuid: picture }, 0.35, [0.1, 0.1]), hidden: true };
    const clipped = { stickers: [{ ...round, mask: { layer: "m", inverted: false } }, cover] };
    const answer = await made()(order({ build: clipped }));
    if (!answer.ok) throw new Error(answer.message);
    const [piece] = answer.report.pieces;
    expect(Math.abs((piece?.width ?? 0) - 100)).toBeLessThan(2);
    expect(Math.abs((piece?.height ?? 0) - 100)).toBeLessThan(2);
    const unused = { stickers: [round, { ...cover, art: { kind: "upload", uuid: uuidv7() } }] };
    expect(await made()(order({ build: unused }))).toMatchObject({ ok: true });
  });

  it("are the same object after another run, in a process of its own", async () => {
    const [a, b] = [await made()(order()), await made(isolatedProduction)(order())];
    expect(a).toEqual(b);
    const other = await made()(order({ title: "#8 My car" }));
    expect(other.ok && a.ok && other.object !== a.object).toBe(true);
  });

  it("made anew take the place of the older ones, which others who hold them keep", async () => {
    const files = async (title: string, holder: string) => {
      const answer = await made()(order({ title, holder }));
      if (!answer.ok) throw new Error(answer.message);
      return answer.object;
    };
    const kept = async (name: string) => (await world.services.storage.size(name)) !== null;
    const [older, shared] = [await files("#9 One", "production:a"), await files("#9 Two", "production:b")];
    await files("#9 Two", "production:a");
    const newer = await files("#9 Three", "production:a");
    await sweepObjects(world.services, -1000);
    expect([await kept(older), await kept(shared), await kept(newer)]).toEqual([false, true, true]);
  });

  it("are the same bytes wherever they are made: in another time zone, language and folder, with art in another order", async () => {
    await made()(order());
    const [task] = work.mock.lastCall ?? [];
    if (!task) throw new Error("nothing was made");
    const here = await packed(task);
    const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
      serialization: "advanced",
      cwd: tmpdir(),
      env: {
        TZ: "Pacific/Chatham",
        LANG: "ja_JP.UTF-8",
        LC_ALL: "ja_JP.UTF-8",
        HOSTNAME: "elsewhere",
        TMPDIR: "/var/tmp",
      },
    });
    const reply = once(child, "message");
    child.send({ ...task, art: new Map([...task.art].reverse()) });
    const [{ ok, value: there }] = (await reply) as [{ ok: boolean; value: typeof here }];
    child.kill();
    expect(ok).toBe(true);
    for (const one of ["bytes", "drawings", "assembly"] as const)
      expect(Buffer.from(there[one]).equals(here[one]), one).toBe(true);
    expect(there.report).toEqual(here.report);
  });

  describe("whose run ends at any step", () => {
    /** Every file that lies in the store is what its name says, and none is half written. */
    async function expectWhole(names: readonly string[]) {
      for (const name of names) {
        const bytes = await world.services.storage.get(name);
        if (bytes) expect(name).toContain(createHash("sha256").update(bytes).digest("hex"));
      }
    }
    const held = async (holder: string) => {
      const query = sql<{ name: string }>`select name from threed.held_object where holder = ${holder} order by name`;
      return (await query.execute(world.services.db)).rows.map(({ name }) => name);
    };
    const namesOf = (answer: ProductionMade) =>
      answer.ok ? [answer.object, answer.drawings, answer.assembly].sort() : [];

    it("by a kill: what it left is whole or unknown, and the next run makes the same", async () => {
      const files = await packed(await asked("#20 Killed"));
      const wanted = namesOf(await made(async () => files)(order({ title: "#20 Killed", holder: "production:whole" })));
      for (let step = 1, died = true; died; step++) {
        const holder = `production:killed-${step}`;
        const process = mortal(world.services, step);
        const maps = createPrintMaps(process.services, printMapWork);
        const run = createProduction(
          process.services,
          maps,
          process.work(async () => files),
        );
        const answer = await run(order({ title: "#20 Killed", holder })).catch(() => null);
        died = process.isDead();
        await expectWhole(wanted);
        // all of its files are its order's, or none is
        expect([[], wanted], `step ${step}`).toContainEqual(await held(holder));
        if (!died) expect(answer && namesOf(answer)).toEqual(wanted);
        // nothing that another order holds is swept with what was left
        await sweepObjects(world.services, -1000);
        const [again, twice] = await Promise.all(
          [1, 2].map(() => made(async () => files)(order({ title: "#20 Killed", holder }))),
        );
        expect(again).toEqual(twice);
        expect(again && namesOf(again)).toEqual(wanted);
        expect(await held(holder)).toEqual(wanted);
        for (const name of wanted) expect(await world.services.storage.size(name)).toBeGreaterThan(0);
        if (died) expect(step).toBeLessThan(60);
        else expect(step).toBeGreaterThan(10);
      }
    });

    it("by a disk without room: nothing of it is kept, it says so, and the next run makes the same", async () => {
      const files = await packed(await asked("#21 Full"));
      const holder = "production:full";
      for (const most of [0, 1, 2]) {
        let puts = 0;
        const storage = new Proxy(world.services.storage, {
          get: (target, key) =>
            key === "put"
              ? (...args: Parameters<typeof target.put>) =>
                  puts++ < most ? target.put(...args) : Promise.reject(new StorageFullError("There is no room left."))
              : Reflect.get(target, key),
        });
        const services = { ...world.services, storage };
        const run = createProduction(services, createPrintMaps(services, printMapWork), async () => files);
        await expect(run(order({ title: "#21 Full", holder }))).rejects.toThrow(StorageFullError);
        expect(await held(holder)).toEqual([]);
      }
      const answer = await made(async () => files)(order({ title: "#21 Full", holder }));
      expect(namesOf(answer)).toHaveLength(3);
      await expectWhole(namesOf(answer));
      expect(await held(holder)).toEqual(namesOf(answer));
    });
  });

  it("show the car as it is built: with its parts where they are mounted, and without what is not there any more", async () => {
    const parts = { "wheels.front": world.uuidOf("rim-a"), spoiler: uuidv7() };
    const stopped = vi.fn<typeof packed>(async () => Promise.reject(new Error("seen")));
    await expect(made(stopped)(order({ build: { ...build, parts } }))).rejects.toThrow("seen");
    const car = stopped.mock.lastCall?.[0].car;
    expect(car?.parts.map(({ slot, anchors }) => [slot, anchors.length])).toEqual([["wheels.front", 1]]);
    expect(Buffer.from(car?.parts[0]?.glb ?? []).equals(modelBytes("rim-a"))).toBe(true);
    expect(Buffer.from(car?.model ?? []).equals(modelBytes("halden-one"))).toBe(true);
    expect(car?.missing).toEqual(["spoiler"]);
  });

  it("say why there are none", async () => {
    const lost = { stickers: [layer("a", { kind: "upload", uuid: uuidv7() }, 0, [0.1, 0.1])] };
    expect(await made()(order({ build: lost }))).toMatchObject({ ok: false, code: "no-art" });
    expect(await made()(order({ templateUuid: uuidv7() }))).toMatchObject({ ok: false, code: "no-car" });
    expect(await made()(order({ templateUuid: world.uuidOf("halden-two") }))).toMatchObject({
      ok: false,
      code: "no-map",
    });
    expect(await made()(order({ build: { stickers: 7 } }))).toMatchObject({ ok: false, code: "invalid" });
  });

  it("end with their process at its limit of time", async () => {
    const slow: typeof packed = (task) => isolatedProduction(task, { seconds: 0.05, megabytes: 512 });
    await expect(made(slow)(order())).rejects.toThrow("longer than 0.05 s");
  });
});
