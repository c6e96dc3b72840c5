import { cpuOf, memoryOf } from "./cpu.ts";
import { openStickerPage, quantile, type StickerPage } from "./sticker-page.ts";

/** Frames beside those of the same car without stickers, in turn. */
export type AgainstNone = {
  /** CPU of a frame, and of one without stickers. */
  cpuMs: number;
  cpuNoneMs: number;
  /** Median of what the pairs of frames gave: what else the machine did meanwhile met both. */
  ratio: number;
};

export type StickerRow = {
  stickers: number;
  /** From the build handed over to all layers in the picture. */
  shownMs: number;
  /** Longest script of one frame meanwhile. */
  longestScriptMs: number;
  /** With nothing spared, and as a visitor without a GPU gets it (null where a GPU draws). */
  whole: AgainstNone;
  adapted: AgainstNone | null;
  /** Median of the frames, drawn to the end. */
  frameMs: number;
  memoryMb: number | null;
};

export const COUNTS = [0, 1, 50, 500, 1000] as const;

type Frames = { cpuMs: number; times: number[] };

/** CPU of so many frames, each, and how long they took. */
async function frames({ browser, page }: StickerPage, count: number): Promise<Frames> {
  // Meanwhile this page began its picture at rest: a sample of that costs more than a frame and is not one.
  await page.evaluate("window.benchSpin(1)");
  const before = await cpuOf(browser);
  const times = await page.evaluate<number[]>(`window.benchSpin(${count})`);
  return { cpuMs: ((await cpuOf(browser)) - before) / count, times };
}

const median = (list: readonly number[]) => quantile(list, 0.5);

async function inTurn(of: StickerPage, none: StickerPage, rounds: number, each: number) {
  const pairs: { of: Frames; none: Frames }[] = [];
  for (let i = 0; i < rounds; i++) {
    // Now one goes first, now the other.
    const order = i % 2 ? [of, none] : [none, of];
    const [a, b] = [await frames(order[0] as StickerPage, each), await frames(order[1] as StickerPage, each)];
    pairs.push(i % 2 ? { of: a, none: b } : { of: b, none: a });
  }
  const against: AgainstNone = {
    cpuMs: median(pairs.map((p) => p.of.cpuMs)),
    cpuNoneMs: median(pairs.map((p) => p.none.cpuMs)),
    ratio: median(pairs.map((p) => p.of.cpuMs / p.none.cpuMs)),
  };
  return { against, frameMs: median(pairs.flatMap((p) => p.of.times)) };
}

type Shown = { shownMs: number; longestScriptMs: number };

/**
 * What a frame costs with 0 to 1,000 stickers, beside the same car without any in a second browser, in turn; in software a second
 * pair draws as it adapts.
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
  const open: StickerPage[] = [];
  const page = async (adapt: boolean) => {
    const one = await openStickerPage(cars, slug, how.gpu, adapt);
    open.push(one);
    return one;
  };
  try {
    const [none, full] = [await page(false), await page(false)];
    const adapting = how.gpu ? null : { none: await page(true), full: await page(true) };
    for (const stickers of wanted) {
      const show = (on: StickerPage) => on.page.evaluate<Shown>(`window.benchShow(${stickers})`);
      const { shownMs, longestScriptMs } = await show(full);
      if (adapting) await show(adapting.full);
      const whole = await inTurn(full, none, rounds, each);
      // Its frames are a quarter as dear, so as many more make it as sure.
      const adapted = adapting ? await inTurn(adapting.full, adapting.none, rounds + 2, 2 * each) : null;
      const row: StickerRow = {
        stickers,
        shownMs,
        longestScriptMs,
        whole: whole.against,
        adapted: adapted?.against ?? null,
        frameMs: whole.frameMs,
        memoryMb: await memoryOf(full.browser),
      };
      await how.keep(row, full.renderer);
      how.say(
        `${stickers} stickers: shown after ${Math.round(shownMs)} ms, a frame ${Math.round(row.whole.cpuMs)} ms of CPU, ${row.whole.ratio.toFixed(2)} × none${row.adapted ? `, as it adapts ${row.adapted.ratio.toFixed(2)} ×` : ""}`,
      );
    }
  } finally {
    for (const one of open) await one.close();
  }
}
