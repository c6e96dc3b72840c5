import { readFileSync } from "node:fs";

/** User, system and ended children's ticks of a process (Linux: ticks of 10 ms, so measure over many operations). */
function ticks(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { own: Number(fields[11]) + Number(fields[12]), ended: Number(fields[13]) + Number(fields[14]) };
}

/** CPU seconds of one process with all its threads, without its children. */
export function processCpu(pid: number): number {
  return ticks(pid).own / 100;
}

/** CPU seconds of a process and of everything below it, its ended children included. */
export function processTreeCpu(pid: number): number {
  const { own, ended } = ticks(pid);
  let total = (own + ended) / 100;
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean)) {
    try {
      total += processTreeCpu(Number(child));
    } catch {
      // it ended between the two reads
    }
  }
  return total;
}
