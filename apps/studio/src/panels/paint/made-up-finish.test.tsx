// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { BuildDocument, emptyBuild, PAINT_FINISHES } from "@carloom/build";
import type * as Table from "@carloom/build/finishes";
import { afterEach, describe, expect, it, vi } from "vitest";
import { press, show, testStudio } from "../../testing/test-studio.tsx";
import { Finishes } from "./finishes.tsx";
import { usePaint } from "./use-paint.ts";

vi.mock("@carloom/build/finishes", async (original) => {
  const { FINISHES } = await original<typeof Table>();
  const second = { start: "#00ff88", turned: () => ({ h: 0, s: 0, l: 0 }), stylist: { turn: 0, lighter: 0 } };
  return { FINISHES: { ...FINISHES, glow: { ...FINISHES.solid, hasFlakes: true, second } } };
});

let gone = () => {};
afterEach(() => gone());
const Panel = () => <Finishes tool={usePaint()} />;

describe("a finish that the table names", () => {
  it("may be in a build", () => {
    expect(PAINT_FINISHES).toContain("glow");
    const paint = { body: { color: "#101010", finish: "glow" } };
    expect(BuildDocument.parse({ ...emptyBuild(), paint }).paint).toEqual(paint);
  });

  it("is offered last, is painted with the second colour that it needs, and shows what can be set of it", async () => {
    const studio = testStudio();
    gone = await show(studio, <Panel />);
    const offered = [...document.body.querySelectorAll(".st-finishes button")];
    expect(offered.at(-1)?.textContent).toBe("studio.finish.glow");
    expect(document.body.textContent).not.toMatch(/Second color/);
    await press(offered.at(-1) as HTMLElement);
    expect(studio.editor.state.document.paint.body).toMatchObject({ finish: "glow", flop: "#00ff88" });
    for (const settable of ["Flake size", "Second color"]) expect(document.body.textContent).toContain(settable);
  });
});
