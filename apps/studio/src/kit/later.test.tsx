// reads: apps/studio/src
// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { by, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { useUi } from "../workspace/studio-context.tsx";
import { later } from "./later.tsx";
import { RootBoundary, Stopped } from "../shell/root-boundary.tsx";

let gone = () => {};
beforeEach(() => {
  // files of one worker share a document: what another left in it is not ours
  document.body.replaceChildren();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});
const text = () => document.body.textContent ?? "";
const lost = () => new TypeError("Failed to fetch dynamically imported module");
const Word = () => <p>here it is</p>;
const Beside = () => <input aria-label="beside" defaultValue="kept" />;

it("a part that cannot be fetched says so in its place, and comes when it is tried again; what stands beside it stays", async () => {
  const load = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValue(Word);
  const Part = later(load, { told: "panel" });
  gone = await show(
    testStudio(),
    <>
      <Beside />
      <Part />
    </>,
  );
  const beside = document.body.querySelector("input");
  expect(text()).toContain("This part of the studio could not be loaded.");
  await press(by("button", "Try again"));
  expect(text()).toContain("This part of the studio could not be loaded.");
  await press(by("button", "Try again"));
  expect(text()).toBe("here it is");
  expect(document.body.querySelector("input")).toBe(beside);
  expect(load).toHaveBeenCalledTimes(3);
});

it("offline it says that, and it comes by itself with the connection", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = later(vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue(Word));
  gone = await show(testStudio(), <Part />);
  expect(text()).toContain("You seem to be offline.");
  online.mockReturnValue(true);
  await settled(() => void window.dispatchEvent(new Event("online")));
  expect(text()).toBe("here it is");
});

it("a part that breaks keeps it to itself", async () => {
  let broken = true;
  const Part = later(async () => () => {
    if (broken) throw new Error("no such thing");
    return <Word />;
  });
  gone = await show(
    testStudio(),
    <>
      <Beside />
      <Part />
    </>,
  );
  expect(text()).toContain("Something went wrong in this part of the studio.");
  expect(by("button", "Reload the page")).toBeTruthy();
  broken = false;
  await press(by("button", "Try again"));
  expect(text()).toBe("here it is");
});

it("a wish for it can be taken back, and the next wish tries again", async () => {
  const studio = testStudio();
  const load = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue(Word);
  const Part = later(load, { close: ({ ui }) => ui.set({ palette: false }) });
  const Wished = () => (useUi(({ palette }) => palette) ? <Part /> : <Beside />);
  gone = await show(studio, <Wished />);
  await settled(() => studio.ui.set({ palette: true }));
  expect(text()).toContain("could not be loaded");
  await press(by("button", "Close this message"));
  expect(studio.ui.get().palette).toBe(false);
  expect(text()).not.toContain("could not be loaded");
  await settled(() => studio.ui.set({ palette: true }));
  expect(text()).toBe("here it is");
});

it("nothing of the studio comes later in another way", async () => {
  const source = join(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const lazy = files.filter((file) => /\blazy\(/.test(readFileSync(join(source, file), "utf8")));
  expect(lazy.filter((file) => !file.endsWith(".test.tsx"))).toEqual([join("kit", "later.tsx")]);
});

it("what nobody keeps to himself ends on a page with a way on", async () => {
  const Broken = () => {
    throw new Error("no such thing");
  };
  gone = await show(
    testStudio(),
    <RootBoundary fallback={<Stopped />}>
      <Broken />
    </RootBoundary>,
  );
  expect(text()).toContain("The studio has stopped.");
  expect(text()).toContain("What you built is kept in this browser.");
  expect(by("button", "Reload the page")).toBeTruthy();
});
