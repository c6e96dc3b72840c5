import "@carloom/build/parse";
import type { BuildDocument } from "@carloom/build";
import { type Editor, sameJson } from "@carloom/editor";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Copy } from "./copies.ts";
import type { Draft } from "./draft.ts";
import { openBuild } from "./open.ts";
import type { Saving } from "./saving.ts";
import { memoryServer, memoryStore, memoryTabs, paint, world as stored } from "./testing.ts";

vi.mock("idb-keyval", async () => (await import("./testing.ts")).idbKeyval);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every edit of a history paints another zone, so a build names itself. */
const nameOf = (build: BuildDocument) => JSON.stringify(Object.keys(build.paint).sort());

type Tab = {
  user: string | null;
  editor: Editor;
  saving: Saving;
  line: ReturnType<ReturnType<typeof memoryServer>["connect"]>;
  /** Builds that whoever sits at this tab has had before them, with all that those were made from. */
  seen: Set<string>;
};

/**
 * Two tabs, and the person who sits at them; whatever is replaced by somebody who has not seen it is an overwrite.
 * @param apart on two devices: each has drafts of its own
 */
function world(apart: boolean) {
  const store = memoryStore();
  stored.store = store;
  vi.clearAllTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  const server = memoryServer(false);
  const tabsOf = memoryTabs();
  const open: (Tab | null)[] = [null, null];
  const madeFrom = new Map<string, Set<string>>();
  const overwritten: string[] = [];
  /** What had been seen by whoever wrote a draft: undone steps are in it, and who opens it has them too. */
  const seenIn = new Map<string, Set<string>>();
  const draftName = (draft: Draft) => `${draft.revision} ${draft.savedAt} ${nameOf(draft.document)}`;
  let edits = 0;
  /** By the name of a line, also of tabs that were closed while something was on its way. */
  const seenAt = new Map<string, Set<string>>();

  const lineage = (name: string) => [name, ...(madeFrom.get(name) ?? [])];
  const buildsIn = (slot: string, value: unknown): BuildDocument[] =>
    slot.startsWith("copies:")
      ? ((value ?? []) as Copy[]).map(({ document }) => document)
      : value
        ? [(value as Draft).document]
        : [];
  const everywhere = () =>
    new Set([
      ...[...store.stored].flatMap(([slot, value]) => buildsIn(slot, value)).map(nameOf),
      nameOf(server.project.option),
      ...server.kept.map(nameOf),
    ]);
  const draftsOf = (name: string | null) =>
    [...store.stored]
      .flatMap(([slot, value]) => (slot.startsWith("draft:") && value ? [value as Draft] : []))
      .filter(({ document }) => name === null || nameOf(document) === name);
  /** Builds that the server has held: what became of them there is watched there. */
  const onServer = new Set<string>();
  const seenBySomebodyAt = (after: string | null, before: string) =>
    open.some((tab) => tab?.seen.has(before) && (after === null || tab.seen.has(after)));
  const replaced = (where: string, before: BuildDocument, after: BuildDocument | null) => {
    const name = nameOf(before);
    if (name === "[]" || (after && nameOf(after) === name)) return;
    if (everywhere().has(name) || seenBySomebodyAt(after && nameOf(after), name)) return;
    overwritten.push(`${where}: ${name} by ${after ? nameOf(after) : "nothing"}`);
  };
  store.listeners.add((slot, before, after) => {
    if (slot.startsWith("copies:")) return;
    const [was] = buildsIn(slot, before);
    const [is = null] = buildsIn(slot, after);
    // A draft without edits of its own is a copy of what the server had.
    const copied = was && !(before as Draft).dirty && onServer.has(nameOf(was));
    if (was && !copied) replaced(slot, was, is);
    if (is) {
      const writers = open.filter((tab) => tab && nameOf(tab.editor.state.document) === nameOf(is));
      // A tab that opens writes before anybody sits at it: it has what the draft had that it opened.
      const opened = writers.length ? [] : draftsOf(nameOf(is)).concat(before ? [before as Draft] : []);
      const seen = [...writers.map((tab) => tab?.seen), ...opened.map((draft) => seenIn.get(draftName(draft)))];
      seenIn.set(draftName(after as Draft), new Set(seen.flatMap((one) => [...(one ?? [])])));
    }
  });
  server.listeners.add((before, after, by, kept) => {
    onServer.add(nameOf(after));
    const name = nameOf(before);
    if (name === "[]" || name === nameOf(after) || kept) return;
    // On the server it is the tab itself that must have seen what it replaces.
    if (!seenAt.get(by)?.has(name)) overwritten.push(`server: ${name} by ${nameOf(after)} of tab ${by}`);
  });

  const settle = () => vi.advanceTimersByTimeAsync(0);
  const close = async (at: number) => {
    const tab = open[at];
    if (!tab) return;
    const last = nameOf(tab.editor.state.document);
    await Promise.all([tab.saving.dispose(), vi.advanceTimersByTimeAsync(1)]);
    open[at] = null;
    // It lies somewhere, or somebody went on from it.
    const goneOn = draftsOf(null).some((draft) => seenIn.get(draftName(draft))?.has(last));
    if (last !== "[]" && !goneOn && ![...everywhere()].flatMap(lineage).includes(last))
      overwritten.push(`closing lost ${last}`);
  };
  return {
    overwritten,
    server,
    open,
    async enter(at: number, user: string | null, down: boolean) {
      await close(at);
      const by = `${at}, opened ${seenAt.size}`;
      const line = server.connect(by);
      line.state.down = down;
      const template = { uuid: "t", slug: apart ? `car${at}` : "car", title: "Car" };
      const drafts = draftsOf(null);
      const opening = openBuild({ clients: line.clients, template, user, cart: null, tabsOf });
      await vi.advanceTimersByTimeAsync(1);
      const { editor, saving } = await opening;
      const name = nameOf(editor.state.document);
      const taken = drafts.filter(({ document }) => nameOf(document) === name);
      const seen = new Set([...lineage(name), ...taken.flatMap((draft) => [...(seenIn.get(draftName(draft)) ?? [])])]);
      seenAt.set(by, seen);
      editor.subscribe((now, before) => {
        if (now.document === before.document) return;
        const [was, is] = [nameOf(before.document), nameOf(now.document)];
        if (!madeFrom.has(is)) madeFrom.set(is, new Set(lineage(was)));
        for (const one of lineage(is)) seen.add(one);
        // A draft that is taken over comes with what its writer had seen, undone steps too.
        for (const draft of draftsOf(is))
          if (sameJson(draft.history, now.history)) for (const one of seenIn.get(draftName(draft)) ?? []) seen.add(one);
      });
      open[at] = { user, editor, saving, line, seen };
      await settle();
    },
    close,
    edit(at: number) {
      const zone = `z${++edits}`;
      open[at]?.editor.edit({ key: "paint" }, paint("#ff0000", zone));
    },
    async decide(at: number, keep: "mine" | "theirs") {
      const tab = open[at];
      const conflict = tab?.saving.state.get().conflict;
      if (!tab || !conflict) return;
      // Both were on the screen.
      const theirs = nameOf(conflict.theirs);
      const had = draftsOf(theirs).flatMap((draft) => [...(seenIn.get(draftName(draft)) ?? [])]);
      for (const one of [...lineage(theirs), ...had]) tab.seen.add(one);
      tab.saving.resolve(keep);
      await settle();
    },
  };
}
type World = ReturnType<typeof world>;
type Act = { say: string; run(world: World): Promise<void> | void };

const at = fc.constantFrom(0, 1);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => undefined);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: at.map((n) => ({ say: `edit ${n}`, run: (w: World) => w.edit(n) })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(50, 400, 1300, 2500, 2500, 16_000)
      .map((ms) => ({ say: `wait ${ms}`, run: () => pass(ms) })),
  },
  { weight: 2, arbitrary: at.map((n) => ({ say: `undo ${n}`, run: (w: World) => void w.open[n]?.editor.undo() })) },
  { weight: 1, arbitrary: at.map((n) => ({ say: `redo ${n}`, run: (w: World) => void w.open[n]?.editor.redo() })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(at, fc.constantFrom("mine" as const, "theirs" as const))
      .map(([n, keep]) => ({ say: `decide ${n} ${keep}`, run: (w: World) => w.decide(n, keep) })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(at, fc.boolean()).map(([n, down]) => ({
      say: `${down ? "off" : "on"}line ${n}`,
      run(w: World) {
        const tab = w.open[n];
        if (tab) tab.line.state.down = down;
        if (!down) window.dispatchEvent(new Event("online"));
      },
    })),
  },
  {
    weight: 1,
    arbitrary: at.map((n) => ({
      say: `lose an answer ${n}`,
      run(w: World) {
        const tab = w.open[n];
        if (tab) tab.line.state.mute = true;
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(at, fc.constantFrom(0, 30, 700)).map(([n, ms]) => ({
      say: `answers take ${ms} ${n}`,
      run(w: World) {
        const tab = w.open[n];
        if (tab) tab.line.state.slow = ms;
      },
    })),
  },
  {
    weight: 2,
    arbitrary: at.map((n) => ({ say: `look ${n}`, run: (w: World) => void w.open[n]?.saving.look() })),
  },
  {
    weight: 4,
    arbitrary: at.map((n) => ({
      say: `reload ${n}`,
      run: (w: World) => w.enter(n, w.open[n]?.user ?? null, w.open[n]?.line.state.down ?? false),
    })),
  },
  { weight: 1, arbitrary: at.map((n) => ({ say: `close ${n}`, run: (w: World) => w.close(n) })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(at, fc.constantFrom("mina", "mina", null), fc.constantFrom(false, false, true))
      .map(([n, user, down]) => ({
        say: `open ${n} as ${user ?? "guest"}${down ? " offline" : ""}`,
        run: (w: World) => w.enter(n, user, down),
      })),
  },
);

/** Sampled in the ordinary suite; all of them in the long one. */
const RUNS = Number(process.env.HISTORIES) || (process.env.TEST_LONG ? 5000 : 1000);

it(`nothing is overwritten unseen, and nothing is lost, in ${RUNS} histories of two tabs and two devices`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("mina", null),
      fc.boolean(),
      fc.array(act, { minLength: 8, maxLength: 30, size: "max" }),
      async (user, apart, acts) => {
        const w = world(apart);
        await w.enter(0, user, false);
        await w.enter(1, user, false);
        for (const one of acts) await one.run(w);
        // In the end everybody is online and decides, and both tabs come to rest.
        for (const tab of w.open) if (tab) Object.assign(tab.line.state, { down: false, mute: false, slow: 0 });
        window.dispatchEvent(new Event("online"));
        for (let round = 0; round < 12; round++) {
          await pass(20_000);
          for (const n of [0, 1]) await w.decide(n, round % 2 ? "mine" : "theirs");
        }
        await pass(20_000);
        for (const n of [0, 1]) {
          const state = w.open[n]?.saving.state.get();
          if (state) expect(state).toMatchObject({ conflict: null, status: expect.stringMatching(/^(saved|local)$/) });
        }
        for (const n of [0, 1]) await w.close(n);
        expect(w.overwritten).toEqual([]);
      },
    ),
    { numRuns: RUNS, ...(process.env.TEST_SEED ? { seed: Number(process.env.TEST_SEED) } : {}) },
  );
}, 120_000);
