import type { LampColor, RoadMeasures } from "./measures.ts";

/** What a rule of a country's roads looks at. */
export const ROAD_KINDS = ["LENGTH", "WIDTH", "HEIGHT", "CLEARANCE", "GLASS", "WHEELS", "LAMPS", "PARTS"] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];

/**
 * `limit` of LENGTH, WIDTH, HEIGHT: most change either way; WHEELS: most that they stand out; CLEARANCE: least; all mm.
 * GLASS: least, per cent. LAMPS has none: their color is that of the car as it is sold. PARTS has none, but slots where another part is to be looked at.
 */
export type RoadRule = { kind: RoadKind; limit: number | null; slots: readonly string[] };

/** A rule that a build touches, and what was measured: null for PARTS, where `slots` are those that it touches, and for LAMPS, where `lamps` are. */
export type RoadHint<R extends RoadRule> = {
  rule: R;
  value: number | null;
  slots: string[];
  lamps: readonly LampColor[];
};

/** What is 0 without any change of the car says nothing of it: a car that is sold too low stays the maker's matter. */
function touched({ kind, limit, slots }: RoadRule, measures: RoadMeasures): Omit<RoadHint<RoadRule>, "rule"> | null {
  const said = (value: number, isTouched: boolean) => (isTouched ? { value, slots: [], lamps: [] } : null);
  const most = limit ?? 0;
  if (kind === "LENGTH") return said(measures.length, Math.abs(measures.length) > most);
  if (kind === "WIDTH") return said(measures.width, Math.abs(measures.width) > most);
  if (kind === "HEIGHT") return said(measures.height, Math.abs(measures.height) > most);
  if (kind === "WHEELS") return said(measures.wheels, measures.wheels > most);
  if (kind === "CLEARANCE") {
    const { clearance, isLowered } = measures;
    return clearance === null || !isLowered ? null : said(clearance, clearance < most);
  }
  if (kind === "GLASS") return measures.glass === null ? null : said(measures.glass, measures.glass < most);
  if (kind === "LAMPS") return measures.lamps.length > 0 ? { value: null, slots: [], lamps: measures.lamps } : null;
  const here = measures.slots.filter((slot) => slots.includes(slot));
  return here.length > 0 ? { value: null, slots: here, lamps: [] } : null;
}

/** The rules that a build touches, in their order. */
export const roadHints = <R extends RoadRule>(measures: RoadMeasures, rules: readonly R[]): RoadHint<R>[] =>
  rules.flatMap((rule) => {
    const hint = touched(rule, measures);
    return hint ? [{ rule, ...hint }] : [];
  });
