// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { STILL_MS } from "./first-act.ts";
import { VisitsLater } from "./later.tsx";

/** Stands for the question and the counting. */
vi.mock("./visits.tsx", () => ({ default: () => <p id="part">asked</p> }));

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const part = () => document.querySelector("#part");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const MINUTE = 60_000;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div></div>";
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.cookie = "carloom_counting=; max-age=0; path=/";
  vi.useRealTimers();
});
async function open() {
  root = createRoot(document.querySelector("div") as HTMLElement);
  await act(async () => root.render(<VisitsLater />));
}

it("asks nobody who does nothing on the page, however long it stands", async () => {
  await open();
  window.dispatchEvent(new Event("pointermove"));
  await pass(MINUTE);
  expect(part()).toBeNull();
});

it.each(["pointerup", "keyup", "scroll"])(
  "asks after the first %s, once nothing more is done for a moment",
  async (kind) => {
    await open();
    await pass(MINUTE);
    for (let i = 0; i < 5; i++) {
      window.dispatchEvent(new Event(kind));
      await pass(STILL_MS - 1);
      expect(part()).toBeNull();
    }
    await pass(1);
    await vi.waitFor(async () => {
      await pass(1);
      expect(part()?.textContent).toBe("asked");
    });
  },
);

it("counts who agreed before without waiting for them to do something", async () => {
  document.cookie = "carloom_counting=yes; path=/";
  await open();
  await pass(MINUTE);
  expect(part()).not.toBeNull();
});
