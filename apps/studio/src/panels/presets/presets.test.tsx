// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { TransportError } from "@carloom/api-client";
import { emptyBuild } from "@carloom/build";
import { afterEach, expect, it, vi } from "vitest";
import { by, press, settled, show, testStudio, type TestStudio, type } from "../../testing/test-studio.tsx";
import { PresetsPanel } from "./presets-panel.tsx";

let gone = () => {};
afterEach(() => gone());
const text = () => document.body.textContent ?? "";

/** A studio of somebody who is signed in, with a service that keeps presets. */
function signedIn() {
  const stored = [
    { uuid: "a", title: "Track", thumbnail: "/cdn/a.jpg", createdAt: "2026-01-02T00:00:00Z" },
    { uuid: "b", title: "Fresh", thumbnail: null, createdAt: "2026-01-03T00:00:00Z" },
  ];
  const state = { down: false, wait: false };
  const fields = (one: (typeof stored)[number]) => ({
    ...one,
    setting: { paint: { body: { color: "#102030", finish: "solid" } } },
    partModelPresets: [],
    stickerPresets: [],
  });
  const query = vi.fn(async ({ operationName }: { operationName: string }) => {
    if (state.wait) await new Promise(() => {});
    if (state.down) throw new TransportError("network", "down");
    if (operationName === "projectVersions")
      return {
        projectVersions: [{ version: 3, savedAt: "2026-01-01T00:00:00Z", picture: null, parts: 2, stickers: 1 }],
      };
    if (operationName === "projectVersion")
      return {
        projectVersion: { version: 3, option: { paint: { body: { color: "#abcdef", finish: "solid" } } } },
      };
    return {
      projectPresets: {
        totalCount: stored.length + 3,
        edges: stored.map((one) => ({ node: fields(one), cursor: one.uuid })),
      },
    };
  });
  const mutate = vi.fn(async ({ operationName }: { operationName: string }, v: { uuid: string; title: string }) => {
    if (state.down) throw new TransportError("network", "down");
    const one = stored.find(({ uuid }) => uuid === v.uuid);
    if (operationName === "projectPresetRename" && one) {
      one.title = v.title;
      return { projectPresetRename: { projectPreset: fields(one), error: null } };
    }
    return { projectPresetDelete: { success: true, error: null } };
  });
  const studio = testStudio();
  Object.assign(studio, {
    clients: { threed: { query, mutate } },
    visitor: { status: "signed-in", user: { id: "m" } },
  });
  studio.saving.state.set({ project: { uuid: "p", title: "Mine", version: 1 } });
  return { studio, state, stored, mutate };
}
const open = async (studio: TestStudio) => {
  gone = await show(studio, <PresetsPanel />);
};
const item = (name: string) => {
  const found = [...document.body.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
    (one) => one.textContent === name,
  );
  if (!found) throw new Error(`no menu item ${name}`);
  return found;
};

it("shows a guest the way to sign in, and versions of this browser", async () => {
  const studio = testStudio();
  await open(studio);
  expect(text()).toContain("Presets are kept in your account");
  await settled(() => studio.ui.set({ shelf: "versions" }));
  expect(text()).toContain("In this browser");
  expect(text()).not.toContain("On the server");
});

it("lists presets, those without a picture too, and says how many are not listed", async () => {
  const { studio } = signedIn();
  await open(studio);
  const titles = [...document.body.querySelectorAll(".st-preset b")].map((one) => one.textContent);
  expect(titles).toEqual(["Fresh", "Track"]);
  expect(text()).toContain("The picture is being drawn");
  expect(text()).toContain("3 older presets are not listed.");
});

it("applies one as one step", async () => {
  const { studio } = signedIn();
  await open(studio);
  await press(by("button", "Apply Track"));
  expect(studio.editor.state.document.paint.body?.color).toBe("#102030");
  expect(studio.editor.state.history.done.map(({ label }) => label.key)).toEqual(["studio.step.preset"]);
  await press(by("button", "Compare with Track"));
  expect(studio.ui.get().comparison).toMatchObject({ title: "Track" });
});

it("renames in place, by Enter, and not by Escape", async () => {
  const { studio, stored } = signedIn();
  await open(studio);
  const start = async () => {
    await press(by("button", "More for Track"));
    await press(item("Rename"));
    const field = document.body.querySelector<HTMLInputElement>(".st-preset-rename input");
    if (!field) throw new Error("no field");
    return field;
  };
  const first = await start();
  await type(first, "Rain");
  await settled(() => first.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(stored[0]?.title).toBe("Track");
  const second = await start();
  await type(second, "Rain");
  await settled(() => second.closest("form")?.requestSubmit());
  expect(stored[0]?.title).toBe("Rain");
  expect(studio.said).toContain("Renamed to Rain");
});

it("a deletion can be taken back before the service hears of it", async () => {
  const { studio, mutate } = signedIn();
  await open(studio);
  await press(by("button", "More for Track"));
  await press(item("Delete"));
  expect(text()).toContain("Preset Track deleted");
  await press(by("button", "Undo"));
  expect(by("button", "Apply Track")).toBeTruthy();
  expect(mutate).not.toHaveBeenCalled();
});

it("says what failed and keeps what was shown", async () => {
  const { studio, state } = signedIn();
  state.down = true;
  await open(studio);
  expect(text()).toContain("The presets did not load.");
  state.down = false;
  await press(by("button", "Try again"));
  expect(by("button", "Apply Track")).toBeTruthy();
  state.down = true;
  await press(by("button", "More for Track"));
  await press(item("Rename"));
  const field = document.body.querySelector<HTMLInputElement>(".st-preset-rename input");
  await type(field as HTMLInputElement, "Rain");
  await settled(() => field?.closest("form")?.requestSubmit());
  expect(text()).toContain("No connection. Your build is unchanged.");
});

it("waits visibly", async () => {
  const { studio, state } = signedIn();
  state.wait = true;
  await open(studio);
  expect(document.body.querySelector("[aria-busy=true] .st-preset-ghost")).not.toBeNull();
});

it("restores a version as one step that undo takes back", async () => {
  const { studio } = signedIn();
  await settled(() => studio.ui.set({ shelf: "versions" }));
  await open(studio);
  expect(text()).toContain("2 parts, 1 sticker");
  expect(text()).toContain("The server keeps the last 50 versions");
  await press(by("button", /^Restore/));
  expect(studio.editor.state.document.paint.body?.color).toBe("#abcdef");
  await settled(() => void studio.editor.undo());
  expect(studio.editor.state.document).toEqual(emptyBuild());
});
