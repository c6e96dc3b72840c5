import type { BuildDocument } from "@carloom/build";
import type { StylistCar, StylistPart } from "../contract.ts";
import { clashes, isInStock, missing, without } from "./parts.ts";
import type { Note } from "./work.ts";

type Why = NonNullable<Note["why"]>;

/** Why a part does not go into a slot of this build: the shop, the car, what is mounted, or what is not wanted. */
export function misfit(
  car: StylistCar,
  build: BuildDocument,
  part: StylistPart,
  slot: string,
  unwanted: readonly string[],
): Why {
  const place = part.slots.find((one) => one.slot === slot) ?? part.slots[0];
  const [first] = (place?.fitment.reasons ?? []).toSorted(
    (a, b) => Number(b.verdict === "block") - Number(a.verdict === "block"),
  );
  if (place?.fitment.verdict === "block" && first) return first;
  const bare = { ...build, parts: without(build.parts, [slot]) };
  if (!isInStock(car, bare, part, slot)) return { code: "stock", values: {} };
  const next = { ...bare, parts: { ...bare.parts, [slot]: part.uuid } };
  const known = new Set(clashes(car, bare).map(({ code, values }) => `${code} ${values.slot} ${values.other}`));
  const clash = clashes(car, next).find(
    ({ code, verdict, values }) => verdict === "block" && !known.has(`${code} ${values.slot} ${values.other}`),
  );
  if (clash) return clash;
  const need = missing(car, next).find((one) => !missing(car, bare).includes(one));
  if (need) return { code: unwanted.includes(need) ? "unwanted" : "requires", values: { other: need } };
  return first ?? { code: "no-data", values: {} };
}
