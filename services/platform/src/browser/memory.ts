import { readdirSync, readFileSync } from "node:fs";

/** Processes that a process started, and those that they did; empty where the system does not tell (Linux does). */
function familyOf(pid: number): number[] {
  try {
    // Children are listed with the thread that started them.
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean),
    );
    return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
  } catch {
    return [];
  }
}

/** KiB that a process holds, pages that it shares counted whole; read at once from counters of the system. */
function residentOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1] ?? 0);
}

/** KiB of a process, each shared page by its share; the system walks all pages for that, tens of ms for a drawing browser. */
function shareOf(pid: number): number {
  const line = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
  return Number(line?.[1] ?? 0);
}

/** A family is asked for anew at every so many looks: each thread of a browser lists children of its own. */
const WALK_EVERY = 4;

/**
 * Looks at the MiB of a process and all below it, shared pages counted once where it matters: what is below `most` with
 * them counted for everybody is below it anyway, and told so. Null where the system does not tell.
 */
export function watchMemory(pid: number): (most: number) => number | null {
  let family: number[] = [];
  let looks = 0;
  const sum = (of: (pid: number) => number) =>
    family.reduce((kib, each) => {
      try {
        return kib + of(each);
      } catch {
        // ended in between
        return kib;
      }
    }, 0) / 1024;
  return (most) => {
    if (looks++ % WALK_EVERY === 0) family = familyOf(pid);
    const atMost = sum(residentOf);
    const used = atMost > most ? sum(shareOf) : atMost;
    return used > 0 ? used : null;
  };
}
