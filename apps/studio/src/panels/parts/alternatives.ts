import { conflicts, type FitmentReason, type PartMeasures, type PartOption, type Slot } from "@carloom/build";
import { type Judge, slotsToFill, verdictOf } from "../../fitting/verdict.ts";

export type Candidate = { uuid: string; slots: readonly string[]; option: PartOption };

/** How far two parts are from each other in what they measure; inches and millimetres, weighted to be alike. */
function distance(a: PartMeasures, b: PartMeasures): number {
  if (a.wheel && b.wheel)
    return (
      Math.abs(a.wheel.diameter - b.wheel.diameter) * 2 +
      Math.abs(a.wheel.width - b.wheel.width) * 2 +
      Math.abs(a.wheel.offset - b.wheel.offset) / 10
    );
  if (a.brake && b.brake) return Math.abs(a.brake.discFront - b.brake.discFront) / 10;
  if (a.mount && b.mount) return Math.abs(a.mount.span - b.mount.span) / 100;
  return 100;
}

/** Parts that fit these slots as the car stands, those most alike first. */
export function alikeThatFit<P extends Candidate>(
  part: P,
  parts: readonly P[],
  slots: readonly Slot[],
  judge: Judge,
): P[] {
  return parts
    .filter((other) => other.uuid !== part.uuid && slots.every(({ id }) => other.slots.includes(id)))
    .filter((other) => judge(other.option, slots).verdict === "fits")
    .map((other) => ({ other, far: distance(part.option.measures, other.option.measures) }))
    .sort((a, b) => a.far - b.far)
    .map(({ other }) => other);
}

/** A way out of a clash: another part in a slot, or the stock part (null). */
export type WayOut<P> = { slot: string; part: P | null };

/** Most ways that are offered, and most of them in one slot: another part of the slot in question is only one kind of way. */
const WAYS = 3;
const WAYS_IN_SLOT = 2;
/** What fits only with a warning comes after what fits. */
const NOT_QUITE = 25;

/**
 * The slot whose part comes off to end a clash without making another: the other's before that of the part in question.
 * Null where nothing that comes off ends it.
 */
export function takenOff({ code, values }: FitmentReason, mounted: ReadonlyMap<string, PartOption>): string | null {
  const before = conflicts(mounted).length;
  const ends = (id: string) => {
    const after = new Map(mounted);
    return after.delete(id) && conflicts(after).length < before;
  };
  const [own, other] = [String(values.slot), String(values.other)];
  return (code === "requires" ? [own] : [other, own]).find(ends) ?? null;
}

/**
 * Ways out of a clash of mounted parts that end it without making another, those most alike first. What a part needs and
 * the car has not is offered before parts that need nothing.
 */
export function waysOut<P extends Candidate>(
  reason: FitmentReason,
  parts: readonly P[],
  slots: readonly Slot[],
  mounted: ReadonlyMap<string, PartOption>,
  pair = true,
): WayOut<P>[] {
  const { slot: slotId, other: otherId } = reason.values;
  const before = conflicts(mounted).length;
  const everySlot = slots.map(({ id }) => id);
  const ways: (WayOut<P> & { far: number })[] = [];
  for (const id of [String(slotId), String(otherId)]) {
    if (!everySlot.includes(id)) continue;
    const now = mounted.get(id);
    const better = (ids: readonly string[], option: PartOption | null) => {
      const after = new Map(mounted);
      for (const one of ids)
        if (option) after.set(one, option);
        else after.delete(one);
      return conflicts(after).length < before;
    };
    if (now && better(slotsToFill(id, everySlot, everySlot, pair), null)) ways.push({ slot: id, part: null, far: 50 });
    for (const part of parts) {
      const ids = slotsToFill(id, part.slots, everySlot, pair);
      if (!part.slots.includes(id) || part.option === now || !better(ids, part.option)) continue;
      const group = slots.filter((slot) => ids.includes(slot.id));
      const { verdict } = verdictOf(part.option, group, mounted);
      if (verdict === "block") continue;
      const wanted = reason.code === "requires" && !now;
      const far = now ? distance(now.measures, part.option.measures) : wanted ? -1 : 10;
      ways.push({ slot: id, part, far: verdict === "fits" ? far : far + NOT_QUITE });
    }
  }
  return ways
    .sort((a, b) => a.far - b.far)
    .filter(({ slot }, i, all) => all.slice(0, i).filter((one) => one.slot === slot).length < WAYS_IN_SLOT)
    .slice(0, WAYS)
    .map(({ slot, part }) => ({ slot, part }));
}
