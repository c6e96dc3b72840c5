// @vitest-environment happy-dom
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import type { Faces } from "@carloom/asset/pieces";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import type { Stage } from "@carloom/stage";
import { MessagesProvider } from "@carloom/ui";
import { act, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { draftOf, type Draft, inputOf } from "./draft.ts";
import type * as BudgetModule from "./budget.tsx";
import type * as FixesModule from "./fixes.tsx";
import type * as LassoModule from "./lasso-layer.tsx";
import type * as NamesModule from "./name-faces.tsx";
import type * as WheelsModule from "./place-wheels.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const NOTHING = {
  length: null,
  nose: null,
  triangles: null,
  zones: [],
  slots: [],
  dropped: [],
  kept: [],
  fixes: ["weld"],
  split: [],
  faces: [],
  wheels: [],
  hubs: [],
  anchors: [],
  hinges: [],
  views: [],
  plates: [],
};
/** A car whose file is in centimetres, nose to the same side. */
const of = {
  pieces: "/cdn/model/x.bin",
  frame: [0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0.5, 1],
  fixes: [
    {
      id: "duplicates",
      isDone: false,
      count: 2,
      trianglesBefore: 900,
      trianglesAfter: 700,
      bytesBefore: 2e6,
      bytesAfter: 1e6,
      pieces: [4],
    },
    {
      id: "weld",
      isDone: true,
      count: 1,
      trianglesBefore: 700,
      trianglesAfter: 690,
      bytesBefore: 1e6,
      bytesAfter: 9e5,
      pieces: [1],
    },
  ],
  wheels: [],
  anchors: [],
  option: {},
  corrections: NOTHING,
} as unknown as WorkshopCarFragment;
const faces: Faces = {
  colors: [],
  pieces: [
    {
      number: 4,
      node: "Mesh",
      material: "All",
      position: Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]),
      index: Uint32Array.from([0, 1, 2, 1, 3, 2]),
      component: Uint32Array.from([0, 0]),
      region: Uint8Array.from([255, 255]),
    },
  ],
};
const mark = vi.fn<Stage["mark"]>();
const stage = { mark, panels: () => null } as unknown as Stage;

let root: ReturnType<typeof createRoot> | undefined;
let draft: Draft;
let parts: typeof BudgetModule & typeof FixesModule & typeof LassoModule & typeof NamesModule & typeof WheelsModule;
beforeAll(async () => {
  const [fixes, names, wheels] = [import("./fixes.tsx"), import("./name-faces.tsx"), import("./place-wheels.tsx")];
  const budget = await import("./budget.tsx");
  parts = { ...budget, ...(await import("./lasso-layer.tsx")), ...(await fixes), ...(await names), ...(await wheels) };
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  mark.mockReset();
});

/** Shows a part of the page with a draft of its own, as its parent would. */
function show(part: (draft: Draft, onDraft: (next: Draft) => void) => ReactNode): void {
  function Holder() {
    const [held, setHeld] = useState(() => draftOf(of.corrections));
    draft = held;
    return part(held, setHeld);
  }
  root = createRoot(document.body.appendChild(document.createElement("main")));
  act(() =>
    root?.render(
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <Holder />
      </MessagesProvider>,
    ),
  );
}
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.textContent === name || one.getAttribute("aria-label") === name,
  );
const press = (name: string) => act(() => button(name)?.click());

it("a fix and a budget say so where the faces cannot be had", () => {
  const { Budget, Fixes } = parts;
  const failed = { of, faces: null, isFailed: true, stage, onLook: () => {} };
  show((held, onFix) => (
    <>
      <Fixes {...failed} draft={held} onFix={onFix} />
      <Budget {...failed} draft={held} onDraft={onFix} />
    </>
  ));
  const told = () => document.body.textContent?.split("can't be shown").length;
  expect(told()).toBe(1);
  press("Show on car");
  expect(told()).toBe(2);
  press("Preview mesh");
  expect(told()).toBe(3);
});

it("a fix says what it saves, is shown on the car, done by a button and taken back by it", () => {
  const { Fixes } = parts;
  show((held, onFix) => (
    <Fixes of={of} faces={faces} isFailed={false} stage={stage} draft={held} onLook={() => {}} onFix={onFix} />
  ));
  expect(document.body.textContent).toContain("2 meshes lie twice in the same place");
  expect(document.body.textContent).toContain("900 → 700");
  press("Show on car");
  expect(mark.mock.calls.at(-1)?.[0]).toHaveLength(18);
  press("Fix it");
  expect(inputOf(draft).fixes).toEqual(["weld", "duplicates"]);
  press("Take back");
  expect(inputOf(draft).fixes).toEqual(["duplicates"]);
});

it("faces that are chosen are shown, named once, and forgotten again", () => {
  const { NameFaces, TOOL } = parts;
  const chosen = new Map([[0, new Set([1])]]);
  const onChosen = vi.fn();
  show((held, onDraft) => (
    <NameFaces
      faces={faces}
      isFailed={false}
      isOpen
      onOpen={() => {}}
      stage={stage}
      tool={TOOL}
      onTool={() => {}}
      chosen={chosen}
      onChosen={onChosen}
      draft={held}
      onDraft={onDraft}
    />
  ));
  expect(mark.mock.calls.at(-1)?.[0]).toEqual(Float32Array.from([1, 0, 0, 1, 1, 0, 0, 1, 0]));
  const as = document.querySelectorAll("select")[1];
  act(() => {
    if (as) as.value = "zone:roof";
    as?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  press("Name them");
  expect(inputOf(draft).faces).toEqual([{ piece: 4, triangles: 2, runs: [1, 1], as: "zone:roof" }]);
  expect(onChosen).toHaveBeenCalledWith(new Map());
  press("Forget Zone: Roof");
  expect(inputOf(draft).faces).toEqual([]);
});

it("an outline is drawn by hand in one go, or point by point with the keyboard; a click is none", () => {
  const { LassoLayer } = parts;
  const onOutline = vi.fn();
  show(() => <LassoLayer onOutline={onOutline} />);
  const layer = document.querySelector<HTMLElement>("[role=application]");
  if (!layer) throw new Error("no layer");
  layer.setPointerCapture = () => {};
  for (const [name, value] of [
    ["clientWidth", 200],
    ["clientHeight", 100],
  ] as const)
    Object.defineProperty(layer, name, { value });
  const go = (type: string, clientX: number, clientY: number) =>
    layer.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true }));
  const key = (pressed: string, shiftKey = false) =>
    act(() => {
      layer.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, shiftKey, bubbles: true }));
    });
  act(() => {
    go("pointerdown", 10, 10);
    go("pointerup", 11, 10);
  });
  expect(onOutline).not.toHaveBeenCalled();
  act(() => {
    go("pointerdown", 10, 10);
    for (const [x, y] of [
      [40, 10],
      [41, 11],
      [40, 40],
    ] as const)
      go("pointermove", x, y);
    go("pointerup", 40, 40);
  });
  const [[byHand]] = onOutline.mock.calls as [[{ x: number; y: number }[]]];
  expect(byHand).toEqual([
    { x: 10, y: 10 },
    { x: 40, y: 10 },
    { x: 40, y: 40 },
  ]);
  key("Enter");
  key("ArrowRight", true);
  key("Enter");
  key("ArrowLeft");
  key("Enter");
  key("Backspace");
  key("ArrowRight");
  key("ArrowDown", true);
  key("Enter");
  expect(onOutline).toHaveBeenCalledTimes(1);
  key("ArrowUp", true);
  key("ArrowLeft", true);
  key("Enter");
  expect(onOutline.mock.calls[1]?.[0]).toEqual([
    { x: 100, y: 50 },
    { x: 140, y: 50 },
    { x: 140, y: 90 },
  ]);
});

it("a wheel that is set in millimetres is kept in the file's space, with the one opposite and, where none were found, all", () => {
  const { PlaceWheels } = parts;
  show((held, onDraft) => <PlaceWheels of={of} draft={held} onDraft={onDraft} onGrips={() => {}} />);
  const field = document.querySelector<HTMLInputElement>("fieldset input[inputmode=decimal]");
  act(() => {
    field?.focus();
    field?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  });
  const { wheels } = inputOf(draft);
  expect(wheels.map(({ corner }) => corner)).toEqual(["front.left", "front.right", "rear.left", "rear.right"]);
  const [left, right] = wheels;
  // 1.8 m of a car of which nothing is known, and a millimetre more; 0.5 m ahead in the file
  expect(left?.at[0]).toBeCloseTo(77.5, 6);
  expect(right?.at[0]).toBeCloseTo(-77.5, 6);
  expect(left?.at[2]).toBeCloseTo(130 - 50, 6);
  expect(left?.radius).toBeCloseTo(33, 6);
});
