import type { BuildDocument } from "@carloom/build";

export type BuildDiff = {
  /** Zones whose paint differs. */
  paint: string[];
  /** Slots whose part differs; null is the stock part. */
  parts: { slot: string; part: string | null }[];
  stickers: boolean;
  stance: boolean;
  glass: boolean;
  plate: boolean;
  lights: boolean;
  doors: boolean;
  scene: boolean;
};

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Element by element: of a thousand layers all but one are the very same objects. */
function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((value, i) => same(value, b[i])));
}

function changedKeys<T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>): string[] {
  const all = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...all].filter((key) => !same(a[key], b[key]));
}

/** Of groups only what is seen of them, and where those lie. */
const fadesOf = ({ groups }: BuildDocument) =>
  Object.values(groups ?? {}).some(({ opacity }) => opacity !== undefined) ? groups : undefined;

/** What must be done to a picture of `from` to make it one of `to`. */
export function diffBuilds(from: BuildDocument, to: BuildDocument): BuildDiff {
  return {
    paint: changedKeys(from.paint, to.paint),
    parts: changedKeys(from.parts, to.parts).map((slot) => ({ slot, part: to.parts[slot] ?? null })),
    stickers: !sameList(from.stickers, to.stickers) || !same(fadesOf(from), fadesOf(to)),
    stance: !same(from.stance, to.stance),
    glass: !same(from.glass, to.glass),
    plate: !same(from.plate, to.plate),
    lights: !same(from.lights, to.lights),
    doors: !same(from.doors, to.doors),
    scene: !same(from.scene, to.scene),
  };
}
