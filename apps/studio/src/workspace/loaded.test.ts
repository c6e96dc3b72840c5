// reads: packages/build/src/versions/manifest/fixtures
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadedOf } from "./loaded.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../../../../packages/build/src/versions/manifest/fixtures/001.json", import.meta.url), "utf8"),
);
const opened = (option: unknown) =>
  loadedOf(
    { template: option === undefined ? null : { title: "Halden GT", slug: "halden-gt", option } } as never,
    "halden-gt",
  );

it("opens a car of any earlier version", () => {
  expect(opened(manifest)).toMatchObject({
    status: "ready",
    template: { title: "Halden GT", manifest: { brand: "Halden", slots: manifest.slots } },
  });
});

it("tells a car of a later release from one that there is not, and from one that is broken", () => {
  expect(opened({ version: 99 })).toEqual({ status: "newer", slug: "halden-gt" });
  expect(opened({ ...manifest, version: 99 })).toEqual({ status: "newer", slug: "halden-gt" });
  expect(opened(undefined)).toEqual({ status: "unknown", slug: "halden-gt" });
  // the workshop has not finished it
  expect(opened(null)).toEqual({ status: "unknown", slug: "halden-gt" });
  expect(opened({})).toEqual({ status: "failed", slug: "halden-gt" });
});
