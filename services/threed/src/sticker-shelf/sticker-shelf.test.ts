import { expect, it } from "vitest";
import { proposedTitle, proposedType, proposedWidth } from "./sticker-shelf.policy.ts";

it.each([
  ["racing/twin-stripe.svg", 100, 100, "stripes"],
  ["Racing/07.svg", 100, 100, "numbers"],
  ["logo_red.svg", 100, 100, "badges"],
  ["불꽃 1.svg", 100, 100, "flames"],
  ["丸.svg", 100, 100, "roundels"],
  ["flames/a.svg", 100, 100, "flames"],
  ["x.svg", 1000, 100, "stripes"],
  ["x.svg", 100, 90, "geometric"],
])("%s of %i × %i px is proposed as %s", (path, width, height, type) => {
  expect(proposedType(path, width, height)).toBe(type);
});

it("is named as its file is", () => {
  expect(proposedTitle("a/b/twin-stripe_red.SVG")).toBe("Twin stripe red");
  expect(proposedTitle("---.svg")).toBe("Sticker");
});

it("is as wide as it states, within what can be cut", () => {
  expect(proposedWidth(96)).toBe(0.025);
  expect(proposedWidth((500 * 96) / 25.4)).toBe(0.5);
  expect([proposedWidth(1), proposedWidth(1e6)]).toEqual([0.01, 3]);
});
