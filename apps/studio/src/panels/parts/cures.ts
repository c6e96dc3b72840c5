import type { PartOption, Slot } from "@carloom/build";
import { alikeThatFit, type Candidate } from "./alternatives.ts";
import { type Judge, slotsToFill, verdictOf } from "../../fitting/verdict.ts";

/**
 * What one press does about a warning: the part goes on together with something in other slots (`null`: what stands there
 * comes off), or another part goes on instead.
 */
export type Cure<P> = { kind: "with"; slots: readonly string[]; part: P | null } | { kind: "instead"; part: P };

type Car<P> = {
  parts: readonly P[];
  slots: readonly Slot[];
  mounted: ReadonlyMap<string, PartOption>;
  judge: Judge;
};

/** What stands before the size in a title: "Fold 5" of "Fold 5, 19 × 9". */
const modelOf = (title: string): string => title.split(",")[0] ?? title;

/** The slots that the reasons name, and where brakes do not fit the wheels that the car is sold with, those of the wheels. */
function slotsAmiss<P>(
  reasons: ReturnType<Judge>["reasons"],
  own: ReadonlySet<string>,
  slots: Car<P>["slots"],
): string[][] {
  const everySlot = slots.map(({ id }) => id);
  const named = reasons.flatMap(({ code, values }) =>
    code === "brake-stock-wheels" ? ["wheels.front"] : [String(values.slot), String(values.other)],
  );
  const groups = named
    .filter((id) => !own.has(id) && everySlot.includes(id))
    .map((id) => slotsToFill(id, everySlot, everySlot, true));
  return groups.filter((group, i) => groups.findIndex((one) => one.join() === group.join()) === i);
}

/**
 * The nearest way to have a part, or one like it, without a warning; null where there is none or nothing is amiss.
 * What the part needs, or what stands in its way, is put right before another part is offered.
 * @param own the slots that the part would fill
 */
export function cureFor<P extends Candidate & { title: string }>(
  part: P,
  own: readonly Slot[],
  car: Car<P>,
): Cure<P> | null {
  const fit = car.judge(part.option, own);
  if (fit.verdict === "fits" || fit.verdict === "unknown") return null;
  const filled = new Set(own.map(({ id }) => id));
  for (const ids of slotsAmiss(fit.reasons, filled, car.slots)) {
    const group = car.slots.filter(({ id }) => ids.includes(id));
    const helps = (option: PartOption | null): boolean => {
      const after = new Map(car.mounted);
      for (const id of ids)
        if (option) after.set(id, option);
        else after.delete(id);
      if (verdictOf(part.option, own, after).verdict !== "fits") return false;
      for (const { id } of own) after.set(id, part.option);
      return option === null || verdictOf(option, group, after).verdict === "fits";
    };
    const others = car.parts.filter((other) => group.every(({ id }) => other.slots.includes(id)));
    // what stands there now tells what is most alike
    const now = others.find(({ option }) => ids.some((id) => car.mounted.get(id) === option));
    const ordered = now ? [...alikeThatFit(now, others, group, () => ({ verdict: "fits", reasons: [] }))] : others;
    const found = ordered.find(({ option }) => helps(option));
    if (found) return { kind: "with", slots: ids, part: found };
    if (ids.some((id) => car.mounted.has(id)) && helps(null)) return { kind: "with", slots: ids, part: null };
  }
  const alike = alikeThatFit(part, car.parts, own, car.judge);
  const other = alike.find(({ title }) => modelOf(title) === modelOf(part.title)) ?? alike[0];
  return other ? { kind: "instead", part: other } : null;
}
