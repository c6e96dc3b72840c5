type Named = {
  productName: string;
  variantName: string;
  productSku?: string | null;
  layer?: string | null;
  build?: string | null;
};

/**
 * What tells a line from others of the same goods: the layer that is printed, the size, the build, the number. Whoever
 * packs has only this to find the right sheet by.
 */
export function lineNote({ productName, variantName, productSku, layer, build }: Named): string {
  const size = variantName === productName ? "" : variantName;
  // parts of a build are named as in the catalogue already
  const own = layer === productName ? "" : layer;
  return [own, size, build, productSku].filter(Boolean).join(" · ");
}

/** A line in one row of text, without its number. */
export function lineName(line: Named): string {
  return [line.productName, lineNote({ ...line, productSku: null })].filter(Boolean).join(" · ");
}
