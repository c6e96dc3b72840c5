import { type Layout, layText, type Measure, type TextArt, textBox } from "@carloom/build/text-layout";
import { type Affine, after } from "../geometry/affine.ts";
import { covered, grown, type Ring } from "../geometry/rings.ts";
import type { Area, Art } from "./art.ts";
import { pathRings } from "./path-data.ts";

/** A face that texts are set in: widths and ink, and outlines as SVG path data; its em is `EM` units, y down. */
export type Face = { measure: Measure; outline(text: string): string };

/** Units of the em that text is laid out in, as the studio lays it. */
export const EM = 200;
/** Outlines are drawn larger by this before they are grown, so that they are followed closely: mm a unit. */
const FINE = 1;
/** Steps that a soft shadow fades out in. */
const SHADES = 14;

/** @param size mm: the text's ink and what is around it fill it */
export function textArt(art: TextArt, face: Face, [width, height]: readonly [number, number]): Art {
  const layout = layText(art, EM, face.measure);
  const box = textBox(art, layout, EM);
  const letters = lettersOf(layout, face);
  const [kx, ky] = [width / (box.right - box.left), height / (box.bottom - box.top)];
  const [ox, oy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const placed = (rings: readonly Ring[], x = 0, y = 0): Ring[] =>
    // y turns over, so rings are turned round to stay outlines
    rings.map((ring) => ring.map(([px, py]) => [(px + x - ox) * kx, (oy - py - y) * ky] as const).reverse());
  const area = (rings: readonly Ring[], color: string, alpha = 1): Area => ({
    kind: "area",
    rings,
    rule: "nonzero",
    paint: { kind: "solid", color },
    alpha,
  });
  const rim = (ems: number) => (ems > 0 ? grown(letters, ems * EM) : letters);
  const { outline, outline2, shadow } = art;
  const [first, second] = [outline?.width ?? 0, outline2?.width ?? 0];
  const items: Area[] = [];
  if (shadow) {
    const thrown = rim(first + second);
    for (const { by, alpha } of softened(shadow.blur * EM))
      items.push(
        area(placed(by === 0 ? thrown : grown(thrown, by), shadow.x * EM, -shadow.y * EM), shadow.color, alpha),
      );
  }
  if (outline2 && second > 0) items.push(area(placed(rim(first + second)), outline2.color));
  if (outline && first > 0) items.push(area(placed(rim(first)), outline.color));
  items.push(area(placed(letters), art.color));
  return { items, flattened: [] };
}

/** All letters as one region, in units of the layout. */
function lettersOf({ runs, lean }: Layout, face: Face): Ring[] {
  const rings = runs.flatMap(({ text, x, y, angle }) => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const turned: Affine = [c, s, -s, c, x, y];
    return pathRings(face.outline(text), after(turned, [FINE, 0, -lean, FINE, 0, 0]));
  });
  return covered(rings, "nonzero");
}

/** A blurred edge as regions that lie on one another, the widest first. @param blur twice its spread */
function softened(blur: number): { by: number; alpha: number }[] {
  if (blur < 0.5) return [{ by: 0, alpha: 1 }];
  const spread = blur / 2;
  let seen = 0;
  return Array.from({ length: SHADES }, (_, i) => {
    const by = spread * (2 - (4 * (i + 0.5)) / SHADES);
    const wanted = 1 / (1 + Math.exp((1.702 * by) / spread));
    const alpha = (wanted - seen) / (1 - seen);
    seen = wanted;
    return { by, alpha };
  });
}
