/**
 * What each of so many cards holds: together exactly what was paid for them. What does not come out even lies on the
 * first ones, a smallest coin each.
 */
export function worthOf(paid: number, count: number): number[] {
  const each = Math.floor(paid / count);
  const rest = paid - each * count;
  return Array.from({ length: count }, (_, at) => each + (at < rest ? 1 : 0));
}
