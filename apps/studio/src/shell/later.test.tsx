// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { by, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { later } from "./later.tsx";
import { RootBoundary, Stopped } from "./root-boundary.tsx";
import { Shell } from "./shell.tsx";

const unreachable = vi.hoisted(() => ({ palette: true }));
vi.mock("../palette/palette.tsx", () => ({
  get Palette() {
    if (unreachable.palette) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>the palette</p>;
  },
}));

let gone = () => {};
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});
const text = () => document.body.textContent ?? "";
const until = async (test: () => boolean) => {
  for (let i = 0; i < 400 && !test(); i++) await settled();
  expect(test()).toBe(true);
};
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

it("the studio goes on without its palette, and opens it once it can be had", async () => {
  const studio = testStudio();
  gone = await show(studio, <Shell />);
  await settled(() => studio.ui.set({ palette: true }));
  await until(() => text().includes("This part of the studio could not be loaded."));
  expect(by("button", "Parts")).toBeTruthy();
  await press(by("button", "Close this message"));
  expect(studio.ui.get().palette).toBe(false);
  expect(text()).not.toContain("could not be loaded");
  unreachable.palette = false;
  await settled(() => studio.ui.set({ palette: true }));
  await until(() => text().includes("the palette"));
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
