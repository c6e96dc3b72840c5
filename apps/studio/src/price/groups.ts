import type { LivePrice, LivePriceLine } from "./live-price.ts";

export const GROUPS = ["wheels", "body", "stickers"] as const;
export type GroupId = (typeof GROUPS)[number];
export type Group = { id: GroupId; lines: LivePriceLine[]; amount: number; areaCm2: number };

export function groupOf(line: Pick<LivePriceLine, "kind" | "reference">): GroupId {
  if (line.kind === "STICKER") return "stickers";
  return /^(wheels|brakes)\b/.test(line.reference) ? "wheels" : "body";
}

/** The lines of a price by group, in the order of the ledger; sums are of what the server says a line costs. */
export function groupsOf(price: LivePrice): Group[] {
  return GROUPS.map((id) => {
    const lines = price.lines.filter((line) => groupOf(line) === id);
    const amount = Math.round(lines.reduce((sum, line) => sum + line.totalPrice.amount, 0) * 100) / 100;
    const areaCm2 = lines.reduce((sum, line) => sum + (line.areaCm2 ?? 0) * line.quantity, 0);
    return { id, lines, amount, areaCm2 };
  });
}

/** What stands against ordering; `name` is the line's, or the server's own words where there is no line. */
export type Blocked = { code: string; name: string };

/** The first reason for which this build cannot be ordered; null when it can. */
export function blockedBy(price: LivePrice): Blocked | null {
  const [problem] = price.problems;
  if (problem) {
    const line = price.lines.find(({ reference }) => reference === problem.reference);
    return { code: problem.code, name: line?.name ?? problem.message };
  }
  const line = price.lines.find(({ verdict }) => verdict === "block");
  return line ? { code: "blocked-fitment", name: line.name } : null;
}
