import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Piece, Pixels } from "@carloom/production";
import { type CutInput, filmsUnder, type KeptPiece, numbered, type OneFilm } from "@carloom/production/cutting";
import { cornersOf, type Cut, type Numbered, sharedOf } from "./cut-shared.ts";

/** Layers from which on they are cut by several threads: fewer are cut before threads have begun, in less memory. */
const MANY = 250;
/** More would hold more memory than one alone. */
const THREADS = 2;
/** Of each thread's heap. */
const LIMITS = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 24 };

/** How many threads cut a build; 0: nobody but the one that asks. */
export const threadsFor = ({ stickers }: CutInput["build"]): number =>
  stickers.length < MANY || availableParallelism() < 2 ? 0 : THREADS;

/**
 * The pieces that one thread would cut, and the same ones: what lies on one piece of the print map hangs on no other.
 * @throws what a thread fails with, or that one ended in the middle of its work; none is left then
 */
export async function cutApart(input: CutInput, map: Uint8Array, threads: number): Promise<Piece[]> {
  const pictures: Pixels[] = [];
  const shared = sharedOf(input, map, pictures);
  const heavy = ({ layers }: OneFilm) =>
    [...layers].reduce((sum, id) => sum + cornersOf(shared.arts[shared.artOf.get(id) ?? -1]), 0);
  const films = filmsUnder(input)
    .map((one) => ({ one, weight: heavy(one) }))
    .sort((a, b) => b.weight - a.weight || a.one.film - b.one.film)
    .map(({ one }) => one);
  const cut = new Map<number, KeptPiece[]>();
  const working: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL("./cut-thread.ts", import.meta.url), {
        workerData: shared,
        execArgv: [],
        resourceLimits: LIMITS,
      });
      working.push(thread);
      const next = () => {
        const film = films.shift();
        if (film) thread.postMessage(film);
        else {
          resolve();
          void thread.terminate();
        }
      };
      thread.on("error", reject);
      // one that is done is told to end, and its promise is kept by then: whatever ended before was stopped
      thread.on("exit", () => reject(new Error("A thread ended while it cut.")));
      thread.on("message", ({ film, pieces }: Cut) => {
        cut.set(film, pieces);
        next();
      });
      next();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, films.length) }, work));
  } finally {
    await Promise.all(working.map((thread) => thread.terminate()));
  }
  const all = [...cut].sort(([a], [b]) => a - b).flatMap(([, pieces]) => pieces);
  for (const { draws } of all)
    for (const draw of draws)
      if (draw.kind === "raster") draw.pixels = pictures[(draw.pixels as Numbered).number] ?? draw.pixels;
  return numbered(all);
}
