import { AssetRefusal } from "../../refusal.ts";

/** What an element costs to draw: itself, its children, and what it refers to. */
export type DrawNode = { id: string | null; refers: string | null; children: DrawNode[] };

/**
 * Elements drawn when every reference is followed. References that multiply (a picture of ten uses of ten uses …) or loop are refused.
 * Depth is bounded by the parser's nesting times the number of ids, so it is walked with the memory of finished ids.
 */
export function drawnElements(root: DrawNode, limit: number): number {
  const byId = new Map<string, DrawNode>();
  const collect = [root];
  for (let node = collect.pop(); node; node = collect.pop()) {
    if (node.id !== null && !byId.has(node.id)) byId.set(node.id, node);
    collect.push(...node.children);
  }
  const cost = new Map<DrawNode, number>();
  const open = new Set<DrawNode>();
  const stack: DrawNode[] = [root];
  for (let node = stack.at(-1); node; node = stack.at(-1)) {
    if (cost.has(node)) {
      stack.pop();
      continue;
    }
    const target = node.refers === null ? undefined : byId.get(node.refers);
    const below = target ? [...node.children, target] : node.children;
    const waiting = below.filter((child) => !cost.has(child));
    if (waiting.some((child) => open.has(child))) throw new AssetRefusal("svg-expands", { limit });
    if (waiting.length > 0) {
      open.add(node);
      stack.push(...waiting);
      continue;
    }
    const sum = below.reduce((total, child) => total + (cost.get(child) ?? 0), 1);
    if (sum > limit) throw new AssetRefusal("svg-expands", { limit });
    cost.set(node, sum);
    open.delete(node);
    stack.pop();
  }
  return cost.get(root) ?? 0;
}
