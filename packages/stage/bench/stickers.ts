import { cpuOf, memoryOf } from "./cpu.ts";
import { openStickerPage, quantile, type StickerPage } from "./sticker-page.ts";

export type StickerRow = {
  stickers: number;
  /** From the build handed over to all layers in the picture. */
  shownMs: number;
  /** Longest script of one frame meanwhile. */
  longestScriptMs: number;
  /** CPU of a frame, and of one without stickers that was drawn beside it in turn. */
  cpuFrameMs: number;
  cpuFrameNoneMs: number;
  /** Median of what the pairs of frames gave: what else the machine did meanwhile met both. */
  againstNone: number;
  /** Median of the frames, drawn to the end. */
  frameMs: number;
  memoryMb: number | null;
};

export const COUNTS = [0, 1, 50, 500, 1000] as const;

type Frames = { cpuMs: number; times: number[] };

/** CPU of so many frames, each, and how long they took. */
async function frames({ browser, page }: StickerPage, count: number): Promise<Frames> {
  const before = await cpuOf(browser);
  const times = await page.evaluate<number[]>(`window.benchSpin(${count})`);
  return { cpuMs: ((await cpuOf(browser)) - before) / count, times };
}

/**
 * What a frame costs with 0 to 1,000 stickers, beside the same car without any in a second browser, in turn.
 * @param done rows of an earlier run, which are left alone @param keep is given every row as it comes
 */
export async function benchStickers(
  cars: string,
  slug: string,
  how: {
    gpu: boolean;
    done: readonly StickerRow[];
    keep(row: StickerRow, renderer: string): Promise<void>;
    say(line: string): void;
  },
): Promise<void> {
  const wanted = COUNTS.filter((count) => !how.done.some((row) => row.stickers === count));
  if (wanted.length === 0) return;
  const [rounds, each] = how.gpu ? [12, 20] : [5, 2];
  const none = await openStickerPage(cars, slug, how.gpu);
  const full = await openStickerPage(cars, slug, how.gpu).catch(async (error: unknown) => {
    await none.close();
    throw error;
  });
  try {
    await frames(none, 1);
    for (const stickers of wanted) {
      const { shownMs, longestScriptMs } = await full.page.evaluate<{ shownMs: number; longestScriptMs: number }>(
        `window.benchShow(${stickers})`,
      );
      await frames(full, 1);
      const pairs: { of: Frames; beside: Frames }[] = [];
      for (let i = 0; i < rounds; i++) {
        // Now one goes first, now the other.
        const order = i % 2 ? [full, none] : [none, full];
        const [a, b] = [await frames(order[0] as StickerPage, each), await frames(order[1] as StickerPage, each)];
        pairs.push(i % 2 ? { of: a, beside: b } : { of: b, beside: a });
      }
      const median = (pick: (pair: { of: Frames; beside: Frames }) => number) => quantile(pairs.map(pick), 0.5);
      const row: StickerRow = {
        stickers,
        shownMs,
        longestScriptMs,
        cpuFrameMs: median((p) => p.of.cpuMs),
        cpuFrameNoneMs: median((p) => p.beside.cpuMs),
        againstNone: median((p) => p.of.cpuMs / p.beside.cpuMs),
        frameMs: quantile(
          pairs.flatMap((p) => p.of.times),
          0.5,
        ),
        memoryMb: await memoryOf(full.browser),
      };
      await how.keep(row, full.renderer);
      how.say(
        `${stickers} stickers: shown after ${Math.round(shownMs)} ms, a frame ${Math.round(row.cpuFrameMs)} ms of CPU, ${row.againstNone.toFixed(2)} × none`,
      );
    }
  } finally {
    await full.close();
    await none.close();
  }
}
