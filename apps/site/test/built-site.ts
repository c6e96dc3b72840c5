// reads: apps/site/build
import { existsSync } from "node:fs";
import { readSettings } from "@carloom/settings/server";
import { afterAll, beforeAll } from "vitest";
import { createSiteHandler, type SiteHandler } from "../server/handler.ts";
import { type Double, startDouble } from "./double.ts";

/** Is there a built site to be tested? */
export const BUILT = existsSync(new URL("../build/server/index.js", import.meta.url));
const ORIGIN = "https://site.example";

/** The built site before services that are a double, for the tests of the block that calls it. */
export function builtSite() {
  let double: Double;
  let site: SiteHandler;
  beforeAll(async () => {
    double = await startDouble();
    const { public: settings } = readSettings({ SERVICES_ORIGIN: double.url, SITE_ORIGIN: ORIGIN });
    site = await createSiteHandler({ settings });
  });
  afterAll(() => double.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.handle(new Request(`${ORIGIN}${path}`, { headers }));
  const html = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
  return { get, html, double: () => double };
}
