import { type ComponentType, lazy } from "react";

/**
 * Components that the server writes and that work without script, so that their script comes after the page's own: what is
 * written stands there meanwhile. Each below a `Suspense`.
 *
 * @param now the module, on the server; null in the browser
 * @param load loads it in the browser
 */
export const partsOf =
  <Module>(now: Module | null, load: () => Promise<Module>) =>
  <Props>(of: (module: Module) => ComponentType<Props>): ComponentType<Props> =>
    now ? of(now) : (lazy(async () => ({ default: of(await load()) })) as ComponentType<Props>);
