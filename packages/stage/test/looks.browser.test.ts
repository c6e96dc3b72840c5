import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserKit, generatedCars, hasBrowser, openKit, UNDRAWN } from "./browser-kit.ts";
import { type FixtureMesh, writeGlb } from "./fixture/glb.ts";

type Rgb = [number, number, number];
/** Models that others made; not every checkout has them beside it. */
const MODELS = path.join(import.meta.dirname, "../../../../shared/models");
const DRACO = path.join(path.dirname(fileURLToPath(import.meta.resolve("three"))), "../examples/jsm/libs/draco/gltf");
const CARS = generatedCars();
const FOREIGN = ["toy-car.glb", "car-concept.glb"];

/** A box that knows nothing of our names. */
function foreignGlb(): Uint8Array {
  const mesh: FixtureMesh = { positions: [], normals: [], indices: [], material: "Lack_01" };
  for (let axis = 0; axis < 3; axis++)
    for (const side of [-1, 1]) {
      const first = mesh.positions.length / 3;
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side;
        corner[(axis + 1) % 3] = u * side;
        corner[(axis + 2) % 3] = v;
        mesh.positions.push(corner[0] ?? 0, (corner[1] ?? 0) * 0.6 + 0.6, (corner[2] ?? 0) * 2);
        mesh.normals.push(...[0, 1, 2].map((k) => (k === axis ? side : 0)));
      }
      mesh.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  return writeGlb([{ name: "Body_low.001", mesh }], [{ name: "Lack_01", color: [0.6, 0.02, 0.02, 1] }]);
}

/** Opens a file without a manifest of its own; what share of the picture it covers, and its mean colour. */
const OPEN = `const open = async (url) => {
    const stage = kit.start({ shown: false });
    const manifest = await (await fetch("/fixture/manifest.json")).json();
    const bare = { ...manifest, model3d: { full: { url, bytes: 1000 }, lods: [] }, zones: [], panels: [], livery: null, slots: [], hinges: [], lights: [] };
    await stage.loadTemplate(bare);
    const image = await createImageBitmap(await stage.capture({ width: 160, height: 96, type: "image/png", samples: 1, transparent: true, view: "front34" }));
    const context = new OffscreenCanvas(160, 96).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 160, 96);
    let solid = 0;
    const sum = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) { solid++; for (let k = 0; k < 3; k++) sum[k] += data[i + k]; }
    return { share: solid / (160 * 96), mean: sum.map((v) => v / Math.max(1, solid)), failed: stage.stats().failedPrograms };
  };`;
type Opened = { share: number; mean: Rgb; failed: number };

describe.skipIf(!hasBrowser)("looks", () => {
  let kit: BrowserKit;
  beforeAll(async () => {
    kit = await openKit(
      { "foreign.glb": foreignGlb() },
      { ...(existsSync(MODELS) ? { models: MODELS, draco: DRACO } : {}), ...(CARS ? { cars: CARS } : {}) },
    );
  });
  afterAll(() => kit?.close());

  it("a model that knows none of our names is drawn as it is", async () => {
    const r = await kit.run<Opened>(`${OPEN} return open("/fixture/foreign.glb");`);
    expect(r.share).toBeGreaterThan(0.1);
    expect(r.mean[0]).toBeGreaterThan(1.5 * r.mean[1]);
    expect(r.failed).toBe(0);
  });

  for (const file of FOREIGN) {
    // Skipped where the shared models do not lie beside the checkout; the box above is opened everywhere.
    it.skipIf(!existsSync(path.join(MODELS, file)))(`${file}, made by others, is drawn`, async () => {
      const r = await kit.run<Opened>(`${OPEN} return open(await kit.plain("/models/${file}"));`);
      // The toy is centimetres long, so little of the picture.
      expect(r.share).toBeGreaterThan(0.01);
      expect(Math.max(...r.mean)).toBeGreaterThan(20);
      expect(r.failed).toBe(0);
    });
  }

  it("at rest and in photos the car shadows itself, in motion and in pictures of few samples not", async () => {
    const r = await kit.run<{ under: number[]; free: number[]; idle: number; live: number[] }>(`
      const stage = kit.start({ maxPixelRatio: 1 });
      await kit.load(stage);
      await stage.apply(kit.build({ parts: { spoiler: kit.uuid(9) }, scene: { id: "studio-light" }, paint: { body: { color: "#c0c0c0", finish: "matte" } } }));
      // On the roof beside the spoiler's end, which stands 20 cm above it, and far from it.
      const points = { under: [0.86, 1.2, -1.8], free: [0.86, 1.2, 0.5] };
      stage.setView("top", { animate: false });
      const at = Object.fromEntries(Object.entries(points).map(([name, point]) => [name, stage.projectToScreen(point)]));
      const light = (image, name) => {
        const k = image.width / stage.canvas.clientWidth;
        let sum = 0;
        for (let y = -1; y <= 1; y++) for (let x = -1; x <= 1; x++) sum += image.data[((Math.round(at[name].y * k) + y) * image.width + Math.round(at[name].x * k) + x) * 4 + 1];
        return sum / 9;
      };
      const moving = await kit.nextFrame(stage);
      const resting = await new Promise((resolve) => {
        const off = stage.on("rest", () => {
          off();
          const copy = new OffscreenCanvas(stage.canvas.width, stage.canvas.height).getContext("2d");
          copy.drawImage(stage.canvas, 0, 0);
          resolve(copy.getImageData(0, 0, stage.canvas.width, stage.canvas.height));
        });
      });
      const photo = async (samples) => {
        const image = await createImageBitmap(await stage.capture({ width: stage.canvas.clientWidth, height: stage.canvas.clientHeight, samples, type: "image/png", asGiven: true }));
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const images = [moving, await photo(4), resting, await photo(8)];
      return { under: images.map((image) => light(image, "under")), free: images.map((image) => light(image, "free")) };`);
    const [moving = 0, few = 0, rest = 0, photo = 0] = r.under.map((v, i) => v / (r.free[i] ?? 1));
    expect(Math.abs(few - moving)).toBeLessThan(0.03);
    expect(rest).toBeLessThan(0.95 * moving);
    expect(photo).toBeLessThan(0.95 * moving);
    // What nothing stands over keeps its light.
    expect(Math.abs((r.free[3] ?? 0) - (r.free[1] ?? 99))).toBeLessThan(6);
  });

  it("art prints from PNG, JPEG and WebP", async () => {
    const colors = await kit.run<Record<string, Rgb[]>>(`
      const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
      const context = canvas.getContext("2d");
      context.fillStyle = "#ff0000"; context.fillRect(0, 0, 32, 64);
      context.fillStyle = "#0000ff"; context.fillRect(32, 0, 32, 64);
      const types = ["image/png", "image/jpeg", "image/webp"];
      const urls = types.map((type) => canvas.toDataURL(type, 0.95));
      const stage = kit.start({ assets: { stickerArt: async (art) => ({ url: urls[Number(art.uuid.slice(-1))], aspect: 1 }) } });
      await kit.load(stage);
      await stage.apply(kit.build({ stickers: types.map((_, i) => kit.place(stage, "left", [1, 0.75, 0.7 - 0.8 * i], 0.4, "a" + i, i)) }));
      const out = {};
      for (const [i, type] of types.entries())
        out[urls[i].slice(5, 5 + type.length)] = [await kit.colorAt(stage, "left", [1, 0.75, 0.8 - 0.8 * i]), await kit.colorAt(stage, "left", [1, 0.75, 0.6 - 0.8 * i])];
      return out;`);
    expect(Object.keys(colors)).toEqual(["image/png", "image/jpeg", "image/webp"]);
    for (const [type, [left, right]] of Object.entries(colors)) {
      expect(left?.[0], type).toBeGreaterThan(2 * (left?.[2] ?? 999));
      expect(right?.[2], type).toBeGreaterThan(2 * (right?.[0] ?? 999));
    }
  });

  it("a build is the same picture with a phone's livery and with a desktop's, but for its resolution", async () => {
    const r = await kit.run<{ sizes: number[]; mean: number; far: number; seen: number; covered: number }>(`
      Object.defineProperty(navigator, "deviceMemory", { value: 8, configurable: true });
      // As a machine with a GPU tells, or every livery would be a weak machine's.
      const { getParameter } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.getParameter = function (name) { return name === 37446 || name === 7937 ? "a GPU" : getParameter.call(this, name); };
      const open = async (quality) => {
        const stage = kit.start({ quality, maxPixelRatio: 1, shown: false });
        await kit.load(stage);
        return stage;
      };
      const shoot = async (stage, stickers) => {
        await stage.apply(kit.build({ stickers, paint: { body: { color: "#205090", finish: "solid" } } }));
        const image = await createImageBitmap(await stage.capture({ width: 200, height: 120, type: "image/png", samples: 2, transparent: true, view: "left" }));
        const context = new OffscreenCanvas(200, 120).getContext("2d");
        context.drawImage(image, 0, 0);
        return { size: stage.stats().livery.size, data: context.getImageData(0, 0, 200, 120).data };
      };
      const sticker = (i) => ({ id: "s" + i, art: { kind: "library", uuid: kit.uuid(i % 3) }, position: [1, 0.6 + 0.05 * (i % 5), -1.5 + 0.3 * i],
        rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], size: [0.3 + 0.05 * (i % 4), 0.3], depth: 0.3, opacity: i % 4 ? 1 : 0.6, finish: ["gloss", "matte", "chrome"][i % 3] });
      const many = Array.from({ length: 10 }, (_, i) => sticker(i));
      const small = await open("phone");
      const other = await shoot(small, many.slice(0, 5));
      const phone = await shoot(small, many);
      small.dispose();
      const desktop = await shoot(await open("desktop"), many);
      const apart = (a, b) => {
        let sum = 0, far = 0, count = 0;
        for (let i = 0; i < a.length; i += 4) {
          if (a[i + 3] < 255 || b[i + 3] < 255) continue;
          for (let k = 0; k < 3; k++) { const d = Math.abs(a[i + k] - b[i + k]); sum += d; count++; if (d > 24) far++; }
        }
        return { mean: sum / count, far: far / count, covered: count / 3 / (a.length / 4) };
      };
      return { sizes: [phone.size, desktop.size], ...apart(phone.data, desktop.data), seen: apart(phone.data, other.data).mean };`);
    expect(r.sizes).toEqual([2048, 4096]);
    expect(r.covered).toBeGreaterThan(0.15);
    expect(r.mean).toBeLessThan(1.5);
    expect(r.far).toBeLessThan(0.02);
    expect(r.seen).toBeGreaterThan(4 * r.mean);
  });

  it("a phone's textures and buffers, counted as WebGL is asked for them, stay within 150 MB", async () => {
    const r = await kit.run<{
      most: number;
      left: number;
      unknown: string[];
      livery: number;
      width: number;
    }>(`${UNDRAWN}
      const { getParameter } = WebGL2RenderingContext.prototype;
      const gl = WebGL2RenderingContext.prototype;
      gl.getParameter = function (name) { return name === 37446 || name === 7937 ? "a GPU" : getParameter.call(this, name); };
      // Bytes of a texel: RGBA8, sRGB with alpha, RGB8, RG8, R8, half floats, floats, depths.
      const SIZES = { 0x1908: 4, 0x8058: 4, 0x8c43: 4, 0x8051: 4, 0x822b: 2, 0x8229: 1, 0x881a: 8, 0x822f: 4, 0x822d: 2, 0x8814: 16, 0x8230: 8, 0x822e: 4, 0x8c3a: 4, 0x81a5: 2, 0x81a6: 4, 0x8cac: 4, 0x88f0: 4 };
      const unknown = new Set();
      const held = new Map();
      let most = 0;
      const keep = (key, part, format, texels) => {
        if (!SIZES[format]) unknown.add(format.toString(16));
        const parts = held.get(key) ?? held.set(key, new Map()).get(key);
        parts.set(part, texels * (SIZES[format] ?? 16));
        most = Math.max(most, total());
      };
      const total = () => [...held.values()].reduce((sum, parts) => sum + [...parts.values()].reduce((a, b) => a + b, 0), 0);
      let unit = 0x84c0, buffer = null;
      const bound = new Map();
      const wrap = (name, before) => {
        const own = gl[name];
        gl[name] = function (...given) { before(...given); return own.apply(this, given); };
      };
      const at = (target) => bound.get(unit + " " + (target >= 0x8515 && target <= 0x851a ? 0x8513 : target));
      const levels = (w, h, n) => { let sum = 0; for (let i = 0; i < n; i++) sum += Math.max(1, w >> i) * Math.max(1, h >> i); return sum; };
      wrap("activeTexture", (n) => { unit = n; });
      wrap("bindTexture", (target, texture) => bound.set(unit + " " + target, texture));
      wrap("bindRenderbuffer", (_, made) => { buffer = made; });
      wrap("texStorage2D", (target, n, format, w, h) => keep(at(target), "all", format, levels(w, h, n) * (target === 0x8513 ? 6 : 1)));
      wrap("texStorage3D", (target, n, format, w, h, d) => keep(at(target), "all", format, levels(w, h, n) * d));
      wrap("texImage2D", (...g) => { if (g.length > 6) keep(at(g[0]), g[0] + " " + g[1], g[2], g[3] * g[4]); });
      wrap("renderbufferStorage", (_, format, w, h) => keep(buffer, "all", format, w * h));
      wrap("renderbufferStorageMultisample", (_, n, format, w, h) => keep(buffer, "all", format, w * h * Math.max(1, n)));
      wrap("deleteTexture", (texture) => held.delete(texture));
      wrap("deleteRenderbuffer", (made) => held.delete(made));
      Object.defineProperty(window, "devicePixelRatio", { value: 3 });
      Object.assign(document.querySelector("canvas").style, { width: "390px", height: "844px" });
      const stage = kit.start({ quality: "phone" });
      await kit.load(stage, {}, "${CARS ? "/cars/halden-gt/" : "/fixture/"}");
      const stickers = Array.from({ length: 50 }, (_, i) => ({ id: "s" + i, art: { kind: "library", uuid: kit.uuid(i % 3) }, position: [0.95, 0.5 + 0.05 * (i % 6), -1.6 + 0.064 * i],
        rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], size: [0.3, 0.3], depth: 0.3, projection: "side", finish: ["gloss", "matte", "chrome"][i % 3] }));
      await stage.apply(kit.build({ stickers }));
      // One selected: what lies above and below it has maps of its own.
      stage.setSelection("s20");
      stage.beginDrag("s20");
      stage.drag({ position: [0.95, 0.6, 0] });
      await kit.nextFrame(stage);
      stage.endDrag();
      await kit.rest(stage);
      const { width, livery } = stage.stats();
      stage.dispose();
      return { most, left: total(), unknown: [...unknown], livery: livery.size, width };`);
    expect(r.unknown).toEqual([]);
    expect(r.livery).toBe(2048);
    expect(r.width).toBe(585);
    expect(r.most).toBeGreaterThan(30e6);
    expect(r.most).toBeLessThan(150e6);
    expect(r.left).toBeLessThan(0.02 * r.most);
  });
});
