import { type ComponentType, lazy } from "react";
import type * as Later from "./narrowing-later.ts";

/**
 * What narrows a list is written by the server and works without script, so its script comes after the page's own: the
 * fields and links stand there meanwhile. Each below a `Suspense`.
 */
const now = import.meta.env.SSR ? await import("./narrowing-later.ts") : null;
type All = typeof Later;

const part = <Props,>(of: (all: All) => ComponentType<Props>): ComponentType<Props> =>
  now ? of(now) : (lazy(async () => ({ default: of(await import("./narrowing-later.ts")) })) as ComponentType<Props>);

export const Filters = part((all) => all.Filters);
export const ActiveFilters = part((all) => all.ActiveFilters);
export const NothingFound = part((all) => all.NothingFound);
