import { expect, it } from "vitest";
import { fileName } from "./save-file.ts";

it.each([
  ["Halden GT", ".glb", "Halden-GT.glb"],
  ["a/b:c*?", "-4k.png", "a-b-c-4k.png"],
  ["내 차 1", ".json", "내-차-1.json"],
  ["  ", ".mp4", "carloom.mp4"],
])("%j becomes a file name", (title, suffix, name) => {
  expect(fileName(title, suffix)).toBe(name);
});
