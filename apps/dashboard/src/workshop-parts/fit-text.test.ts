import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { describe, expect, it } from "vitest";
import { type Fit, fitText, fitTone } from "./fit-text.ts";

const t = createTranslate("en", mergedMessages("en"));
const fit = (over: Partial<Fit>): Fit => ({
  template: "halden-gt",
  slot: "wheels.front",
  verdict: "fits",
  reasons: [],
  clearance: null,
  collision: 0,
  name: null,
  isMeasured: true,
  ...over,
});
const told = (over: Partial<Fit>) => fitText(t, "en", fit(over)).split(" · ")[1];

describe("how a part does on a car", () => {
  it("is told by how much room is left, however little", () => {
    expect(told({})).toBe("Nothing is in its way.");
    expect(told({ clearance: 12.5, name: "panel.hood" })).toBe("12.5 mm to the hood.");
    expect(told({ clearance: 0.6, name: "panel.hood" })).toBe("0.6 mm to the hood.");
    // it touches one thing, and the room is that to another
    expect(told({ clearance: 9, collision: 0.4, name: "panel.hood" })).toBe("0 mm to the hood.");
    expect(told({ clearance: 9, collision: 4.2, name: "panel.hood" })).toBe("Collides with the hood by 4 mm.");
    expect(told({ isMeasured: false })).toBe("The room could not be measured.");
  });

  it("is bad where it collides, whatever its holes say", () => {
    expect(fitTone(fit({ collision: 4 }))).toBe("bad");
    expect(fitTone(fit({}))).toBe("good");
    expect(fitTone(fit({ verdict: "unknown" }))).toBe("open");
  });
});
