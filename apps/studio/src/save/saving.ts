import type { Clients } from "@carloom/api-client";
import type { BuildDocument } from "@carloom/build";
import { type Editor, sameJson } from "@carloom/editor";
import { createStore, type Store } from "../lib/store.ts";
import { type Draft, writeDraft } from "./draft.ts";
import { createProject, type Saved, updateProject } from "./project-api.ts";
import type { Conflict, ServerBuild } from "./reconcile.ts";

export type SaveStatus = "local" | "saved" | "pending" | "saving" | "offline" | "failed" | "signed-out" | "conflict";
export type SaveState = {
  status: SaveStatus;
  project: { uuid: string; title: string; version: number } | null;
  /** Edits that the server does not have. */
  edits: number;
  conflict: Conflict | null;
  /** The service's own words when it refused. */
  message: string;
  /** The browser keeps drafts. */
  keeps: boolean;
};

export type SavingOptions = {
  editor: Editor;
  clients: Clients;
  template: { uuid: string; title: string };
  /** Where the draft lies. */
  key: string;
  /** There is an account: a project can be made. */
  signedIn: boolean;
  /** Edits go to the project on the server, too. */
  autosave: boolean;
  project: ServerBuild | null;
  dirty: boolean;
  conflict: Conflict | null;
  revision: number;
};

export interface Saving {
  readonly state: Store<SaveState>;
  /** The person's project, made now if there is none; null when it cannot be made. */
  ensureProject(): Promise<{ uuid: string } | null>;
  /** Ends a conflict. `theirs` becomes one step that can be undone. */
  resolve(keep: "mine" | "theirs"): void;
  /** Stores the draft now. */
  flush(): Promise<void>;
  dispose(): void;
}

/** Milliseconds after an edit: the draft within a second, the server when the hand rests. */
const DRAFT_DELAY = 350;
const SERVER_DELAY = 1200;
const RETRY_DELAY = 15_000;

export function createSaving(options: SavingOptions): Saving {
  const { editor, clients, template, key, signedIn, autosave } = options;
  const { uuid, title, version } = options.project ?? {};
  const state = createStore<SaveState>({
    status: options.conflict ? "conflict" : !autosave ? "local" : options.dirty ? "pending" : "saved",
    project:
      uuid !== undefined && title !== undefined && version !== undefined && signedIn ? { uuid, title, version } : null,
    edits: options.dirty ? 1 : 0,
    conflict: options.conflict,
    message: "",
    keeps: true,
  });
  let revision = options.revision;
  let dirty = options.dirty;
  let draftTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;

  const draft = (): Draft => {
    const { project } = state.get();
    return {
      version: 1,
      document: editor.state.document,
      history: editor.state.history,
      project: project && { uuid: project.uuid, version: project.version },
      dirty,
      savedAt: Date.now(),
      revision,
    };
  };
  const write = async (force: boolean) => {
    try {
      // Signed in, the server's version check finds the other tab; the draft is only this tab's safety.
      const result = await writeDraft(key, draft(), force || autosave);
      if (result.ok) revision = result.revision;
      else if (sameJson(result.other.document, editor.state.document)) revision = result.other.revision;
      else {
        const { document: theirs, savedAt } = result.other;
        state.set({
          status: "conflict",
          conflict: { cause: "tab", theirs, version: null, savedAt: new Date(savedAt).toISOString() },
        });
        revision = result.other.revision;
      }
    } catch {
      state.set({ keeps: false });
    }
  };
  const flush = (force = false): Promise<void> => {
    clearTimeout(draftTimer);
    draftTimer = undefined;
    // A conflict with another tab waits for the person: until then its draft stays as it is.
    if (state.get().conflict?.cause === "tab") return writing;
    writing = writing.then(() => write(force));
    return writing;
  };
  const scheduleServer = (delay = SERVER_DELAY) => {
    if (!autosave) return;
    clearTimeout(serverTimer);
    serverTimer = setTimeout(() => void save(), delay);
  };

  const accept = (build: ServerBuild, sent: BuildDocument) => {
    const settled = editor.state.document === sent;
    dirty = !settled;
    state.set({
      project: { uuid: build.uuid, title: build.title, version: build.version },
      status: settled ? "saved" : "pending",
      edits: settled ? 0 : state.get().edits,
      message: "",
    });
    void flush();
    if (!settled) scheduleServer();
  };
  const refuse = (result: Exclude<Saved, { ok: true }>) => {
    if ("conflict" in result) {
      const { uuid: theirUuid, title: theirTitle, version: theirVersion, document: theirs, savedAt } = result.conflict;
      state.set({
        status: "conflict",
        project: { uuid: theirUuid, title: theirTitle, version: theirVersion },
        conflict: { cause: "server", theirs, version: theirVersion, savedAt },
      });
      return;
    }
    const status = result.failure === "offline" ? "offline" : result.failure === "signed-out" ? "signed-out" : "failed";
    state.set({ status, message: result.message });
    if (status === "offline") scheduleServer(RETRY_DELAY);
  };
  const ensureProject = async (): Promise<{ uuid: string; version: number } | null> => {
    const { project } = state.get();
    if (project) return project;
    if (!signedIn) return null;
    const created = await createProject(clients, template.uuid, template.title);
    if (!created.ok) {
      refuse(created);
      return null;
    }
    const made = { uuid: created.build.uuid, title: created.build.title, version: created.build.version };
    state.set({ project: made });
    return made;
  };
  const save = async (): Promise<void> => {
    if (busy || state.get().conflict || !dirty) return;
    busy = true;
    state.set({ status: "saving" });
    try {
      const project = await ensureProject();
      if (!project) return;
      const sent = editor.state.document;
      const result = await updateProject(clients, project, sent);
      if (result.ok) accept(result.build, sent);
      else if ("conflict" in result && sameJson(result.conflict.document, sent)) accept(result.conflict, sent);
      else refuse(result);
    } finally {
      busy = false;
      if (state.get().status === "pending") scheduleServer();
    }
  };

  const unsubscribe = editor.subscribe((next, before) => {
    if (next.document === before.document && next.history === before.history) return;
    draftTimer ??= setTimeout(() => void flush(), DRAFT_DELAY);
    if (next.document === before.document) return;
    dirty = true;
    const { status, edits } = state.get();
    const held = status === "conflict" || status === "local" || status === "offline" || status === "saving";
    state.set({ edits: edits + 1, status: held ? status : "pending" });
    if (status !== "offline") scheduleServer();
  });
  const onHidden = () => document.visibilityState === "hidden" && void flush();
  const onOnline = () => state.get().status === "offline" && void save();
  document.addEventListener("visibilitychange", onHidden);
  window.addEventListener("pagehide", onHidden);
  window.addEventListener("online", onOnline);
  if (options.dirty) {
    void flush();
    scheduleServer();
  }

  return {
    state,
    ensureProject,
    flush: () => flush(),
    resolve(keep) {
      const { conflict } = state.get();
      if (!conflict) return;
      state.set({ conflict: null, status: autosave ? "pending" : "local" });
      if (keep === "theirs") editor.edit({ key: "studio.step.conflict-theirs" }, () => conflict.theirs);
      dirty = keep === "mine" || conflict.version === null;
      void flush(true);
      if (dirty) scheduleServer(0);
      else state.set({ status: autosave ? "saved" : "local", edits: 0 });
    },
    dispose() {
      unsubscribe();
      void flush();
      clearTimeout(serverTimer);
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onHidden);
      window.removeEventListener("online", onOnline);
    },
  };
}
