import { expect, it } from "vitest";
import { HERO } from "../../apps/site/app/data/hero.ts";
import { FILMS } from "./shots.ts";

it("the plate beside the hero film is of the build that the film ends with", () => {
  const last = FILMS.find(({ name }) => name === "hero")?.shots.at(-1);
  const { car, ...dress } = HERO;
  expect(last).toMatchObject({ car, dress });
});
