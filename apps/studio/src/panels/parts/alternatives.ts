import { conflicts, type FitmentReason, type PartMeasures, type PartOption, type Slot } from "@carloom/build";
import { type Judge, verdictOf } from "./verdict.ts";

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

/**
 * Ways out of a clash of mounted parts that end it without making another, those most alike first. What a part needs and
 * the car has not is offered before parts that need nothing.
 */
export function waysOut<P extends Candidate>(
  reason: FitmentReason,
  parts: readonly P[],
  slots: readonly Slot[],
  mounted: ReadonlyMap<string, PartOption>,
): WayOut<P>[] {
  const { slot: slotId, other: otherId } = reason.values;
  const before = conflicts(mounted).length;
  const ways: (WayOut<P> & { far: number })[] = [];
  for (const id of [String(slotId), String(otherId)]) {
    const slot = slots.find((one) => one.id === id);
    if (!slot) continue;
    const now = mounted.get(id);
    const better = (option: PartOption | null) => {
      const after = new Map(mounted);
      if (option) after.set(id, option);
      else after.delete(id);
      return conflicts(after).length < before;
    };
    if (now && better(null)) ways.push({ slot: id, part: null, far: 50 });
    for (const part of parts) {
      if (!part.slots.includes(id) || part.option === now || !better(part.option)) continue;
      if (verdictOf(part.option, [slot], mounted).verdict === "block") continue;
      const wanted = reason.code === "requires" && !now;
      ways.push({ slot: id, part, far: now ? distance(now.measures, part.option.measures) : wanted ? -1 : 10 });
    }
  }
  return ways
    .sort((a, b) => a.far - b.far)
    .filter(({ slot }, i, all) => all.slice(0, i).filter((one) => one.slot === slot).length < WAYS_IN_SLOT)
    .slice(0, WAYS)
    .map(({ slot, part }) => ({ slot, part }));
}
