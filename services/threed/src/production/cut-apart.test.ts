import type { Worker } from "node:worker_threads";
import { type Placement, rotationOf } from "@carloom/build";
import { type PrintMap, writePrintMap } from "@carloom/build/print-map";
import { testPlacement } from "@carloom/build/testing";
import { flatPanel } from "@carloom/production/testing/flat-panel";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cutApart, threadsFor } from "./cut-apart.ts";
import { produce, type ProductionTask } from "./work.ts";

const PICTURE = "0198c0de-0000-7000-8000-000000000001";
const SIDE = 0.6;

/** Two level panels beside each other, left and right of the middle. */
function twoPanels(): Uint8Array {
  const one = flatPanel(SIDE, 1, 4);
  const points = one.flat.length / 2;
  const twice = <T>(make: (i: number) => ArrayLike<T>) => [0, 1].flatMap((i) => Array.from(make(i)));
  const shifted = (of: ArrayLike<number>) => twice((i) => Array.from(of, (value) => value + i * points));
  const triangles = Uint32Array.from(shifted(one.surface.triangles));
  const { positions, normals, owner } = one.surface;
  const map: PrintMap = {
    surface: {
      positions: Float32Array.from(
        twice((i) => Array.from(positions, (v, k) => (k % 3 === 0 ? v + (i - 0.5) * SIDE : v))),
      ),
      normals: Float32Array.from(twice(() => normals)),
      triangles,
      owner: Uint16Array.from(twice((i) => Array.from(owner, () => i))),
      panels: ["hood", "roof"],
    },
    limit: one.limit,
    pieces: [0, 1].map((panel) => ({ panel, first: panel * points, points, grain: [0, 1], cuts: 0 })),
    pieceOf: Uint16Array.from(twice((i) => Array.from(one.pieceOf, () => i))),
    corner: Uint32Array.from(shifted(one.corner)),
    flat: Float32Array.from(twice(() => one.flat)),
    vertex: Uint32Array.from(shifted(one.vertex)),
  };
  return writePrintMap(map);
}

const DISC = { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } } as const;
const layer = (id: string, x: number, z: number, over: Partial<Placement> = {}): Placement =>
  testPlacement(id, {
    art: DISC,
    position: [x, 0.9, z],
    // looks straight down
    rotation: rotationOf([1, 0, 0], [0, 0, -1], [0, 1, 0]),
    size: [0.1, 0.1],
    depth: 0.2,
    ...over,
  });

/** Of every kind that is cut otherwise, most of it on the second panel, which is cut first. */
const stickers: Placement[] = [
  layer("left", -0.3, 0),
  layer("mask", 0.2, -0.3, { hidden: true }),
  layer("clipped", 0.25, -0.3, { mask: { layer: "mask", inverted: false }, mirror: { readable: true } }),
  layer("seam", 0, 0.3, { art: { kind: "text", text: "27 GT", font: "bebas", color: "#101214" }, size: [0.3, 0.1] }),
  layer("under", 0.2, 0),
  layer("mixed", 0.23, 0, { blend: "multiply" }),
  layer("faded", 0.4, 0, { group: "G" }),
  // ends what is shown of its group as one picture, on the other panel too
  layer("between", -0.4, 0.2),
  layer("inside", 0.43, 0, { group: "G", finish: "matte" }),
  layer("hole", 0.42, 0.02, { blend: "knockout", size: [0.03, 0.03] }),
  layer("picture", 0.3, 0.3, { art: { kind: "upload", uuid: PICTURE }, size: [0.1, 0.05], opacity: 0.9 }),
];

async function task(map: Uint8Array): Promise<ProductionTask> {
  const half = { width: 40, height: 40, channels: 4, background: "#3366cc" } as const;
  const clear = { width: 80, height: 40, channels: 4, background: "#00000000" } as const;
  const inner = await sharp({ create: half }).png().toBuffer();
  const png = await sharp({ create: clear })
    .composite([{ input: inner, left: 10, top: 0 }])
    .png()
    .toBuffer();
  return {
    map,
    panels: [],
    build: { stickers, groups: { G: { opacity: 0.5 } } },
    art: new Map([[PICTURE, { bytes: new Uint8Array(png), svg: false }]]),
    title: "#20 Apart",
    language: "en",
    profile: { white: ["clear"] },
    date: "2026-11-27T00:00:00Z",
  };
}

it("the same bytes come of any number of threads", async () => {
  const asked = await task(twoPanels());
  const alone = await produce(asked, 0);
  expect(new Set(alone.pieces.map(({ panel }) => panel))).toEqual(new Set(["hood", "roof"]));
  const shown = new Set(alone.pieces.flatMap(({ layers }) => layers));
  expect(stickers.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual(["mask", "hole"]);
  const numbers = ({ pieces }: typeof alone) => pieces.map(({ number, panel, layers }) => [number, panel, layers]);
  for (const threads of [1, 2]) {
    const made = await produce(asked, threads);
    expect(numbers(made)).toEqual(numbers(alone));
    expect(made.files.map(({ name }) => name)).toEqual(alone.files.map(({ name }) => name));
    for (const [i, { name, bytes }] of made.files.entries())
      expect(Buffer.from(bytes).equals(alone.files[i]?.bytes ?? new Uint8Array()), name).toBe(true);
  }
});

it("a thread that fails ends the run with what it says", async () => {
  const map = flatPanel();
  const { build, profile } = { build: { stickers }, profile: {} as never };
  const asked = cutApart({ map, build, artOf: () => null, profile }, new Uint8Array(4), 2);
  await expect(asked).rejects.toThrow("has no head");
});

/** Each thread that begins while something is done. */
async function withThreads(seen: (thread: Worker) => void, work: () => Promise<void>): Promise<void> {
  process.on("worker", seen);
  try {
    await work();
  } finally {
    process.off("worker", seen);
  }
}

it.each([
  ["one that has more to cut", 1, "message"],
  ["one of two", 2, "online"],
] as const)("a thread that dies while it cuts ends the run, and the next makes the same: %s", async (_, many, at) => {
  const asked = await task(twoPanels());
  const alone = await produce(asked, 0);
  const threads: Worker[] = [];
  const kill = (thread: Worker) => {
    threads.push(thread);
    if (threads.length === 1) thread.once(at, () => void thread.terminate());
  };
  await withThreads(kill, async () => {
    await expect(produce(asked, many)).rejects.toThrow("A thread ended while it cut.");
  });
  expect(threads).toHaveLength(many);
  // none is left over, also not the one that nobody killed
  expect(threads.map(({ threadId }) => threadId)).toEqual(threads.map(() => -1));
  const again: Worker[] = [];
  await withThreads(
    (thread) => again.push(thread),
    async () => {
      const { files } = await produce(asked, many);
      for (const [i, { name, bytes }] of files.entries())
        expect(Buffer.from(bytes).equals(alone.files[i]?.bytes ?? new Uint8Array()), name).toBe(true);
      expect(files).toHaveLength(alone.files.length);
    },
  );
  expect(again.map(({ threadId }) => threadId)).toEqual(again.map(() => -1));
});

it("what is cut sooner than threads begin is cut without them", () => {
  expect(threadsFor({ stickers: Array.from({ length: 100 }, (_, i) => layer(`${i}`, 0, 0)) })).toBe(0);
});
