import { type Fade, type Placement, stencilsOf } from "@carloom/build";

/**
 * A layer with what clips it, as one piece: it is another one when its mask is another, or how the groups around it fade it,
 * the outermost first.
 */
export type Layer = Placement & { stencil?: Placement; fades?: readonly Fade[] };

const keys = new WeakMap<Placement, string>();

/** Everything of a placement that reaches the livery map; name, group and lock do not. */
export function layerKey(p: Layer): string {
  const known = keys.get(p);
  if (known !== undefined) return known;
  const { name: _name, group: _group, locked: _locked, hidden: _hidden, stencil, ...visual } = p;
  const key = JSON.stringify(visual) + (stencil ? stencilKey(stencil) : "");
  keys.set(p, key);
  return key;
}

/** Of a mask its form counts alone: neither its colours, where no colour is a hole, nor what is done to it. */
const stencilKey = ({
  id: _id,
  finish: _finish,
  tint: _tint,
  blend: _blend,
  mask: _mask,
  ...form
}: Placement): string => ` in ${layerKey(form as Placement)}`;

const made = new WeakMap<Placement, Layer>();

/** Asked of what is seen, one layer after the other, bottom first. */
export type Fading = (layer: Placement) => readonly Fade[] | undefined;

/** What is drawn, bottom first, each with what clips and fades it. */
export function visibleLayers(stickers: readonly Placement[], fadesOf: Fading = () => undefined): Layer[] {
  const stencilOf = stencilsOf(stickers);
  return stickers.flatMap((p) => {
    if (p.hidden || p.opacity === 0) return [];
    const stencil = stencilOf(p)?.layer;
    const fades = fadesOf(p);
    if (!stencil && !fades) return [p];
    const known = made.get(p);
    if (known?.stencil === stencil && JSON.stringify(known?.fades) === JSON.stringify(fades)) return [known as Layer];
    const layer: Layer = { ...p, ...(stencil && { stencil }), ...(fades && { fades }) };
    made.set(p, layer);
    return [layer];
  });
}

/** Do two layers, one above the other, lie in one picture of a faded group? */
export const isOnePicture = (below: Layer | undefined, above: Layer | undefined): boolean =>
  below?.fades !== undefined && below.fades[0]?.run === above?.fades?.[0]?.run;

/** Meets what is printed below it otherwise than over it: the picture of it depends on that. */
export const isBlended = (p: Placement): boolean => p.blend !== undefined;

/** `removed` counts in what is baked, `added` in what is wanted; the other layers keep their order. */
export type BakePlan =
  | { kind: "none" }
  | { kind: "append"; from: number }
  | { kind: "patch"; removed: number[]; added: number[] }
  | { kind: "rebuild" };

/** How many layers at the bottom are baked as they are wanted; keys bottom first. */
export function alikeBelow(baked: readonly string[], wanted: readonly string[]): number {
  let from = 0;
  while (from < baked.length && from < wanted.length && baked[from] === wanted[from]) from++;
  return from;
}
