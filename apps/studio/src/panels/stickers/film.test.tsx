// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import type { Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { afterEach, expect, it } from "vitest";
import { allBy, by, press, settled, show, testStudio } from "../../testing/test-studio.tsx";
import { useEditorState } from "../../workspace/studio-context.tsx";
import { InspectorFilm } from "./inspector-film.tsx";

let gone = () => {};
afterEach(() => gone());
const text = () => document.body.textContent ?? "";
const film = (code: string, name: string, hex: string, chart = "Cast") => ({
  uuid: code,
  chart,
  code,
  name,
  hex,
  finish: "gloss",
}); // prettier-ignore
const FILMS = [
  film("C01", "White", "#f4f5f2"),
  film("C09", "Red", "#b3141f"),
  film("X1", "Near red", "#b5202a", "Other"),
];
const fade: Placement["art"] = {
  kind: "shape",
  shape: { form: "ellipse" },
  fill: {
    kind: "linear",
    angle: 0,
    stops: [
      { at: 0, color: "#b3141e", alpha: 1 },
      { at: 1, color: "#FFFFFF", alpha: 0 },
    ],
  },
};

function studioWith(over: Partial<Placement>) {
  const studio = testStudio({ document: { stickers: [testPlacement("a", over) as Placement] } });
  Object.assign(studio, { clients: { threed: { query: async () => ({ filmColors: FILMS }) } } });
  return studio;
}
function Selected() {
  const sticker = useEditorState((state) => state.document.stickers[0]);
  return sticker ? <InspectorFilm sticker={sticker} /> : null;
}
const artOf = ({ editor }: ReturnType<typeof studioWith>) => editor.state.document.stickers[0]?.art;

it("shows the nearest film of every color with its difference, and sets one or all, as one step", async () => {
  const studio = studioWith({ art: fade });
  gone = await show(studio, <Selected />);
  await press(by("button", /Match to film/));
  expect(text()).toMatch(/C09 RedΔE 0\.\d.*C01 WhiteΔE [23]\.\d/);
  await press(by("button", /Use Cast C01 White in place of #FFFFFF/));
  expect(artOf(studio)).toMatchObject({ fill: { stops: [{ color: "#b3141e" }, { color: "#f4f5f2", alpha: 0 }] } });
  expect(text()).toContain("Exact");
  await settled(() => studio.editor.undo());
  await press(by("button", /for all/));
  expect(artOf(studio)).toMatchObject({ fill: { stops: [{ color: "#b3141f" }, { color: "#f4f5f2" }] } });
});

it("of one chart alone where that is chosen, and of the tint where there is one", async () => {
  const studio = studioWith({ art: fade, tint: "#B3141E" });
  gone = await show(studio, <Selected />);
  await press(by("button", /Match to film/));
  expect(allBy("button", /in place of/)).toHaveLength(1);
  const chart = document.querySelector("select");
  if (!chart) throw new Error("no chart to choose");
  await settled(() => {
    chart.value = "Other";
    chart.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await press(by("button", /in place of/));
  expect(studio.editor.state.document.stickers[0]?.tint).toBe("#b5202a");
  expect(artOf(studio)).toEqual(fade);
});
