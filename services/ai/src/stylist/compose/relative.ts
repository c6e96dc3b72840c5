import type { BuildDocument } from "@carloom/build";
import type { ShadeWish } from "../read/wishes.ts";
import { shaded, type Way, wornBy } from "./paint.ts";
import { MEANT, tryPaint, type Work } from "./work.ts";

/** Step of the glass' tint. */
const TINT_STEP = 0.25;

function shadeGlass({ build, notes }: Work, way: Way, degree: number): void {
  const now = build.glass?.tint ?? 0;
  const step = (way === "darker" ? TINT_STEP : -TINT_STEP) * degree;
  const tint = Math.round(Math.max(0, Math.min(0.9, now + step)) * 100) / 100;
  if (tint === now) notes.push({ key: `no-further-${way}` });
  else if (tint === 0) delete build.glass;
  else build.glass = { tint, color: build.glass?.color ?? "#0c0c0d" };
}

export function applyShade(work: Work, { targets, way, degree }: ShadeWish): void {
  if (targets.includes("glass")) return shadeGlass(work, way, degree);
  for (const zone of targets.flatMap((target) => (target === "all" ? ["body"] : (MEANT[target] ?? [target])))) {
    const worn = wornBy(zone, work.build, work.car);
    if (!worn) {
      work.notes.push({ key: "no-zone", values: { zone } });
      continue;
    }
    const next = shaded(worn, way, degree);
    if (next) tryPaint(work, zone, next);
    else work.notes.push({ key: `no-further-${way}` });
  }
}

/**
 * How low a car goes: as low as somebody says in figures; otherwise not so low that tyres come through the fenders, which
 * those with camber do sooner.
 */
const lowestOf = ({ stance: { height, camber } }: BuildDocument, inFigures: boolean): number =>
  inFigures ? -80 : Math.min(height, Math.min(camber.front, camber.rear) <= -2 ? -35 : -60);

export function applyStance(work: Work): void {
  const { build, wishes } = work;
  if (wishes.stance) {
    const { way, mm, degree } = wishes.stance;
    const step = mm ?? Math.round((20 * degree) / 5) * 5;
    const wished = Math.min(80, build.stance.height + (way === "lower" ? -step : step));
    const height = way === "raise" ? wished : Math.max(lowestOf(build, mm !== null), wished);
    const asked = build.stance.height + (way === "lower" ? -step : step);
    if (height === build.stance.height) work.notes.push({ key: "no-further-height" });
    else if (mm !== null && height !== asked) work.notes.push({ key: "height-limit", values: { mm: height } });
    build.stance = { ...build.stance, height };
  }
  if (wishes.camber) build.stance = { ...build.stance, camber: { front: -4, rear: -3 } };
}

export function tintGlass({ build, wishes }: Work): void {
  const tint = wishes.tint?.share ?? Math.min(0.9, (build.glass?.tint ?? 0.2) + 0.4);
  build.glass = { tint, color: build.glass?.color ?? "#0c0c0d" };
}
