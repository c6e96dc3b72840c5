/** Level strips that a drawn outline is measured in. */
const BANDS = 320;

/**
 * What lines drawn by hand cover of a box by the even-odd rule, as they are filled: strips that lie beside one another,
 * whichever way the lines run and however often they cross. Signed areas of such lines would say anything.
 * @param spans where a level line lies in them
 */
export function inBands(spans: (y: number) => readonly number[], [w, h]: readonly [number, number]): Float64Array[] {
  const step = h / BANDS;
  const held = (x: number) => Math.max(-w / 2, Math.min(w / 2, x));
  const found: Float64Array[] = [];
  for (let band = 0; band < BANDS; band++) {
    // the same number above as the next strip has below: a point is in one of them
    const [low, high] = [band * step - h / 2, (band + 1) * step - h / 2];
    const at = spans((low + high) / 2);
    for (let i = 0; i + 1 < at.length; i += 2) {
      const [from, to] = [held(at[i] ?? 0), held(at[i + 1] ?? 0)];
      if (to > from) found.push(Float64Array.of(from, low, to, low, to, high, from, high));
    }
  }
  return found;
}
