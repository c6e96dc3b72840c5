import {
  conflicts,
  type Fitment,
  type FitmentReason,
  fitment,
  type PartOption,
  type Slot,
  type Verdict,
} from "@carloom/build";

const RANK: Record<Verdict, number> = { fits: 0, unknown: 1, warn: 2, block: 3 };

/** Slots that one choice fills: a wheel goes on both axles when asked, wherever it was made for them. */
export function slotsToFill(
  slot: string,
  partSlots: readonly string[],
  templateSlots: readonly string[],
  pair: boolean,
): string[] {
  if (!pair || !slot.startsWith("wheels.")) return [slot];
  return templateSlots.filter((id) => id.startsWith("wheels.") && partSlots.includes(id));
}

/**
 * The worst verdict of a part over the slots it would fill, with every reason once; what it clashes with on the
 * car as it stands counts, too.
 */
export function verdictOf(
  option: PartOption,
  slots: readonly Slot[],
  mounted: ReadonlyMap<string, PartOption>,
): Fitment {
  const reasons: FitmentReason[] = [];
  const add = (reason: FitmentReason) => {
    if (
      !reasons.some(
        (other) => other.code === reason.code && JSON.stringify(other.values) === JSON.stringify(reason.values),
      )
    )
      reasons.push(reason);
  };
  const after = new Map(mounted);
  for (const slot of slots) after.set(slot.id, option);
  // where other wheels are mounted in front, it is they that brakes must go into: a clash says so
  const onStockWheels = !after.has("wheels.front");
  for (const slot of slots)
    for (const reason of fitment(slot, option.measures).reasons)
      if (reason.code !== "brake-stock-wheels" || onStockWheels) add(reason);
  const touched = new Set(slots.map(({ id }) => id));
  for (const reason of conflicts(after)) {
    const { slot, other } = reason.values;
    if (touched.has(String(slot)) || touched.has(String(other))) add(reason);
  }
  const verdict = reasons.reduce<Verdict>(
    (worst, reason) => (RANK[reason.verdict] > RANK[worst] ? reason.verdict : worst),
    "fits",
  );
  return { verdict, reasons };
}

/** Judges a part in slots. */
export type Judge = (option: PartOption, slots: readonly Slot[]) => Fitment;

/** Judges on the car as it stands. Each part is looked at once, however many lists and alternatives ask for it. */
export function judgeOn(mounted: ReadonlyMap<string, PartOption>): Judge {
  const known = new WeakMap<PartOption, Map<string, Fitment>>();
  return (option, slots) => {
    const bySlots = known.get(option) ?? new Map<string, Fitment>();
    const key = slots.map(({ id }) => id).join(" ");
    const fit = bySlots.get(key) ?? verdictOf(option, slots, mounted);
    bySlots.set(key, fit);
    known.set(option, bySlots);
    return fit;
  };
}

/** The reason to show first: the one that decided. */
export const deciding = ({ verdict, reasons }: Fitment): FitmentReason | null =>
  reasons.find((reason) => reason.verdict === verdict) ?? null;
