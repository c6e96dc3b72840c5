import type { Browser } from "playwright-core";
import type { Product } from "../../support/product.ts";

/** One product and one browser for all parts of the suite of changes. */
export type Changed = { product: Product; browser: Browser };
