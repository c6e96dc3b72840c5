import { expect, it } from "vitest";
import { continuedIn } from "./remembered.ts";

it("goes on in the channel that was chosen, with all else of the address", () => {
  expect(continuedIn("/car?brand=KIA&lang=ko#x", "krw")).toBe("/car?brand=KIA&lang=ko&channel=krw#x");
});
it("stays where the address names a channel, and where none or the first was chosen", () => {
  expect(continuedIn("/default-channel/cart", "krw")).toBeNull();
  expect(continuedIn("/jpy", "krw")).toBeNull();
  expect(continuedIn("/car?channel=jpy", "krw")).toBeNull();
  expect(continuedIn("/car?channel=krw", "krw")).toBeNull();
  expect(continuedIn("/car", null)).toBeNull();
  expect(continuedIn("/car", "default-channel")).toBeNull();
});
