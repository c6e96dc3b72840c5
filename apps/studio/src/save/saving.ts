import type { Clients } from "@carloom/api-client";
import type { BuildDocument } from "@carloom/build";
import { type Editor, sameJson } from "@carloom/editor";
import { createStore, type Store } from "../lib/store.ts";
import type { Conflict } from "./conflict.ts";
import { keepCopy } from "./copies.ts";
import { type Base, emptyPlace } from "./draft.ts";
import type { Line } from "./line.ts";
import { createLocal } from "./local.ts";
import type { Opening } from "./reconcile.ts";
import { createRemote, type Published } from "./remote.ts";
import type { SaveState } from "./state.ts";
import { openTabs, type Tabs } from "./tabs.ts";

export type { Published } from "./remote.ts";
export type { SaveState, SaveStatus } from "./state.ts";

export type SavingOptions = {
  editor: Editor;
  clients: Clients;
  template: { uuid: string; slug: string; title: string };
  /** Where the draft lies. */
  key: string;
  /** There is an account: a project can be made. */
  signedIn: boolean;
  /** Edits go to the project on the server, too. */
  autosave: boolean;
  /** Title and version of the project as it was found. */
  project: { uuid: string; title: string; version: number } | null;
  /** The build of the version that is open, as the server holds it. */
  seen?: BuildDocument | null;
  opening: Omit<Opening, "document" | "history">;
  /** The service said what the project is; false when it could not be asked. */
  reached?: boolean;
  tabs?: Tabs;
  /** Whoever opened this is the one who is signed in now. */
  present?: () => boolean;
};

export interface Saving {
  readonly state: Store<SaveState>;
  /** Where the draft lies in this browser. */
  readonly key: string;
  /** The person's project, made now if there is none; null when it cannot be made. */
  ensureProject(): Promise<{ uuid: string } | null>;
  /** Ends a conflict. `theirs` becomes one step that can be undone; what is not taken is put aside. */
  resolve(keep: "mine" | "theirs"): void;
  /** Shows the project in its owner's garage, or takes it back. */
  publish(isPublic: boolean): Promise<Published>;
  /** Stores the draft now. */
  flush(): Promise<void>;
  /** Stores the draft and sends it to the server now. */
  save(): Promise<void>;
  /** The session is there again: goes on with what waited for it. */
  resume(): void;
  /** Looks for what other tabs and devices did, and takes it where nothing was done here. */
  look(): Promise<void>;
  dispose(): Promise<void>;
}

/** Milliseconds after an edit at which the draft is stored. */
const DRAFT_DELAY = 150;

const newest = (a: Base | null, b: Base | null): Base | null =>
  a && b && a.uuid === b.uuid ? (a.version >= b.version ? a : b) : (b ?? a);

export function createSaving(options: SavingOptions): Saving {
  const { editor, key, signedIn, autosave, opening, reached = true } = options;
  const tabs = options.tabs ?? openTabs(key);
  const state = createStore<SaveState>({
    status: opening.conflict
      ? "conflict"
      : !autosave
        ? "local"
        : !reached
          ? "offline"
          : opening.dirty
            ? "pending"
            : "saved",
    project: signedIn ? options.project : null,
    edits: opening.dirty ? 1 : 0,
    conflict: opening.conflict,
    reason: null,
    storage: "ok",
    storedAt: null,
  });
  const line: Line = {
    revision: opening.revision,
    base: opening.base,
    seen: options.seen ?? null,
    dirty: opening.dirty,
    stored: opening.conflict || opening.dirty ? null : editor.state.document,
    taken: [...opening.taken],
    sent: opening.sent,
    keepReplaced: opening.keepReplaced,
  };
  const queue = [...opening.queue];
  let draftTimer: ReturnType<typeof setTimeout> | undefined;

  /** Two versions: nothing is overwritten until the person decides. */
  const ask = (conflict: Conflict) => state.set({ status: "conflict", conflict });
  const next = () => {
    const differing = (one: Conflict) => !sameJson(one.theirs, editor.state.document);
    let conflict = queue.shift();
    for (; conflict && !differing(conflict); conflict = queue.shift())
      if (conflict.place) line.taken.push(conflict.place);
    if (conflict) ask(conflict);
  };
  const local = createLocal({
    ...options,
    tabs,
    state,
    line,
    ask,
    onTaken: () => remote.schedule(local.TAKEN_DELAY),
    onNewer: () => remote.outdated(),
  });
  const remote = createRemote({ ...options, tabs, state, line, ask, flush: () => void flush() });

  const flush = (): Promise<void> => {
    clearTimeout(draftTimer);
    draftTimer = undefined;
    return local.write();
  };
  const unsubscribe = editor.subscribe((now, before) => {
    if (local.taking() || (now.document === before.document && now.history === before.history)) return;
    draftTimer ??= setTimeout(() => void flush(), DRAFT_DELAY);
    const { status, edits } = state.get();
    // not by how many there are: a full history lets its oldest step go for the new one
    if (now.history.done !== before.history.done) state.set({ edits: edits + 1 });
    if (now.document === before.document) return;
    line.dirty = true;
    const held: readonly SaveState["status"][] = ["conflict", "local", "offline", "saving", "outdated"];
    if (!held.includes(status)) state.set({ status: "pending" });
    if (status === "offline") remote.retryLater();
    else remote.schedule();
  });
  const look = async () => {
    await local.look();
    await remote.look();
  };
  const onVisibility = () => {
    if (document.visibilityState === "hidden") return void flush();
    void look();
    // somebody may come back from signing in on another page
    void remote.retry();
  };
  const onHide = () => void flush();
  const onOnline = () => void remote.retry();
  const onOffline = () => {
    if (autosave && !state.get().conflict && state.get().status !== "outdated") state.set({ status: "offline" });
  };
  /** The one case in which leaving loses something. */
  const onLeave = (event: BeforeUnloadEvent) => {
    if (state.get().storage !== "ok" && line.dirty) event.preventDefault();
  };
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("online", onOnline);
  window.addEventListener("offline", onOffline);
  window.addEventListener("beforeunload", onLeave);
  let disposed: Promise<void> | null = null;
  const unlisten = tabs.onWritten(() => void local.look());
  if (opening.dirty || opening.conflict || line.taken.length > 0) void flush();
  if (!reached) remote.retryLater();
  else if (opening.dirty) remote.schedule();
  if (!opening.conflict) next();

  /** What was not taken goes aside first; only then is the place emptied where it lay. */
  const putAside = ({ cause, theirs, place }: Conflict, rejected: BuildDocument) =>
    local.after(async () => {
      // What lies on the server is kept there when it is replaced.
      const onServer = rejected === theirs && (cause === "server" || cause === "sign-in");
      if (!onServer) await keepCopy(key, rejected);
      if (place) await emptyPlace(place);
    });

  return {
    state,
    key,
    look,
    flush,
    async ensureProject() {
      const { project } = state.get();
      if (project) return project;
      return (await remote.ensureBase()) ?? state.get().project;
    },
    resolve(keep) {
      const { conflict } = state.get();
      if (!conflict) return;
      const { theirs } = conflict;
      const rejected = keep === "mine" ? theirs : editor.state.document;
      state.set({ conflict: null, status: autosave ? "pending" : "local" });
      if (keep === "theirs") editor.edit({ key: "studio.step.conflict-theirs" }, () => theirs);
      line.keepReplaced = keep === "mine";
      if (conflict.revision !== null) line.revision = conflict.revision;
      // Whoever has seen theirs has seen what it was made from.
      const base = newest(line.base, conflict.project);
      if (base !== line.base) line.seen = conflict.dirty ? null : theirs;
      line.base = base;
      line.sent = null;
      line.dirty = keep === "mine" || conflict.dirty;
      void putAside(conflict, rejected);
      local.decided();
      void flush();
      if (line.dirty) remote.schedule(0);
      else state.set({ status: autosave ? "saved" : "local", edits: 0 });
      next();
    },
    publish: (isPublic) => remote.publish(isPublic),
    resume: () => void remote.retry(),
    async save() {
      await flush();
      await remote.save();
    },
    dispose() {
      if (disposed) return disposed;
      unsubscribe();
      remote.stop();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("online", onOnline);
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("beforeunload", onLeave);
      unlisten();
      disposed = flush().then(() => tabs.close());
      return disposed;
    },
  };
}
