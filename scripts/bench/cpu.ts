import { readFileSync } from "node:fs";

/**
 * CPU seconds of a process and of everything below it, its ended children included (Linux: ticks of 10 ms,
 * so measure over many operations).
 */
export function processTreeCpu(pid: number): number {
  let total = 0;
  const visit = (id: number) => {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    total += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
    for (const child of readFileSync(`/proc/${id}/task/${id}/children`, "utf8").trim().split(" ").filter(Boolean)) {
      try {
        visit(Number(child));
      } catch {
        // it ended between the two reads
      }
    }
  };
  visit(pid);
  return total / 100;
}
