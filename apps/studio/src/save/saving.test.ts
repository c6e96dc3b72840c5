import "@carloom/build/parse";
import { emptyBuild } from "@carloom/build";
import { MAX_STEPS } from "@carloom/editor";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copiesOf } from "./copies.ts";
import { draftKey, GUEST } from "./draft.ts";
import { colorOf, draftOf, endWorld, memoryTabs, newWorld, open, paint, pass, world } from "./testing.ts";

vi.mock("idb-keyval", async () => (await import("./testing.ts")).idbKeyval);
beforeEach(newWorld);
afterEach(endWorld);

const USER = draftKey("car", "mina");
const GUEST_KEY = draftKey("car", GUEST);

describe("saving", () => {
  it("keeps a draft within a second, with its history, and saves to the server", async () => {
    const tab = await open();
    tab.paint("#ff0000");
    expect(tab.status()).toBe("pending");
    await pass(1000);
    expect(colorOf(draftOf(USER)?.document)).toBe("#ff0000");
    expect(draftOf(USER)?.history.done).toHaveLength(1);
    expect(draftOf(USER)?.dirty).toBe(true);
    await pass(1500);
    expect(tab.saving.state.get()).toMatchObject({ status: "saved", edits: 0, project: { version: 2 } });
    expect(colorOf(world.server.project.option)).toBe("#ff0000");
    expect(draftOf(USER)).toMatchObject({ dirty: false, project: { uuid: "p", version: 2 } });
  });
  it("asks the server nothing for a guest", async () => {
    const tab = await open({ user: null });
    tab.paint("#ff0000");
    await pass(5000);
    expect(tab.line.calls).toEqual(["project"]);
    expect(tab.status()).toBe("local");
    expect(colorOf(draftOf(GUEST_KEY)?.document)).toBe("#ff0000");
  });
  it("opens again with 250 steps to undo, also from the middle of a drag", async () => {
    const tab = await open({ user: null });
    for (let i = 0; i < 250; i++) tab.paint(`#0000${(i + 1).toString(16).padStart(2, "0")}`);
    tab.editor.begin({ key: "drag" });
    tab.paint("#aabbcc");
    await pass(1000);
    // a crash: nothing says goodbye
    world.tabsOf = memoryTabs();
    const again = await open({ user: null });
    expect(again.color()).toBe("#aabbcc");
    let steps = 0;
    while (again.editor.undo()) steps++;
    expect(steps).toBe(251);
    expect(again.editor.state.document).toEqual(emptyBuild());
  });
  it("makes the project when there is none, one for two tabs", async () => {
    world.server.project.exists = false;
    const [one, two] = [await open(), await open()];
    one.paint("#ff0000");
    two.line.state.slow = 10;
    two.paint("#ff0000");
    await pass(5000);
    const made = [...one.line.calls, ...two.line.calls].filter((name) => name === "personalProjectCreate");
    expect(made).toHaveLength(1);
    expect([one.status(), two.status()]).toEqual(["saved", "saved"]);
  });
  it("makes no second project when the first could not be asked for", async () => {
    Object.assign(world.server.project, { version: 4, option: paint("#0000ff")(emptyBuild()) });
    const line = world.server.connect();
    line.state.down = true;
    const tab = await open({}, line);
    tab.paint("#ff0000");
    await pass(2000);
    expect(tab.status()).toBe("offline");
    line.state.down = false;
    window.dispatchEvent(new Event("online"));
    await pass(2000);
    expect(line.calls).not.toContain("personalProjectCreate");
    expect(tab.conflict()).toMatchObject({ cause: "server", project: { version: 4 } });
    expect(colorOf(world.server.project.option)).toBe("#0000ff");
  });
  it("keeps edits while offline and sends them when the connection is back", async () => {
    const tab = await open();
    tab.line.state.down = true;
    tab.paint("#ff0000");
    await pass(3000);
    tab.paint("#00ff00");
    await pass(1000);
    expect(tab.saving.state.get()).toMatchObject({ status: "offline", edits: 2 });
    expect(colorOf(draftOf(USER)?.document)).toBe("#00ff00");
    tab.line.state.down = false;
    window.dispatchEvent(new Event("online"));
    await pass(2000);
    expect(tab.status()).toBe("saved");
    expect(colorOf(world.server.project.option)).toBe("#00ff00");
  });
  it("counts what the server does not have also where the history is full and lets its oldest step go", async () => {
    const tab = await open();
    for (let i = 0; i <= MAX_STEPS; i++) tab.paint(`#${(i + 1).toString(16).padStart(6, "0")}`);
    await pass(3000);
    expect(tab.saving.state.get()).toMatchObject({ status: "saved", edits: 0 });
    window.dispatchEvent(new Event("offline"));
    tab.paint("#ff0000");
    expect(tab.saving.state.get()).toMatchObject({ status: "offline", edits: 1 });
    tab.editor.undo();
    tab.editor.redo();
    expect(tab.saving.state.get().edits).toBe(3);
    // what is selected, shown for a moment or begun and left is no edit
    tab.editor.select({ stickers: [] });
    tab.editor.begin({ key: "drag" });
    tab.editor.cancel();
    expect(tab.saving.state.get().edits).toBe(3);
  });
  it("says at once that it is offline, and at once that it is not", async () => {
    const tab = await open();
    window.dispatchEvent(new Event("offline"));
    expect(tab.saving.state.get()).toMatchObject({ status: "offline", edits: 0 });
    window.dispatchEvent(new Event("online"));
    await pass(10);
    expect(tab.status()).toBe("saved");
  });
  it("takes no conflict from its own lost answer", async () => {
    const tab = await open();
    tab.line.state.mute = true;
    tab.paint("#ff0000");
    await pass(20_000);
    expect(world.server.project.version).toBe(2);
    expect(tab.saving.state.get()).toMatchObject({ status: "saved", conflict: null });
  });
});

describe("another device", () => {
  const elsewhere = (color = "#0000ff", version = 7) =>
    Object.assign(world.server.project, { version, option: paint(color)(emptyBuild()) });

  it("is never overwritten: asks, then keeps mine, and the server keeps theirs", async () => {
    const tab = await open();
    elsewhere();
    tab.paint("#ff0000");
    await pass(3000);
    expect(tab.status()).toBe("conflict");
    expect(tab.conflict()).toMatchObject({ cause: "server", project: { version: 7 } });
    tab.paint("#ff00ff");
    await pass(20_000);
    expect(colorOf(world.server.project.option)).toBe("#0000ff");
    tab.saving.resolve("mine");
    await pass(2000);
    expect(tab.status()).toBe("saved");
    expect(colorOf(world.server.project.option)).toBe("#ff00ff");
    expect(world.server.kept.map(colorOf)).toEqual(["#0000ff"]);
  });
  it("is asked about again after a reload that came before the answer", async () => {
    const tab = await open();
    elsewhere();
    tab.paint("#ff0000");
    await pass(3000);
    await tab.saving.dispose();
    const again = await open();
    await pass(20_000);
    expect(again.color()).toBe("#ff0000");
    expect(again.conflict()).toMatchObject({ cause: "server", project: { version: 7 } });
    expect(colorOf(world.server.project.option)).toBe("#0000ff");
  });
  it("is taken as one step that undo takes back, and mine stays aside", async () => {
    const tab = await open();
    elsewhere();
    tab.paint("#ff0000");
    await pass(3000);
    tab.saving.resolve("theirs");
    expect(tab.color()).toBe("#0000ff");
    await pass(3000);
    expect(tab.status()).toBe("saved");
    expect((await copiesOf(USER)).map(({ document }) => colorOf(document))).toEqual(["#ff0000"]);
    tab.editor.undo();
    expect(tab.color()).toBe("#ff0000");
    await pass(3000);
    expect(colorOf(world.server.project.option)).toBe("#ff0000");
  });
  it("is followed, as a step, by a tab in which nothing was done", async () => {
    const tab = await open();
    elsewhere();
    await tab.saving.look();
    expect(tab.color()).toBe("#0000ff");
    expect(tab.editor.state.history.done.at(-1)?.label.key).toBe("studio.step.elsewhere");
    await pass(5000);
    expect(tab.status()).toBe("saved");
    expect(world.server.project.version).toBe(7);
  });
  it("is not overwritten when it set the car back to how it is sold", async () => {
    const tab = await open();
    tab.line.state.down = true;
    tab.paint("#ff0000");
    await pass(3000);
    Object.assign(world.server.project, { version: 9, option: emptyBuild() });
    await tab.saving.dispose();
    const again = await open();
    expect(again.conflict()?.cause).toBe("server");
  });
});

describe("the garage", () => {
  it("shows and takes back, and the next save is no conflict with oneself, in this tab or another", async () => {
    const [tab, other] = [await open(), await open()];
    for (const [shown, color] of [
      [true, "#ff0000"],
      [false, "#00ff00"],
    ] as const) {
      expect(await tab.saving.publish(shown)).toBe("done");
      expect(world.server.project.isPublic).toBe(shown);
      tab.paint(color);
      await pass(3000);
      expect(tab.saving.state.get()).toMatchObject({ status: "saved", conflict: null });
      expect(colorOf(world.server.project.option)).toBe(color);
    }
    expect(await tab.saving.publish(true)).toBe("done");
    await pass(1000);
    other.paint("#0000ff");
    await pass(3000);
    expect(other.saving.state.get()).toMatchObject({ status: "saved", conflict: null });
    expect(colorOf(world.server.project.option)).toBe("#0000ff");
  });
  it("is no conflict after a reload, nor with edits that wait for the answer", async () => {
    const tab = await open();
    tab.line.state.slow = 500;
    const published = tab.saving.publish(true);
    tab.paint("#ff0000");
    await pass(5000);
    expect(await published).toBe("done");
    expect(tab.saving.state.get()).toMatchObject({ status: "saved", conflict: null });
    expect(world.server.project).toMatchObject({ version: 3, isPublic: true });
    expect(await Promise.all([tab.saving.publish(false), pass(2000)])).toContain("done");
    await tab.saving.dispose();
    const again = await open();
    again.paint("#00ff00");
    await pass(3000);
    expect(again.saving.state.get()).toMatchObject({ status: "saved", conflict: null });
  });
  it("switched on another device is no conflict with the build that was open here", async () => {
    const tab = await open();
    Object.assign(world.server.project, { version: 2, isPublic: true });
    tab.paint("#ff0000");
    await pass(5000);
    expect(tab.saving.state.get()).toMatchObject({ status: "saved", conflict: null, project: { version: 3 } });
    expect(world.server.project.isPublic).toBe(true);
  });
  it("is not switched on a build that was changed elsewhere: that build comes first", async () => {
    const tab = await open();
    Object.assign(world.server.project, { version: 7, option: paint("#0000ff")(emptyBuild()) });
    expect(await tab.saving.publish(true)).toBe("moved");
    expect(tab.color()).toBe("#0000ff");
    expect(world.server.project.isPublic).toBe(false);
    expect(await tab.saving.publish(true)).toBe("done");
  });
  it("does not show again what staff took out of it, and goes on saving", async () => {
    const tab = await open();
    world.server.project.isWithheld = true;
    expect(await tab.saving.publish(true)).toBe("withheld");
    tab.paint("#ff0000");
    await pass(3000);
    expect(tab.saving.state.get()).toMatchObject({ status: "saved", conflict: null });
    expect(world.server.project.isPublic).toBe(false);
  });
});

describe("what can fail", () => {
  it("full storage is said, and the browser asks before it leaves; storing goes on when there is room", async () => {
    const tab = await open({ user: null });
    world.store.state.full = true;
    tab.paint("#ff0000");
    await pass(1000);
    expect(tab.saving.state.get().storage).toBe("full");
    const leave = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    world.store.state.full = false;
    tab.paint("#00ff00");
    await pass(1000);
    expect(tab.saving.state.get().storage).toBe("ok");
    const free = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
  });
  it("a session that ended holds the edits and sends them when the person is back", async () => {
    let present = true;
    const tab = await open({ present: () => present });
    present = false;
    tab.paint("#ff0000");
    await pass(3000);
    expect(tab.status()).toBe("signed-out");
    expect(colorOf(draftOf(USER)?.document)).toBe("#ff0000");
    expect(world.server.project.version).toBe(1);
    present = true;
    tab.saving.resume();
    await pass(100);
    expect(tab.status()).toBe("saved");
    expect(colorOf(world.server.project.option)).toBe("#ff0000");

    // or when they come back to this page, having signed in on another
    present = false;
    tab.paint("#00ff00");
    await pass(3000);
    expect(tab.status()).toBe("signed-out");
    present = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(100);
    expect(colorOf(world.server.project.option)).toBe("#00ff00");
  });
  it("opens the draft where the service cannot be reached, and saves what was done since when it can", async () => {
    const first = await open();
    first.paint("#ff0000");
    await pass(3000);
    await first.saving.dispose();
    const line = world.server.connect();
    line.state.down = true;
    const { editor, saving } = await open({}, line);
    expect([colorOf(editor.state.document), saving.state.get().status]).toEqual(["#ff0000", "offline"]);
    editor.edit({ key: "paint" }, paint("#00ff00"));
    await pass(1000);
    expect(colorOf(draftOf(USER)?.document)).toBe("#00ff00");
    expect(saving.state.get()).toMatchObject({ status: "offline", edits: 1 });
    line.state.down = false;
    window.dispatchEvent(new Event("online"));
    await pass(100);
    expect(saving.state.get()).toMatchObject({ status: "saved", edits: 0 });
    expect(colorOf(world.server.project.option)).toBe("#00ff00");
  });
  it("says saved again by itself once the service answers, though nothing was done", async () => {
    const line = world.server.connect();
    line.state.down = true;
    const { saving } = await open({}, line);
    await pass(16_000);
    expect(saving.state.get().status).toBe("offline");
    line.state.down = false;
    await pass(16_000);
    expect(saving.state.get().status).toBe("saved");
  });
});
