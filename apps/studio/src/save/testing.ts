import { type Clients, TransportError } from "@carloom/api-client";
import { type BuildDocument, emptyBuild } from "@carloom/build";
import { sameJson, setPaint } from "@carloom/editor";
import { vi } from "vitest";
import type { Draft } from "./draft.ts";
import type { OpenOptions } from "./open.ts";
import type { Tabs } from "./tabs.ts";

type Operation = { operationName: string };
type Variables = {
  version: number;
  input: { option?: BuildDocument; keepReplaced?: boolean; isPublic?: boolean };
};

/** IndexedDB as `idb-keyval` gives it, in memory. `full`: nothing can be written. */
export function memoryStore() {
  const stored = new Map<string, unknown>();
  const state = { full: false };
  const listeners = new Set<(slot: string, before: unknown, after: unknown) => void>();
  const put = (slot: string, value: unknown) => {
    if (state.full) throw new DOMException("The storage is full.", "QuotaExceededError");
    const before = stored.get(slot);
    if (value === undefined) stored.delete(slot);
    else stored.set(slot, structuredClone(value));
    for (const listener of listeners) listener(slot, before, value);
  };
  return {
    stored,
    state,
    listeners,
    module: {
      get: async (slot: string) => structuredClone(stored.get(slot)),
      set: async (slot: string, value: unknown) => put(slot, value),
      del: async (slot: string) => put(slot, undefined),
      keys: async () => [...stored.keys()],
      update: async (slot: string, change: (before: unknown) => unknown) =>
        put(slot, change(structuredClone(stored.get(slot)))),
    },
  };
}

/** One person's project on a server: every write is the version after the one it names, or a conflict. */
export function memoryServer(exists = true) {
  const project = {
    exists,
    uuid: "p",
    version: 1,
    option: emptyBuild() as BuildDocument,
    isPublic: false,
    isWithheld: false,
  };
  /** Builds that were replaced on somebody's word. */
  const kept: BuildDocument[] = [];
  const listeners = new Set<(before: BuildDocument, after: BuildDocument, by: string, kept: boolean) => void>();
  const fields = () => ({
    uuid: project.uuid,
    title: "Mine",
    description: null,
    thumbnail: null,
    isPublic: project.isPublic,
    option: structuredClone(project.option),
    version: project.version,
    createdAt: "",
    updatedAt: "2026-01-01T00:00:00Z",
  });
  const answer = (operation: Operation, variables: Variables, by: string) => {
    switch (operation.operationName) {
      case "project":
        return { project: project.exists ? fields() : null };
      case "personalProjectCreate":
        Object.assign(project, { exists: true, version: 1, option: emptyBuild() });
        return { personalProjectCreate: { project: fields(), error: null } };
      case "projectUpdate": {
        if (variables.version !== project.version)
          return { projectUpdate: { project: fields(), error: { message: "moved on", type: "CONFLICT" } } };
        const before = project.option;
        const { option = before, keepReplaced = false, isPublic = project.isPublic } = variables.input;
        if (variables.input.isPublic && project.isWithheld)
          return { projectUpdate: { project: null, error: { message: "withheld", type: "FORBIDDEN" } } };
        if (keepReplaced && !sameJson(before, option)) kept.push(before);
        Object.assign(project, { version: project.version + 1, option: structuredClone(option), isPublic });
        for (const listener of listeners) listener(before, project.option, by, keepReplaced);
        return { projectUpdate: { project: fields(), error: null } };
      }
      default:
        throw new Error(`The server of the test does not know ${operation.operationName}.`);
    }
  };
  /** A line to the server. `down`: nothing gets through; `mute`: the next answer is lost on its way back. */
  const connect = (by = "tab") => {
    const state = { down: false, mute: false, slow: 0 };
    const calls: string[] = [];
    const call = async (operation: Operation, variables: Variables) => {
      calls.push(operation.operationName);
      if (state.slow) await new Promise((done) => setTimeout(done, state.slow));
      if (state.down) throw new TransportError("network", "down");
      const given = answer(operation, variables, by);
      if (state.slow) await new Promise((done) => setTimeout(done, state.slow));
      if (state.mute) {
        state.mute = false;
        throw new TransportError("network", "lost");
      }
      return given;
    };
    return { state, calls, clients: { threed: { mutate: call, query: call } } as unknown as Clients };
  };
  return { project, kept, listeners, connect };
}

/** Tabs of one browser that know of each other. */
export function memoryTabs() {
  const open = new Map<string, { key: string; listener: (() => void) | null }>();
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return (key: string): Tabs => {
    const id = `t${++count}`;
    const me: { key: string; listener: (() => void) | null } = { key, listener: null };
    open.set(id, me);
    return {
      id,
      alive: async (other) => open.has(other),
      written: () => {
        for (const one of open.values()) if (one !== me && one.key === key) one.listener?.();
      },
      onWritten(listener) {
        me.listener = listener;
        return () => {
          me.listener = null;
        };
      },
      alone(work) {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
      close: () => void open.delete(id),
    };
  };
}

export const paint =
  (color: string, zone = "body") =>
  (d: BuildDocument): BuildDocument =>
    setPaint(d, [zone], { color }, () => ({ color: "#000000", finish: "solid" }));
export const colorOf = (d: BuildDocument | undefined) => d?.paint.body?.color;

/** What a test of saving stands in: a browser's storage, a server, and the tabs of that browser. */
export const world = { store: memoryStore(), server: memoryServer(), tabsOf: memoryTabs() };

type Stored = ReturnType<typeof memoryStore>["module"];
/** The module `idb-keyval` of that world, for `vi.mock`. */
export const idbKeyval: Stored = {
  get: (slot) => world.store.module.get(slot),
  set: (slot, value) => world.store.module.set(slot, value),
  del: (slot) => world.store.module.del(slot),
  keys: () => world.store.module.keys(),
  update: (slot, change) => world.store.module.update(slot, change),
};

/** A world in which nothing has happened, and a page whose time stands still until {@link pass}. */
export function newWorld(): void {
  Object.assign(world, { store: memoryStore(), server: memoryServer(), tabsOf: memoryTabs() });
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
}
export function endWorld(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
export const draftOf = (key: string): Draft | undefined => world.store.stored.get(key) as Draft | undefined;

const CAR = { uuid: "t", slug: "car", title: "Car" };

/** A tab of Mina's, unless told otherwise. `line`: its connection, which may be down from the beginning. */
export async function open(over: Partial<OpenOptions> = {}, line = world.server.connect()) {
  // what it stands on is mocked by the test before it is loaded
  const { openBuild } = await import("./open.ts");
  const { tabsOf } = world;
  const opening = openBuild({ clients: line.clients, template: CAR, user: "mina", cart: null, tabsOf, ...over });
  // whoever awaits it hears of a refusal
  opening.catch(() => undefined);
  await pass(0);
  const { editor, saving } = await opening;
  return {
    editor,
    saving,
    line,
    paint: (color: string) => editor.edit({ key: "paint" }, paint(color)),
    color: () => colorOf(editor.state.document),
    status: () => saving.state.get().status,
    conflict: () => saving.state.get().conflict,
  };
}
