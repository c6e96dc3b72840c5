import { useEffect, useState } from "react";
import type { Part } from "../../catalogue/catalogue.ts";
import { useStudio } from "../../workspace/studio-context.tsx";

/** Orders of the list of parts: as the shop has them, or by what they cost or weigh, least first. */
export const PART_ORDERS = ["shop", "price", "weight"] as const;
export type PartOrder = (typeof PART_ORDERS)[number];

const NONE: ReadonlyMap<string, number> = new Map();

/** The parts in an order; what has no price or weight stands last, in the shop's order. */
export function sortParts<P extends { uuid: string; option: Part["option"] }>(
  parts: readonly P[],
  order: PartOrder,
  prices: ReadonlyMap<string, number>,
): P[] {
  if (order === "shop") return [...parts];
  const value = ({ uuid, option }: P) =>
    (order === "price" ? prices.get(uuid) : option.measures.weightKg) ?? Number.POSITIVE_INFINITY;
  return parts.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) - value(b)));
}

/** Prices of parts in a slot, asked for once the list is to be in their order. */
export function usePrices(slot: string, parts: readonly Part[], wanted: boolean): ReadonlyMap<string, number> {
  const { catalogue } = useStudio();
  const [prices, setPrices] = useState(NONE);
  const uuids = parts.map(({ uuid }) => uuid).join(" ");
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    // A part whose price does not come stands last.
    void Promise.all(
      parts.map(({ uuid }) =>
        catalogue.offer(slot, uuid).then(
          (line) => [uuid, line?.totalPrice.amount ?? null] as const,
          () => [uuid, null] as const,
        ),
      ),
    ).then((found) => {
      if (current) setPrices(new Map(found.flatMap(([uuid, price]) => (price === null ? [] : [[uuid, price]]))));
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the uuids are the parts
  }, [catalogue, slot, uuids, wanted]);
  return prices;
}
