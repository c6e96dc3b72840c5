import { emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import {
  addSticker,
  createEditor,
  createSelectTool,
  type Editor,
  type Hit,
  type PointerInput,
  removeStickers,
  type Surface,
  updateStickers,
} from "@carloom/editor";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Dragging } from "@carloom/stage/drag";

/** The stage's drag calls over a livery that only notes what it shows, kept at an editor's document as the studio keeps it. */
function car(stickers: readonly Placement[]) {
  const editor = createEditor({ ...emptyBuild(), stickers: [...stickers] });
  let build = editor.state.document;
  const livery = { live: null as Placement | null, shown: build.stickers as readonly Placement[] };
  const dragging = new Dragging({
    livery: () =>
      ({
        beginLive: async (placement: Placement) => void (livery.live = placement),
        moveLive: (placement: Placement) => void (livery.live = placement),
        endLive: async (next: readonly Placement[]) => {
          livery.live = null;
          livery.shown = next;
        },
      }) as never,
    build: () => build,
    commit: (next) => void (build = next),
    find: (id) => build.stickers.find((one) => one.id === id),
    changed: () => {},
  });
  editor.subscribe((next, before) => {
    if (next.document === before.document) return;
    build = next.document;
    if (!livery.live) livery.shown = build.stickers;
  });
  const surface = {
    ...dragging.calls,
    pick: () => ({ placementId: editor.state.selection.stickers.at(-1) ?? null, twin: false }),
    placementOutline: () => ({ center: { x: 0, y: 0 }, corners: [] }),
    placementAt: (_: unknown, size: [number, number]) => ({ ...testPlacement("x"), size }),
    projectToScreen: () => ({ x: 0, y: 0 }),
  } as unknown as Surface<Hit>;
  const labels: unknown[] = [];
  const tool = createSelectTool({
    editor,
    surface,
    clicked: () => {},
    live: (live) => labels.push(live),
    keepAspect: () => true,
    snap: () => false,
  });
  return { editor, tool, livery, dragging, labels };
}

const at = (x: number, id = 1): PointerInput => ({ id, x, y: 0, touch: false, shift: false, free: true });
const ACTS: Record<string, (editor: Editor) => void> = {
  delete: (editor) =>
    editor.edit({ key: "delete" }, (document) => removeStickers(document, editor.state.selection.stickers)),
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
  add: (editor) =>
    editor.edit({ key: "add" }, (document) => addSticker(document, testPlacement(`n${document.stickers.length}`))),
  hide: (editor) =>
    editor.edit({ key: "hide" }, (document) =>
      updateStickers(document, editor.state.selection.stickers, { hidden: true }),
    ),
  lock: (editor) =>
    editor.edit({ key: "lock" }, (document) =>
      updateStickers(document, editor.state.selection.stickers, { locked: true }),
    ),
  reorder: (editor) =>
    editor.edit({ key: "order" }, (document) => ({ ...document, stickers: document.stickers.toReversed() })),
  another: (editor) => editor.open({ ...emptyBuild(), stickers: [testPlacement("other")] }),
  begin: (editor) => editor.begin({ key: "slider" }),
  commit: (editor) => editor.commit(),
  takeBack: (editor) => editor.cancel(),
};

it("a drag ends with whatever else is done: livery and document never differ", () => {
  const act = fc.oneof(
    fc.constantFrom("drag", "drag", "move", "up", "cancel", "select"),
    fc.constantFrom(...Object.keys(ACTS)),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const { editor, tool, livery, dragging, labels } = car(["a", "b", "c"].map((id) => testPlacement(id)));
      editor.select({ stickers: ["b"] });
      for (const [i, name] of acts.entries()) {
        if (name === "drag") {
          tool.down(at(0));
          tool.move(at(20 + i));
        } else if (name === "move") tool.move(at(20 + i));
        else if (name === "up") tool.up(at(20 + i));
        else if (name === "cancel") tool.cancel();
        else if (name === "select")
          editor.select({ stickers: editor.state.document.stickers.slice(-1).map(({ id }) => id) });
        else {
          ACTS[name]?.(editor);
          // nothing is left of the drag: no live layer, no label beside it
          expect(livery.live).toBeNull();
          expect(labels.at(-1) ?? null).toBeNull();
        }
        // who waits for an open drag sees it, as long as it lasts
        if (livery.live) expect(editor.state.open).not.toBeNull();
        if (!livery.live) expect(livery.shown).toEqual(editor.state.document.stickers);
        expect(dragging.placement === null).toBe(livery.live === null);
      }
      tool.cancel();
      expect(livery.live).toBeNull();
      expect(livery.shown).toEqual(editor.state.document.stickers);
    }),
    { numRuns: 400 },
  );
});
