// @vitest-environment happy-dom
import { plateAxes } from "@carloom/build/plate-place";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import type { Stage } from "@carloom/stage";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { type Grip, Handles, type Point } from "./handles.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A picture from far away, so many radians round the car from its nose and above it; 200 px a metre. */
function stageFrom(round: number, above: number): Stage {
  const right: Point = [Math.cos(round), 0, -Math.sin(round)];
  const up: Point = [-Math.sin(round) * Math.sin(above), Math.cos(above), -Math.cos(round) * Math.sin(above)];
  const projectToScreen = (at: Point) => ({ x: 500 + 200 * dot(at, right), y: 300 - 200 * dot(at, up) });
  return { projectToScreen, on: () => () => {} } as unknown as Stage;
}
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);

let root: ReturnType<typeof createRoot> | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

/** The handle of a grip over a picture, and where it was moved to. */
function show(stage: Stage, grip: Omit<Grip, "id" | "label" | "onMove">) {
  const moves: Point[] = [];
  root = createRoot(document.body.appendChild(document.createElement("main")));
  act(() =>
    root?.render(
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <Handles
          stage={stage}
          grips={[{ id: "front", label: "Front plate", ...grip, onMove: (to) => moves.push(to) }]}
        />
      </MessagesProvider>,
    ),
  );
  const handle = document.querySelector("button")!;
  handle.setPointerCapture = () => {};
  const point = (type: string, x: number, y: number) =>
    act(async () =>
      handle.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true })),
    );
  return {
    moves,
    async drag(dx: number, dy: number): Promise<Point> {
      await point("pointerdown", 500, 300);
      await point("pointermove", 500 + dx, 300 + dy);
      return moves.at(-1)!;
    },
    key: (key: string) => act(async () => handle.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))),
  };
}

const AT: Point = [0, 0.4, 2.1];
const { normal, right, up } = plateAxes({ side: "front", tilt: 12, turn: 8 });
const plane = [right, up] as const;

it.each([
  [0, 0],
  [0.7, 0.3],
  [-0.6, 0.5],
])("a plate stays in its own plane and under the pointer, seen %f round and %f above", async (round, above) => {
  const stage = stageFrom(round, above);
  const { drag } = show(stage, { at: AT, plane });
  const to = await drag(40, -25);
  const by = to.map((value, k) => value - (AT[k] ?? 0));
  expect(dot(by, normal)).toBeCloseTo(0, 6);
  const [from, end] = [stage.projectToScreen([...AT])!, stage.projectToScreen([...to])!];
  expect([end.x - from.x, end.y - from.y].map((px) => Math.round(px * 100) / 100)).toEqual([40, -25]);
});
it("arrow keys move it along its own width and height", async () => {
  const { key, moves } = show(stageFrom(0.4, 0.2), { at: AT, plane });
  await key("ArrowUp");
  const by = moves[0]!.map((value, k) => (value - (AT[k] ?? 0)) * 1000);
  expect(dot(by, up)).toBeCloseTo(1, 6);
  expect(dot(by, normal)).toBeCloseTo(0, 6);
});
it("from its edge it is moved to and fro in the picture, so that its depth can be set by hand too", async () => {
  const to = await show(stageFrom(Math.PI / 2, 0), { at: AT, plane }).drag(-20, 0);
  expect(to[0]).toBeCloseTo(0, 6);
  expect(Math.abs(to[2] - AT[2])).toBeCloseTo(0.1, 6);
});
it("what has no plane of its own moves along the axes of the car that are seen best", async () => {
  const to = await show(stageFrom(0.1, 0.1), { at: AT }).drag(30, 30);
  expect(to[2]).toBe(AT[2]);
});
