import type { PointerEvent } from "react";
import { expect, it } from "vitest";
import { hoverLook } from "./hover.ts";

const row = (name: string, seen: string[]) => {
  const target = { name };
  const handlers = hoverLook(() => seen.push(name));
  const at = (x: number, y: number, pointerType = "mouse") =>
    ({ pointerType, screenX: x, screenY: y, currentTarget: target }) as unknown as PointerEvent<Element>;
  return {
    move: (x: number, y: number, type?: string) => handlers.onPointerMove(at(x, y, type)),
    leave: () => handlers.onPointerLeave(at(0, 0)),
  };
};

it("begins with a movement of the mouse, once while it is there", () => {
  const seen: string[] = [];
  const [one, two] = [row("one", seen), row("two", seen)];
  one.move(10, 10);
  one.move(11, 10);
  one.leave();
  two.move(12, 30);
  two.leave();
  one.move(12, 12);
  expect(seen).toEqual(["one", "two", "one"]);
});

it("does not begin where something moves below a resting pointer, until that moves", () => {
  const seen: string[] = [];
  const [wing, ducktail] = [row("wing", seen), row("ducktail", seen)];
  wing.move(50, 80);
  // a warning pushed the list: another row lies below the pointer now
  wing.leave();
  ducktail.move(50, 80);
  expect(seen).toEqual(["wing"]);
  ducktail.move(50, 81);
  expect(seen).toEqual(["wing", "ducktail"]);
});

it("is for a mouse: a finger and a pen press", () => {
  const seen: string[] = [];
  row("touched", seen).move(5, 5, "touch");
  expect(seen).toEqual([]);
});
