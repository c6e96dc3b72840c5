import { expect, it } from "vitest";
import { remixAddress } from "./build-tile.tsx";

it("a copy of a build opens in the visit's language and channel", () => {
  const build = { uuid: "abc", templateSlug: "halden-gt" };
  const studio = "http://localhost:3003";
  const at = `${studio}/workspace/default/halden-gt?remix=abc`;
  expect(remixAddress(studio, build, { language: "en", channel: "default-channel" })).toBe(at);
  expect(remixAddress(studio, build, { language: "ko", channel: "krw" })).toBe(`${at}&channel=krw&lang=ko`);
});
