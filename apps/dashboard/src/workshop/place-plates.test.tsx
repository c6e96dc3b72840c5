// @vitest-environment happy-dom
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import type { Pick, Stage } from "@carloom/stage";
import { MessagesProvider } from "@carloom/ui";
import { act, useCallback, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { draftOf, type Draft, inputOf } from "./draft.ts";
import type { Grip } from "./handles.tsx";
import type * as CorrectionsModule from "./corrections.tsx";
import type * as PlatesModule from "./place-plates.tsx";

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
  fixes: [],
  split: [],
  faces: [],
  wheels: [],
  hubs: [],
  anchors: [],
  hinges: [],
  views: [],
  plates: [],
};
/** A car whose file is in centimetres, 4.4 m long. */
const CAR = {
  frame: [0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 1],
  plates: [],
  materials: [],
  nodes: [],
  split: [],
  splittable: [],
  canUndo: true,
  option: { version: 1, panels: [], dimensions: { length: 4.4, width: 1.8, height: 1.3, wheelbase: 2.6 } },
  corrections: NOTHING,
} as unknown as WorkshopCarFragment;

const mark = vi.fn<Stage["mark"]>();
const setView = vi.fn<Stage["setView"]>();
const nearest = vi.fn(() => ({ point: [0.2, 0.43, 2.1], normal: [0, 0, 1], panel: "bumper.front" }));
const stage = {
  mark,
  setView,
  views: ["front", "rear"],
  // a lip of the bumper stands out before the middle of the plate
  panels: () => ({ positions: Float32Array.from([0.2, 0.46, 2.12, 0.2, 0.9, 2.13, 0, 0.43, 2.3]) }),
  body: async () => ({ nearest }),
} as unknown as Stage;
const send = vi.fn(async () => {});
const undo = vi.fn(async () => {});

let root: ReturnType<typeof createRoot> | undefined;
let draft: Draft;
let grips: readonly Grip[];
let click: (pick: Pick) => void;
let parts: typeof PlatesModule & typeof CorrectionsModule;
beforeAll(async () => {
  parts = { ...(await import("./place-plates.tsx")), ...(await import("./corrections.tsx")) };
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  vi.clearAllMocks();
});

/** The places' plates with what is sent of them, and a draft of their own, as on the page. */
function show(of = CAR, first: object = {}): void {
  const { PlacePlates, Corrections } = parts;
  function Holder() {
    const [held, setHeld] = useState(() => ({ ...draftOf(of.corrections), ...first }) as Draft);
    const taking = useRef<PlatesModule.Taking | null>(null);
    const onGrips = useCallback((next: readonly Grip[]) => {
      grips = next;
    }, []);
    const onTaking = useCallback((next: PlatesModule.Taking | null) => {
      taking.current = next;
    }, []);
    draft = held;
    click = (pick) => taking.current?.(pick);
    return (
      <>
        <PlacePlates of={of} draft={held} onDraft={setHeld} onGrips={onGrips} onTaking={onTaking} stage={stage} />
        <Corrections
          of={of}
          draft={held}
          onDraft={setHeld}
          picked={null}
          onMark={() => {}}
          correct={{ send, undo, isSending: false, isBusy: false, problems: [] }}
        />
      </>
    );
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

const button = (name: string) => {
  const found = [...document.querySelectorAll("button")].find(
    (one) => one.getAttribute("aria-label") === name || (!one.hasAttribute("aria-label") && one.textContent === name),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const field = (name: string) => {
  const label = [...document.querySelectorAll("label")].find((one) => one.textContent === name);
  const found = label && document.getElementById(label.htmlFor);
  if (!found) throw new Error(`no field ${name}`);
  return found as HTMLInputElement | HTMLSelectElement;
};
const type = async (name: string, value: string) => {
  const input = field(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
};
const clickAt = (point: number[], normal: number[]) =>
  act(async () => click({ point, normal, zone: null } as unknown as Pick));
const text = () => document.body.textContent ?? "";

it("a plate is added where the body is, before what stands out there, and is sent in the file's space", async () => {
  show();
  await press("Add Front plate");
  expect(setView).toHaveBeenCalledWith("front");
  const [plate, ...others] = inputOf(draft).plates;
  expect(others).toEqual([]);
  expect(plate).toMatchObject({ side: "front", width: 520, height: 110, tilt: 0, turn: 0 });
  // in the middle, in centimetres; two of them before the surface, as the lip is
  expect(plate?.at.map((value) => Number(value.toFixed(3)))).toEqual([0, 43, 212]);
  // two triangles over the car, and a handle
  expect(mark.mock.calls.at(-1)?.[0]).toHaveLength(18);
  expect(grips.map(({ label }) => label)).toEqual(["Front plate"]);
  await press("Import with these changes");
  expect(send).toHaveBeenCalledWith(draft);
});

it("a click on nose or tail puts the plate there as the surface looks; one on the side says where to click", async () => {
  show();
  await clickAt([0.9, 0.5, 0.2], [1, 0, 0]);
  expect(text()).toContain("This surface looks to neither nose nor tail.");
  expect(inputOf(draft).plates).toEqual([]);
  await clickAt([0.02, 0.8, -2.1], [0, Math.sin(Math.PI / 18), -Math.cos(Math.PI / 18)]);
  expect(text()).not.toContain("This surface looks");
  expect(inputOf(draft).plates).toMatchObject([{ side: "rear", tilt: 10, turn: 0 }]);
  // near the middle is the middle; a second click moves what is there, and keeps its size
  expect(inputOf(draft).plates[0]?.at[0]).toBeCloseTo(0, 6);
  await act(async () => {
    const size = field("Rear plate: Size");
    size.value = "japan";
    size.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await clickAt([-0.4, 0.7, -2.1], [-0.17, 0, -0.98]);
  expect(inputOf(draft).plates).toMatchObject([{ side: "rear", width: 330, height: 165, tilt: 0, turn: -10 }]);
  expect(inputOf(draft).plates[0]?.at[0]).toBeCloseTo(-40, 6);
});

it("is dragged by its handle, typed in millimeters, and removed", async () => {
  show();
  await press("Add Rear plate");
  // in its own plane, which looks backward here
  expect(grips[0]?.plane).toEqual([
    [-1, 0, 0],
    [0, 1, 0],
  ]);
  await act(async () => grips[0]?.onMove([0.1, 0.6, -2]));
  expect(inputOf(draft).plates[0]?.at.map(Math.round)).toEqual([10, 60, -200]);
  expect(field("Rear plate X").value).toBe("100");
  await type("Rear plate Y", "712");
  await type("Rear plate: Width", "480");
  await type("Rear plate: Tilt, up +", "7.5");
  expect(inputOf(draft).plates).toMatchObject([{ width: 480, height: 110, tilt: 7.5 }]);
  expect(inputOf(draft).plates[0]?.at[1]).toBeCloseTo(71.2, 6);
  // no usual size any more
  expect(field("Rear plate: Size").value).toBe("own");
  await press("Remove Rear plate");
  expect(inputOf(draft).plates).toEqual([]);
  expect(mark.mock.calls.at(-1)?.[0]).toBeNull();
  expect(grips).toEqual([]);
});

it("what no plate measures, and what is off the car, is said in a sentence and not sent", async () => {
  show();
  await press("Add Front plate");
  const twice = (sentence: string) => expect(text().split(sentence)).toHaveLength(3);
  await type("Front plate: Width", "900");
  twice("Front plate: A plate is 220 to 620 mm wide.");
  await press("Import with these changes");
  expect(send).not.toHaveBeenCalled();
  await type("Front plate: Width", "520");
  await type("Front plate Z", "-2100");
  twice("Front plate: It is off the car.");
  await press("Import with these changes");
  expect(send).not.toHaveBeenCalled();
  await type("Front plate Z", "2150");
  expect(text()).not.toContain("off the car");
  await press("Import with these changes");
  expect(send).toHaveBeenCalledOnce();
});

it("what was imported with it is taken back as any other change, and what was not is thrown away", async () => {
  const set = { side: "front", at: [0, 50, 220], width: 520, height: 110, tilt: 0, turn: 0 };
  show({ ...CAR, corrections: { ...NOTHING, plates: [set] } } as unknown as WorkshopCarFragment);
  expect(field("Front plate Z").value).toBe("2200");
  await press("Remove Front plate");
  await press("Discard changes");
  expect(inputOf(draft).plates).toEqual([set]);
  await press("Undo last change");
  expect(undo).toHaveBeenCalledOnce();
});

it("a side that has a plate in the file keeps it: nothing is offered there, by button or click", async () => {
  show({ ...CAR, plates: ["rear"] } as unknown as WorkshopCarFragment);
  expect(text()).toContain("The file has a plate here. It stays.");
  expect(() => button("Add Rear plate")).toThrow();
  await clickAt([0, 0.8, -2.1], [0, 0, -1]);
  expect(inputOf(draft).plates).toEqual([]);
  button("Add Front plate");
});
