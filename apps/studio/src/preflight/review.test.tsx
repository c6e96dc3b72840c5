// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { type Placement, preflight } from "@carloom/build";
import { afterEach, expect, it, vi } from "vitest";
import { newPlacement } from "../art/art.ts";
import { Inspector } from "../panels/stickers/inspector.tsx";
import { by, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { Review } from "./review.tsx";

let gone = () => {};
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});

const CUT = "An edge cuts 52 % of it off";
const layer = (id: string): Placement => ({
  ...newPlacement({ kind: "text", text: id, font: "archivo", color: "#ffffff" }, 0.4, 2),
  id,
});

/** Two layers, of which an edge cuts the lower one: the place where one asks to see it, and the inspector. */
async function cutLayer(how: { less?: boolean; phone?: boolean } = {}) {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: query.includes("reduced-motion") ? how.less : how.phone && query.includes("max-width"),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  const studio = testStudio({ document: { stickers: [layer("MINA"), layer("27")] } });
  const [one] = studio.editor.state.document.stickers;
  const lines = one ? preflight(one, 0, { pixels: null, reads: false }, { share: 0.48, panels: ["door.left"] }) : [];
  studio.preflight.set({ reports: new Map([["MINA", { lines, warnings: 1 }]]) });
  const page = (
    <>
      <Review />
      <Inspector />
    </>
  );
  gone = await show(studio, page);
  return { studio, scrolled };
}
const review = () => press(by("button", "Review"));

it("goes to what is to be looked at: the section of print comes into view with the focus, and its reasons are said", async () => {
  const { studio, scrolled } = await cutLayer();
  await review();
  expect(studio.editor.state.selection.stickers).toEqual(["MINA"]);
  const head = document.activeElement;
  expect(head?.textContent).toBe("Print");
  expect(head?.closest("section")?.textContent).toContain(CUT);
  expect(scrolled.mock.contexts).toEqual([head?.closest("section")]);
  expect(scrolled).toHaveBeenLastCalledWith({ block: "start", behavior: "smooth" });
  expect(studio.said.at(-1)).toContain(`MINA: ${CUT}`);
});

it("goes there again where the layer is selected already, and not by itself when another is selected", async () => {
  const { studio, scrolled } = await cutLayer();
  await review();
  (document.activeElement as HTMLElement).blur();
  await review();
  expect(document.activeElement?.textContent).toBe("Print");
  (document.activeElement as HTMLElement).blur();
  await settled(() => studio.editor.select({ stickers: ["27"] }));
  await settled(() => studio.editor.select({ stickers: ["MINA"] }));
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it("is there at once where less motion is wanted", async () => {
  const { scrolled } = await cutLayer({ less: true });
  await review();
  expect(scrolled).toHaveBeenLastCalledWith({ block: "start", behavior: "auto" });
});

it("opens what holds the section of print on a phone", async () => {
  await cutLayer({ phone: true });
  await review();
  expect(document.activeElement?.textContent).toBe("Print");
  expect(document.activeElement?.closest("section")?.textContent).toContain(CUT);
});
