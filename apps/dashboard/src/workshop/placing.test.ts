import { expect, it } from "vitest";
import { usualHinge } from "./placing.ts";

const FRAME = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

it.each([
  ["door.left", ["door.left", "door.left.trim"]],
  ["door.right", ["door.front.right"]],
  ["door.rear.left", ["door.rear.left"]],
  ["hood", ["hood", "hood.trim"]],
])("what swings about the hinge of %s is all that lies on it", (id, panels) => {
  const ids = ["door.left", "door.left.trim", "door.front.right", "door.rear.left", "hood", "hood.trim", "roof"];
  const option = {
    version: 1,
    panels: ids.map((panel) => ({ id: panel })),
    dimensions: { width: 1.8, height: 1.3, wheelbase: 2.6 },
  };
  expect(usualHinge({ option, frame: FRAME } as never, id).panels).toEqual(panels);
});
