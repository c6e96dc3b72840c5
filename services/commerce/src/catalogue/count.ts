import { shopTables } from "../tables.ts";
import { believed } from "./believed.ts";
import { type ProductQuery, productCount } from "./product.repository.ts";

/** How many products a list has. In a large catalogue the number may be some seconds old, the list itself never is. */
export const knownCount = believed((db, query: ProductQuery) => productCount(shopTables(db), query));
