import { artFace } from "@carloom/platform";
import { expect, it } from "vitest";
import { faceFiles } from "./faces.ts";

it("sets letters as outlines with their width and ink, Hangul with them, and leaves a gap for what it cannot write", async () => {
  const face = await artFace(faceFiles("black-han"), ["가A", "🚗"], 200);
  expect(face.outline("가A").split("M").length).toBeGreaterThan(3);
  const { width, top, left } = face.measure("가A");
  expect(width).toBeGreaterThan(150);
  expect(top).toBeGreaterThan(100);
  expect(Math.abs(left)).toBeLessThan(30);
  expect(face.outline("🚗")).toBe("");
  expect(face.measure("🚗").width).toBe(200);
});
