import { expect, it } from "vitest";
import { HERO } from "../../apps/site/app/data/hero.ts";
import { FILMS } from "./shots.ts";

it("the plate beside the hero film is of the build that the film shows", () => {
  const last = FILMS.find(({ name }) => name === "hero")?.shots.at(-1);
  const { car, ...dress } = HERO;
  expect(last).toMatchObject({ car, dress });
});

it("every film is a whole turn: after its last key frame comes its first, in the same dress", () => {
  for (const { name, keys, shots, camera } of FILMS) {
    expect([name, shots[0]?.from, shots.at(-1)?.to]).toEqual([name, 0, keys]);
    expect([name, shots.at(-1)?.dress]).toEqual([name, shots[0]?.dress]);
    const [first, last] = [camera(0), camera(keys)];
    for (const [axis, at] of first.position.entries()) expect(last.position[axis]).toBeCloseTo(at, 6);
    expect(last.fov).toBeCloseTo(first.fov, 6);
    // each shot begins where the last one ends: a cut, so that no frame shows two dresses at once
    for (const [i, shot] of shots.slice(1).entries()) expect(shot.from).toBe(shots[i]?.to);
  }
});
