import { describe, expect, it } from "vitest";
import { dialMarks, dragged, onDial } from "./dial-value.ts";

describe("ruler dial", () => {
  it("moves a step for every 8 px, more to the left, inside its limits", () => {
    expect(dragged(412, -80, 1, 5, 8000)).toBe(422);
    expect(dragged(412, 80, 1, 5, 8000)).toBe(402);
    expect(dragged(412, 9999, 1, 5, 8000)).toBe(5);
    expect(dragged(0, -20, 0.5, -180, 180)).toBe(1.5);
  });
  it("stands on whole steps without noise", () => {
    expect(onDial(0.30000000000000004, 0.1, 0, 1)).toBe(0.3);
    expect(onDial(412.4, 1, 0, 999)).toBe(412);
  });
  it("writes every tenth step around the mark", () => {
    expect(dialMarks(412, 1, 120)).toEqual([
      { value: 400, x: -96 },
      { value: 410, x: -16 },
      { value: 420, x: 64 },
    ]);
    expect(dialMarks(1, 0.5, 40)).toEqual([{ value: 0, x: -16 }]);
  });
});
