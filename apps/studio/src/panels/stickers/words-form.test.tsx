// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allBy, by, press, settled, show, testStudio } from "../../testing/test-studio.tsx";
import { shelf } from "../../catalogue/art-shelf.ts";
import { MyArt } from "./my-art.tsx";
import { WordsForm } from "./words-form.tsx";

let gone = () => {};
beforeEach(() => shelf.set({ art: [] }));
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
  shelf.set({ art: [] });
});
const text = () => document.body.textContent ?? "";
const sample = (index: number) => ({ url: "data:image/webp;base64,AAAA", index, widthMm: 300, heightMm: 200 });

/** A service that draws by rules or a provider, or refuses. */
function service(options: { by?: string; drawnBy?: string; refuses?: string } = {}) {
  const { by: maker = "rules", drawnBy = maker, refuses } = options;
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (input: string, init?: RequestInit) => {
      const path = new URL(input).pathname;
      if (init?.method !== "POST") return Response.json({ by: maker });
      sent.push({ path, body: JSON.parse(String(init.body)) });
      if (refuses) return Response.json({ type: refuses, message: "said in English" }, { status: 403 });
      if (path.endsWith("/keep"))
        return Response.json({
          uuid: "u1",
          url: "/a.svg",
          width: 300,
          height: 200,
          widthMm: 300,
          generatedBy: drawnBy,
        });
      return Response.json({ by: drawnBy, left: ["붕어빵"], samples: [0, 1, 2, 3].map(sample) });
    }),
  );
  return sent;
}
async function write(words: string) {
  const field = document.body.querySelector("input:not([type=checkbox])") as HTMLInputElement;
  await settled(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const open = async (language: "en" | "ko" = "en") => {
  const studio = testStudio({ ui: { hasLivery: true, stage: { name: "ready" } } });
  gone = await show(studio, <WordsForm />, language);
  await settled(() => undefined);
  return studio;
};

it("says that rules draw before anything is sent, shows four, and takes one in hand at its true width", async () => {
  const sent = service();
  const studio = await open();
  expect(text()).toContain("rules and shapes of our own");
  expect(sent).toEqual([]);
  await write("  burning tiger ");
  await press(by("button", "Draw four"));
  expect(sent[0]).toMatchObject({
    path: "/v1/stickers",
    body: { prompt: "burning tiger", palette: ["#5b7d95", "#2e3134"] },
  });
  expect(allBy("button", /^Take picture/)).toHaveLength(4);
  expect(text()).toContain("Not drawn: 붕어빵");
  await press(by("button", "Take picture 3 and place it"));
  expect(sent[1]).toMatchObject({ path: "/v1/stickers/keep", body: { prompt: "burning tiger", index: 2 } });
  expect(studio.ui.get().placing).toMatchObject({
    art: { kind: "upload", uuid: "u1" },
    size: [0.3, expect.closeTo(0.2)],
  });
  expect(shelf.get().art).toMatchObject([{ uuid: "u1", generatedBy: "rules", name: "burning tiger" }]);
});

it("keeps one for later, and the shelf labels it", async () => {
  service();
  const studio = await open();
  await write("wolf");
  await press(by("button", "Draw four"));
  await press(by("button", "Keep picture 1 for later"));
  expect(studio.ui.get().placing).toBeNull();
  gone();
  gone = await show(studio, <MyArt />);
  expect(by("button", "Pick wolf, generated")).toBeTruthy();
  expect(text()).toContain("generated");
});

it("names a provider, sends nothing until that is agreed to, and says when rules drew instead", async () => {
  const sent = service({ by: "Atelier", drawnBy: "rules" });
  await open();
  expect(text()).toContain("Atelier");
  await write("wolf");
  expect((by("button", "Draw four") as HTMLButtonElement).disabled).toBe(true);
  await press(by("checkbox", /Send my words to Atelier/));
  await press(by("button", "Draw four"));
  expect(sent).toHaveLength(1);
  expect(text()).toContain("Our rules drew these");
});

it("says in the person's language why something is not drawn", async () => {
  service({ refuses: "BRAND" });
  await open("ko");
  await write("페라리");
  await press(by("button", "네 장 그리기"));
  expect(text()).toContain("상표나 캐릭터는 그리지 않습니다");
  expect(text()).not.toContain("English");
});
