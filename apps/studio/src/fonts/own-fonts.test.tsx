// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { FONT_RIGHTS } from "@carloom/build/own-face";
import { testPlacement } from "@carloom/build/testing";
import { mergedMessages } from "@carloom/i18n/merge";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InspectorText } from "../panels/stickers/inspector-text.tsx";
import { TextForm } from "../panels/stickers/text-form.tsx";
import type { TextArt } from "../art/art.ts";
import { memoryStore } from "../save/testing.ts";
import { by, pick, press, settled, show, testStudio, type } from "../testing/test-studio.tsx";

const memory = vi.hoisted(() => ({ current: null as ReturnType<typeof memoryStore> | null }));
vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  get: (slot: string) => memory.current?.module.get(slot),
  update: (slot: string, change: (before: unknown) => unknown) => memory.current?.module.update(slot, change),
}));
// there is no canvas here to measure on
vi.mock("@carloom/stage/text-art", () => ({ textArtEm: () => ({ wide: 0.5, high: 1 }) }));

const FACE = "6f1b3c9e-7a44-4d0c-9c0e-2f6a5b1d8e77";
const letters = (text: string) => ({
  face: FACE,
  name: "Grid Sans",
  em: 1000,
  glyphs: ["M0 0L500 0L500 700L0 700Z"],
  runs: { [text]: [600, 0, 0, 0] },
});
type Answer = { type?: string; refusal?: string };

/** A service that knows one font, with what a guest has to it. */
function service(answer: Answer = {}) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const font = { uuid: FACE, title: "Grid Sans", letters: 90, embedding: "preview", isOpen: false, rightsAt: "" };
  const ask = async ({ operationName }: { operationName: string }, variables: Record<string, unknown>) => {
    asked.push({ name: operationName, variables });
    if (operationName === "fontUpload")
      return {
        fontUpload: answer.refusal
          ? { font: null, key: null, refusal: answer.refusal }
          : { font, key: "secret", refusal: null },
      }; // prettier-ignore
    if (operationName === "fontTextSet") {
      const text = String(variables.text).replace("한", "").trim();
      const error = answer.type ? { type: answer.type, message: "" } : null;
      return {
        fontTextSet: {
          text,
          missing: text === variables.text ? [] : ["한"],
          letters: error ? null : letters(text),
          error,
        },
      }; // prettier-ignore
    }
    if (operationName === "fontClaim") return { fontClaim: { font, error: null } };
    if (operationName === "fontRemove") return { fontRemove: { success: true, error: null } };
    return { ownFonts: [font] };
  };
  return { asked, clients: { threed: { query: ask, mutate: ask } } };
}

let gone = () => {};
beforeEach(() => {
  memory.current = memoryStore();
});
afterEach(() => gone());
const page = () => document.body.textContent ?? "";
const list = () => document.querySelector("select") as HTMLSelectElement;
const words = () => document.querySelector("textarea") as HTMLTextAreaElement;
/** Waits for what comes by and by: parts that are loaded, and a pause in typing. */
async function until(what: () => unknown) {
  await vi.waitFor(async () => {
    await settled();
    expect(what()).toBeTruthy();
  });
}

async function choose(name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no input");
  Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
  await settled(() => void input.dispatchEvent(new Event("change", { bubbles: true })));
}

it("a guest brings a font, sets a text in it, and is told what it does not write", async () => {
  const { asked, clients } = service();
  const studio = Object.assign(testStudio({ ui: { hasLivery: true } }), { clients });
  gone = await show(studio, <TextForm />);
  await press(by("button", "Add or remove a font…"));
  await until(() => page().includes("I may use this font"));
  // not before the rights are confirmed
  await choose("grid.otf");
  expect(page()).toContain("Confirm above that you may use the font");
  expect(asked.filter(({ name }) => name === "fontUpload")).toEqual([]);
  await press(by("checkbox", /I may use this font/));
  await choose("grid.otf");
  await until(() => list().value === `own:${FACE}`);
  expect(asked.find(({ name }) => name === "fontUpload")?.variables).toMatchObject({ rights: 1 });
  expect(list().querySelector("optgroup")?.label).toBe("My fonts");
  await type(words(), "27한");
  await until(() => page().includes("Grid Sans has no letters for these"));
  expect(asked.at(-1)?.variables).toEqual({ uuid: FACE, text: "27한", key: "secret" });
  expect(document.querySelector(".st-specimen-own path")?.getAttribute("d")).toBe("M0 0L100 0L100 -140L0 -140Z");
  await press(by("button", "Place on the car"));
  await until(() => studio.ui.get().placing);
  expect(studio.ui.get().placing?.art).toMatchObject({ kind: "text", text: "27", own: { face: FACE } });
  gone();
  // the browser keeps it, and at sign-in it is the account's
  const later = Object.assign(testStudio(), { clients, visitor: { status: "signed-in", user: { id: "mina" } } });
  gone = await show(later as never, <TextForm />);
  await until(() => asked.some(({ name, variables }) => name === "fontClaim" && variables.key === "secret"));
});

it("says why a font is refused", async () => {
  const { clients } = service({ refusal: "restricted" });
  gone = await show(Object.assign(testStudio(), { clients }), <TextForm />);
  await press(by("button", "Add or remove a font…"));
  await until(() => page().includes("I may use this font"));
  await press(by("checkbox", /I may use this font/));
  await choose("grid.otf");
  await until(() => page().includes("grid.otf: Its maker forbids embedding this font"));
});

it("a text in somebody else's font keeps its words until another face is chosen", async () => {
  const { clients } = service({ type: "FORBIDDEN" });
  const art: TextArt = { kind: "text", text: "GT", font: "archivo", color: "#ffffff", own: letters("GT") };
  const sticker = testPlacement("a", { art });
  const studio = Object.assign(testStudio({ document: { stickers: [sticker] } }), { clients });
  gone = await show(studio, <InspectorText sticker={sticker} art={art} />);
  expect([list().value, page().includes("In this build") || list().innerHTML.includes("In this build")]).toEqual([
    `own:${FACE}`,
    true,
  ]);
  const field = words();
  await type(field, "GT 27");
  await settled(() => void field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  await until(() => page().includes("belongs to somebody else"));
  expect(studio.editor.state.document.stickers[0]?.art).toEqual(art);
  await pick(list(), "bebas");
  await until(() => (studio.editor.state.document.stickers[0]?.art as TextArt).font === "bebas");
  expect(studio.editor.state.document.stickers[0]?.art).not.toHaveProperty("own");
});

it("who confirms rights by other words has confirmed another number", () => {
  const words = (["en", "ko", "ja"] as const).map((language) => mergedMessages(language)["studio.font.rights"]);
  expect([FONT_RIGHTS, ...words]).toEqual([
    1,
    "I may use this font for what I make and order here",
    "이 글꼴을 여기서 만들고 주문하는 데 쓸 권리가 있습니다",
    "このフォントを、ここで制作・注文するものに使う権利があります",
  ]);
});
