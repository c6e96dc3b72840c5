// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { mergedMessages } from "@carloom/i18n/merge";
import { createTranslate } from "@carloom/i18n";
import { describe, expect, it } from "vitest";
import type { StudioContext } from "../commands/context.ts";
import { testStudio } from "../testing/test-studio.tsx";
import { type Entry, findEntries } from "./entry.ts";
import { choiceEntries, sliderEntries, sliderValueEntries } from "./setting-entries.ts";

const open = (language: "en" | "ko" = "en") => {
  const studio = testStudio();
  const text = createTranslate(language, mergedMessages(language));
  const context = { editor: studio.editor, studio, text } as unknown as StudioContext;
  return { context, studio, build: () => studio.editor.state.document };
};
const first = (entries: Entry[], query: string) =>
  findEntries(entries, query).flatMap((section) => section.entries)[0]?.entry;

describe("the sliders of stance and scene in the palette", () => {
  it("are set by a number, kept inside their range, as one step each", () => {
    const { context, studio, build } = open();
    for (const query of [
      "ride height -40",
      "camber rear -3.5",
      "wheels outward front 99",
      "exposure 0.5",
      "glass tint 70 %",
    ])
      first(sliderValueEntries(context, query), query)?.run?.();
    const { stance, scene, glass } = build();
    expect([stance.height, stance.camber.rear, stance.offset.front]).toEqual([-40, -3.5, 60]);
    expect(Math.log2(scene?.exposure ?? 0)).toBeCloseTo(0.5);
    expect(glass?.tint).toBe(0.7);
    expect(studio.editor.state.history.done.map(({ label }) => label.key)).toEqual(
      ["stance-height", "stance-camber", "stance-offset", "exposure", "glass"].map((key) => `studio.step.${key}`),
    );
  });
  it("are found by their names, say what they are, and open their panel", () => {
    const { context, studio } = open("ko");
    const entry = first(sliderEntries(context), "차고");
    expect(entry).toMatchObject({ text: "차고", detail: "0 mm" });
    entry?.run?.();
    expect(studio.ui.get().panel).toBe("stance");
    expect(sliderValueEntries(context, "차고 -30")[0]?.text).toBe("차고: -30 mm");
  });
  it("have an hour only where daylight reaches", () => {
    const { context, studio, build } = open();
    expect(sliderValueEntries(context, "hour 18")).toEqual([]);
    studio.editor.edit({ key: "scene" }, (now) => ({ ...now, scene: { id: "dusk-road" } }));
    sliderValueEntries(context, "hour 23")[0]?.run?.();
    expect(build().scene).toEqual({ id: "dusk-road", time: 20.5 });
  });
});

it("finishes of the zone, two tones and floors are chosen in the palette", () => {
  const { context, build } = open();
  const run = (query: string) => first(choiceEntries(context, "en"), query)?.run?.();
  run("finish matte");
  run("floor asphalt");
  expect(build().paint.body?.finish).toBe("matte");
  expect(build().scene?.floor).toBe("asphalt");
  run("two-tone gulf");
  expect([build().paint.body?.color, build().paint.roof?.color]).toEqual(["#6fb1d6", "#f05a1a"]);
  run("finish shift");
  expect(build().paint.body?.flop).toBeDefined();
});
