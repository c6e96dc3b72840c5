// reads: apps/account/public, apps/site/public, apps/studio/public, apps/viewer/public
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(["site", "account", "viewer", "studio"])("the mark of %s is there as an .ico in three sizes, too", (app) => {
  const file = readFileSync(new URL(`../../${app}/public/favicon.ico`, import.meta.url));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect([0, 1, 2].map((i) => file[6 + 16 * i])).toEqual([16, 32, 48]);
});
