import { partsOf } from "../../parts/later.ts";

const load = () => import("./lower-later.ts");
const part = partsOf(import.meta.env.SSR ? await load() : null, load);

export const Facts = part((all) => all.Facts);
export const Below = part((all) => all.Below);
export const Gallery = part((all) => all.Gallery);
