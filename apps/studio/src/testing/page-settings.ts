import type { PublicSettings } from "@carloom/settings";
import { readSettings } from "@carloom/settings/server";

/** What the server writes into the page; imported before anything that reads it. */
Object.assign(globalThis, { __CARLOOM__: readSettings({}).public satisfies PublicSettings });

// the page of a browser has a set of faces; here none is declared
Object.defineProperty(document, "fonts", {
  value: Object.assign(new Set(), { load: async () => [] }),
  configurable: true,
});
