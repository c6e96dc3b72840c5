import { emptyBuild } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { createEditor } from "@carloom/editor";
import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import { draftThrough } from "./former-draft.ts";

const red = { color: "#ff0000", finish: "solid" } as const;
const blue = { color: "#0000ff", finish: "solid" } as const;
const FORMER = { "zone:trim": "zone:body.2", "panel:hood": "panel:bonnet" };

describe("a draft of before a car was renamed", () => {
  it("has today's names in all of its steps, so that undo and redo change what is seen", () => {
    const editor = createEditor(emptyBuild());
    const label = { key: "studio.step.paint" };
    editor.edit(label, (build) => ({ ...build, paint: { trim: red } }));
    editor.edit(label, (build) => ({ ...build, stickers: [testPlacement("a", { panels: ["hood"] })] }));
    editor.edit(label, (build) => ({ ...build, paint: { trim: blue }, asSold: ["trim"] }));
    editor.undo();
    const { document, history } = editor.state;
    const draft: Draft = { version: 1, document, history, project: null, dirty: true, savedAt: 0, revision: 1 };
    const now = draftThrough(FORMER, { ...draft, sent: document });
    expect(now.document.paint).toEqual({ "body.2": red });
    expect(now.sent?.stickers[0]?.panels).toEqual(["bonnet"]);
    const again = createEditor(now.document, now.history);
    again.redo();
    expect(again.state.document).toMatchObject({ paint: { "body.2": blue }, asSold: ["body.2"] });
    while (again.undo());
    expect(again.state.document).toEqual(emptyBuild());
  });
});
