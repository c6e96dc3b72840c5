import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Pairs of blocks that count, and those before them in which both sides warm up. */
const PAIRS = 16;
const WARM_PAIRS = 5;

const COLLECTOR =
  "require('node:http').createServer((q, s) => q.resume().on('end', () => s.end('{}'))).listen(0, '127.0.0.1', function () { console.log(this.address().port) })";

const part = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

async function openSide(where: { databaseUrl: string; dataDir: string }, name: string, collector: string) {
  const side: ChildProcess = fork(join(import.meta.dirname, "traces-side.ts"), [
    where.databaseUrl,
    where.dataDir,
    name,
    collector,
  ]);
  const failed = once(side, "exit").then(() => Promise.reject(new Error("A side of the comparison ended.")));
  failed.catch(() => undefined);
  const heard = () => Promise.race([once(side, "message"), failed]) as Promise<[number]>;
  await heard();
  return {
    async block(): Promise<number> {
      const answer = heard();
      side.send("block");
      return (await answer)[0];
    },
    async close(): Promise<void> {
      side.send("close");
      await once(side, "exit");
    },
  };
}

/**
 * CPU of a process that traces everything beside that of one that traces nothing: two processes on one database that work
 * through blocks in turn, each traced block beside the mean of its two neighbours, so that a machine that grows busier or
 * quicker tells of neither. One process that switches would pay for the switching: what V8 has learned of spans it forgets
 * whenever none is left.
 *
 * @returns a line for people
 */
export async function compareTraces(where: { databaseUrl: string; dataDir: string }, name: string): Promise<string> {
  const collector = spawn(process.execPath, ["-e", COLLECTOR]);
  const [port] = (await once(collector.stdout, "data")) as [Buffer];
  const without = await openSide(where, name, "");
  const traced = await openSide(where, name, `http://127.0.0.1:${String(port).trim()}`);
  const off = [await without.block()];
  const on: number[] = [];
  for (let pair = 0; pair < WARM_PAIRS + PAIRS; pair++) {
    on.push(await traced.block());
    off.push(await without.block());
  }
  await traced.close();
  await without.close();
  collector.kill();
  const counted = on.slice(WARM_PAIRS);
  const beside = counted.map((_, i) => ((off[WARM_PAIRS + i] ?? 0) + (off[WARM_PAIRS + i + 1] ?? 0)) / 2);
  const ratios = counted.map((each, i) => each / (beside[i] ?? 0));
  return `${name.padEnd(32)} CPU ${part(beside, 0.5).toFixed(3)} ms without traces, ${part(counted, 0.5).toFixed(3)} with; of ${ratios.length} pairs ${part(ratios, 0.5).toFixed(2)} x in the middle, half of them ${part(ratios, 0.25).toFixed(2)} to ${part(ratios, 0.75).toFixed(2)}; all together ${(sum(counted) / sum(beside)).toFixed(2)} x`;
}
