import { describe, expect, it } from "vitest";
import { testPlacement } from "@carloom/build/testing";
import { bulkNames, isFound, type LayerFilter, NO_FILTER } from "./layer-filter.ts";

const red = testPlacement("red", {
  name: "Stripe 1",
  group: "Side",
  art: { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#d0121f" } },
});
const white = testPlacement("white", {
  art: { kind: "text", text: "질주 27", font: "archivo", color: "#ffffff", outline: { color: "#111111", width: 0.05 } },
  panels: ["hood"],
});
const found = (filter: Partial<LayerFilter>) =>
  [red, white]
    .filter((one) =>
      isFound(
        one,
        { ...NO_FILTER, ...filter },
        {
          name: ({ name, art }) => name ?? (art.kind === "text" ? art.text : ""),
          report: (id) =>
            id === "red"
              ? { warnings: 1, lines: [{ code: "one-panel", state: "pass", values: {}, panels: ["door.left"] }] }
              : null,
        },
      ),
    )
    .map(({ id }) => id);

describe("layers are found", () => {
  it("by words of their name, their text and their group, Hangul while it is being typed", () => {
    expect(found({})).toEqual(["red", "white"]);
    expect(found({ words: "stri" })).toEqual(["red"]);
    expect(found({ words: "side" })).toEqual(["red"]);
    expect(found({ words: "ㅈㅈ" })).toEqual(["white"]);
    expect(found({ words: "nothing" })).toEqual([]);
  });

  it("by the panel that they lie on or are kept to, by warning, and by a colour that looks like it", () => {
    expect(found({ panel: "door.left" })).toEqual(["red"]);
    expect(found({ panel: "hood" })).toEqual(["white"]);
    expect(found({ warned: true })).toEqual(["red"]);
    expect(found({ color: "#c8102e" })).toEqual(["red"]);
    expect(found({ color: "#181818" })).toEqual(["white"]);
    expect(found({ color: "#1020d0" })).toEqual([]);
    expect(found({ color: "#c8102e", panel: "hood" })).toEqual([]);
  });
});

it("many get names with numbers that sort", () => {
  expect(bulkNames("Sponsor", 2)).toEqual(["Sponsor 1", "Sponsor 2"]);
  expect(bulkNames("L-# left", 12).at(0)).toBe("L-01 left");
  expect(bulkNames("x".repeat(100), 1)[0]).toHaveLength(80);
});
