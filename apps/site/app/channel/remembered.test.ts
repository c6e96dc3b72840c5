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
it("goes on in the channel of the cart where none was chosen, and an address still says more than both", () => {
  expect(continuedIn("/membership?lang=ko", null, "krw")).toBe("/membership?lang=ko&channel=krw");
  expect(continuedIn("/membership", "jpy", "krw")).toBe("/membership?channel=jpy");
  expect(continuedIn("/membership", "default-channel", "krw")).toBeNull();
  expect(continuedIn("/membership?channel=jpy", null, "krw")).toBeNull();
  expect(continuedIn("/membership", null, "closed-channel")).toBeNull();
});
