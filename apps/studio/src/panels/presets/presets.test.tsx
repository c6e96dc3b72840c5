// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { TransportError } from "@carloom/api-client";
import { emptyBuild } from "@carloom/build";
import { afterEach, expect, it, vi } from "vitest";
import { by, press, settled, show, testStudio, type TestStudio, type } from "../../testing/test-studio.tsx";
import { Palette } from "../../palette/palette.tsx";
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
  const { studio, stored } = signedIn();
  stored.push({ uuid: "c", title: "Last week", thumbnail: null, createdAt: "2025-12-30T00:00:00Z" });
  await open(studio);
  const titles = [...document.body.querySelectorAll(".st-preset b")].map((one) => one.textContent);
  // newest first, drawn or not
  expect(titles).toEqual(["Fresh", "Track", "Last week"]);
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
  const saved = document.body.querySelector<HTMLInputElement>("form .ui-input");
  expect([first.maxLength, saved?.maxLength]).toEqual([120, 120]);
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

/** A shop with a cart, that refuses a preset as it is told to. */
function shop(studio: TestStudio, refusals: { code: string; field: string | null; message: string }[] = []) {
  const asked: unknown[] = [];
  const mutate = async ({ operationName }: { operationName: string }, variables: object) => {
    asked.push([operationName, variables]);
    if (operationName === "checkoutCreate") return { checkoutCreate: { checkout: { id: "cart" }, errors: [] } };
    const errors = refusals.splice(0, 1);
    return { checkoutDesignAdd: { design: errors.length > 0 ? null : { id: "d" }, errors } };
  };
  Object.assign(studio.clients, { commerce: { mutate } });
  return asked;
}

it("puts one in the cart as itself, whatever is open", async () => {
  const { studio } = signedIn();
  const asked = shop(studio);
  await open(studio);
  await press(by("button", "Add Track to the cart"));
  expect(asked.at(-1)).toEqual(["checkoutDesignAdd", { checkoutId: "cart", presetUuid: "a" }]);
  expect(text()).toContain("In the cart");
  expect(document.body.querySelector(".st-preset a")?.getAttribute("href")).toContain("/cart");
  expect(studio.said).toContain("Track is in the cart");
  expect(studio.editor.state.document).toEqual(emptyBuild());
});

it("says beside it, in the person's language, why one is not in the cart", async () => {
  const { studio } = signedIn();
  shop(studio, [
    { code: "NOT_SOLD", field: "wheels.front", message: "Falke 19 is not sold here." },
    { code: "NO_LINES", field: "design", message: "This design holds nothing to order." },
    { code: "NOT_FOUND", field: "presetUuid", message: "Couldn't resolve to a node." },
  ]);
  gone = await show(studio, <PresetsPanel />, "ja");
  const said: (string | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    await press(by("button", "Trackをカートに入れる"));
    said.push(by("button", "Trackを適用").closest("li")?.querySelector("[role=alert]")?.textContent ?? undefined);
  }
  expect(said).toEqual([
    "販売していません：Front wheels",
    "このプリセットには購入できるものがありません。パーツもステッカーもありません。",
    "すでに存在しません。",
  ]);
  expect(by("button", "Freshを適用").closest("li")?.querySelector("[role=alert]")).toBeNull();
});

it("is put in the cart from the palette, by its tile", async () => {
  const { studio } = signedIn();
  const asked = shop(studio);
  gone = await show(studio, <Palette />);
  await type(by("combobox", /./), "add track cart");
  await press(by("option", /Add Track to the cart/));
  expect(studio.ui.get().panel).toBe("presets");
  gone();
  await open(studio);
  expect(asked.at(-1)).toEqual(["checkoutDesignAdd", { checkoutId: "cart", presetUuid: "a" }]);
});

it("tells what a service refuses in the person's language", async () => {
  const { studio, mutate } = signedIn();
  mutate.mockResolvedValue({
    projectPresetCreate: { projectPreset: null, error: { type: "LIMIT", message: "This project has 100 presets." } },
  } as never);
  studio.saving.ensureProject = () => Promise.resolve({ uuid: "p" });
  gone = await show(studio, <PresetsPanel />, "ko");
  await press(by("button", "프리셋으로 저장"));
  expect(text()).toContain("이 빌드에는 프리셋을 더 저장할 수 없습니다.");
});

it("says what failed and keeps what was shown", async () => {
  const { studio, state } = signedIn();
  state.down = true;
  await open(studio);
  expect(text()).toContain("The presets could not be loaded.");
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

it("takes the focus to the name of a new one, where a command asks for it", async () => {
  const { studio } = signedIn();
  studio.ui.set({ presetWanted: true });
  await open(studio);
  expect(document.activeElement).toBe(document.body.querySelector("form .ui-input"));
  expect(studio.ui.get().presetWanted).toBe(false);
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
