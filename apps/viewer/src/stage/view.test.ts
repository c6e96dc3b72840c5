import { BuildDocument } from "@carloom/build";
import { expect, it } from "vitest";
import { lookOf, withLook } from "./view.ts";

const build = BuildDocument.parse({
  doors: ["hood"],
  lights: { on: true, brake: true },
  scene: { id: "garage", exposure: 2 },
});

it("looking at a build changes nothing of it until something is switched", () => {
  expect(withLook(build, lookOf(build), ["hood", "door.left"])).toBe(build);
});

it("switches are for the moment and keep what they do not switch", () => {
  const look = { scene: "snow-field", doors: false, lights: false };
  expect(withLook(build, look, ["hood"])).toMatchObject({
    scene: { id: "snow-field" },
    doors: [],
    lights: { on: false, brake: true },
  });
  const plain = BuildDocument.parse({});
  expect(withLook(plain, { scene: null, doors: true, lights: true }, ["hood", "door.left"])).toMatchObject({
    doors: ["hood", "door.left"],
    lights: { on: true },
  });
});
