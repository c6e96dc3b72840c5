import "@carloom/build/parse";
import { DOCUMENT_VERSION, emptyBuild } from "@carloom/build";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKey, GUEST } from "./draft.ts";
import { endWorld, draftOf, memoryTabs, newWorld, open, pass, world } from "./testing.ts";
import { Unreadable } from "./unreadable.ts";

vi.mock("idb-keyval", async () => (await import("./testing.ts")).idbKeyval);
beforeEach(newWorld);
afterEach(endWorld);

const USER = draftKey("car", "mina");
const GUEST_KEY = draftKey("car", GUEST);
/** A build of a version that this page does not know: as it would be after the next one. */
const later = { version: DOCUMENT_VERSION + 1, paint: {}, parts: {}, stickers: [], wings: ["of", "later"] } as never;
const saveElsewhere = (option: never) => Object.assign(world.server.project, { option, version: 7 });

describe("a page that is older than what is stored", () => {
  it("does not open a project that it cannot read, and leaves it as it is", async () => {
    saveElsewhere(later);
    await expect(open()).rejects.toMatchObject({ why: "newer" });
    await pass(60_000);
    expect(world.server.project).toMatchObject({ option: later, version: 7 });
  });

  it("never follows it, never writes over it, and keeps what was edited here", async () => {
    const tab = await open();
    saveElsewhere(later);
    await tab.saving.look();
    expect(tab.status()).toBe("outdated");
    tab.paint("#ff0000");
    await pass(60_000);
    tab.paint("#00ff00");
    await tab.saving.save();
    await pass(60_000);
    expect(tab.status()).toBe("outdated");
    expect(world.server.project).toMatchObject({ option: later, version: 7 });
    expect(draftOf(USER)?.document.paint.body?.color).toBe("#00ff00");
  });

  it("stops when its own save meets it", async () => {
    const tab = await open();
    tab.paint("#ff0000");
    saveElsewhere(later);
    await pass(60_000);
    expect(tab.status()).toBe("outdated");
    expect(world.server.project).toMatchObject({ option: later, version: 7 });
  });

  it("leaves a draft of a later version where it is, and lays its own work beside it", async () => {
    const tab = await open({ user: null });
    tab.paint("#ff0000");
    await pass(1000);
    const newer = { ...draftOf(GUEST_KEY), document: later, revision: 99, dirty: true };
    world.store.stored.set(GUEST_KEY, newer);
    tab.paint("#00ff00");
    await pass(5000);
    expect(tab.status()).toBe("outdated");
    expect(draftOf(GUEST_KEY)).toEqual(newer);
    const beside = [...world.store.stored].filter(([slot]) => slot.startsWith(`${GUEST_KEY}#`));
    expect(JSON.stringify(beside)).toContain("#00ff00");
    world.tabsOf = memoryTabs();
    await expect(open({ user: null })).rejects.toBeInstanceOf(Unreadable);
    expect(draftOf(GUEST_KEY)).toEqual(newer);
  });
});

describe("what is no build", () => {
  it("is not opened as an empty car when it is a project's", async () => {
    saveElsewhere({ paint: 7 } as never);
    await expect(open()).rejects.toMatchObject({ why: "broken" });
    expect(world.server.project).toMatchObject({ option: { paint: 7 }, version: 7 });
  });

  it("is kept aside before a draft is written where it lay", async () => {
    const broken = { version: 1, document: { paint: 7 }, revision: 3 };
    world.store.stored.set(GUEST_KEY, broken);
    const tab = await open({ user: null });
    expect(tab.editor.state.document).toEqual(emptyBuild());
    tab.paint("#ff0000");
    await pass(5000);
    expect(draftOf(GUEST_KEY)?.document.paint.body?.color).toBe("#ff0000");
    const aside = [...world.store.stored].filter(([slot]) => slot.startsWith("unread:"));
    expect(aside.map(([, value]) => value)).toEqual([broken]);
  });
});

describe("a draft of an earlier version", () => {
  it("opens as it looked, with what can be undone, and is saved as today's", async () => {
    const tab = await open({ user: null });
    tab.paint("#ff0000");
    await pass(1000);
    const { asSold: _, ...document } = draftOf(GUEST_KEY)?.document as Record<string, unknown> & { asSold?: unknown };
    world.store.stored.set(GUEST_KEY, { ...draftOf(GUEST_KEY), document: { ...document, version: 1 } });
    world.tabsOf = memoryTabs();
    const again = await open({ user: null });
    expect(again.editor.state.document).toMatchObject({
      version: DOCUMENT_VERSION,
      asSold: ["hood", "mirrors", "roof"],
    });
    expect(again.editor.undo()).toBeTruthy();
    expect(again.editor.state.document.paint).toEqual({});
    expect(again.editor.redo()).toBeTruthy();
    await pass(1000);
    expect(draftOf(GUEST_KEY)?.document).toMatchObject({ version: DOCUMENT_VERSION });
  });
});
