// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { panelSet } from "@carloom/asset/testing/panels";
import type { Stage } from "@carloom/stage";
import { afterEach, expect, it, vi } from "vitest";
import { by, key, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { FlatView } from "./flat-view.tsx";

let gone = () => {};
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});
const text = () => document.body.textContent ?? "";

/** A car that stands, without anything that draws it. */
const stage = () =>
  ({
    body: async () => ({
      nearest: () => null,
      layerAt: () => null,
      boxes: () => ({
        body: [
          [-1, 0.2, -2.3],
          [1, 1.3, 2.3],
        ],
        panels: {},
      }),
    }),
    panels: () => panelSet(),
    flat: async () => null,
    capture: () => Promise.reject(new Error("nothing draws here")),
    on: () => () => {},
  }) as unknown as Stage;

it("shows a car that has no print map from all sides, says so, and is closed again", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  const studio = testStudio({ ui: { flat: "panels" } });
  gone = await show(studio, <FlatView stage={stage()} beside />, "ja");
  await settled();
  expect(text()).toContain("立面図を表示しています");
  expect(text()).toContain("レイヤーを描画できませんでした");
  const sheet = document.querySelector<HTMLElement>("[role=application]");
  if (!sheet) throw new Error("there is no sheet");
  expect(sheet.getAttribute("aria-label")).toBe("各方向から見たHalden GT");
  expect(sheet.getAttribute("aria-describedby")).not.toBeNull();
  // keys that are the sheet's own go no further
  const outside = vi.fn();
  window.addEventListener("keydown", outside);
  await key(sheet, "+");
  expect(outside).not.toHaveBeenCalled();
  window.removeEventListener("keydown", outside);
  await press(by("button", "展開図を閉じる"));
  expect(studio.ui.get().flat).toBeNull();
});

it("says where the panels cannot be loaded, and asks again", async () => {
  const fetched = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  const studio = testStudio({ ui: { flat: "panels" } });
  const other = { ...studio, template: { ...studio.template, slug: "another" } };
  gone = await show(other, <FlatView stage={stage()} beside={false} />);
  await settled();
  expect(text()).toContain("could not be loaded");
  // a half open sheet would cover what takes the car's place
  expect(studio.ui.get().sheet).toBe("peek");
  await press(by("button", "Try again"));
  await settled();
  expect(fetched).toHaveBeenCalledTimes(2);
});
