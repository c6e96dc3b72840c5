import { MeshoptSimplifier } from "meshoptimizer";
import { triangleCount } from "../geometry/piece.ts";
import { withIndex } from "../geometry/subset.ts";
import { weldPiece } from "../geometry/weld.ts";
import type { Part } from "../propose/part.ts";
import type { Notes } from "../report.ts";
import { LEAST_INDICES, PASSES } from "./passes.ts";

/** Held to a third of the error of a pass: what is large and smooth, or mirrors. */
const STRICT = new Set(["paint", "glass", "tyre", "lens", "rim", "chrome"]);

function reduce(part: Part, errorMm: number): Part {
  const flags: ("LockBorder" | "ErrorAbsolute")[] = ["ErrorAbsolute"];
  if (part.substance === "paint") flags.push("LockBorder");
  const uv = part.uv[0];
  const stride = uv ? 5 : 3;
  const count = part.position.length / 3;
  const attributes = new Float32Array(count * stride);
  for (let i = 0; i < count; i++) {
    attributes.set(part.normal.subarray(i * 3, i * 3 + 3), i * stride);
    if (uv) attributes.set(uv.subarray(i * 2, i * 2 + 2), i * stride + 3);
  }
  const allowed = (STRICT.has(part.substance) ? errorMm / 3 : errorMm) / 1000;
  const weights = uv ? [0.01, 0.01, 0.01, 0.02, 0.02] : [0.01, 0.01, 0.01];
  const [index] = MeshoptSimplifier.simplifyWithAttributes(
    part.index,
    part.position,
    3,
    attributes,
    stride,
    weights,
    null,
    3,
    allowed,
    flags,
  );
  return index.length < part.index.length ? { ...part, ...withIndex(part, index) } : part;
}

/** Welds, then reduces in passes of growing error until the budget (triangles) holds. Within the budget nothing is reduced. */
export async function simplify(parts: readonly Part[], budget: number, notes: Notes): Promise<Part[]> {
  await MeshoptSimplifier.ready;
  const before = triangleCount(parts);
  let current = parts.map((part): Part => ({ ...part, ...weldPiece(part) })).filter((part) => part.index.length > 0);
  let error = 0;
  for (const pass of PASSES) {
    if (triangleCount(current) <= budget) break;
    error = pass;
    current = current.map((part) => (part.index.length > LEAST_INDICES ? reduce(part, pass) : part));
  }
  const after = triangleCount(current);
  if (error > 0) notes.add("done", "simplified", { before, after, error });
  if (after > budget) notes.add("warning", "over-budget", { triangles: after, budget });
  return current;
}
