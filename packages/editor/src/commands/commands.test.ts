import { emptyBuild } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { createEditor } from "../editor.ts";
import { testPlacement } from "../history/testing.ts";
import { runCommand } from "./command.ts";
import { editCommands } from "./edit-commands.ts";
import { type KeyPress, matchesShortcut } from "./shortcut.ts";
import { stickerCommands } from "./sticker-commands.ts";

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
    const all = [...editCommands, ...stickerCommands].flatMap((command) => command.shortcuts ?? []);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("commands", () => {
  const setup = () => {
    const editor = createEditor({
      ...emptyBuild(),
      stickers: [testPlacement("a"), testPlacement("b", { locked: true })],
    });
    let n = 0;
    const context = { editor, newId: () => `n${n++}` };
    const run = (id: string) => {
      const command = [...editCommands, ...stickerCommands].find((c) => c.id === id);
      if (!command) throw new Error(id);
      return runCommand(command, context);
    };
    return { editor, run };
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
  it("toggle the mirror link", () => {
    const { editor, run } = setup();
    editor.select({ stickers: ["a"] });
    run("sticker.mirror");
    expect(editor.state.document.stickers[0]?.mirror).toEqual({ readable: true });
    run("sticker.mirror");
    expect(editor.state.document.stickers[0]?.mirror).toBeNull();
  });
});
