import { artFace } from "@carloom/platform";
import { expect, it } from "vitest";
import { faceFiles, OTHER_FACES } from "./faces.ts";

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

it("takes letters from the faces of other scripts where its own lacks them, of a face that nobody knows too", async () => {
  for (const face of [faceFiles("bebas"), faceFiles("nobody-knows"), faceFiles("dela-gothic")]) {
    const set = await artFace(face, ["A한글走"], 200, OTHER_FACES);
    for (const letter of ["A", "한", "글", "走"]) expect([letter, set.outline(letter)]).not.toEqual([letter, ""]);
  }
  const alone = await artFace(faceFiles("bebas"), ["A한"], 200);
  expect(alone.outline("한")).toBe("");
});
