// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "../lib/preferences.ts";
import { newPlacement } from "../art/art.ts";
import { by, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { SaveStatus } from "./save-status.tsx";
import { Shell } from "./shell.tsx";
import { UserMenu } from "./user-menu.tsx";

let gone = () => {};
afterEach(() => gone());

/** A key as the window hears it, from wherever the focus is. */
async function tap(name: string, how: KeyboardEventInit = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  const init = { key: name, bubbles: true, cancelable: true, ...how };
  await act(async () => void target.dispatchEvent(new KeyboardEvent("keydown", init)));
  await act(async () => void target.dispatchEvent(new KeyboardEvent("keyup", init)));
  await settled();
}
const until = async (test: () => boolean) => {
  for (let i = 0; i < 400 && !test(); i++) await settled();
  expect(test()).toBe(true);
};
const panelOf = (name: string) => document.body.querySelector(`aside[aria-label="${name}"]`);
const sticker = {
  ...newPlacement({ kind: "text", text: "27", font: "archivo", color: "#ffffff" }, 0.4, 2),
  id: "a",
};

describe("the studio's page", () => {
  it("opens panels, palette and help by keys, and nothing of it by single keys that are switched off", async () => {
    const studio = testStudio();
    gone = await show(studio, <Shell />);
    await until(() => panelOf("Paint") !== null);
    await tap("2");
    await until(() => panelOf("Parts") !== null);
    await tap("k", { ctrlKey: true, code: "KeyK" });
    await until(() => document.body.querySelector("[role=combobox]") !== null);
    await act(async () => studio.ui.set({ palette: false }));
    await settled(() => preferences.set({ singleKeys: false }));
    await tap("3");
    expect(panelOf("Parts")).not.toBeNull();
    await settled(() => preferences.set({ singleKeys: true }));
    await tap("?", { shiftKey: true });
    await until(() => document.body.textContent?.includes("Hold Space and drag") === true);
  });

  it("nudges, copies and takes back by keys, a held key as one step, and says what was done", async () => {
    const studio = testStudio({ document: { stickers: [sticker] }, ui: { panel: "stickers" } });
    studio.editor.select({ stickers: ["a"] });
    gone = await show(studio, <Shell />);
    const [first] = studio.editor.state.document.stickers;
    const init = { key: "ArrowUp", shiftKey: true, bubbles: true, cancelable: true };
    await act(async () => {
      for (let i = 0; i < 5; i++) document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, repeat: i > 0 }));
      document.body.dispatchEvent(new KeyboardEvent("keyup", init));
    });
    expect(studio.editor.state.history.done).toHaveLength(1);
    expect(studio.editor.state.document.stickers[0]?.position[1]).toBeCloseTo((first?.position[1] ?? 0) + 0.05);
    expect(studio.said).toContain("Move sticker");
    await tap("d", { ctrlKey: true, code: "KeyD" });
    expect(studio.editor.state.document.stickers).toHaveLength(2);
    await tap("z", { ctrlKey: true, code: "KeyZ" });
    await tap("z", { ctrlKey: true, code: "KeyZ" });
    expect(studio.editor.state.document.stickers).toEqual([sticker]);
    expect(studio.said.at(-1)).toBe("Undone: Move sticker");
  });

  it("goes back to any of the last steps by the list of them, and forth again", async () => {
    const studio = testStudio({ document: { stickers: [sticker] }, ui: { panel: null } });
    gone = await show(studio, <Shell />);
    const { editor } = studio;
    await settled(() => {
      for (const hidden of [true, false, true])
        editor.edit({ key: `studio.step.sticker-${hidden ? "hide" : "lock"}` }, (build) => ({
          ...build,
          stickers: build.stickers.map((one) => (hidden ? { ...one, hidden: !one.hidden } : { ...one, locked: true })),
        }));
    });
    const item = async (name: string, index = 0) => {
      await press(by("button", /or (un)?(hide|lock|show).* \d$/i));
      const found = [...document.body.querySelectorAll<HTMLElement>("[role=menuitem]")].filter((one) =>
        one.textContent?.startsWith(name),
      );
      await press(found[index] as HTMLElement);
    };
    await item("Hide or show sticker", 1);
    expect([editor.state.history.done.length, editor.state.document.stickers[0]?.locked]).toEqual([1, false]);
    await item("Redo up to: Hide or show sticker");
    expect([editor.state.history.done.length, editor.state.document.stickers[0]?.hidden]).toEqual([3, false]);
  });

  it("says what is selected, and which panel a key opened", async () => {
    const studio = testStudio({ document: { stickers: [sticker] }, ui: { panel: null } });
    gone = await show(studio, <Shell />);
    await tap(".");
    expect(studio.said.at(-1)).toBe("Selected: 27");
    await tap("Escape");
    expect(studio.said.at(-1)).toBe("No sticker selected");
    await tap("4");
    expect(studio.said.at(-1)).toBe("Stance, panel open");
  });

  it("leaves Space to switches and holds it for the view elsewhere", async () => {
    const studio = testStudio({ ui: { panel: "parts" } });
    gone = await show(studio, <Shell />);
    await until(() => document.body.querySelector("[role=switch]") !== null);
    document.body.querySelector<HTMLElement>("[role=switch]")?.focus();
    const space = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(space);
    expect([space.defaultPrevented, studio.ui.get().orbiting]).toEqual([false, false]);
    (document.activeElement as HTMLElement).blur();
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true })));
    expect(studio.ui.get().orbiting).toBe(true);
  });

  it("goes through its regions by F6 and turns light by a button", async () => {
    const studio = testStudio();
    const studioTitle = studio.template.title;
    gone = await show(studio, <Shell />);
    await until(() => panelOf("Paint") !== null);
    const seen = new Set<Element | null>();
    for (let i = 0; i < 5; i++) {
      await tap("F6");
      seen.add(document.activeElement?.closest("[data-region]") ?? null);
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
    // the top region begins with what is being built, not with the way out of it
    for (let i = 0; i < 8 && !document.activeElement?.closest(".st-top"); i++) await tap("F6");
    expect(document.activeElement?.textContent).toContain(studioTitle);
    await press(by("button", "Light interface"));
    expect(preferences.get().theme).toBe("light");
    await settled(() => preferences.set({ theme: "dark" }));
  });

  it("has room for one word in the bar of a phone, and in its menu for what the bar has not", async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
    happyDOM.setViewport({ width: 390, height: 844 });
    const studio = testStudio();
    gone = await show(
      studio,
      <>
        <SaveStatus />
        <UserMenu />
      </>,
    );
    const state = document.body.querySelector(".st-save");
    expect(state?.querySelector("[aria-hidden=true]:is(span)")?.textContent).toBe("Kept here");
    expect(state?.querySelector(".ui-hidden")?.textContent).toBe("Kept in this browser");
    await press(by("button", "Account"));
    const item = [...document.body.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
      ({ textContent }) => textContent === "Photo, film and files",
    );
    await press(item as HTMLElement);
    expect(studio.ui.get().output).toBe(true);
    happyDOM.setViewport({ width: 1024, height: 768 });
  });

  it("has the first steps at the head of the sheet where panels are sheets, never over the car", async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
    preferences.set({ guide: "on" });
    const guide = () => document.body.querySelector(".st-guide");
    for (const [size, place] of [
      [{ width: 390, height: 844 }, "#panel .ui-sheet"],
      [{ width: 1180, height: 820 }, "main"],
    ] as const) {
      happyDOM.setViewport(size);
      gone = await show(testStudio(), <Shell />);
      await until(() => guide() !== null);
      expect(guide()?.closest(place), JSON.stringify(size)).not.toBeNull();
      gone();
    }
    preferences.set({ guide: "over" });
    happyDOM.setViewport({ width: 1024, height: 768 });
  });
});
