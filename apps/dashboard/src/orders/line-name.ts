import { goodsName, type NameOf, sizeName } from "../parts/names.ts";

type Named = Parameters<typeof sizeName>[1] & {
  productSku?: string | null;
  layer?: string | null;
  build?: string | null;
};

/** In the shop's own language, as it was ordered. */
const asOrdered: NameOf = () => "";

/**
 * What tells a line from others of the same goods: the layer that is printed, the size, the build, the number. Whoever
 * packs has only this to find the right sheet by.
 */
export function lineNote(line: Named, nameOf: NameOf = asOrdered): string {
  const { productName, productSku, layer, build } = line;
  const size = sizeName(nameOf, line);
  // parts of a build are named as in the catalogue already
  const own = layer === productName ? "" : layer;
  return [own, size, build, productSku].filter(Boolean).join(" · ");
}

/** A line in one row of text, without its number. */
export function lineName(line: Named, nameOf: NameOf = asOrdered): string {
  return [goodsName(nameOf, line), lineNote({ ...line, productSku: null }, nameOf)].filter(Boolean).join(" · ");
}
