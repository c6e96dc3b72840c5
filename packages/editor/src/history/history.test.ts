import { type BuildDocument, emptyBuild, parseBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEditor, type Editor } from "../editor.ts";
import { addSticker, updateStickers } from "../mutate/stickers.ts";
import { applyDiff, diffDocuments, invertDiff } from "./diff.ts";
import { emptyHistory, MAX_STEPS, restoreHistory } from "./history.ts";
import { action } from "../testing/acts.ts";

const rewind = (editor: Editor) => {
  while (editor.undo());
};
const replay = (editor: Editor) => {
  while (editor.redo());
};

describe("undo and redo", () => {
  it("in any order give equal documents, and every document is valid", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const editor = createEditor(emptyBuild());
        for (const act of actions) {
          const before = editor.state.document;
          const steps = editor.state.history.done.length;
          act(editor);
          if (editor.state.history.done.length === steps + 1 && editor.state.history.undone.length === 0) {
            const after = editor.state.document;
            editor.undo();
            expect(editor.state.document).toEqual(before);
            editor.redo();
            expect(editor.state.document).toEqual(after);
          }
          expect(parseBuild(editor.state.document)).toMatchObject({ ok: true });
        }
        replay(editor);
        const last = editor.state.document;
        rewind(editor);
        expect(editor.state.document).toEqual(emptyBuild());
        replay(editor);
        expect(editor.state.document).toEqual(last);
      }),
      { numRuns: 300 },
    );
  });

  it("continue equally from a stored history", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.array(fc.boolean(), { maxLength: 40 }), (actions, moves) => {
        const editor = createEditor(emptyBuild());
        for (const act of actions) act(editor);
        const stored = JSON.parse(JSON.stringify({ document: editor.state.document, history: editor.state.history }));
        const history = restoreHistory(stored.history, stored.document);
        expect(history.done.length).toBe(editor.state.history.done.length);
        const reloaded = createEditor(stored.document, history);
        for (const back of moves) {
          for (const one of [editor, reloaded]) {
            if (back) one.undo();
            else one.redo();
          }
          expect(reloaded.state.document).toEqual(editor.state.document);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("keep 0 for -0, as a store gives it back", () => {
    const editor = createEditor(emptyBuild());
    editor.edit({ key: "add" }, (d) => addSticker(d, testPlacement("a", { rotation: [0, -0.6, 0, 0.8] })));
    const kept = editor.state.document.stickers[0];
    editor.edit({ key: "add" }, (d) => addSticker(d, testPlacement("b", { position: [-0, 1, 0], depth: 0.1 })));
    editor.edit({ key: "turn" }, (d) => updateStickers(d, ["b"], { rotation: [0, 0.6, -0, 0.8] }));
    const { document, history } = editor.state;
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.parse(JSON.stringify(history))).toEqual(history);
    expect(document.stickers[0]).toBe(kept);
  });

  it("take the credit of a copy back with the copy", () => {
    const editor = createEditor(emptyBuild());
    editor.edit({ key: "remix" }, () => ({ ...emptyBuild(), origin: "abcdefghjk" }));
    editor.undo();
    expect(editor.state.document).toEqual(emptyBuild());
    editor.redo();
    expect(editor.state.document.origin).toBe("abcdefghjk");
  });

  it("refuses a history that belongs to another document", () => {
    const editor = createEditor(emptyBuild());
    editor.edit({ key: "add" }, (d) => addSticker(d, testPlacement("a")));
    const { history } = editor.state;
    expect(restoreHistory(history, editor.state.document)).toBe(history);
    expect(restoreHistory(history, emptyBuild())).toEqual(emptyHistory());
    expect(restoreHistory({ version: 9 }, emptyBuild())).toEqual(emptyHistory());
    expect(restoreHistory("x", emptyBuild())).toEqual(emptyHistory());
  });

  it("keeps at least 200 steps and forgets the oldest above the limit", () => {
    expect(MAX_STEPS).toBeGreaterThanOrEqual(200);
    const editor = createEditor(emptyBuild());
    for (let i = 0; i < MAX_STEPS + 20; i++) editor.edit({ key: "add" }, (d) => addSticker(d, testPlacement(`a${i}`)));
    expect(editor.state.history.done.length).toBe(MAX_STEPS);
    rewind(editor);
    expect(editor.state.document.stickers.map((s) => s.id)).toEqual(Array.from({ length: 20 }, (_, i) => `a${i}`));
  });
});

describe("differences", () => {
  const documents = fc.array(action, { maxLength: 30 }).map((actions): BuildDocument => {
    const editor = createEditor(emptyBuild());
    for (const act of actions) act(editor);
    return editor.state.document;
  });
  it("lead from any document to any other and back", () => {
    fc.assert(
      fc.property(documents, documents, (a, b) => {
        const diff = diffDocuments(a, b);
        if (!diff) {
          expect(a).toEqual(b);
          return;
        }
        expect(applyDiff(a, JSON.parse(JSON.stringify(diff)))).toEqual(b);
        expect(applyDiff(b, invertDiff(diff))).toEqual(a);
      }),
      { numRuns: 200 },
    );
  });
  it("hold only what changed", () => {
    const many = Array.from({ length: 100 }, (_, i) => testPlacement(`a${i}`));
    const before: BuildDocument = { ...emptyBuild(), stickers: many };
    const after = addSticker(before, testPlacement("new"), "a50");
    const diff = diffDocuments(before, after);
    expect(Object.keys(diff ?? {})).toEqual(["stickers", "order"]);
    expect(diff?.order).toEqual({ at: 51, before: [], after: ["new"] });
    expect(JSON.stringify(diff).length).toBeLessThan(700);
  });
});
