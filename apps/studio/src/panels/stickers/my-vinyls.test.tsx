// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import type { Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "../../save/testing.ts";
import { allBy, by, press, settled, show, testStudio } from "../../testing/test-studio.tsx";
import { bringUp } from "../../vinyls/bring-up.ts";
import type { Vinyl } from "../../vinyls/vinyl.ts";
import { MyVinyls } from "./my-vinyls.tsx";

const memory = vi.hoisted(() => ({ current: null as ReturnType<typeof memoryStore> | null }));
vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  get: (slot: string) => memory.current?.module.get(slot),
  update: (slot: string, change: (before: unknown) => unknown) => memory.current?.module.update(slot, change),
}));
// pictures are drawn on a canvas, which there is none of here
vi.mock("../../vinyls/picture.ts", () => ({ vinylPicture: () => Promise.resolve("data:,") }));

let gone = () => {};
beforeEach(() => {
  memory.current = memoryStore();
  history.replaceState(null, "", "/workspace/default/halden-gt");
});
afterEach(() => gone());
const text = () => document.body.textContent ?? "";

/** An account that a service keeps, with what it stores for everybody. */
function account() {
  const kept: Vinyl[] = [];
  const stored: string[] = [];
  const asked: { operationName: string; variables: unknown }[] = [];
  const measures = { width: 1, height: 0.5, pieces: 2 };
  const open = (person: string | null, document: { stickers: Placement[] } = { stickers: [] }) => {
    const ask = async ({ operationName }: { operationName: string }, variables: never) => {
      asked.push({ operationName, variables });
      const { uuid, input, named } = variables as {
        uuid: string;
        named: boolean;
        input: Partial<Vinyl> & { everywhere?: boolean; code?: string };
      };
      const index = kept.findIndex((one) => one.uuid === (uuid ?? input?.uuid));
      const put = (change: Partial<Vinyl>) => ({
        vinyl: (kept[index] = { ...(kept[index] as Vinyl), ...change }),
        error: null,
      });
      if (operationName === "vinylStore") {
        const hash = String(stored.length + 1)
          .repeat(64)
          .slice(0, 64);
        stored.push(hash);
        return { vinylStore: { content: { hash, ...measures }, error: null } };
      }
      if (operationName === "vinylKeep") {
        const { code, ...own } = input;
        const vinyl = {
          ...measures,
          replaced: [],
          authorName: code ? "mina" : null,
          code: null,
          isNamed: false,
          folder: "",
          ...own,
        };
        kept.unshift(vinyl as Vinyl);
        return { vinylKeep: { vinyl, error: null } };
      }
      if (operationName === "vinylChange") {
        const { everywhere, ...change } = input;
        const { replaced, hash } = kept[index] as Vinyl;
        const others = !change.hash ? replaced : everywhere ? [...replaced, hash] : [];
        return { vinylChange: put({ ...change, replaced: others }) };
      }
      if (operationName === "vinylForget") {
        kept.splice(index, 1);
        return { vinylForget: { success: true, error: null } };
      }
      if (operationName === "vinylShare") return { vinylShare: put({ code: "abcde23456", isNamed: named }) };
      if (operationName === "vinylUnshare") return { vinylUnshare: put({ code: null, isNamed: false }) };
      if (operationName === "sharedVinyl")
        return {
          sharedVinyl:
            (variables as { code: string }).code === "abcde23456"
              ? { code: "abcde23456", title: "Dragon", hash: "d".repeat(64), ...measures, authorName: "mina" }
              : null,
        };
      return {
        ownVinyls: { pageInfo: { hasNextPage: false, endCursor: null }, edges: kept.map((node) => ({ node })) },
      };
    };
    const studio = testStudio({ document, ui: { panel: "stickers", artSource: "vinyls" } });
    const visitor = { status: person ? "signed-in" : "signed-out", user: person && { id: person }, userName: person };
    Object.assign(studio, { visitor, clients: { threed: { mutate: ask, query: ask } } });
    return studio;
  };
  return { kept, stored, asked, open };
}
const shape = (id: string, z: number): Placement =>
  testPlacement(id, {
    art: { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#c8102e" } },
    position: [0.9, 0.5, z],
    rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
  }) as Placement;
const two = () => ({ stickers: [shape("a", 0), shape("b", 0.5)] });
const rows = () =>
  allBy("button", /^More for /).map((one) => one.getAttribute("aria-label")?.slice("More for ".length));
const layers = ({ editor }: ReturnType<typeof testStudio>) => editor.state.document.stickers.map(({ art }) => art.kind);
async function choose(row: string, item: string) {
  await press(by("button", `More for ${row}`));
  const entry = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) => one.textContent === item);
  if (!entry) throw new Error(`no ${item}`);
  await press(entry);
}
async function type(field: HTMLElement, value: string) {
  await settled(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
/** Composing stores the content first, by streams that take their time. */
async function until(holds: () => boolean) {
  for (let turn = 0; turn < 600 && !holds(); turn++) await settled();
  expect(holds()).toBe(true);
}

it("makes one layer of what is selected, keeps it in this browser for a guest, and in their account when they sign in", async () => {
  const { open, kept } = account();
  const studio = open(null, two());
  gone = await show(studio, <MyVinyls />);
  expect(by("button", /Make a vinyl/).hasAttribute("disabled")).toBe(true);
  await settled(() => studio.editor.select({ stickers: ["a", "b"] }));
  await press(by("button", /Make a vinyl/));
  await until(() => rows().length === 1);
  expect(layers(studio)).toEqual(["vinyl"]);
  expect(text()).toContain("Kept in this browser");
  studio.editor.undo();
  expect(layers(studio)).toEqual(["shape", "shape"]);
  expect(kept).toEqual([]);
  gone();
  const [layer] = (studio.editor.redo(), studio.editor.state.document.stickers);
  gone = await show(open("mina"), <MyVinyls />);
  expect(rows()).toEqual(["Vinyl"]);
  // what is on the car goes on naming it
  expect(layer?.art).toMatchObject({ of: kept[0]?.uuid, hash: kept[0]?.hash });
  expect(await memory.current?.module.get("vinyls")).toEqual([]);
});

it("says what cannot be made a vinyl, and changes nothing", async () => {
  const { open, stored } = account();
  const right = {
    ...shape("r", 0),
    position: [-0.9, 0.5, 0],
    rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2],
  } as Placement;
  const studio = open("mina", { stickers: [shape("a", 0), right] });
  gone = await show(studio, <MyVinyls />);
  await settled(() => studio.editor.select({ stickers: ["a", "r"] }));
  await press(by("button", /Make a vinyl/));
  await until(() => studio.said.some((said) => said.includes("different sides")));
  expect([layers(studio), stored, rows()]).toEqual([["shape", "shape"], [], []]);
});

it("leaves hidden layers on the car, and layers that others are clipped by", async () => {
  const { open } = account();
  const stickers = [shape("a", 0), { ...shape("unseen", 0.2), hidden: true }, shape("b", 0.5)];
  const studio = open(null, { stickers });
  gone = await show(studio, <MyVinyls />);
  await settled(() => studio.editor.select({ stickers: ["a", "unseen", "b"] }));
  await press(by("button", /Make a vinyl/));
  await until(() => rows().length === 1);
  expect(studio.editor.state.document.stickers.map(({ id, art }) => (art.kind === "vinyl" ? "vinyl" : id))).toEqual([
    "unseen",
    "vinyl",
  ]);
  gone();
  const clipped = { ...shape("c", 0), mask: { layer: "b", inverted: false } };
  const other = open(null, { stickers: [shape("a", 0), shape("b", 0.5), clipped] });
  gone = await show(other, <MyVinyls />);
  await settled(() => other.editor.select({ stickers: ["a", "b"] }));
  await press(by("button", /Make a vinyl/));
  await until(() => other.said.some((said) => said.includes("Another layer is clipped by this")));
  expect(layers(other)).toEqual(["shape", "shape", "shape"]);
});

it("lays nothing over what was done while it was stored", async () => {
  const { open } = account();
  const studio = open("mina", two());
  gone = await show(studio, <MyVinyls />);
  await settled(() => studio.editor.select({ stickers: ["a", "b"] }));
  const { mutate } = studio.clients.threed;
  Object.assign(studio.clients.threed, {
    mutate: async (...asked: Parameters<typeof mutate>) => {
      const answer = await mutate(...asked);
      // the last that is waited for
      if (asked[0].operationName === "vinylKeep")
        studio.editor.edit({ key: "studio.step.delete" }, (build) => ({ ...build, stickers: [] }));
      return answer;
    },
  });
  await press(by("button", /Make a vinyl/));
  await until(() => studio.said.some((said) => said.includes("changed meanwhile")));
  expect(layers(studio)).toEqual([]);
});

/** Mina has a vinyl, two layers that show it, and a shape that it is to become. */
async function replacing(answer: "Update everywhere" | "They stay as they are") {
  const service = account();
  const first = service.open("mina", two());
  gone = await show(first, <MyVinyls />);
  await settled(() => first.editor.select({ stickers: ["a", "b"] }));
  await press(by("button", /Make a vinyl/));
  await until(() => rows().length === 1);
  gone();
  const [vinyl] = first.editor.state.document.stickers;
  if (!vinyl) throw new Error("no vinyl");
  const studio = service.open("mina", { stickers: [vinyl, { ...vinyl, id: "again" }, shape("new", 1)] });
  gone = await show(studio, <MyVinyls />);
  await settled(() => studio.editor.select({ stickers: ["new"] }));
  await choose("Vinyl", "Replace with the selected layers");
  await press(by("button", answer));
  await until(() => service.stored.length === 2 && layers(studio).every((kind) => kind === "vinyl"));
  await settled();
  const shown = () => studio.editor.state.document.stickers.map(({ art }) => art.kind === "vinyl" && art.hash[0]);
  return { ...service, studio, vinyl, shown };
}

it("updates layers everywhere when it is told to, on other cars when they are opened, as a step that is undone", async () => {
  const { shown, studio, open, vinyl } = await replacing("Update everywhere");
  expect(shown()).toEqual(["2", "2", "2"]);
  await settled(() => void studio.editor.undo());
  expect(shown()).toEqual(["1", "1", false]);
  const other = open("mina", { stickers: [{ ...vinyl }] });
  await bringUp(other, (key) => key);
  expect(other.editor.state.document.stickers[0]?.art).toMatchObject({ hash: "2".repeat(64) });
  other.editor.undo();
  expect(other.editor.state.document.stickers[0]?.art).toMatchObject({ hash: "1".repeat(64) });
});

it("lets layers stay when it is told to, and says where they do", async () => {
  const { shown, open, vinyl } = await replacing("They stay as they are");
  expect(shown()).toEqual(["1", "1", "2"]);
  const other = open("mina", { stickers: [{ ...vinyl }] });
  await bringUp(other, (key) => key);
  expect(other.editor.state.document.stickers[0]?.art).toMatchObject({ hash: "1".repeat(64) });
  expect(text()).toContain("2 layers here show an earlier state");
  await press(by("button", "Update here"));
  expect(shown()).toEqual(["2", "2", "2"]);
});

it("finds vinyls by name and folder, and names and moves them", async () => {
  const { open, kept } = account();
  const vinyl = (title: string, folder = ""): Vinyl => ({
    uuid: crypto.randomUUID(),
    title,
    folder,
    hash: "1".repeat(64),
    width: 1,
    height: 1,
    pieces: 1,
    replaced: [],
    authorName: null,
    code: null,
    isNamed: false,
  });
  kept.push(vinyl("Flames", "Team"), vinyl("Wave"), vinyl("Numbers", "Team"));
  gone = await show(open("mina"), <MyVinyls />);
  await type(by("searchbox", "Find vinyls"), "wav");
  expect(rows()).toEqual(["Wave"]);
  await choose("Wave", "Put in a folder");
  const field = document.querySelector<HTMLElement>("[aria-label='Folder of the vinyl']");
  if (!field) throw new Error("no field");
  await type(field, "Sea");
  await press(by("button", "Done"));
  expect(kept.map(({ folder }) => folder)).toEqual(["Team", "Sea", "Team"]);
  await type(by("searchbox", "Find vinyls"), "");
  const folders = document.querySelector<HTMLSelectElement>("select[aria-label=Folder]");
  expect([...(folders?.options ?? [])].map(({ value }) => value)).toEqual(["", "Sea", "Team"]);
  await settled(() => {
    if (!folders) return;
    folders.value = "Team";
    folders.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(rows()).toEqual(["Flames", "Numbers"]);
});

it("shows a vinyl by a link, and offers what came by one with its maker's name", async () => {
  const { open, kept, asked } = account();
  history.replaceState(null, "", "?vinyl=abcde23456");
  gone = await show(open("jun"), <MyVinyls />);
  expect(text()).toContain("by mina");
  await press(by("button", "Add to my vinyls"));
  expect(rows()).toEqual(["Dragon"]);
  expect(asked.find(({ operationName }) => operationName === "vinylKeep")?.variables).toMatchObject({
    input: { code: "abcde23456", title: "Dragon" },
  });
  expect(location.search).toBe("");
  await choose("Dragon", "Share by link");
  await press(by("button", "Make a link"));
  const link = document.querySelector<HTMLInputElement>("input[readonly]")?.value;
  expect(link).toBe(`${location.origin}/workspace/default/halden-gt?vinyl=abcde23456`);
  await press(by("button", "End the link"));
  expect(kept[0]?.code).toBeNull();
});

it("tells a guest that a link needs a name, and says of a link that it has ended", async () => {
  const { open } = account();
  history.replaceState(null, "", "?vinyl=ended23456");
  gone = await show(open(null), <MyVinyls />, "ja");
  expect(text()).toContain("このリンクは終了しました");
});
