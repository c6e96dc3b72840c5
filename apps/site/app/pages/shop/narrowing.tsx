import { partsOf } from "../../parts/later.ts";

const load = () => import("./narrowing-later.ts");
const part = partsOf(import.meta.env.SSR ? await load() : null, load);

export const Filters = part((all) => all.Filters);
export const ActiveFilters = part((all) => all.ActiveFilters);
export const NothingFound = part((all) => all.NothingFound);
