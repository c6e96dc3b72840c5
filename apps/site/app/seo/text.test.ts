import { describe, expect, it } from "vitest";
import { cut, jsonForScript, pageDescription, pageTitle } from "./text.ts";

describe("cutting", () => {
  it("leaves 60 and 160 characters alone, and cuts longer ones to 57 and 157 with an ellipsis", () => {
    expect(pageTitle("x".repeat(60))).toBe("x".repeat(60));
    expect(pageTitle("x".repeat(61))).toBe(`${"x".repeat(57)}...`);
    expect(pageDescription("x".repeat(160))).toHaveLength(160);
    expect(pageDescription("x".repeat(161))).toBe(`${"x".repeat(157)}...`);
  });
  it("never splits a character of two code units", () => {
    expect(cut("𠮷".repeat(61), 60)).toBe(`${"𠮷".repeat(57)}...`);
  });
});

it("writes JSON that cannot end its script", () => {
  const text = jsonForScript({ name: "</script><!-- & \u2028" });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: "</script><!-- & \u2028" });
});
