// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FILLED } from "../cart/cart.ts";
import { show, type TestStudio, testStudio } from "../testing/test-studio.tsx";
import { ask, Visits } from "./visits.tsx";

type Sent = { events: { kind: string; subject: string; channel: string }[] };
let sent: Sent[];
let gone = () => {};
const question = () => document.body.querySelector<HTMLElement>(".ui-consent");
const press = (name: string) =>
  act(async () => {
    [...document.body.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  });
const kinds = () => sent.flatMap(({ events }) => events.map(({ kind }) => kind));
/** What waits to be told is told when the window is left. */
const told = () =>
  act(async () => {
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
  });

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  });
  document.cookie = "carloom_counting=; max-age=0; path=/";
  sessionStorage.clear();
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

const paint = (studio: TestStudio, color: string) =>
  studio.editor.edit({ key: "x" }, (build) => ({ ...build, paint: { body: { color, finish: "solid" } } }));

it("asks beside the car, tells nothing without a yes, and asks again from the menu", async () => {
  const studio = testStudio();
  gone = await show(studio, <Visits />);
  expect(question()?.textContent).toContain("May we count your visit?");
  paint(studio, "#112233");
  await press("Don't count");
  paint(studio, "#445566");
  await told();
  expect(question()).toBeNull();
  expect(sent).toEqual([]);
  await act(async () => ask());
  expect(question()?.textContent).toContain("Your visits are not counted.");
  expect(document.activeElement).toBe(question());
});

it("tells of who agreed that the studio was opened, the build changed once, and the cart filled", async () => {
  const studio = testStudio();
  gone = await show(studio, <Visits />);
  await press("Count my visits");
  paint(studio, "#112233");
  paint(studio, "#445566");
  window.dispatchEvent(new Event(FILLED));
  await told();
  paint(studio, "#778899");
  await told();
  expect(kinds()).toEqual(["VISIT", "STUDIO_OPENED", "BUILD_CHANGED", "CART_FILLED"]);
  expect(sent[0]?.events[1]).toMatchObject({
    subject: studio.template.slug,
    channel: studio.pricing.state.get().channel,
  });
});
