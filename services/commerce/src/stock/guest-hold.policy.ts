import type { Placed } from "./guest-hold.repository.ts";

/** A network is shared by many people: it has so many times what one of them has. */
const PEOPLE = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Each order beyond the free ones waits twice as long after the one before it. */
function waitAfter(count: number, free: number, last: Date | null, now: number): number {
  if (count < free || !last) return 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, count - free));
  return Math.max(0, last.getTime() + wait - now);
}

/**
 * Seconds until somebody without an account may place another order that is not paid yet.
 * @param free orders of a day that one inbox places without waiting; a network five times as many; 0 is no limit
 */
export function orderWait(placed: Placed, free: number, now: number): number {
  if (free === 0) return 0;
  const inbox = waitAfter(placed.inbox, free, placed.lastInbox, now);
  const network = waitAfter(placed.network, free * PEOPLE, placed.lastNetwork, now);
  return Math.ceil(Math.max(inbox, network) / 1000);
}

/** Variants of which more pieces would be held than one person may keep without paying. 0 is no limit. */
export function overheld(
  wanted: ReadonlyMap<number, number>,
  held: ReadonlyMap<number, number>,
  most: number,
): number[] {
  if (most === 0) return [];
  return [...wanted].flatMap(([variant, pieces]) => {
    const before = held.get(variant) ?? 0;
    // one order alone is never too much: that is the limit of the shelf
    return before > 0 && before + pieces > most ? [variant] : [];
  });
}
