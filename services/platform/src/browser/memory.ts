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

/** MiB of a process and all below it, shared pages counted once; null where the system does not tell. */
export function memoryOfFamily(pid: number): number | null {
  let kib = 0;
  for (const each of familyOf(pid)) {
    try {
      kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      // ended in between
    }
  }
  return kib > 0 ? kib / 1024 : null;
}
