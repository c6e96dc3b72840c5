// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { TransportError } from "@carloom/api-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allBy, by, press, settled, show, testStudio } from "../../testing/test-studio.tsx";
import { shelf } from "./art-shelf.ts";
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
  expect(allBy("button", /^Take .* off/)).toHaveLength(3);
  expect(studio.said).toContain("2 pictures added");
  expect(studio.ui.get().art.left).toBe(0);
});

it("says in the person's language what stands against which file, and takes the others", async () => {
  const { studio } = taking({ "b.png": "LIMIT", "c.png": "down" });
  studio.ui.set({ art: { ...studio.ui.get().art, rights: true } });
  gone = await show(studio, <MyArt />, "ko");
  await drop(picture("a.png"), picture("b.png"), picture("c.png"), new File(["x"], "d.pdf", { type: "text/pdf" }));
  expect(shelf.get().art.map(({ name }) => name)).toEqual(["a"]);
  expect(text()).toContain("b.png: 업로드가 너무 많습니다.");
  expect(text()).toContain("c.png: 연결이 없어");
  expect(text()).toContain("d.pdf: PNG, JPEG, WebP, SVG 파일이 아닙니다.");
  expect(text()).not.toContain("English");
});
