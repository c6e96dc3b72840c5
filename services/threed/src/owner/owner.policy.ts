import type { Visitor } from "@carloom/platform";

/** Whose rows a visitor may change: only their own. Public default projects belong to nobody. */
export function ownerOf(visitor: Visitor): string {
  return visitor.userId;
}
