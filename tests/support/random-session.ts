import type { Page } from "playwright-core";
import { textLayer } from "./text-layer.ts";

type Editing = {
  carloom: {
    stage: {
      orbit(x: number, y: number): void;
      stats(): {
        idle: boolean;
        geometries: number;
        textures: number;
        programs: number;
        livery: { arts: number } | null;
      };
      capture(how: object): Promise<Blob>;
    };
    editor: {
      begin(label: object): void;
      commit(): void;
      undo(): unknown;
      redo(): unknown;
      edit(label: object, mutation: (build: Build) => Build): void;
      preview(mutation: ((build: Build) => Build) | null): void;
      select(selection: object): void;
      state: { document: Build; history: { done: unknown[]; undone: unknown[] } };
    };
  };
};
type Layer = { id: string; skew?: number; group?: string | null; mask?: { layer: string; inverted: boolean } };
type Build = {
  paint: Record<string, object>;
  parts: Record<string, string>;
  stickers: Layer[];
  groups?: Record<string, { in: string }>;
  stance: Record<string, unknown>;
};
export type SessionPart = { uuid: string; slots: readonly string[] };
export type SessionTemplate = { zones: readonly string[]; slots: readonly string[] };

const FINISHES = ["solid", "metallic", "pearl", "matte", "satin", "chrome"];
const KEYS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "Control+z",
  "Control+z",
  "Control+Shift+z",
  "ArrowLeft",
  "ArrowUp",
  "f",
  "[",
];

const ANYBODY = ["paint", "drag", "sticker", "delete", "part", "unmount", "stance", "orbit", "hover"] as const;
/** What is done with shapes: laid, drawn, wrapped around the car, clipped, mixed, skewed, grouped, also in groups, and moved as one. */
const ARTIST = ["shape", "path", "wrap", "mask", "blend", "group", "nest", "skew", "together"] as const;

/** One thing that somebody does in the studio, by key or by hand. */
export async function act(page: Page, random: () => number, car: SessionTemplate, parts: readonly SessionPart[]) {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const color = `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`;
  if (random() < 0.35) return page.keyboard.press(pick(KEYS));
  const part = pick(parts);
  const slot = part ? part.slots.find((one) => car.slots.includes(one)) : undefined;
  const what = pick([...ANYBODY, ...ANYBODY, ...ARTIST]);
  const given = { what, color, zone: pick(car.zones), finish: pick(FINISHES), slot, part: part?.uuid };
  await page.evaluate(
    ({ what: doing, color: to, zone, finish, slot: place, part: uuid, at, id, layer }) => {
      const { stage, editor } = (window as unknown as Editing).carloom;
      const label = (key: string, values = {}) => ({ key: `studio.step.${key}`, values });
      /** The latest of them; what clipped and is no more clips nothing. */
      const kept = (all: readonly Layer[]) => {
        const last = all.slice(-12);
        return last.map(({ mask, ...one }) =>
          mask && last.some((other) => other.id === mask.layer) ? { ...one, mask } : one,
        );
      };
      const paint = (shade: string) => (build: Build) => ({
        ...build,
        paint: { ...build.paint, [zone]: { color: shade, finish } },
      });
      switch (doing) {
        case "paint":
          return editor.edit(label("paint", { zone }), paint(to));
        case "drag":
          editor.begin(label("paint", { zone }));
          for (const shade of ["#101010", "#808080", to]) editor.edit(label("paint", { zone }), paint(shade));
          return editor.commit();
        case "hover":
          editor.preview(paint(to));
          return editor.preview(null);
        case "sticker": {
          const sticker = {
            ...layer,
            id,
            art: { kind: "text", text: id.slice(0, 3).toUpperCase(), font: "archivo", color: to },
            position: [0.95, 0.5 + at * 0.3, at - 0.5],
          };
          editor.edit(label("sticker-add"), (build) => ({
            ...build,
            stickers: [...kept(build.stickers), sticker],
          }));
          return editor.select({ stickers: [id] });
        }
        case "shape":
        case "path":
        case "wrap": {
          const fade = [
            { at: 0, color: to, alpha: 1 },
            { at: 1, color: to, alpha: at },
          ];
          const drawn = [
            {
              start: [-0.5, -0.4],
              parts: [
                [0.5, -0.5],
                [0.6, 0.2, 0.1, at, -0.5, 0.5],
              ],
            },
          ];
          const form = doing === "path" ? { form: "path", lines: drawn } : { form: "rectangle", corner: 0.01 };
          const sticker = {
            ...layer,
            id,
            art: { kind: "shape", shape: form, fill: { kind: "linear", angle: 20, stops: fade } },
            position: [0.95, 0.5 + at * 0.3, at - 0.5],
            size: [0.5, 0.25],
            ...(doing === "wrap" && { projection: "wrap", position: [0, 0.6, at], size: [1.2, 0.3], depth: 2.4 }),
          };
          editor.edit(label("sticker-add"), (build) => ({ ...build, stickers: [...kept(build.stickers), sticker] }));
          return editor.select({ stickers: [id] });
        }
        case "mask":
          // the last is clipped by the first, or whole again
          return editor.edit(label("sticker-mask"), (build) => {
            const [first] = build.stickers;
            const last = build.stickers.at(-1);
            if (!first || !last || first === last) return build;
            const { mask, ...whole } = last;
            const next = mask ? whole : { ...last, mask: { layer: first.id, inverted: at > 0.5 } };
            return { ...build, stickers: [...build.stickers.slice(0, -1), next] };
          });
        case "blend":
          return editor.edit(label("sticker-blend"), (build) => ({
            ...build,
            stickers: build.stickers.map((one, i) =>
              i === build.stickers.length - 1 ? { ...one, blend: at > 0.5 ? "multiply" : "knockout" } : one,
            ),
          }));
        case "group":
          return editor.edit(label("sticker-group"), (build) => ({
            ...build,
            stickers: build.stickers.map((one, i) => ({ ...one, group: i >= build.stickers.length - 3 ? id : null })),
          }));
        case "nest":
          // the group of the last lies in one of its own
          return editor.edit(label("sticker-group"), (build) => {
            const { group } = build.stickers.at(-1) ?? {};
            return group ? { ...build, groups: { [group]: { in: `${id}-around` } } } : build;
          });
        case "skew":
          return editor.edit(label("sticker-skew"), (build) => ({
            ...build,
            stickers: build.stickers.map((one, i) =>
              i === build.stickers.length - 1 ? { ...one, skew: Math.round(at * 120) - 60 } : one,
            ),
          }));
        case "together": {
          // a drag of several: many edits of one step
          const moved = (by: number) => (build: Build) => ({
            ...build,
            stickers: build.stickers.map((one) => ({ ...one, position: [0.95, 0.5 + by, at - 0.5] })),
          });
          editor.begin(label("stickers-move", { count: 3 }));
          for (const by of [0.02, 0.05, at * 0.2]) editor.edit(label("stickers-move", { count: 3 }), moved(by));
          return editor.commit();
        }
        case "delete":
          return editor.edit(label("sticker-delete"), (build) => ({
            ...build,
            stickers: build.stickers
              .slice(1)
              .map(({ mask, ...one }) => (mask && mask.layer !== build.stickers[0]?.id ? { ...one, mask } : one)),
          }));
        case "part":
          if (place && uuid)
            editor.edit(label("part", { part: uuid }), (build) => ({
              ...build,
              parts: { ...build.parts, [place]: uuid },
            }));
          return;
        case "unmount":
          return editor.edit(label("parts-reset-all"), (build) => ({ ...build, parts: {} }));
        case "stance":
          return editor.edit(label("stance-height"), (build) => ({
            ...build,
            stance: { ...build.stance, height: Math.round(at * 40) - 20 },
          }));
        default:
          return stage.orbit(at - 0.5, 0);
      }
    },
    { ...given, layer: textLayer("s", 0), at: random(), id: `s${Math.floor(random() * 1e9).toString(36)}` },
  );
}

/** Takes everything off, lets the picture rest and the browser clear up: what is held then. Bytes of heap. */
export async function held(
  page: Page,
): Promise<{ geometries: number; textures: number; programs: number; heap: number }> {
  await page.evaluate(() => {
    const { editor } = (window as unknown as Editing).carloom;
    const label = { key: "studio.step.parts-reset-all" };
    editor.edit(label, (build) => ({ ...build, paint: {}, parts: {}, stickers: [] }));
  });
  await rest(page);
  // what was given up is let go by what waits for its turn: prices, thumbnails, finalizers
  await page.waitForTimeout(1500);
  const client = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  await client.detach();
  const { geometries, textures, programs } = await page.evaluate(() => {
    const stats = (window as unknown as Editing).carloom.stage.stats();
    // arts have a budget of their own, in pixels, which a session need not have filled when it is first looked at
    const textures = stats.textures - (stats.livery?.arts ?? 0);
    return { geometries: stats.geometries, textures, programs: stats.programs };
  });
  return { geometries, textures, programs, heap: usedSize };
}

/** Fills the undo stack to its end, so that it is as long from the first minute as it is in the last. */
export const fillHistory = (page: Page, steps: number): Promise<void> =>
  page.evaluate((count) => {
    const { editor } = (window as unknown as Editing).carloom;
    for (let i = 0; i < count; i++)
      editor.edit({ key: "studio.step.paint", values: { zone: "body" } }, (build) => ({
        ...build,
        paint: { ...build.paint, body: { color: `#${(i + 0x100000).toString(16)}`, finish: "solid" } },
      }));
  }, steps);

/** Until nothing is left to draw. */
export async function rest(page: Page): Promise<void> {
  let idle = 0;
  for (let i = 0; i < 400 && idle < 3; i++) {
    await page.waitForTimeout(100);
    idle = (await page.evaluate(() => (window as unknown as Editing).carloom.stage.stats().idle)) ? idle + 1 : 0;
  }
}

/** The car from one place, 64 × 40, as bytes. */
export async function seen(page: Page): Promise<number[]> {
  await rest(page);
  return page.evaluate(async () => {
    const how = { width: 320, height: 200, type: "image/png", samples: 4, view: "front-left" };
    const blob = await (window as unknown as Editing).carloom.stage.capture(how);
    const canvas = new OffscreenCanvas(64, 40);
    const context = canvas.getContext("2d");
    context?.drawImage(await createImageBitmap(blob), 0, 0, 64, 40);
    return [...(context?.getImageData(0, 0, 64, 40).data ?? [])];
  });
}

/** Mean difference of two pictures, 0…255. */
export const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / Math.max(1, a.length);

/** Undoes everything, does it again: documents at both ends, and how many steps lie between. */
export const travelled = (page: Page) =>
  page.evaluate(() => {
    const { editor } = (window as unknown as Editing).carloom;
    const now = JSON.stringify(editor.state.document);
    const done = editor.state.history.done.length;
    while (editor.undo());
    const first = JSON.stringify(editor.state.document);
    for (let i = 0; i < done; i++) editor.redo();
    return { now, first, again: JSON.stringify(editor.state.document), done };
  });
