import { type Clients, TransportError } from "@carloom/api-client";
import { type BuildDocument, emptyBuild } from "@carloom/build";
import { sameJson, setPaint } from "@carloom/editor";
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
  const project = { exists, uuid: "p", version: 1, option: emptyBuild() as BuildDocument, isPublic: false };
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
