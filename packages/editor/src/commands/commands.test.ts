import { emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it } from "vitest";
import { createEditor } from "../editor.ts";
import { degreesOf } from "../geometry/upright.ts";
import { runCommand } from "./command.ts";
import { alignCommands } from "./align-commands.ts";
import { editCommands } from "./edit-commands.ts";
import { layerCommands } from "./layer-commands.ts";
import { nudgeCommands } from "./nudge-commands.ts";
import { isSingleKey, type KeyPress, matchesShortcut } from "./shortcut.ts";
import { stickerCommands } from "./sticker-commands.ts";
import { valueCommands } from "./value-commands.ts";

const ALL = [...editCommands, ...layerCommands, ...stickerCommands, ...alignCommands, ...nudgeCommands];

const press = (key: string, code = "", over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...over,
});

describe("shortcuts", () => {
  it("match what is pressed, on any keyboard", () => {
    expect(matchesShortcut(press("z", "KeyZ", { ctrlKey: true }), "Mod+Z")).toBe(true);
    expect(matchesShortcut(press("Z", "KeyZ", { metaKey: true, shiftKey: true }), "Mod+Shift+Z")).toBe(true);
    expect(matchesShortcut(press("z", "KeyZ"), "Mod+Z")).toBe(false);
    expect(matchesShortcut(press("ㅡ", "KeyM"), "M")).toBe(true);
    expect(matchesShortcut(press("w", "KeyZ", { ctrlKey: true }), "Mod+Z")).toBe(false);
    expect(matchesShortcut(press("}", "BracketRight", { shiftKey: true }), "Shift+]")).toBe(true);
    expect(matchesShortcut(press("?", "Slash", { shiftKey: true }), "?")).toBe(true);
    expect(matchesShortcut(press("1", "Digit1"), "1")).toBe(true);
    expect(matchesShortcut(press("!", "Digit1", { shiftKey: true }), "1")).toBe(false);
  });
  it("are one command each", () => {
    const all = ALL.flatMap((command) => command.shortcuts ?? []);
    expect(new Set(all).size).toBe(all.length);
  });
  it("are single keys only where no Ctrl, Command or Alt is held", () => {
    expect(["M", "Shift+]", "?", "1"].every(isSingleKey)).toBe(true);
    expect(["Mod+G", "Alt+R", "Escape", "ArrowLeft", "Delete"].some(isSingleKey)).toBe(false);
  });
});

describe("commands", () => {
  const setup = () => {
    const editor = createEditor({
      ...emptyBuild(),
      stickers: [testPlacement("a"), testPlacement("b", { locked: true })],
    });
    let n = 0;
    const context = {
      editor,
      newId: () => `n${n++}`,
      text: (_key: string, values?: Record<string, string | number>) => `Group ${values?.number}`,
    };
    const run = (id: string) => {
      const command = ALL.find((c) => c.id === id);
      if (!command) throw new Error(id);
      return runCommand(command, context);
    };
    return { editor, run, context };
  };
  it("do nothing without what they need", () => {
    const { editor, run } = setup();
    expect(run("sticker.delete")).toBe(false);
    expect(run("edit.undo")).toBe(false);
    editor.select({ stickers: ["b"] });
    expect(run("sticker.delete")).toBe(false);
    expect(run("sticker.nudge-left")).toBe(false);
  });
  it("make one step of a held nudge", () => {
    const { editor, run } = setup();
    editor.select({ stickers: ["a"] });
    for (let i = 0; i < 5; i++) run("sticker.nudge-right-far");
    editor.commit();
    expect(editor.state.history.done).toHaveLength(1);
    expect(editor.state.document.stickers[0]?.position[2]).toBeCloseTo(0.05);
  });
  it("duplicate selects the copy, delete removes it, undo brings it back", () => {
    const { editor, run } = setup();
    editor.select({ stickers: ["a"] });
    run("sticker.duplicate");
    expect(editor.state.selection.stickers).toEqual(["n0"]);
    run("sticker.delete");
    expect(editor.state.document.stickers.map((s) => s.id)).toEqual(["a", "b"]);
    run("edit.undo");
    expect(editor.state.document.stickers.map((s) => s.id)).toEqual(["a", "n0", "b"]);
  });
  it("say what has to be done first", () => {
    const { editor, context } = setup();
    const needs = (id: string) => {
      const command = ALL.find((one) => one.id === id);
      return command?.when(editor.state, context) ? null : command?.needs?.(editor.state, context);
    };
    expect(needs("sticker.delete")).toBe("studio.needs.sticker");
    expect(needs("sticker.align-left")).toBe("studio.needs.two");
    editor.select({ stickers: ["b"] });
    expect(needs("sticker.delete")).toBe("studio.needs.unlock");
    expect(needs("sticker.order-up")).toBe("studio.needs.order-up");
    expect(needs("sticker.ungroup")).toBe("studio.needs.group");
  });
  it("every one that may be refused says why", () => {
    for (const command of [...ALL, ...valueCommands]) expect(command.needs, command.id).toBeTypeOf("function");
  });
  it("group under a name that is free, and dissolve again", () => {
    const { editor, run } = setup();
    const groups = () => editor.state.document.stickers.map(({ group }) => group);
    editor.select({ stickers: ["a"] });
    run("sticker.group");
    editor.select({ stickers: ["b"] });
    run("sticker.group");
    expect(groups()).toEqual(["Group 1", "Group 2"]);
    run("sticker.ungroup");
    expect(groups()).toEqual(["Group 1", null]);
  });
  it("go through the layers all around", () => {
    const { editor, run } = setup();
    const seen = ["next", "next", "next", "previous"].map((way) => {
      run(`sticker.select-${way}`);
      return editor.state.selection.stickers[0];
    });
    expect(seen).toEqual(["a", "b", "a", "b"]);
  });
  it("set exact values, kept inside their limits", () => {
    const { editor, context } = setup();
    editor.select({ stickers: ["a"] });
    const set = (id: string, value: number) => valueCommands.find((one) => one.id === id)?.perform(context, value);
    set("sticker.width", 800);
    expect(editor.state.document.stickers[0]?.size).toEqual([0.8, 0.4]);
    set("sticker.opacity", 250);
    expect(editor.state.document.stickers[0]?.opacity).toBe(1);
    set("sticker.angle", 90);
    expect(degreesOf(editor.state.document.stickers[0]?.rotation ?? [0, 0, 0, 1])).toBeCloseTo(90);
  });
  it("set the opacity of a whole group as that of one picture", () => {
    const { editor, context, run } = setup();
    editor.select({ stickers: ["a"] });
    run("sticker.group");
    valueCommands.find(({ id }) => id === "sticker.opacity")?.perform(context, 40);
    const { groups, stickers } = editor.state.document;
    expect(groups).toEqual({ "Group 1": { opacity: 0.4 } });
    expect(stickers[0]?.opacity).toBe(1);
    run("edit.undo");
    expect(editor.state.document.groups).toBeUndefined();
  });
  it("turn upside down without leaving the place", () => {
    const { editor, run } = setup();
    editor.select({ stickers: ["a"] });
    run("sticker.flip-up");
    run("sticker.flip-up");
    const [sticker] = editor.state.document.stickers;
    expect(sticker?.flip).toBe(false);
    expect(Math.abs(degreesOf(sticker?.rotation ?? [0, 0, 0, 1]))).toBeCloseTo(0);
  });
  it("toggle the mirror link", () => {
    const { editor, run } = setup();
    editor.select({ stickers: ["a"] });
    run("sticker.mirror");
    expect(editor.state.document.stickers[0]?.mirror).toEqual({ readable: true });
    run("sticker.mirror");
    expect(editor.state.document.stickers[0]?.mirror).toBeNull();
  });
});
