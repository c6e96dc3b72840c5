import { expect, it } from "vitest";
import { forgetSeen, readSeen, see } from "./seen.ts";

function shelf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, next: string) => void (kept = next),
    removeItem: () => void (kept = null),
  };
}

it("keeps what was seen last first, each once, and no more than a row can show", () => {
  const kept = shelf();
  for (let n = 0; n < 20; n++) see(kept, `part-${n}`);
  see(kept, "part-12");
  expect(readSeen(kept).slice(0, 3)).toEqual(["part-12", "part-19", "part-18"]);
  expect(new Set(readSeen(kept)).size).toBe(readSeen(kept).length);
  expect(readSeen(kept)).toHaveLength(13);
  forgetSeen(kept);
  expect(readSeen(kept)).toEqual([]);
});

it("leaves out what makes no sense", () => {
  expect(readSeen(shelf('["a","../b",3,{}]'))).toEqual(["a"]);
  expect(readSeen(shelf("{"))).toEqual([]);
  expect(readSeen(shelf('"a"'))).toEqual([]);
});
