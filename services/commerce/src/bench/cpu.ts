import { readFileSync } from "node:fs";

/** CPU milliseconds of a process and of everything below it; Linux counts in ticks of 10 ms. */
export function treeCpu(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const own = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]) * 10, 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + treeCpu(Number(child)), own);
}
