import type { Api } from "../../support/api.ts";
import type { ProductDatabase } from "../../support/database.ts";
import type { Product } from "../../support/product.ts";

/** What the suite of attacks has open: one product for all of its parts, whose process has to live through them. */
export type Attacked = { product: Product; api: Api; database: ProductDatabase; pid: number };
