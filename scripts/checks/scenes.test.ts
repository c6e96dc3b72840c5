import { SCENE_LIST } from "@carloom/stage/scenes";
import { expect, it } from "vitest";
import { SCENES } from "../../services/ai/src/stylist/lexicon/scenes.ts";

it("has the stylist know every place of the Scene panel", () => {
  expect(SCENES.map(({ id }) => id)).toEqual(SCENE_LIST.map(({ id }) => id));
});
