/** CSS px of the finger for one step of a dial. */
export const STEP_PX = 8;

/** A value kept inside its limits and on whole steps, without the noise of binary fractions. */
export function onDial(value: number, step: number, min: number, max: number): number {
  const whole = Math.round(value / step) * step;
  return Number(Math.min(max, Math.max(min, whole)).toFixed(4));
}

/** The value after a finger moved the scale; to the left is more, as with a real ruler under a mark. */
export const dragged = (from: number, dx: number, step: number, min: number, max: number): number =>
  onDial(from - (dx / STEP_PX) * step, step, min, max);

/** The numbers written on the scale around a value: every tenth step, and how far from the mark they stand, CSS px. */
export function dialMarks(value: number, step: number, reach: number): { value: number; x: number }[] {
  const each = step * 10;
  const first = Math.ceil((value - (reach / STEP_PX) * step) / each) * each;
  const marks: { value: number; x: number }[] = [];
  for (let at = first; ((at - value) / step) * STEP_PX <= reach; at += each)
    marks.push({ value: Number(at.toFixed(4)), x: ((at - value) / step) * STEP_PX });
  return marks;
}
