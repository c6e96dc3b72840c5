import { expect, it } from "vitest";
import { heldObjects } from "./held.ts";

it("a frozen design holds its picture and the content of every vinyl that it shows, each once", () => {
  const vinyl = (digit: string) => ({ art: { kind: "vinyl", hash: digit.repeat(64) } });
  const build = { stickers: [vinyl("a"), { art: { kind: "text" } }, vinyl("b"), vinyl("a")] };
  expect(heldObjects({ build, thumbnail: "designs/x.webp" })).toEqual([
    `vinyl/${"a".repeat(64)}.json`,
    `vinyl/${"b".repeat(64)}.json`,
    "designs/x.webp",
  ]);
  expect(heldObjects({ build: {}, thumbnail: null })).toEqual([]);
});
