import { isSingleKey, valueCommands } from "@carloom/editor";
import { mergedMessages } from "@carloom/i18n/merge";
import { describe, expect, it, vi } from "vitest";
import { studioCommands } from "./every-command.ts";
import { commandOf } from "../commands/known-commands.ts";

const messages = mergedMessages("en");

describe("commands of the studio", () => {
  it("have an id and a key of their own; only Escape does two things, the tool first", () => {
    const ids = studioCommands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const keys = studioCommands.flatMap(({ shortcuts = [] }) => shortcuts);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(twice).toEqual(["Escape"]);
    expect(ids.indexOf("tool.leave")).toBeLessThan(ids.indexOf("edit.deselect"));
  });
  it("have a name, and a heading in the help sheet where they have a key", () => {
    for (const { id, labelKey, group, shortcuts } of studioCommands) {
      expect(messages[labelKey], id).toBeDefined();
      if (shortcuts?.length) expect(messages[`studio.help.${group}`], group).toBeDefined();
    }
    for (const { labelKey } of valueCommands) expect(messages[labelKey]).toBeDefined();
  });
  it("stay reachable when single keys are off: every one of them is in the palette", () => {
    const single = studioCommands.filter(({ shortcuts }) => shortcuts?.some(isSingleKey));
    expect(single.length).toBeGreaterThan(10);
    expect(commandOf("help.palette").shortcuts?.some(isSingleKey)).toBe(false);
  });
  it("come after the first frame but for what the page begins with, which every bar and panel of it finds", async () => {
    vi.resetModules();
    const first = await import("../commands/known-commands.ts");
    expect(first.knowsAll()).toBe(false);
    expect(() => first.commandOf("sticker.delete")).toThrow();
    const begins = [
      "edit.undo",
      "build.save",
      "panel.versions",
      "help.theme",
      "help.palette",
      "view.output",
      "view.share",
    ];
    for (const id of [...begins, "paint.reset", "paint.eyedropper", "paint.swap-tones"])
      expect(first.commandOf(id).id).toBe(id);
    await import("./every-command.ts");
    expect([first.knowsAll(), first.commandOf("sticker.delete").id]).toEqual([true, "sticker.delete"]);
    expect(first.knownCommands()).toHaveLength(studioCommands.length);
  });
  it("throw for an id that nobody wrote", () => {
    expect(() => commandOf("nothing")).toThrow("no command nothing");
  });
});
