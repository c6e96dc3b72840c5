import { ROWS } from "../tables/stickers.ts";
import type { Row } from "../tables/stickers/row.ts";
import type { CatalogueSticker } from "./types.ts";

/** Printed vinyl by area with a floor: US cents per square metre, won and yen at fixed list rates. */
function priced(area: number): CatalogueSticker["price"] {
  const cents = Math.max(900, Math.round((area * 9500) / 100) * 100);
  return { USD: cents, KRW: Math.round((cents * 13.75) / 100) * 100, JPY: Math.round((cents * 1.5) / 10) * 10 };
}

/** A row in the catalogue's units: metres, kilograms, minor units of money. */
function entry({ width, height, ...row }: Row): CatalogueSticker {
  const area = (width * height) / 1_000_000;
  return {
    ...row,
    width: width / 1000,
    height: height / 1000,
    sku: `CL-ST-${row.slug.toUpperCase()}`,
    file: `stickers/${row.slug}.svg`,
    thumbnail: `thumbnails/stickers/${row.slug}.webp`,
    price: priced(area),
    weightKg: Math.max(0.02, Math.round(area * 250) / 1000),
    stock: 500,
  };
}

export const STICKERS: readonly CatalogueSticker[] = ROWS.map(entry);
