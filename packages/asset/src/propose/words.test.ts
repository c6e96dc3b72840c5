import { describe, expect, it } from "vitest";
import { endIn, sideIn, words } from "./words.ts";

describe("words", () => {
  it.each([
    ["BodyDoorRColor1", " body door r color 1 "],
    ["WheelFrontLRim", " wheel front l rim "],
    ["wheel_FL.001", " wheel fl 001 "],
    ["HEADLIGHT-left", " headlight left "],
    ["", "  "],
  ])("%s", (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it("finds side and end, and does not guess from both", () => {
    expect(sideIn(words("Door_LH"))).toBe("left");
    expect(sideIn(words("WheelRR"))).toBe("right");
    expect(sideIn(words("Lights L R"))).toBeNull();
    expect(sideIn(words("Roof"))).toBeNull();
    expect(endIn(words("Wheel_RL"))).toBe("rear");
    expect(endIn(words("FrontBumper"))).toBe("front");
    expect(endIn(words("Grille"))).toBeNull();
  });
});
