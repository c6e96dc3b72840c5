import { shopTables } from "../tables.ts";
import { counted } from "./counted.ts";
import { type ProductQuery, productCount } from "./product.repository.ts";

/** How many products a list has. In a large catalogue the number may be some seconds old, the list itself never is. */
export const knownCount = counted("products", (db, query: ProductQuery) => productCount(shopTables(db), query));
