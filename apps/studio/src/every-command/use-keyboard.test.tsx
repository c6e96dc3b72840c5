// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { testPlacement } from "@carloom/build/testing";
import { afterEach, expect, it, vi } from "vitest";
import { key, settled, show, testStudio, type TestStudio } from "../testing/test-studio.tsx";
import "./every-command.ts";
import { useKeyboard } from "./use-keyboard.ts";

let gone = () => {};
afterEach(() => gone());

function Keys({ studio }: { studio: TestStudio }) {
  useKeyboard(studio);
  return <p>Words on the page</p>;
}
const open = async () => {
  const studio = testStudio({ document: { stickers: [testPlacement("a")] } });
  gone = await show(studio, <Keys studio={studio} />);
  return studio;
};
const up = (name: string) => settled(() => void window.dispatchEvent(new KeyboardEvent("keyup", { key: name })));

it("a key that is let go ends a held key's step, and never what a hand drags", async () => {
  const studio = await open();
  const { editor, ui } = studio;
  editor.begin({ key: "studio.step.sticker-move" });
  await up("ArrowLeft");
  expect(editor.state.open).toBeNull();
  editor.begin({ key: "studio.step.stickers-turn" });
  ui.set({ live: { id: "a", mode: "turn", placement: testPlacement("a"), snaps: [] } });
  await up("Shift");
  expect(editor.state.open).not.toBeNull();
  ui.set({ live: null });
});

it("words that are marked on the page are copied, and pasting is left to the browser's own event", async () => {
  const studio = await open();
  studio.editor.select({ stickers: ["a"] });
  const written = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
  await key(document.body, "c", { ctrlKey: true });
  expect(written).toHaveBeenCalledOnce();
  const marked = vi.spyOn(globalThis, "getSelection").mockReturnValue({ toString: () => "Words" } as Selection);
  await key(document.body, "c", { ctrlKey: true });
  expect(written).toHaveBeenCalledOnce();
  marked.mockRestore();
  const paste = new KeyboardEvent("keydown", { key: "v", ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(paste);
  expect(paste.defaultPrevented).toBe(false);
  Reflect.deleteProperty(navigator, "clipboard");
});
