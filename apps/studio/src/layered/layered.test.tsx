// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { TransportError } from "@carloom/api-client";
import type { Placement } from "@carloom/build";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shelf } from "../catalogue/art-shelf.ts";
import { sendArt } from "../own-art/send-art.ts";
import { allBy, by, press, settled, show, type TestStudio, testStudio } from "../testing/test-studio.tsx";
import { useUi } from "../workspace/studio-context.tsx";
import { flatLayer } from "./bring.ts";
import { partsOfSvg } from "../own-art/kinds.ts";
import { LayeredDialog } from "./layered-dialog.tsx";

let gone = () => {};
beforeEach(() => shelf.set({ art: [] }));
afterEach(() => {
  gone();
  document.body.replaceChildren();
});
const text = () => document.body.textContent ?? "";
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const layer = (n: number, name: string, over: object = {}) => ({
  name,
  group: null,
  left: 0,
  top: 0,
  width: 100,
  height: 50,
  opacity: 1,
  blend: null,
  isHidden: false,
  ...over,
  image: { uuid: uuid(n), url: `/${n}.png`, width: 10, height: 5, widthMm: 100 },
});
const file = {
  kind: "psd",
  width: 200,
  height: 100,
  pages: 1,
  dpi: 300,
  leftOut: ["Curves 1"],
  simplified: ["Seven"],
  isMerged: false,
  layers: [
    layer(1, "Ground", { width: 200, height: 100 }),
    layer(2, "Seven", { group: "Numbers", left: 100, top: 0, blend: "multiply", opacity: 0.5 }),
    layer(3, "Sketch", { isHidden: true }),
  ],
};

function Asked() {
  const layered = useUi((state) => state.layered[0]);
  return layered ? <LayeredDialog key={layered.id} layered={layered} /> : null;
}
/** A studio whose car has a panel in the middle of the view, and whose service answers so. */
function studioWith(answer: object): TestStudio {
  const studio = testStudio();
  const canvas = document.body.appendChild(document.createElement("canvas"));
  const stage = {
    canvas,
    pick: () => ({ livery: true, point: [1, 0.8, 0], normal: [1, 0, 0] }),
    placementAt: () => ({ position: [1, 0.8, 0], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] }),
  };
  const mutate = vi.fn(async () => ({
    artLayersBring: answer,
    uploadImage: { image: { uuid: uuid(9), url: "/a.svg", width: 1, height: 1 }, error: null },
  }));
  Object.assign(studio, { stage, clients: { threed: { mutate } } });
  studio.ui.set({ art: { ...studio.ui.get().art, rights: true } });
  return studio;
}
const t = (key: string) => key;
const send = async (studio: TestStudio, name: string, type = "", content = "x") =>
  settled(() => void sendArt(studio, t, [new File([content], name, { type })]));
const laid = ({ editor }: TestStudio): readonly Placement[] => editor.state.document.stickers;

it("lays the chosen layers of a PSD as one group in their true places, as one step", async () => {
  const studio = studioWith({ file, refusal: null });
  gone = await show(studio, <Asked />);
  await send(studio, "Livery 27.psd");
  await settled();
  expect(text()).toContain("Curves 1");
  expect(text()).toContain("different than in its program: Seven.");
  expect(text()).toContain("200 × 100 mm. Pixels: 300 dpi");
  expect(allBy("checkbox", /./).map((one) => (one as HTMLInputElement).checked)).toEqual([false, false, true, true]);
  await press(by("button", /Place 2 layers/));
  expect(laid(studio).map(({ name, group, opacity, blend }) => [name, group, opacity, blend])).toEqual([
    ["Ground", "Livery 27", 1, undefined],
    ["Numbers / Seven", "Livery 27", 0.5, "multiply"],
  ]);
  // its middle lies 50 mm to the right of the file's, and that is forward on this panel
  const [ground, seven] = laid(studio);
  expect(ground?.position).toEqual([1, 0.8, 0]);
  expect(seven?.size).toEqual([0.1, 0.05]);
  expect(seven?.position.map((n) => Math.round(n * 1000) / 1000)).toEqual([1, 0.825, -0.05]);
  expect(studio.ui.get().layered).toEqual([]);
  studio.editor.undo();
  expect(laid(studio)).toEqual([]);
});

it("asks anew about a second file of the same name, and goes on after one that cannot be read", async () => {
  const studio = studioWith({ file, refusal: null });
  gone = await show(studio, <Asked />);
  const lost = new File(["x"], "gone.svg", { type: "image/svg+xml" });
  lost.text = () => Promise.reject(new DOMException("It is gone.", "NotFoundError"));
  const svg = (groups: number) =>
    new File([`<svg xmlns="http://www.w3.org/2000/svg">${"<g><path/></g>".repeat(groups)}</svg>`], "a.svg", {
      type: "image/svg+xml",
    });
  await settled(() => void sendArt(studio, t, [lost, svg(2)]));
  await settled(() => void sendArt(studio, t, [svg(3)]));
  expect(studio.ui.get().layered).toHaveLength(2);
  expect(studio.ui.get().art.left).toBe(0);
  await press(by("button", /As 2 layers/));
  await settled();
  await press(by("button", /Place 2 layers/));
  expect(text()).toContain("has 3 groups");
});

it("asks what a drawing with groups shall be, and takes one without them as ever", async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const studio = studioWith({ file, refusal: null });
  gone = await show(studio, <Asked />, "ja");
  await send(studio, "plain.svg", "image/svg+xml", svg("<path/><path/>"));
  expect(studio.ui.get().placing?.name).toBe("plain");
  await send(studio, "two.svg", "image/svg+xml", svg("<defs/><g><g/><g/></g>"));
  expect(text()).toContain("2個のグループ");
  await press(by("button", /1枚として/));
  await settled();
  expect([studio.ui.get().placing?.name, studio.ui.get().layered]).toEqual(["two", []]);
});

it("says in words why a file is refused, and that nothing shows a panel", async () => {
  const refused = studioWith({ file: null, refusal: "locked" });
  gone = await show(refused, <Asked />, "ko");
  await send(refused, "a.pdf");
  await settled();
  expect(text()).toContain("암호가 걸린 파일");
  gone();
  const nowhere = studioWith({ file, refusal: null });
  Object.assign(nowhere.stage ?? {}, { pick: () => null });
  gone = await show(nowhere, <Asked />);
  await send(nowhere, "a.pdf");
  await settled();
  await press(by("button", /Place/));
  expect(text()).toContain("no panel");
  expect(laid(nowhere)).toEqual([]);
});

it("a request that nobody waits for any more is ended, and one that takes too long is no missing connection", async () => {
  const studio = studioWith({ file, refusal: null });
  const signals: AbortSignal[] = [];
  let fail: (error: Error) => void = () => {};
  const mutate = (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_done, no) => {
      fail = no;
    });
  };
  Object.assign(studio, { clients: { threed: { mutate } } });
  gone = await show(studio, <Asked />);
  await send(studio, "a.psd");
  await press(by("button", "Cancel"));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await send(studio, "b.psd");
  await settled(() => fail(new TransportError("timeout", "It took too long.")));
  expect(text()).toContain("takes too long");
});

it("counts groups as the service parts them", () => {
  const parts = (inside: string) => partsOfSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  expect(parts("<path/><path/>")).toBe(1);
  expect(parts("<g/><path/><path/><g/>")).toBe(3);
  expect(parts("<style/><g><defs/><g/><g/></g>")).toBe(2);
  expect(parts("<g><path/></g>")).toBe(1);
});

it("keeps every measure within what a layer may be", () => {
  const small = flatLayer(file as never, layer(1, "x", { width: 0.2, height: 0.1 }) as never, 0.001);
  expect(small.size).toEqual([0.005, 0.005]);
});
