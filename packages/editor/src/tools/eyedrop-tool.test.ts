import { describe, expect, it } from "vitest";
import { createEyedropTool } from "./eyedrop-tool.ts";
import type { Hit, PointerInput } from "./surface.ts";

const pointer = (x: number, y = 0, over: Partial<PointerInput> = {}): PointerInput => ({
  id: 1,
  x,
  y,
  touch: false,
  shift: false,
  ...over,
});

function setup() {
  const log: string[] = [];
  const pick = (x: number): Hit | null =>
    x < 0
      ? null
      : {
          zone: x < 100 ? "body" : "roof",
          slot: null,
          panel: null,
          placementId: null,
          twin: false,
          livery: true,
          point: [0, 0, 0],
          normal: [0, 1, 0],
        };
  const tool = createEyedropTool({
    surface: { pick },
    over: (hit) => log.push(`over ${hit?.zone ?? "nothing"}`),
    taken: (hit) => log.push(`taken ${hit.zone}`),
    missed: () => log.push("missed"),
    left: () => log.push("left"),
  });
  return { tool, log };
}

describe("eyedropper", () => {
  it("shows what is under the mouse and takes it by a click", () => {
    const { tool, log } = setup();
    tool.move(pointer(10));
    tool.move(pointer(150));
    expect(tool.down(pointer(150))).toBe(false);
    tool.up(pointer(152));
    expect(log).toEqual(["over body", "over roof", "over nothing", "taken roof"]);
  });
  it("lets a drag turn the view, and stays in hand beside the car", () => {
    const { tool, log } = setup();
    tool.down(pointer(10));
    tool.move(pointer(60));
    tool.up(pointer(60));
    tool.down(pointer(-5));
    tool.up(pointer(-5));
    expect(log).toEqual(["missed"]);
    expect(tool.state).toBe("armed");
  });
  it("shows nothing under a finger and takes by a tap or a key", () => {
    const { tool, log } = setup();
    tool.move(pointer(10, 0, { touch: true }));
    expect(log).toEqual([]);
    expect(tool.takeAt(10, 0)).toBe(true);
    expect(log).toEqual(["over nothing", "taken body"]);
  });
  it("says once that it was put down", () => {
    const { tool, log } = setup();
    tool.cancel();
    tool.cancel();
    expect(log.filter((line) => line === "left")).toHaveLength(1);
  });
});
