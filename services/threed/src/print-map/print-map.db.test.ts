import { only, panelSet } from "@carloom/asset/testing/panels";
import { readManifest, writeSurface } from "@carloom/build";
import type { Manifest } from "@carloom/build";
import { sql } from "kysely";
import { readPrintMap } from "@carloom/build/print-map";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepObjects, sweepObjects } from "../object/keep.ts";
import { panelFile } from "../template/panel-surface.ts";
import { setPanelSurface } from "../template/template.repository.ts";
import { openWorld, type World } from "../testing/world.ts";
import { isolatedPrintMapWork } from "./isolated.ts";
import { createPrintMaps, sweepPrintMaps } from "./print-map.command.ts";
import { panelSheetHandler } from "./print-map.handler.ts";
import { printMapWork } from "./work.ts";

let world: World;
const work = vi.fn(printMapWork);
let sheet: ReturnType<typeof panelSheetHandler>;

beforeAll(async () => {
  world = await openWorld();
  sheet = panelSheetHandler(world.services, work);
  for (const slug of ["halden-one", "halden-secret"]) await give(slug, writeSurface(only(panelSet(), "hood")));
  await give("halden-two", new TextEncoder().encode("no surface"));
});
afterAll(() => world.services.drop());
beforeEach(() => {
  work.mockClear();
});

async function manifestOf(slug: string): Promise<Manifest> {
  const query = sql<{ option: unknown }>`select option from threed.template where slug = ${slug}`;
  const reading = readManifest((await query.execute(world.services.db)).rows[0]?.option);
  if (reading.status !== "ok") throw new Error(reading.status);
  return reading.value;
}

/** Gives a template a surface, as when its model is registered. */
async function give(slug: string, bytes: Uint8Array): Promise<void> {
  const model = (await manifestOf(slug)).model3d.full.url;
  await keepObjects(world.services, [{ folder: "model", bytes, extension: "bin" }], (trx, [url = ""]) =>
    setPanelSurface(trx, world.uuidOf(slug), model, panelFile(url, bytes)),
  );
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://localhost:8000${path}`, { headers });
  const answer = await sheet(request, { ip: "192.0.2.1", requestId: "r" });
  if (!answer) throw new Error(`nobody answers ${path}`);
  return answer;
};

describe("a sheet of panel templates", () => {
  it("is drawn at true scale for whoever asks, in their language, and laid flat once", async () => {
    const answers = await Promise.all([
      get("/threed/panels/halden-one.svg"),
      get("/threed/panels/halden-one.svg?lang=ko"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [english = "", korean = ""] = await Promise.all(answers.map((answer) => answer.text()));
    expect(english).toContain("<title>Halden halden-one: panel templates</title>");
    expect(english).toContain('aria-label="Hood"');
    expect(english).toContain("Ask whoever provides it");
    expect(korean).toContain('aria-label="Hood (ko)"');
    const [, width, box] = /width="([\d.]+)mm".*?viewBox="0 0 ([\d.]+) /.exec(english) ?? [];
    expect(width).toBe(box);
    // the hood of 1.2 m
    expect(english).toMatch(/aria-label="Hood {2}12\d\d × 90\d mm"/);
    expect(answers[0]?.headers.get("content-disposition")).toBe('attachment; filename="halden-one.panels.en.svg"');
    expect(work.mock.calls.filter(([task]) => task.kind === "map")).toHaveLength(1);

    const etag = answers[0]?.headers.get("etag") ?? "";
    expect((await get("/threed/panels/halden-one.svg", { "if-none-match": etag })).status).toBe(304);
    await get("/threed/panels/halden-one.svg");
    expect(work.mock.calls.filter(([task]) => task.kind === "sheet")).toHaveLength(2);
  });

  it("is a picture of four pixels a millimeter for one panel, which says so", async () => {
    const answer = await get("/threed/panels/halden-one/hood.png");
    const { width, density, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect(format).toBe("png");
    expect(density).toBe(102);
    expect(width).toBeGreaterThan(4800);
  });

  it("comes as layers of one size, with a mask of each panel, and on paper at 1:10 or in tiles at 1:1", async () => {
    const layers = await get("/threed/panels/halden-one.zip?lang=ko");
    expect(layers.headers.get("content-disposition")).toBe('attachment; filename="halden-one.panels.ko.zip"');
    const files = unzipSync(new Uint8Array(await layers.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(["1-outline.png", "2-mask.png", "panels/hood.png", "read-me.txt"]);
    const sizes = await Promise.all(
      ["1-outline.png", "2-mask.png", "panels/hood.png"].map(async (name) => {
        const { width, height, density } = await sharp(files[name]).metadata();
        return [width, height, density];
      }),
    );
    expect(new Set(sizes.map(String)).size).toBe(1);
    // 3.5 m at 1:10 and 150 dpi
    expect(sizes[0]?.[0]).toBe(Math.round(3520 * (15 / 25.4)));
    const mask = await sharp(files["panels/hood.png"]).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const filled = mask.data.filter((_, i) => i % 4 === 3 && (mask.data[i] ?? 0) > 128).length;
    // the hood's area in pixels
    expect(filled / (15 / 25.4) ** 2 / 1e6).toBeCloseTo(1.08, 1);
    expect(new TextDecoder().decode(files["read-me.txt"])).toContain("150 dpi");

    const paper = Buffer.from(await (await get("/threed/panels/halden-one.pdf")).arrayBuffer()).toString("latin1");
    expect(paper).toMatch(/^%PDF-1/);
    expect(paper).toContain(`/MediaBox [0 0 ${Math.round(352 * (72 / 25.4) * 1e4) / 1e4} `);
    const tiles = Buffer.from(await (await get("/threed/panels/halden-one/hood.pdf?scale=1")).arrayBuffer());
    const count = Number(/\/Count (\d+)/.exec(tiles.toString("latin1"))?.[1]);
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(100);
  });

  it("gives out the map itself, which is laid once for all", async () => {
    const answer = await get("/threed/panels/halden-one.bin");
    const map = readPrintMap(new Uint8Array(await answer.arrayBuffer()));
    expect(map.surface.panels).toEqual(["hood"]);
    expect(work).not.toHaveBeenCalled();
    const etag = answer.headers.get("etag") ?? "";
    expect((await get("/threed/panels/halden-one.bin", { "if-none-match": etag })).status).toBe(304);
  });

  it.each([
    "/threed/panels/halden-secret.bin",
    "/threed/panels/halden-one/hood.bin",
    "/threed/panels/halden-one.zip?scale=1",
    "/threed/panels/halden-one.pdf?scale=3",
    "/threed/panels/halden-one.zip?scale=constructor",
    "/threed/panels/halden-secret.svg",
    "/threed/panels/nothing.svg",
    "/threed/panels/halden-one/door.left.svg",
    "/threed/panels/halden-one.svg?film=paper",
  ])("is not there: %s", async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(work).not.toHaveBeenCalled();
  });

  it("is not there for a car whose panels cannot be laid flat, and nobody tries again", async () => {
    expect((await get("/threed/panels/halden-two.svg")).status).toBe(404);
    expect((await get("/threed/panels/halden-two.svg")).status).toBe(404);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe("print maps", () => {
  it("are read where they were stored, and go when the car is replaced", async () => {
    const maps = createPrintMaps(world.services, work);
    const manifest = await manifestOf("halden-one");
    const object = await maps.object(manifest, "cast");
    expect(work).not.toHaveBeenCalled();
    const map = await maps.read(manifest, "cast");
    expect(map?.surface.panels).toEqual(["hood"]);
    const strict = await maps.read(manifest, "calendered");
    expect(strict?.limit).toBe(0.02);

    await sweepPrintMaps(world.services);
    await sweepObjects(world.services, 0);
    expect(await world.services.storage.size(object ?? "")).toBeGreaterThan(1000);
    for (const slug of ["halden-one", "halden-secret"]) await give(slug, writeSurface(only(panelSet(), "door.left")));
    await sweepPrintMaps(world.services);
    expect(await world.services.storage.size(object ?? "")).toBeNull();
  });
});

describe("work in a process of its own", () => {
  it("gives what it gives here, tells why it fails, and ends at its limit of time", async () => {
    const task = { kind: "map", surface: writeSurface(only(panelSet(), "door.left")), limit: 0.06 } as const;
    expect(Buffer.from(await isolatedPrintMapWork(task)).equals(await printMapWork(task))).toBe(true);
    await expect(isolatedPrintMapWork({ ...task, surface: new Uint8Array(9) })).rejects.toThrow("no head");
    await expect(isolatedPrintMapWork(task, { seconds: 0.1, megabytes: 512 })).rejects.toThrow("longer than 0.1 s");
  });
});
