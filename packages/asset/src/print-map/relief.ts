import { excessOf, type Laid, lay } from "./lay.ts";
import { withCuts } from "./mesh.ts";
import { type Ways, wayFrom, waysToBorder } from "./path.ts";
import { mostOf } from "./stretch.ts";

/** Of the excess: a cut that takes away less is not made. */
const WORTH = 0.9;

export const isWithin = ({ sheet, stretch, isWhole }: Laid, limit: number): boolean =>
  isWhole && mostOf(sheet.rest.area, stretch) <= limit;

/** The inner point around which most is stretched beyond the limit. */
function worstPoint({ sheet, stretch }: Laid, limit: number): number {
  const { point, count, rest, isBorder, neighbours } = sheet;
  const own = new Float64Array(count);
  for (let corner = 0; corner < point.length; corner++) {
    const t = Math.floor(corner / 3);
    own[point[corner]!] = own[point[corner]!]! + rest.area[t]! * Math.max(0, stretch[t]! - limit);
  }
  let [found, most] = [-1, 0];
  for (let p = 0; p < count; p++) {
    if (isBorder[p]) continue;
    let sum = own[p]!;
    for (const n of neighbours[p]!) sum += own[n]! / 2;
    if (sum > most) [found, most] = [p, sum];
  }
  return found;
}

/** The inner point that is farthest from every border: the bottom of a bowl. */
function deepest({ sheet }: Laid, { cost }: Ways): number {
  let found = -1;
  for (let p = 0; p < cost.length; p++)
    if (!sheet.isBorder[p] && cost[p]! < Number.POSITIVE_INFINITY && (found < 0 || cost[p]! > cost[found]!)) found = p;
  return found;
}

/** One more relief cut where it takes a tenth of the excess away; null where none does. */
export function relieved(laid: Laid, limit: number): { laid: Laid; cut: number[] } | null {
  const { sheet } = laid;
  const ways = waysToBorder(sheet);
  let best: { laid: Laid; cut: number[] } | null = null;
  let least = excessOf(laid, limit) * WORTH;
  for (const start of new Set([worstPoint(laid, limit), deepest(laid, ways)])) {
    const cut = start < 0 ? [] : wayFrom(sheet, ways, start);
    if (cut.length === 0) continue;
    const tried = lay(withCuts(sheet.mesh, cut));
    const excess = excessOf(tried, limit);
    if (excess < least) [best, least] = [{ laid: tried, cut }, excess];
  }
  return best;
}
