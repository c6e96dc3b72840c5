import { emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it, vi } from "vitest";
import { nudgeCommands } from "../commands/nudge-commands.ts";
import { valueCommands } from "../commands/value-commands.ts";
import { createEditor } from "../editor.ts";
import { degreesOf, uprightRotation } from "../geometry/upright.ts";
import type { Quat } from "../geometry/quat.ts";
import { frameOutline, framed } from "./frame-drag.ts";
import { createSelectTool } from "./select-tool.ts";
import type { Hit, PointerInput, Surface } from "./surface.ts";

const rotation = uprightRotation([1, 0, 0]);
const at = (id: string, x: number, y: number, over: Partial<Placement> = {}) =>
  testPlacement(id, { position: [0.9, 1 - y / 1000, 1 - x / 1000], rotation, size: [0.2, 0.1], ...over });

/** The left side as a plane at x = 0.9, looked at squarely: 1 px is 1 mm, y down, 2 m × 1 m. */
const bench = (...stickers: Placement[]) => benchWith(false, stickers);
function benchWith(snap: boolean, stickers: Placement[]) {
  const editor = createEditor({ ...emptyBuild(), stickers });
  const screen = ({ position: [, y, z] }: Placement) => ({ x: (1 - z) * 1000, y: (1 - y) * 1000 });
  const surface: Surface = {
    pick(x, y): Hit | null {
      if (x < 0 || x > 2000 || y < 0 || y > 1000) return null;
      const under = editor.state.document.stickers.findLast((one) => {
        const center = screen(one);
        return Math.abs(center.x - x) < one.size[0] * 500 && Math.abs(center.y - y) < one.size[1] * 500;
      });
      const placementId = under?.id ?? null;
      const point: [number, number, number] = [0.9, 1 - y / 1000, 1 - x / 1000];
      return {
        zone: "body",
        slot: null,
        panel: "door",
        placementId,
        twin: false,
        livery: true,
        point,
        normal: [1, 0, 0],
      };
    },
    placementAt: (hit, _size, depth = 0.1) => ({ position: hit.point, rotation, depth }),
    beginDrag: vi.fn(() => true),
    drag: vi.fn(),
    endDrag: () => null,
    cancelDrag: vi.fn(),
    projectToScreen: ([, y, z]) => ({ x: (1 - z) * 1000, y: (1 - y) * 1000 }),
    placementOutline(id) {
      const one = editor.state.document.stickers.find((sticker) => sticker.id === id);
      if (!one) return null;
      const center = screen(one);
      return { center, corners: [center, center, center, center], facing: true };
    },
  };
  const [clicked, live, boxed] = [vi.fn(), vi.fn(), vi.fn()];
  const tool = createSelectTool({
    editor,
    surface,
    clicked,
    live,
    keepAspect: () => true,
    snap: () => snap,
    boxed,
    around: () => ({ wheels: [] }),
  });
  const spots = () => editor.state.document.stickers.map((one) => Object.values(screen(one)).map((n) => Math.round(n)));
  return { editor, surface, tool, clicked, live, boxed, spots };
}
const press = (x: number, y: number, over: Partial<PointerInput> = {}): PointerInput => ({
  id: 1,
  x,
  y,
  touch: false,
  shift: false,
  ...over,
});
const three = () => bench(at("a", 300, 300), at("b", 700, 500), at("c", 1500, 500));

describe("several stickers under a hand", () => {
  it("move together by any one of them, as one step, and the others stay", () => {
    const { editor, tool, live, spots } = three();
    editor.select({ stickers: ["a", "b"] });
    expect(tool.down(press(310, 305))).toBe(true);
    for (const by of [20, 50, 100]) tool.move(press(310 + by, 305 + by / 2));
    expect(spots()).toEqual([
      [400, 350],
      [800, 550],
      [1500, 500],
    ]);
    expect(live).toHaveBeenLastCalledWith(expect.objectContaining({ mode: "move" }));
    tool.up(press(410, 355));
    expect(live).toHaveBeenLastCalledWith(null);
    expect([editor.state.history.done.length, editor.state.open]).toEqual([1, null]);
    expect(editor.state.history.done[0]?.label).toEqual({ key: "studio.step.stickers-move", values: { count: 2 } });
    editor.undo();
    expect(spots()[0]).toEqual([300, 300]);
    expect(editor.state.selection.stickers).toEqual(["a", "b"]);
  });

  it("are told how far their frame is from its neighbours in mm, and pulled to equal gaps where snapping is on", () => {
    // a frame of 200…500 × 250…350 between a layer that ends at 100 and one that begins at 1,400
    const four = [at("l", 0, 300), at("a", 300, 300), at("b", 400, 300), at("r", 1500, 300)];
    const measuresOf = (live: ReturnType<typeof bench>["live"]) =>
      (live.mock.lastCall?.[0]?.measures ?? []).map(({ kind, mm }: { kind: string; mm: number }) => [
        kind,
        Math.round(mm),
      ]);
    const free = benchWith(false, four);
    free.editor.select({ stickers: ["a", "b"] });
    free.tool.down(press(310, 305));
    free.tool.move(press(715, 305));
    // between the two of the frame nothing is measured
    expect(measuresOf(free.live)).toEqual([
      ["neighbour", 505],
      ["neighbour", 495],
    ]); // prettier-ignore
    free.tool.up(press(715, 305));
    const pulled = benchWith(true, four);
    pulled.editor.select({ stickers: ["a", "b"] });
    pulled.tool.down(press(310, 305));
    pulled.tool.move(press(715, 305));
    expect(measuresOf(pulled.live)).toEqual([
      ["equal", 500],
      ["equal", 500],
    ]); // prettier-ignore
    pulled.tool.up(press(715, 305));
    expect(pulled.spots().map(([x]) => x)).toEqual([0, 700, 800, 1500]);
    pulled.editor.undo();
    expect(pulled.spots().map(([x]) => x)).toEqual([0, 300, 400, 1500]);
  });

  it("scale by a corner and turn by the handle around their common middle", () => {
    const { editor, tool, spots } = three();
    editor.select({ stickers: ["a", "b"] });
    // the frame is 200…800 × 250…550 with its middle at 500, 400
    const corner = { kind: "corner", index: 2 } as const;
    expect(tool.down(press(800, 550), corner)).toBe(true);
    tool.move(press(1100, 700));
    tool.up(press(1100, 700));
    expect(spots().slice(0, 2)).toEqual([
      [100, 200],
      [900, 600],
    ]);
    expect(editor.state.document.stickers[0]?.size).toEqual([0.4, 0.2]);
    editor.undo();
    tool.down(press(500, 200), { kind: "turn" });
    // a good quarter clockwise is a quarter with Shift
    tool.move(press(700, 420, { shift: true }));
    tool.up(press(700, 420));
    expect(spots().slice(0, 2)).toEqual([
      [600, 200],
      [400, 600],
    ]);
    expect(degreesOf((editor.state.document.stickers[0]?.rotation ?? rotation) as Quat)).toBeCloseTo(90);
  });

  it("go back when the drag is cancelled, and a press alone is a click", () => {
    const { editor, tool, clicked, spots } = three();
    editor.select({ stickers: ["a", "b"] });
    tool.down(press(300, 300));
    tool.move(press(500, 300));
    tool.cancel();
    expect([spots()[0], editor.state.history.done.length, tool.state]).toEqual([[300, 300], 0, "idle"]);
    tool.down(press(300, 300));
    tool.up(press(301, 300));
    expect(clicked).toHaveBeenCalledWith(expect.objectContaining({ placementId: "a" }), expect.anything());
  });

  it("never overwrite what something else did meanwhile", () => {
    const { editor, tool } = three();
    editor.select({ stickers: ["a", "b"] });
    tool.down(press(300, 300));
    tool.move(press(500, 300));
    editor.edit({ key: "studio.step.paint" }, (build) => ({
      ...build,
      paint: { body: { color: "#ffffff", finish: "solid" } },
    }));
    tool.move(press(600, 300));
    tool.up(press(600, 300));
    expect(editor.state.document.paint.body?.color).toBe("#ffffff");
  });

  it("leave out what is locked or hidden", () => {
    const { editor } = bench(
      at("a", 300, 300),
      at("b", 700, 500, { locked: true }),
      at("c", 900, 500, { hidden: true }),
    );
    editor.select({ stickers: ["a", "b", "c"] });
    expect(framed(editor)).toEqual([]);
  });

  it("are found by a box that is drawn with Shift, added to what is selected", () => {
    const { editor, tool, boxed, clicked } = three();
    editor.select({ stickers: ["c"] });
    expect(tool.down(press(100, 100))).toBe(false);
    tool.up(press(100, 100));
    expect(tool.down(press(100, 100, { shift: true }))).toBe(true);
    tool.move(press(900, 700, { shift: true }));
    expect(boxed).toHaveBeenLastCalledWith([expect.objectContaining({ x: 100 }), expect.objectContaining({ x: 900 })]);
    tool.up(press(900, 700, { shift: true }));
    expect(boxed).toHaveBeenLastCalledWith(null);
    expect(editor.state.selection.stickers).toEqual(["c", "a", "b"]);
    clicked.mockClear();
    tool.down(press(1500, 500, { shift: true }));
    tool.up(press(1500, 500, { shift: true }));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("have a frame that says whether its front is seen", () => {
    const { surface } = three();
    const frame = { center: [0.9, 0.5, 0.5], rotation, size: [0.4, 0.2] } as Parameters<typeof frameOutline>[1];
    expect(frameOutline(surface, frame)?.facing).toBe(true);
    expect(frameOutline(surface, { ...frame, rotation: uprightRotation([-1, 0, 0]) })?.facing).toBe(false);
    expect(frameOutline({ projectToScreen: () => null }, frame)).toBeNull();
  });
});

describe("keys and numbers for several stickers", () => {
  const context = (editor: ReturnType<typeof three>["editor"]) => ({
    editor,
    newId: () => "n",
    text: (key: string) => key,
  });
  it("move and turn them as one piece, also where one of them is turned", () => {
    const { editor, spots } = bench(at("a", 300, 300, { rotation: uprightRotation([1, 0, 0]) }), at("b", 700, 500));
    editor.select({ stickers: ["a", "b"] });
    const run = (id: string) => nudgeCommands.find((one) => one.id === id)?.perform(context(editor));
    run("sticker.turn-right");
    editor.commit();
    const [a] = editor.state.document.stickers;
    expect(degreesOf((a?.rotation ?? rotation) as Quat)).toBeCloseTo(15);
    const before = spots();
    run("sticker.nudge-right-far");
    run("sticker.nudge-right-far");
    editor.commit();
    expect(spots()).toEqual(before.map(([x = 0, y]) => [x + 20, y]));
    expect(editor.state.history.done).toHaveLength(2);
  });
  it("set width and angle of the whole", () => {
    const { editor, spots } = three();
    editor.select({ stickers: ["a", "b"] });
    const run = (id: string, value: number) =>
      valueCommands.find((one) => one.id === id)?.perform(context(editor), value);
    run("sticker.width", 300);
    expect(spots().slice(0, 2)).toEqual([
      [400, 350],
      [600, 450],
    ]);
    run("sticker.angle", 180);
    expect(spots().slice(0, 2)).toEqual([
      [600, 450],
      [400, 350],
    ]);
    expect(editor.state.history.done).toHaveLength(2);
  });
});
