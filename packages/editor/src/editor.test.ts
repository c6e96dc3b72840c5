import { emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { describe, expect, it, vi } from "vitest";
import { createEditor } from "./editor.ts";
import { type PaintOf, setPaint } from "./mutate/paint.ts";
import { addSticker, removeStickers } from "./mutate/stickers.ts";

const stock: PaintOf = (zone, { paint }) => paint[zone] ?? { color: "#202020", finish: "solid" };
const paint = (color: string) => (d: ReturnType<typeof emptyBuild>) => setPaint(d, ["body"], { color }, stock);

describe("editor", () => {
  it("makes one step of everything between begin and commit", () => {
    const editor = createEditor(emptyBuild());
    editor.begin({ key: "drag" });
    for (const color of ["#111111", "#222222", "#333333"]) editor.edit({ key: "paint" }, paint(color));
    expect(editor.state.history.done).toHaveLength(0);
    editor.commit();
    expect(editor.state.history.done).toHaveLength(1);
    editor.undo();
    expect(editor.state.document).toEqual(emptyBuild());
  });
  it("leaves no step where nothing changed, or where a drag came back", () => {
    const editor = createEditor(emptyBuild());
    editor.edit({ key: "paint" }, paint("#202020"));
    editor.begin({ key: "drag" });
    editor.edit({ key: "paint" }, paint("#111111"));
    editor.edit({ key: "paint" }, paint("#202020"));
    editor.commit();
    expect(editor.state.history.done).toHaveLength(0);
  });
  it("undo closes the open step first", () => {
    const editor = createEditor(emptyBuild());
    editor.begin({ key: "drag" });
    editor.edit({ key: "paint" }, paint("#111111"));
    expect(editor.undo()).toEqual({ key: "drag" });
    expect(editor.state.document).toEqual(emptyBuild());
    editor.redo();
    expect(editor.state.document.paint.body?.color).toBe("#111111");
  });
  it("gives the selection back with the step and forgets what is gone", () => {
    const editor = createEditor(emptyBuild());
    editor.edit({ key: "add" }, (d) => addSticker(d, testPlacement("a")), { stickers: ["a"] });
    editor.edit({ key: "delete" }, (d) => removeStickers(d, ["a"]));
    expect(editor.state.selection.stickers).toEqual([]);
    editor.undo();
    expect(editor.state.selection.stickers).toEqual(["a"]);
    editor.undo();
    expect(editor.state.selection.stickers).toEqual([]);
  });
  it("shows a preview without storing it", () => {
    const editor = createEditor(emptyBuild());
    const seen = vi.fn();
    editor.subscribe(seen);
    editor.preview(paint("#123456"));
    expect(editor.state.preview?.paint.body?.color).toBe("#123456");
    expect(editor.state.document).toEqual(emptyBuild());
    editor.preview(null);
    editor.preview(null);
    expect(seen).toHaveBeenCalledTimes(2);
    expect(editor.state.history.done).toHaveLength(0);
  });
  it("drops a preview when something is edited", () => {
    const editor = createEditor(emptyBuild());
    editor.preview(paint("#123456"));
    editor.edit({ key: "paint" }, paint("#654321"));
    expect(editor.state.preview).toBeNull();
  });
});
