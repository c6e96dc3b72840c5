import { describe, expect, it } from "vitest";
import { type CarFrame, namedPanel, panelAt } from "./panel-names.ts";

const car: CarFrame = { height: 1.3, frontAxle: 1.3, rearAxle: -1.3, wheelRadius: 0.33 };

describe("namedPanel", () => {
  it.each([
    ["BodyDoorRColor1", "door", "right"],
    ["door_front_left", "door.front", "left"],
    ["Bonnet", "hood", null],
    ["FrontBumper", "bumper.front", null],
    ["Rear_Fender_L", "fender.rear", "left"],
    ["BodyDoorLMirrorColor1", "mirror", "left"],
    ["Tailgate", "trunk", null],
    ["SideSkirt_R", "skirt", "right"],
  ])("%s is %s", (node, base, side) => {
    expect(namedPanel(node)).toMatchObject({ base, side });
  });

  it("names nothing where nothing is named", () => {
    expect(namedPanel("Cube.001")).toBeNull();
  });
});

describe("panelAt", () => {
  it.each([
    [[0, 0.9, 1.6], [0, 1, 0.1], "hood"],
    [[0, 1.28, -0.2], [0, 1, 0], "roof"],
    [[0, 0.95, -1.9], [0, 1, 0], "trunk"],
    [[0.9, 0.6, 1.6], [1, 0, 0], "fender.front.left"],
    [[-0.9, 0.6, -1.6], [-1, 0.2, 0], "fender.rear.right"],
    [[0.9, 0.6, 0], [1, 0, 0], "side.left"],
    [[-0.9, 0.15, 0], [-1, 0, 0], "skirt.right"],
    [[0, 0.5, 2.1], [0, 0, 1], "bumper.front"],
    [[0, 0.5, -2.1], [0, 0, -1], "bumper.rear"],
    [[0.3, 0.2, 2.0], [0, -1, 0.2], "bumper.front"],
  ] as const)("a surface at %j facing %j is %s", (point, normal, id) => {
    expect(panelAt(point, normal, car, null)).toBe(id);
  });
});
