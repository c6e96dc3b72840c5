import { expect, it } from "vitest";
import { onward } from "./onward.ts";

const HERE = "http://localhost:3002/s/abc";
const STUDIO = "http://localhost:3003/workspace/default/halden-gt?remix=abc";

it("leads on in the language and the shop's channel of the visit", () => {
  expect(onward(STUDIO, "en", HERE)).toBe(STUDIO);
  expect(onward(STUDIO, "ko", `${HERE}?channel=krw&lang=ko`)).toBe(`${STUDIO}&lang=ko&channel=krw`);
  expect(onward("/s/abc.pdf", "en", `${HERE}?channel=jpy`)).toBe("/s/abc.pdf?channel=jpy");
  expect(onward("/s/abc", "ja", HERE)).toBe("/s/abc?lang=ja");
});

it("hands on nothing that cannot be a channel", () => {
  expect(onward("/s/abc", "en", `${HERE}?channel=${encodeURIComponent("../x?y")}`)).toBe("/s/abc");
  expect(onward("/s/abc", "en", `${HERE}?channel=`)).toBe("/s/abc");
});
