import { type BuildDocument, emptyBuild } from "@carloom/build";
import { createEditor, setPaint } from "@carloom/editor";
import { describe, expect, it } from "vitest";
import type { Draft } from "./draft.ts";
import type { ServerBuild } from "./conflict.ts";
import { reconcile } from "./reconcile.ts";

const painted = (color: string): BuildDocument =>
  setPaint(emptyBuild(), ["body"], { color }, () => ({ color: "#000000", finish: "solid" }));

function draft(color: string, over: Partial<Draft> = {}): Draft {
  const editor = createEditor(emptyBuild());
  editor.edit({ key: "paint" }, () => painted(color));
  const { document, history } = editor.state;
  return { version: 1, document, history, project: null, dirty: true, savedAt: 1, revision: 3, ...over };
}
const server = (color: string | null, version = 4): ServerBuild => ({
  uuid: "p",
  title: "Mine",
  version,
  document: color ? painted(color) : emptyBuild(),
  savedAt: "2026-01-01T00:00:00Z",
});
const nothing = { draft: null, left: [], guest: [], server: null, base: emptyBuild() };
const lying = (one: Draft, slot = "guest") => [{ slot, draft: one }];

describe("which build opens", () => {
  it("the template's, where there is nothing", () => {
    expect(reconcile({ ...nothing, base: painted("#123456") }).document).toEqual(painted("#123456"));
  });
  it("a guest's draft, with its history", () => {
    const opening = reconcile({ ...nothing, draft: draft("#ff0000") });
    expect(opening.document).toEqual(painted("#ff0000"));
    expect(opening.history.done).toHaveLength(1);
    expect(opening).toMatchObject({ dirty: true, conflict: null, revision: 3 });
  });
  it("the server's, when the draft holds nothing of its own; another history is dropped", () => {
    const opening = reconcile({ ...nothing, draft: draft("#ff0000", { dirty: false }), server: server("#00ff00") });
    expect(opening.document).toEqual(painted("#00ff00"));
    expect(opening.history.done).toHaveLength(0);
    expect(opening.dirty).toBe(false);
  });
  it("the server's with the draft's history, when both are the same", () => {
    const opening = reconcile({ ...nothing, draft: draft("#ff0000", { dirty: false }), server: server("#ff0000") });
    expect(opening.history.done).toHaveLength(1);
  });
  it("an unsaved draft of the version that the server has", () => {
    const opening = reconcile({
      ...nothing,
      draft: draft("#ff0000", { project: { uuid: "p", version: 4 } }),
      server: server("#00ff00"),
    });
    expect(opening).toMatchObject({ dirty: true, conflict: null });
    expect(opening.document).toEqual(painted("#ff0000"));
  });
  it("an unsaved draft of an older version, and asks", () => {
    const opening = reconcile({
      ...nothing,
      draft: draft("#ff0000", { project: { uuid: "p", version: 3 } }),
      server: server("#00ff00"),
    });
    expect(opening.document).toEqual(painted("#ff0000"));
    expect(opening.conflict).toMatchObject({ cause: "server", theirs: painted("#00ff00"), project: { version: 4 } });
  });
});

describe("signing in", () => {
  it("claims what was built before, where nothing was saved", () => {
    expect(reconcile({ ...nothing, guest: lying(draft("#ff0000")) })).toMatchObject({
      taken: [{ slot: "guest" }],
      dirty: true,
      conflict: null,
    });
    expect(reconcile({ ...nothing, guest: lying(draft("#ff0000")), server: server(null) })).toMatchObject({
      taken: [{ slot: "guest" }],
      conflict: null,
    });
  });
  it("asks where something else was saved, and overwrites neither", () => {
    const opening = reconcile({ ...nothing, guest: lying(draft("#ff0000")), server: server("#00ff00") });
    expect(opening.document).toEqual(painted("#ff0000"));
    expect(opening.conflict).toMatchObject({ cause: "sign-in", theirs: painted("#00ff00") });
  });
  it("leaves an untouched visit alone", () => {
    const opening = reconcile({
      ...nothing,
      guest: lying(draft("#ff0000", { dirty: false })),
      server: server("#00ff00"),
    });
    expect(opening).toMatchObject({ dirty: false, conflict: null });
    expect(opening.document).toEqual(painted("#00ff00"));
  });
  it("keeps the person's own unsaved draft before the guest's, and asks about that next", () => {
    const own = draft("#0000ff", { project: { uuid: "p", version: 4 } });
    const opening = reconcile({ ...nothing, draft: own, guest: lying(draft("#ff0000")), server: server("#00ff00") });
    expect(opening.document).toEqual(painted("#0000ff"));
    expect(opening.queue).toMatchObject([{ cause: "guest", place: { slot: "guest" }, theirs: painted("#ff0000") }]);
    expect(opening.taken).toEqual([]);
  });
});

describe("work beside the draft", () => {
  it("goes on where its tab was closed, and the draft is asked about", () => {
    const head = draft("#00ff00", { revision: 9 });
    const left = [
      { slot: "a", draft: draft("#ff0000") },
      { slot: "b", draft: draft("#00ff00") },
      { slot: "c", draft: draft("#0000ff") },
    ];
    const opening = reconcile({ ...nothing, draft: head, left });
    expect(opening.document).toEqual(painted("#ff0000"));
    expect(opening.history.done).toHaveLength(1);
    expect(opening.conflict).toMatchObject({ cause: "tab", revision: 9, theirs: painted("#00ff00") });
    // what says the same as the draft is nothing to ask about
    expect(opening.queue.map(({ place }) => place?.slot)).toEqual(["c"]);
    expect(opening.taken.map(({ slot }) => slot).sort()).toEqual(["a", "b"]);
  });
  it("opens alone where there is no draft", () => {
    const opening = reconcile({ ...nothing, left: [{ slot: "a", draft: draft("#ff0000") }] });
    expect(opening).toMatchObject({ dirty: true, conflict: null, revision: 0 });
    expect(opening.document).toEqual(painted("#ff0000"));
  });
});

it("does not take a server that was silent for one that has nothing", () => {
  const opening = reconcile({
    ...nothing,
    draft: draft("#ff0000", { dirty: false, project: { uuid: "p", version: 4 } }),
    server: undefined,
  });
  expect(opening.document).toEqual(painted("#ff0000"));
  expect(opening.base).toEqual({ uuid: "p", version: 4 });
});
