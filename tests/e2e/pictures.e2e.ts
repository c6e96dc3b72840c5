import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { BuildDocument, manifestFrom, type PictureOrder } from "@carloom/build";
import {
  type BrowserError,
  createWarmBrowser,
  type Driver,
  drivers,
  type ObjectStorage,
  silentLog,
  type WarmBrowser,
} from "@carloom/platform";
import { createMakers } from "@carloom/threed";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../packages/stage/bench/browser.ts";
import { boxCarGlb, boxCarManifest } from "../../packages/stage/test/fixture/box-car.ts";

const executable = findChromium() ?? "";
const limits = { executable, timeoutMs: 90_000, memoryMb: 4096, waiting: 10, idleMs: 60_000, log: silentLog };

describe("the warm browser", () => {
  let browser: WarmBrowser;
  const open = (change: Partial<typeof limits> = {}) => {
    browser = createWarmBrowser({ ...limits, ...change });
    return browser;
  };
  afterEach(() => browser.close());
  const sum = (n: number) =>
    browser.run(async (context) => (await context.newPage()).evaluate((given: number) => given + 1, n));
  const reason = (work: Promise<unknown>) => work.then(String, (error: BrowserError) => error.reason);

  it("does ten pieces of work in one browser, in order, refuses more, and starts again when it was killed", async () => {
    open();
    const done: number[] = [];
    const first = sum(0);
    const rest = Array.from({ length: 10 }, (_, i) => sum(i + 1).then((value) => done.push(value)));
    expect(await reason(sum(99))).toBe("busy");
    await Promise.all([first, ...rest]);
    expect(done).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const pid = browser.pid() ?? 0;
    expect(pid).toBeGreaterThan(0);

    const dying = browser.run(async (context) => {
      const page = await context.newPage();
      process.kill(pid, "SIGKILL");
      await page.evaluate("new Promise(() => {})");
    });
    expect(await reason(dying)).toBe("crash");
    expect(await sum(41)).toBe(42);
    expect(browser.pid()).not.toBe(pid);
  });

  it("ends work that takes too long or too much, and what waits behind it is done", async () => {
    open({ timeoutMs: 10_000 });
    // its page works for as long as it has: a fifth of the time that others have
    const endless = browser.run(async (context) => (await context.newPage()).evaluate("for (;;) {}"), 0.2);
    const behind = sum(1);
    expect(await reason(endless)).toBe("timeout");
    expect(await behind).toBe(2);
    await browser.close();

    open({ memoryMb: 700 });
    const greedy = browser.run(async (context) =>
      (await context.newPage()).evaluate(
        "(async () => { const kept = []; for (;;) { kept.push(new Uint8Array(3e7).fill(kept.length + 1)); await new Promise((r) => setTimeout(r, 10)); } })()",
      ),
    );
    expect(await reason(greedy)).toMatch(/memory|crash/);
    expect(await sum(1)).toBe(2);
  });
});

describe("what a picture is drawn by", () => {
  const [own] = drivers().slice(-1);
  const drawnBy = async (named: readonly Driver[]) => {
    const browser = createWarmBrowser({ ...limits, drivers: named });
    const ask = () =>
      browser.run(async (context) =>
        (await context.newPage()).evaluate(() => {
          const gl = document.createElement("canvas").getContext("webgl2");
          const info = gl?.getExtension("WEBGL_debug_renderer_info");
          return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "nothing";
        }),
      );
    try {
      // what was tried in vain is not tried again
      return [await ask(), await ask()];
    } finally {
      await browser.close();
    }
  };

  it("is Mesa where the machine has it, and Chromium's own driver where what stands before it does not draw", async () => {
    expect(await drawnBy(drivers())).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(drivers().length > 1 ? "llvmpipe" : "SwiftShader")),
    );
    if (!own) throw new Error("Chromium's own driver is named everywhere.");
    let tried = 0;
    const broken: Driver = { args: ["--disable-gpu"], env: {}, draws: async () => ++tried === 0 };
    const found = await drawnBy([broken, own]);
    expect([found, tried]).toEqual([[expect.stringContaining("SwiftShader"), found[0]], 1]);
  });
});

describe("drawing a build", () => {
  let browser: WarmBrowser;
  let asked = 0;
  const listener = createServer((_, response) => {
    asked++;
    response.end("<svg xmlns='http://www.w3.org/2000/svg'/>");
  });
  let outside: string;
  const name = (letter: string, extension: string) => `test/${letter.repeat(64)}.${extension}`;
  const objects = new Map<string, Uint8Array>();
  const storage = { get: async (wanted: string) => objects.get(wanted) ?? null } as ObjectStorage;
  const order = (build: object, more: Partial<PictureOrder> = {}): PictureOrder => {
    const manifest = manifestFrom(boxCarManifest());
    manifest.model3d.full.url = `/object/${name("a", "glb")}`;
    return {
      manifest,
      build: BuildDocument.parse(build),
      parts: {},
      stickers: {},
      uploads: {},
      width: 240,
      height: 150,
      quality: 0.9,
      ...more,
    };
  };
  const page = resolve(import.meta.dirname, "../../apps/studio/dist");
  /** It is looked at what is drawn, not how finely. */
  const SAMPLES = 1;
  const make = (given: PictureOrder) => createMakers(browser, storage, page, SAMPLES).picture(given);
  const uuid = "00000000-0000-4000-8000-000000000001";
  const sticker = (art: object, more: object = {}) => ({
    id: "a",
    art,
    position: [1, 0.75, 0],
    rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
    size: [2, 0.8],
    depth: 0.4,
    ...more,
  });
  const mean = async (bytes: Uint8Array) => (await sharp(bytes).stats()).channels.map((c) => c.mean);

  beforeAll(async () => {
    await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
    outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    objects.set(name("a", "glb"), boxCarGlb());
    objects.set(
      name("b", "svg"),
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="${outside}/pixel"/><script>fetch("${outside}/script")</script><rect width="10" height="10" fill="#00ff00"/></svg>`,
      ),
    );
    browser = createWarmBrowser(limits);
  });
  afterAll(async () => {
    await browser?.close();
    listener.close();
  });

  it("shows its paint and its stickers", async () => {
    const plain = await mean(await make(order({ paint: { body: { color: "#c01010", finish: "solid" } } })));
    expect(plain[0]).toBeGreaterThan(1.15 * (plain[2] ?? 0));
    const art = { kind: "library", uuid };
    const stickers = { [uuid]: `/object/${name("b", "svg")}` };
    const build = { paint: { body: { color: "#c01010", finish: "solid" } }, stickers: [sticker(art)] };
    const covered = await mean(await make(order(build, { stickers })));
    expect((covered[1] ?? 0) - (plain[1] ?? 0)).toBeGreaterThan(2);
  });

  it("shows a vinyl like the shapes that it is made of, and in the colors that its layer says", async () => {
    const shape = (form: object, color: string) => ({ kind: "shape", shape: form, fill: { kind: "solid", color } });
    const band = shape({ form: "rectangle", corner: 0 }, "#10a010");
    const disc = shape({ form: "ellipse" }, "#1010d0");
    const pieces = [
      { art: band, size: [2, 0.8], at: [1, 0, 0, 1, 0, 0] },
      { art: disc, size: [0.6, 0.6], at: [1, 0, 0, 1, 0.3, 0] },
    ];
    const hash = "c".repeat(64);
    objects.set(`vinyl/${hash}.json`, Buffer.from(JSON.stringify({ version: 1, size: [2, 0.8], pieces })));
    const vinyls = { [hash]: `/object/vinyl/${hash}.json` };
    const draw = async (stickers: object[]) =>
      sharp(await make(order({ stickers }, { vinyls })))
        .raw()
        .toBuffer();
    // the art's right is the car's rear
    const beside = { id: "b", size: [0.6, 0.6], position: [1, 0.75, -0.3] };
    const apart = await draw([sticker(band), sticker(disc, beside)]);
    const whole = await draw([sticker({ kind: "vinyl", hash })]);
    const recolored = await draw([sticker({ kind: "vinyl", hash, colors: { "#10a010": "#d01010" } })]);
    const differ = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, i) => sum + (Math.abs(value - (b[i] ?? 0)) > 40 ? 1 : 0), 0);
    const painted = differ(recolored, whole);
    expect(painted).toBeGreaterThan(1000);
    expect(differ(whole, apart)).toBeLessThan(0.05 * painted);
  });

  it("reaches nothing outside, whatever a document or a file holds", async () => {
    const markup = `"><img src="${outside}/img"><script>fetch("${outside}/text")</script>`;
    const text = { kind: "text", text: markup.slice(0, 80), font: "archivo", color: "#ffffff" };
    await make(
      order(
        { stickers: [sticker(text), sticker({ kind: "library", uuid }, { id: "b" })] },
        { stickers: { [uuid]: `/object/${name("b", "svg")}` } },
      ),
    );
    const elsewhere = order(
      { stickers: [sticker({ kind: "library", uuid })] },
      { stickers: { [uuid]: `${outside}/art.svg` } },
    );
    await expect(make(elsewhere)).rejects.toThrow();
    await expect(
      make(
        order(
          {},
          { manifest: { ...order({}).manifest, model3d: { full: { url: `${outside}/car.glb`, bytes: 1 }, lods: [] } } },
        ),
      ),
    ).rejects.toThrow();
    await expect(make(order({ parts: { spoiler: uuid } }))).rejects.toThrow();
    const probe = browser.run(async (context) => {
      const tab = await context.newPage();
      return tab.evaluate(
        (url: string) =>
          fetch(url).then(
            () => "reached",
            () => "refused",
          ),
        `${outside}/probe`,
      );
    });
    expect(await probe).toBe("refused");
    expect(asked).toBe(0);
  });
});
