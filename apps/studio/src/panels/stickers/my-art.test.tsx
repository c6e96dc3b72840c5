// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { TransportError } from "@carloom/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allBy, by, press, settled, show, testStudio } from "../../testing/test-studio.tsx";
import { shelf } from "../../catalogue/art-shelf.ts";
import { MyArt } from "./my-art.tsx";

let gone = () => {};
beforeEach(() => shelf.set({ art: [] }));
afterEach(() => {
  gone();
  shelf.set({ art: [] });
});
const text = () => document.body.textContent ?? "";
const picture = (name: string) => new File(["x"], name, { type: "image/png" });

type Answer = "ok" | "LIMIT" | "down";
/** A studio whose service takes pictures, or answers as it is told to, file by file. */
function taking(answers: Record<string, Answer> = {}) {
  let count = 0;
  const mutate = vi.fn(async (_: unknown, { image }: { image: File }) => {
    const answer = answers[image.name] ?? "ok";
    if (answer === "down") throw new TransportError("network", "fetch failed");
    if (answer !== "ok")
      return { uploadImage: { image: null, error: { type: answer, message: "Too many uploads, said in English." } } };
    const uuid = `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`;
    return { uploadImage: { image: { uuid, url: "/a.png", width: 10, height: 10 }, error: null } };
  });
  const studio = testStudio();
  Object.assign(studio, { clients: { threed: { mutate } } });
  return { studio, mutate };
}
async function drop(...files: File[]) {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files } });
  await settled(() => void document.body.querySelector(".st-drop")?.dispatchEvent(event));
}

it("takes several files that are dropped at once, after the rights are confirmed", async () => {
  const { studio, mutate } = taking();
  gone = await show(studio, <MyArt />);
  await drop(picture("one.png"), picture("two.png"));
  await drop(picture("three.png"));
  expect(text()).toContain("Confirm first");
  expect(mutate).not.toHaveBeenCalled();
  await press(by("checkbox", /I may use/));
  expect(shelf.get().art.map(({ name }) => name)).toEqual(["three", "two", "one"]);
  expect(allBy("button", /^Remove .* from this list/)).toHaveLength(3);
  expect(studio.said).toContain("2 pictures added");
  expect(studio.ui.get().art.left).toBe(0);
});

it("says in the person's language what stands against which file, and takes the others", async () => {
  const { studio } = taking({ "b.png": "LIMIT", "c.png": "down" });
  studio.ui.set({ art: { ...studio.ui.get().art, rights: true } });
  gone = await show(studio, <MyArt />, "ko");
  await drop(picture("a.png"), picture("b.png"), picture("c.png"), new File(["x"], "d.txt", { type: "text/plain" }));
  expect(shelf.get().art.map(({ name }) => name)).toEqual(["a"]);
  expect(text()).toContain("b.png: 업로드가 너무 많습니다.");
  expect(text()).toContain("c.png: 연결이 없어");
  expect(text()).toContain("d.txt: PNG, JPEG, WebP, SVG, PSD, PDF, AI 파일이 아닙니다.");
  expect(text()).not.toContain("English");
});

/** An account that a service keeps; `down`: it does not answer. */
function account(...titles: string[]) {
  const kept = titles.map((title, n) => ({ uuid: `u${n}`, title, url: "/a.png", width: 10, height: 10 }));
  const line = { down: false };
  const open = (person: string | null) => {
    const ask = async (
      { operationName }: { operationName: string },
      variables: { uuid: string; title: string; after: string | null },
    ) => {
      if (line.down) throw new TransportError("network", "fetch failed");
      if (operationName === "artForget") {
        kept.splice(
          kept.findIndex(({ uuid }) => uuid === variables.uuid),
          1,
        );
        return { artForget: { success: true, error: null } };
      }
      if (operationName === "artKeep") {
        const art = { uuid: variables.uuid, title: variables.title, url: "/b.png", width: 10, height: 10 };
        kept.unshift(art);
        return { artKeep: { art, error: null } };
      }
      const from = Number(variables.after ?? 0);
      const pageInfo = { hasNextPage: from + 2 < kept.length, endCursor: `${from + 2}` };
      return { ownArt: { pageInfo, edges: kept.slice(from, from + 2).map((node) => ({ node })) } };
    };
    const studio = testStudio();
    const user = person && { id: person };
    const visitor = { status: person ? "signed-in" : "signed-out", user };
    return Object.assign(studio, {
      visitor,
      clients: { threed: { mutate: ask, query: ask } },
    }) as unknown as typeof studio;
  };
  return { kept, line, open };
}
const shown = () => allBy("button", /^Remove .* from this list/).map((button) => button.getAttribute("aria-label"));

it("shows a person what they uploaded on another device, page by page, and takes it off everywhere", async () => {
  const { open, kept, line } = account("one", "two", "three");
  gone = await show(open("mina"), <MyArt />);
  expect(shown()).toHaveLength(2);
  await press(by("button", "Show more"));
  expect(shown()).toHaveLength(3);
  line.down = true;
  await press(by("button", /^Remove one from this list/));
  expect([shown().length, kept.length]).toEqual([3, 3]);
  expect(text()).toContain("one could not be taken off");
  line.down = false;
  await press(by("button", /^Remove one from this list/));
  expect([shown().length, kept.length]).toEqual([2, 2]);
});

it("puts what a guest uploaded here into the account, and shows one person nothing of another", async () => {
  const { open, kept } = account();
  const art = { url: "/c.png", width: 10, height: 10 };
  shelf.set({
    art: [
      { ...art, uuid: "guest", name: "logo" },
      { ...art, uuid: "juns", name: "juns", owner: "jun", kept: true },
    ],
  });
  gone = await show(open("mina"), <MyArt />);
  expect(kept.map(({ title }) => title)).toEqual(["logo"]);
  expect(shown()).toEqual([expect.stringContaining("logo")]);
  gone();
  gone = await show(open(null), <MyArt />);
  expect(shown()).toEqual([]);
});

it("shows what this browser has where the account does not answer, and says so", async () => {
  const { open, line } = account();
  line.down = true;
  shelf.set({ art: [{ uuid: "a", url: "/a.png", width: 1, height: 1, name: "mine", owner: "mina", kept: true }] });
  gone = await show(open("mina"), <MyArt />);
  expect(shown()).toHaveLength(1);
  expect(text()).toContain("could not be loaded");
});
