import "@carloom/build/parse";
import { emptyBuild } from "@carloom/build";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copiesOf } from "./copies.ts";
import { draftKey, GUEST } from "./draft.ts";
import { colorOf, draftOf, endWorld, memoryTabs, newWorld, open, paint, pass, world } from "./testing.ts";

vi.mock("idb-keyval", async () => (await import("./testing.ts")).idbKeyval);
beforeEach(newWorld);
afterEach(endWorld);

const USER = draftKey("car", "mina");
const GUEST_KEY = draftKey("car", GUEST);

describe("another tab", () => {
  const guest = { user: null } as const;
  async function parted() {
    const [one, two] = [await open(guest), await open(guest)];
    one.paint("#ff0000");
    two.paint("#00ff00");
    await pass(1000);
    return { one, two };
  }
  it("is followed where nothing was done", async () => {
    const [one, two] = [await open(guest), await open(guest)];
    one.paint("#ff0000");
    await pass(1000);
    expect(two.color()).toBe("#ff0000");
    two.paint("#00ff00");
    await pass(1000);
    expect([one.color(), one.conflict(), two.conflict()]).toEqual(["#00ff00", null, null]);
    one.editor.undo();
    expect(one.color()).toBe("#ff0000");
  });
  it("is not overwritten: the second asks, and its work lies beside until it is decided", async () => {
    const { two } = await parted();
    expect(two.conflict()).toMatchObject({ cause: "tab" });
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#ff0000");
    two.paint("#ffff00");
    await pass(1000);
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#ff0000");
    two.saving.resolve("mine");
    await pass(1000);
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#ffff00");
    expect([...world.store.stored.keys()].filter((slot) => slot.includes("#"))).toEqual([]);
    expect((await copiesOf(GUEST_KEY)).map(({ document }) => colorOf(document))).toEqual(["#ff0000"]);
  });
  it("a crash while it is asked loses neither", async () => {
    const { two } = await parted();
    two.paint("#ffff00");
    await pass(1000);
    world.tabsOf = memoryTabs();
    const again = await open(guest);
    expect(again.color()).toBe("#ffff00");
    expect(again.editor.state.history.done).toHaveLength(2);
    expect(again.conflict()).toMatchObject({ cause: "tab" });
    expect(colorOf(again.conflict()?.theirs)).toBe("#ff0000");
    again.saving.resolve("theirs");
    await pass(1000);
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#ff0000");
    expect((await copiesOf(GUEST_KEY)).map(({ document }) => colorOf(document))).toEqual(["#ffff00"]);
  });
  it("that went on meanwhile is asked about again", async () => {
    const { one, two } = await parted();
    one.paint("#123456");
    await pass(1000);
    two.saving.resolve("mine");
    await pass(1000);
    expect(two.conflict()).toMatchObject({ cause: "tab" });
    expect(colorOf(two.conflict()?.theirs)).toBe("#123456");
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#123456");
  });
  it("of one's own account neither, offline as well", async () => {
    const [one, two] = [await open(), await open()];
    one.line.state.down = true;
    two.line.state.down = true;
    one.paint("#ff0000");
    two.paint("#00ff00");
    await pass(2000);
    expect(two.conflict()).toMatchObject({ cause: "tab", dirty: true });
    expect(colorOf(draftOf(USER)?.document)).toBe("#ff0000");
  });
});

describe("signing in", () => {
  const asGuest = async (color: string) => {
    const tab = await open({ user: null });
    tab.paint(color);
    await pass(1000);
    await tab.saving.dispose();
  };
  it("claims what was built before", async () => {
    world.server.project.exists = false;
    await asGuest("#ff0000");
    const tab = await open();
    expect(tab.color()).toBe("#ff0000");
    expect(tab.editor.state.history.done).toHaveLength(1);
    await pass(3000);
    expect(colorOf(world.server.project.option)).toBe("#ff0000");
    expect(draftOf(GUEST_KEY)).toBeNull();
  });
  it("asks where something else was saved, and overwrites neither, even after a reload", async () => {
    Object.assign(world.server.project, { version: 3, option: paint("#0000ff")(emptyBuild()) });
    await asGuest("#ff0000");
    for (let visit = 0; visit < 2; visit++) {
      const tab = await open();
      await pass(3000);
      expect(tab.conflict()?.cause).toBe(visit === 0 ? "sign-in" : "server");
      expect(tab.color()).toBe("#ff0000");
      expect(colorOf(world.server.project.option)).toBe("#0000ff");
      await tab.saving.dispose();
    }
  });
  it("asks about both, one after the other, where there was unsaved work of one's own too", async () => {
    const tab = await open();
    tab.line.state.down = true;
    tab.paint("#00ff00");
    await pass(1000);
    await tab.saving.dispose();
    await asGuest("#ff0000");
    const again = await open();
    expect(again.color()).toBe("#00ff00");
    expect(again.conflict()).toMatchObject({ cause: "guest" });
    again.saving.resolve("theirs");
    await pass(3000);
    expect(colorOf(world.server.project.option)).toBe("#ff0000");
    expect((await copiesOf(USER)).map(({ document }) => colorOf(document))).toEqual(["#00ff00"]);
    expect(draftOf(GUEST_KEY)).toBeNull();
  });
  it("never empties the guest's draft that a tab went on with", async () => {
    const tab = await open();
    tab.line.state.down = true;
    tab.paint("#00ff00");
    await pass(1000);
    await tab.saving.dispose();
    const guest = await open({ user: null });
    guest.paint("#ff0000");
    await pass(1000);
    const again = await open();
    expect(again.conflict()?.cause).toBe("guest");
    guest.paint("#0000ff");
    await pass(1000);
    again.saving.resolve("mine");
    await pass(1000);
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#0000ff");
  });
  it("leaves the guest's draft where it is when the browser cannot store it anew", async () => {
    await asGuest("#ff0000");
    world.store.state.full = true;
    const tab = await open();
    await pass(1000);
    expect(tab.saving.state.get().storage).toBe("full");
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#ff0000");
  });
});
