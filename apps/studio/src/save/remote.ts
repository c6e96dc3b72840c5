import type { Clients } from "@carloom/api-client";
import type { BuildDocument } from "@carloom/build";
import { type Editor, sameJson } from "@carloom/editor";
import type { Store } from "../lib/store.ts";
import { type Conflict, type ServerBuild, serverConflict } from "./conflict.ts";
import type { Base } from "./draft.ts";
import type { Line } from "./line.ts";
import {
  createProject,
  type Failed,
  loadProject,
  publishProject,
  type Saved,
  type SaveFailure,
  updateProject,
} from "./project-api.ts";
import type { SaveState } from "./state.ts";
import type { Tabs } from "./tabs.ts";
import { Unreadable } from "./unreadable.ts";

type Options = {
  editor: Editor;
  clients: Clients;
  template: { uuid: string; slug: string; title: string };
  signedIn: boolean;
  autosave: boolean;
  present?: () => boolean;
  tabs: Tabs;
  state: Store<SaveState>;
  line: Line;
  ask(conflict: Conflict): void;
  flush(): void;
};

/** What came of showing a project. `moved`: it was changed elsewhere meanwhile, and what was changed is here now. */
export type Published = "done" | "moved" | "withheld" | SaveFailure;

/** Milliseconds: after the hand rests; after a failure that passes. */
const DELAY = 1200;
const RETRY = 15_000;

/** The project on the server: every write names the version that it was made from. */
export function createRemote(options: Options) {
  const { editor, clients, template, signedIn, autosave, tabs, state, line, ask, flush } = options;
  const present = options.present ?? (() => true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;

  const schedule = (delay = DELAY) => {
    if (!autosave || stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void (line.dirty ? save() : remote.retry());
    }, delay);
  };
  const know = ({ uuid, title, version }: ServerBuild): Base => {
    state.set({ project: { uuid, title, version } });
    return { uuid, version };
  };
  /** A later version of the studio has saved this build: from here on nothing is sent. */
  const outdated = () => {
    stopped = true;
    clearTimeout(timer);
    state.set({ status: "outdated", reason: null });
  };
  const fail = ({ failure, retryAfter }: Failed) => {
    if (failure === "outdated") return outdated();
    const reason = failure === "busy" || failure === "refused" ? failure : null;
    const status = failure === "busy" || failure === "refused" ? "failed" : failure;
    if (!state.get().conflict) state.set({ status, reason });
    if (failure === "offline" || failure === "busy") schedule(retryAfter ? retryAfter * 1000 : RETRY);
  };
  /** What cannot be read is no answer; where this page is too old for it, it stops. */
  const readable = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (error.why === "newer") outdated();
      else fail({ ok: false, failure: "refused", message: error.message });
      return undefined;
    }
  };
  const stopAt = (build: ServerBuild) => {
    const { uuid, title } = build;
    // The version that is shown stays the one that this build was made from, until somebody decides.
    state.set({ project: { uuid, title, version: line.base?.version ?? build.version } });
    ask(serverConflict(build));
  };

  /** The project to write to: the one there is, or one made now. A project that holds other work is asked about. */
  const ensureBase = async (): Promise<Base | null> => {
    if (line.base) return line.base;
    if (!signedIn) return null;
    // Two tabs that both find none make one.
    return tabs.alone(async () => {
      const found = await readable(() => loadProject(clients, template.slug));
      if (found === undefined) {
        if (!stopped) fail({ ok: false, failure: "offline", message: "" });
        return null;
      }
      if (found) {
        const base = know(found);
        const empty = found.version === 1 && Object.values(found.document.paint).length === 0;
        if (!empty && !sameJson(found.document, editor.state.document)) {
          stopAt(found);
          return null;
        }
        line.base = base;
        line.seen = found.document;
        return base;
      }
      const created = await createProject(clients, template.uuid, template.title);
      if (created.ok) {
        line.base = know(created.build);
        line.seen = created.build.document;
        return line.base;
      }
      if ("failure" in created) fail(created);
      return null;
    });
  };
  const accept = (build: ServerBuild, sent: BuildDocument) => {
    line.base = know(build);
    line.seen = sent;
    line.keepReplaced = false;
    line.sent = null;
    const settled = editor.state.document === sent;
    line.dirty = !settled;
    const { conflict, edits } = state.get();
    state.set({ edits: settled ? 0 : edits, reason: null });
    if (!conflict) state.set({ status: settled ? "saved" : "pending" });
    flush();
    if (!settled) schedule();
  };
  const save = async (): Promise<void> => {
    if (busy || stopped || !autosave || state.get().conflict || !line.dirty) return;
    if (!present()) return state.set({ status: "signed-out" });
    busy = true;
    state.set({ status: "saving" });
    try {
      const base = await ensureBase();
      if (!base || state.get().conflict) return;
      const sent = editor.state.document;
      const before = line.sent;
      line.sent = sent;
      flush();
      const result = await updateProject(clients, base, sent, line.keepReplaced);
      if (result.ok) accept(result.build, sent);
      // Its own answer that was lost, or another tab with the same build.
      else if ("conflict" in result && sameJson(result.conflict.document, sent)) accept(result.conflict, sent);
      else if ("failure" in result) fail(result);
      else if (before && result.conflict.version === base.version + 1 && sameJson(result.conflict.document, before)) {
        // Its own earlier save, whose answer was lost: this one comes after it.
        line.base = know(result.conflict);
        line.seen = before;
        line.sent = null;
        state.set({ status: "pending" });
      } else if (line.seen && result.conflict.uuid === base.uuid && sameJson(result.conflict.document, line.seen)) {
        // What moved on is beside the build, such as the garage: nobody's work is replaced.
        line.base = know(result.conflict);
        state.set({ status: "pending" });
      } else if (!state.get().conflict) stopAt(result.conflict);
    } finally {
      busy = false;
      const { status } = state.get();
      if (!stopped && status === "saving") state.set({ status: line.dirty ? "pending" : "saved" });
      if (state.get().status === "pending") schedule();
    }
  };

  const remote = {
    schedule,
    save,
    outdated,
    ensureBase,
    /** Tries again after a while, whatever was tried before; edits do not put it off. */
    retryLater() {
      if (timer === undefined) schedule(RETRY);
    },
    async retry(): Promise<void> {
      const { status } = state.get();
      if (status !== "offline" && status !== "failed" && status !== "signed-out") return;
      if (line.dirty) return save();
      if (!autosave) return state.set({ status: "local", reason: null });
      if (!(await remote.look()) && state.get().status === "offline") schedule(RETRY);
    },
    /** Takes what another device saved, as a step, when nothing was done here. False: the service did not answer. */
    async look(): Promise<boolean> {
      if (!autosave || busy || stopped || line.dirty || state.get().conflict || !present()) return true;
      const found = await readable(() => loadProject(clients, template.slug));
      if (stopped) return true;
      if (found === undefined) return false;
      if (busy || stopped || line.dirty || state.get().conflict || editor.state.open) return true;
      if (state.get().status !== "saved") state.set({ status: "saved", reason: null });
      if (!found || (line.base && found.uuid === line.base.uuid && found.version <= line.base.version)) return true;
      const { history } = editor.state;
      editor.edit({ key: "studio.step.elsewhere" }, () => found.document);
      line.base = know(found);
      line.seen = found.document;
      line.dirty = false;
      state.set({ status: "saved", edits: 0 });
      if (editor.state.history !== history) flush();
      return true;
    },
    /** The version that this makes is one's own: the next save goes on from it. */
    async publish(isPublic: boolean): Promise<Published> {
      const { base } = line;
      if (busy || stopped || !base) return "busy";
      busy = true;
      let result: Saved | null;
      try {
        result = await publishProject(clients, base, isPublic);
        if (result?.ok) {
          line.base = know(result.build);
          flush();
        }
      } finally {
        busy = false;
        if (state.get().status === "pending") schedule();
      }
      if (!result) return "withheld";
      if (result.ok) return "done";
      if ("failure" in result) return result.failure;
      await remote.look();
      return "moved";
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
  return remote;
}
