import { only, panelSet } from "@carloom/asset/testing/panels";
import { type Manifest, readManifest, writeSurface } from "@carloom/build";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cdnHandler } from "../cdn/cdn.ts";
import { keepObjects, sweepObjects } from "../object/keep.ts";
import type { ProductionOrder } from "../port.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { createPrintMaps } from "../print-map/print-map.command.ts";
import { printMapWork } from "../print-map/work.ts";
import { panelFile } from "../template/panel-surface.ts";
import { setPanelSurface } from "../template/template.repository.ts";
import { openWorld, type World } from "../testing/world.ts";
import { insertUpload } from "../upload/upload.repository.ts";
import { uuidv7 } from "../uuid.ts";
import { isolatedProduction } from "./isolated.ts";
import { createProduction } from "./production.command.ts";
import { packed } from "./work.ts";

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
