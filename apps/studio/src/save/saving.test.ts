import { type Clients, TransportError } from "@carloom/api-client";
import { type BuildDocument, emptyBuild } from "@carloom/build";
import { createEditor, setPaint } from "@carloom/editor";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "./draft.ts";
import { createSaving, type SavingOptions } from "./saving.ts";

const stored = new Map<string, Draft>();
vi.mock("idb-keyval", () => ({
  get: async (key: string) => structuredClone(stored.get(key)),
  del: async (key: string) => void stored.delete(key),
  update: async (key: string, change: (before: Draft | undefined) => Draft) => {
    stored.set(key, structuredClone(change(structuredClone(stored.get(key)))));
  },
}));

/** A project on a server: every write is the version after the one it names, or a conflict. */
function service() {
  const project = { exists: true, uuid: "p", version: 1, option: emptyBuild() as BuildDocument };
  let down = false;
  const fields = () => ({
    uuid: project.uuid,
    title: "Mine",
    description: null,
    thumbnail: null,
    isPublic: false,
    option: structuredClone(project.option),
    version: project.version,
    createdAt: "",
    updatedAt: "2026-01-01T00:00:00Z",
  });
  const mutate = vi.fn(
    async (operation: { operationName: string }, variables: { version: number; input: { option: BuildDocument } }) => {
      if (down) throw new TransportError("network", "down");
      if (operation.operationName === "personalProjectCreate") {
        Object.assign(project, { exists: true });
        return { personalProjectCreate: { project: fields(), error: null } };
      }
      if (variables.version !== project.version)
        return { projectUpdate: { project: fields(), error: { message: "moved on", type: "CONFLICT" } } };
      Object.assign(project, { version: project.version + 1, option: structuredClone(variables.input.option) });
      return { projectUpdate: { project: fields(), error: null } };
    },
  );
  const clients = { threed: { mutate } } as unknown as Clients;
  return { project, mutate, clients, set: (value: boolean) => (down = value) };
}

const paint = (color: string) => (d: BuildDocument) =>
  setPaint(d, ["body"], { color }, () => ({ color: "#000000", finish: "solid" }));
const colorOf = (d: BuildDocument | undefined) => d?.paint.body?.color;
const KEY = "draft";

function open(over: Partial<SavingOptions> = {}, server = service()) {
  const editor = createEditor(emptyBuild());
  const saving = createSaving({
    editor,
    clients: server.clients,
    template: { uuid: "t", title: "Car" },
    key: KEY,
    signedIn: true,
    autosave: true,
    project: { uuid: "p", title: "Mine", version: 1, document: emptyBuild(), savedAt: "" },
    dirty: false,
    conflict: null,
    revision: 0,
    ...over,
  });
  return { editor, saving, server };
}

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("saving", () => {
  it("keeps a draft within a second, with its history, and saves to the server", async () => {
    const { editor, saving, server } = open();
    editor.edit({ key: "paint" }, paint("#ff0000"));
    expect(saving.state.get().status).toBe("pending");
    await vi.advanceTimersByTimeAsync(1000);
    expect(colorOf(stored.get(KEY)?.document)).toBe("#ff0000");
    expect(stored.get(KEY)?.history.done).toHaveLength(1);
    expect(stored.get(KEY)?.dirty).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(saving.state.get()).toMatchObject({ status: "saved", edits: 0, project: { version: 2 } });
    expect(colorOf(server.project.option)).toBe("#ff0000");
    expect(stored.get(KEY)).toMatchObject({ dirty: false, project: { uuid: "p", version: 2 } });
  });
  it("asks the server nothing for a guest", async () => {
    const { editor, saving, server } = open({ signedIn: false, autosave: false, project: null });
    editor.edit({ key: "paint" }, paint("#ff0000"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.mutate).not.toHaveBeenCalled();
    expect(saving.state.get().status).toBe("local");
    expect(colorOf(stored.get(KEY)?.document)).toBe("#ff0000");
  });
  it("makes the project when there is none", async () => {
    const { editor, server } = open({ project: null });
    editor.edit({ key: "paint" }, paint("#ff0000"));
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.mutate.mock.calls.map(([operation]) => operation.operationName)).toEqual([
      "personalProjectCreate",
      "projectUpdate",
    ]);
  });
  it("keeps edits while offline and sends them when the connection is back", async () => {
    const { editor, saving, server } = open();
    server.set(true);
    editor.edit({ key: "paint" }, paint("#ff0000"));
    await vi.advanceTimersByTimeAsync(3000);
    editor.edit({ key: "paint" }, paint("#00ff00"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(saving.state.get()).toMatchObject({ status: "offline", edits: 2 });
    expect(colorOf(stored.get(KEY)?.document)).toBe("#00ff00");
    server.set(false);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(saving.state.get().status).toBe("saved");
    expect(colorOf(server.project.option)).toBe("#00ff00");
  });
  it("never overwrites another device: asks, then keeps mine", async () => {
    const { editor, saving, server } = open();
    Object.assign(server.project, { version: 7, option: paint("#0000ff")(emptyBuild()) });
    editor.edit({ key: "paint" }, paint("#ff0000"));
    await vi.advanceTimersByTimeAsync(3000);
    expect(saving.state.get()).toMatchObject({ status: "conflict", conflict: { cause: "server", version: 7 } });
    editor.edit({ key: "paint" }, paint("#ff00ff"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(colorOf(server.project.option)).toBe("#0000ff");
    saving.resolve("mine");
    await vi.advanceTimersByTimeAsync(2000);
    expect(saving.state.get().status).toBe("saved");
    expect(colorOf(server.project.option)).toBe("#ff00ff");
  });
  it("takes theirs as one step that undo takes back", async () => {
    const { editor, saving, server } = open();
    Object.assign(server.project, { version: 7, option: paint("#0000ff")(emptyBuild()) });
    editor.edit({ key: "paint" }, paint("#ff0000"));
    await vi.advanceTimersByTimeAsync(3000);
    saving.resolve("theirs");
    expect(colorOf(editor.state.document)).toBe("#0000ff");
    await vi.advanceTimersByTimeAsync(3000);
    expect(saving.state.get().status).toBe("saved");
    editor.undo();
    expect(colorOf(editor.state.document)).toBe("#ff0000");
    await vi.advanceTimersByTimeAsync(3000);
    expect(colorOf(server.project.option)).toBe("#ff0000");
  });
  it("takes no conflict from its own lost answer", async () => {
    const { editor, saving, server } = open();
    editor.edit({ key: "paint" }, paint("#ff0000"));
    // The write arrived, its answer did not: the server is a version ahead with the same build.
    Object.assign(server.project, { version: 2, option: structuredClone(editor.state.document) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(saving.state.get()).toMatchObject({ status: "saved", conflict: null });
  });
  it("two tabs of a guest do not overwrite each other", async () => {
    const guest = { signedIn: false, autosave: false, project: null } as const;
    const one = open(guest);
    one.editor.edit({ key: "paint" }, paint("#ff0000"));
    await vi.advanceTimersByTimeAsync(1000);
    const two = open({ ...guest, revision: 0 });
    two.editor.edit({ key: "paint" }, paint("#00ff00"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(two.saving.state.get()).toMatchObject({ status: "conflict", conflict: { cause: "tab" } });
    expect(colorOf(stored.get(KEY)?.document)).toBe("#ff0000");
    two.editor.edit({ key: "paint" }, paint("#ffff00"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(colorOf(stored.get(KEY)?.document)).toBe("#ff0000");
    two.saving.resolve("mine");
    await vi.advanceTimersByTimeAsync(1000);
    expect(colorOf(stored.get(KEY)?.document)).toBe("#ffff00");
  });
});
