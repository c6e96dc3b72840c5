// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { type BuildDocument, type Placement, preflight } from "@carloom/build";
import { afterEach, expect, it } from "vitest";
import { newPlacement } from "../art/art.ts";
import { by, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { PreflightLines } from "./preflight-lines.tsx";

let gone = () => {};
afterEach(() => gone());

const FACTS = { pixels: null, reads: false };
const sticker = (over: Partial<Placement> = {}): Placement => ({
  ...newPlacement({ kind: "text", text: "27", font: "archivo", color: "#ffffff" }, 0.4, 2),
  id: "a",
  ...over,
});

/** A sticker of which an edge cuts a fifth; a shop that asks 10 for it, or what it is told for the whole. */
async function cutSticker(over: Partial<Placement> = {}, whole = 12.5) {
  const studio = testStudio({ document: { stickers: [sticker(over), sticker({ id: "b" })] } });
  const asked: BuildDocument[] = [];
  studio.pricing.ask = (build) => {
    asked.push(build);
    const lines = build.stickers.map((one) => ({
      kind: "STICKER",
      reference: one.id,
      totalPrice: { currency: "USD", amount: one.whole ? whole : 10 },
    }));
    return Promise.resolve({ lines } as never);
  };
  const report = () => {
    const [one] = studio.editor.state.document.stickers;
    if (!one) throw new Error("no sticker");
    const lines = preflight(one, 0, FACTS, { share: 0.8, panels: ["door.left"] });
    studio.preflight.set({ reports: new Map([["a", { lines, warnings: 0 }]]) });
  };
  report();
  gone = await show(studio, <PreflightLines id="a" />);
  return { studio, asked, report: () => settled(report) };
}

it("is offered where an edge cuts a sticker, with what it costs more, and taken back for as much less", async () => {
  const { studio, asked, report } = await cutSticker();
  expect(document.body.textContent).toContain("An edge cuts 20 % of it off");
  await press(by("button", "Print it whole, +$2.50"));
  const stored = () => studio.editor.state.document.stickers.map(({ whole }) => whole);
  expect(stored()).toEqual([true, undefined]);
  await report();
  expect(document.body.textContent).toContain("Printed whole: 20 % hangs over an edge");
  await press(by("button", "Print only what lies on the car, −$2.50"));
  expect(stored()).toEqual([false, undefined]);
  await settled(() => void studio.editor.undo());
  await settled(() => void studio.editor.undo());
  expect(stored()).toEqual([undefined, undefined]);
  // the shop is asked about this sticker alone, never about the whole car
  for (const build of asked) expect([build.stickers.length, Object.keys(build.parts).length]).toEqual([2, 0]);
});

it("says no price where the least that a piece costs is the same, and is no offer for what is locked", async () => {
  await cutSticker({}, 10);
  expect(by("button", "Print it whole")).not.toBeNull();
  gone();
  await cutSticker({ locked: true });
  expect([...document.body.querySelectorAll("button")]).toHaveLength(0);
});
