import {
  type BuildDocument,
  emptyBuild,
  Manifest,
  type Painted,
  PartOption,
  paintOfZone,
  soldPaints,
} from "@carloom/build";
import { createEditor } from "@carloom/editor";
import { createTranslate, type Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { MessagesProvider } from "@carloom/ui";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Part } from "../catalogue/catalogue.ts";
import { createStore } from "../lib/store.ts";
import type { LivePriceLine } from "../price/live-price.ts";
import type { Studio } from "../workspace/studio.ts";
import { StudioProvider } from "../workspace/studio-context.tsx";
import { INITIAL_UI, type UiState } from "../workspace/ui-state.ts";

const PLAIN = { color: "#8a9096", finish: "solid" } as const;
const named = (en: string) => ({ en, ko: en, ja: en });
const anchor = (node: string) => ({ node, position: [0, 0, 0] });
const zone = (id: string, color: string, livery = false) => ({
  id,
  label: named(id[0]?.toUpperCase() + id.slice(1)),
  paint: { color, finish: "solid" },
  livery,
});
const hub = {
  boltPattern: { count: 5, pcd: 112 },
  centreBore: 66.6,
  diameter: { min: 18, max: 21, stock: 19 },
  width: { min: 8, max: 11, stock: 9 },
  offset: { min: 20, max: 50, stock: 35 },
  tyreDiameter: 680,
  tyreWidth: 245,
};

/** A car with three zones, two panels, wheels, brakes and a lip. */
export const testManifest = Manifest.parse({
  version: 1,
  brand: "Halden",
  model: "GT",
  years: [2024, 2026],
  bodyStyle: "coupe",
  dimensions: { length: 4.6, width: 1.9, height: 1.3, wheelbase: 2.7, trackFront: 1.6, trackRear: 1.6 },
  model3d: { full: { url: "car.glb", bytes: 1 } },
  zones: [zone("body", "#5b7d95", true), zone("roof", "#5b7d95", true), zone("wheels", "#2e3134")],
  panels: [
    { id: "door.left", label: named("Left door"), zone: "body", chart: [0, 0, 0.5, 0.5] },
    { id: "fender.left", label: named("Left fender"), zone: "body", chart: [0.5, 0, 1, 0.5] },
  ],
  livery: { texCoord: 1, mmPerUnit: 5000 },
  slots: [
    { id: "wheels.front", label: named("Front wheels"), anchors: [anchor("wf")], hub },
    { id: "wheels.rear", label: named("Rear wheels"), anchors: [anchor("wr")], hub },
    {
      id: "brakes",
      label: named("Brakes"),
      anchors: [anchor("b")],
      brake: { boltPattern: hub.boltPattern, clearDiameter: 420 },
    },
    {
      id: "lip",
      label: named("Lip"),
      anchors: [anchor("l")],
      mount: { interface: "halden-lip", span: 1500 },
      stock: false,
    },
  ],
  cameras: [{ id: "front", position: [0, 1, 6], target: [0, 0.5, 0], fov: 30 }],
  hinges: [{ id: "door.left", node: "d", axis: [0, 1, 0], angle: 60 }],
  lights: [{ id: "head", material: "lamp", color: "#ffffff", intensity: 1 }],
});
const sold = soldPaints(testManifest.zones);

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const testPart = (n: number, title: string, slots: string[], measures: object): Part => ({
  uuid: uuid(n),
  title,
  slug: `part-${n}`,
  slots,
  thumbnail: null,
  option: PartOption.parse({ version: 1, model3d: { url: "part.glb", bytes: 1 }, measures }),
});
export const testRim = (n: number, title: string, diameter: number, pcd = 112, clearDiameter = 440): Part =>
  testPart(n, title, ["wheels.front", "wheels.rear"], {
    wheel: { boltPattern: { count: 5, pcd }, centreBore: 66.6, diameter, width: 9, offset: 35, clearDiameter },
    weightKg: 9 + n / 10,
  });

export type TestStudio = Studio & { said: string[] };

/** A studio without stage, server and storage. */
export function testStudio(
  options: { document?: Partial<BuildDocument>; ui?: Partial<UiState>; parts?: Part[] } = {},
): TestStudio {
  const editor = createEditor({ ...emptyBuild(), ...options.document });
  const said: string[] = [];
  const parts = options.parts ?? [];
  const price = (amount: number) => ({ currency: "USD", amount });
  const offer = (reference: string): LivePriceLine =>
    ({
      kind: "PART",
      reference,
      name: "",
      variantId: null,
      quantity: 1,
      areaCm2: null,
      available: 4,
      verdict: "fits",
      reasons: [],
      unitPrice: price(640),
      totalPrice: price(640),
    }) as unknown as LivePriceLine;
  const studio = {
    template: {
      uuid: uuid(900),
      slug: "halden-gt",
      title: "Halden GT",
      thumbnail: null,
      thumbnailWebp: null,
      manifest: testManifest,
    },
    clients: {},
    visitor: { status: "signed-out", user: null },
    editor,
    ui: createStore<UiState>({ ...INITIAL_UI, stage: { name: "ready" }, views: ["front"], ...options.ui }),
    saving: {
      state: createStore({
        status: "local",
        project: null,
        edits: 0,
        conflict: null,
        reason: null,
        storage: "ok",
        storedAt: null,
      }),
      key: "draft:1:guest:halden-gt",
      flush: () => Promise.resolve(),
      save: () => Promise.resolve(),
      ensureProject: () => Promise.resolve(null),
    },
    pricing: {
      state: createStore({ price: null, preview: null, before: null, status: "loading", channel: "default-channel" }),
      ask: () => Promise.reject(new Error("no shop")),
      retry: () => undefined,
      sellIn: () => undefined,
    },
    catalogue: {
      parts: () => Promise.resolve(parts),
      part: (id: string) => Promise.resolve(parts.find((one) => one.uuid === id)),
      offer: (slot: string) => Promise.resolve(offer(slot)),
      stickers: () => Promise.resolve([]),
      sticker: (id: string) => Promise.reject(new Error(`no sticker ${id}`)),
      upload: (id: string) => Promise.reject(new Error(`no upload ${id}`)),
      remember: () => undefined,
    },
    cartEdit: null,
    preflight: createStore({ reports: new Map() }),
    stage: null,
    layAt: null,
    body: null,
    zone: (id: string) => testManifest.zones.find((one) => one.id === id),
    slot: (id: string) => testManifest.slots.find((one) => one.id === id),
    stockPaint: (id: string) => sold(id) ?? PLAIN,
    paintOf: (id: string, build: Painted) => paintOfZone(id, build, sold) ?? PLAIN,
    announce: (text: string) => said.push(text),
    dispose: () => Promise.resolve(),
    said,
  };
  return studio as unknown as TestStudio;
}

/** Draws a component of a studio into the document and waits for what it asks for. Returns how to take it away. */
export async function show(studio: Studio, node: ReactNode, language: Language = "en"): Promise<() => void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // happy-dom has no popovers; a menu is shown by its state alone.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const t = createTranslate(language, mergedMessages(language));
  await act(async () =>
    root.render(
      <MessagesProvider t={t}>
        <StudioProvider studio={studio}>{node}</StudioProvider>
      </MessagesProvider>,
    ),
  );
  await settled();
  return () => {
    act(() => root.unmount());
    host.remove();
  };
}

/** Does something, then waits until promises have answered and React has drawn. */
export const settled = (change: () => void = () => undefined) =>
  act(async () => {
    change();
    await new Promise<void>((done) => setTimeout(done, 5));
  });

type Role = "button" | "checkbox" | "option" | "searchbox" | "combobox" | "slider" | "textbox";
const SELECTORS: Record<Role, string> = {
  button: "button",
  checkbox: "input[type=checkbox]",
  option: "[role=option]",
  searchbox: "input[type=search]",
  combobox: "[role=combobox]",
  slider: "[role=slider]",
  textbox: "input[type=text]",
};
const nameOf = (element: Element): string =>
  element.getAttribute("aria-label") ??
  (element.closest("label") ?? (element as HTMLInputElement).labels?.[0] ?? element).textContent ??
  "";

/** Everything of a role whose name matches. */
export const allBy = (role: Role, name: RegExp | string): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(SELECTORS[role])].filter((element) =>
    typeof name === "string" ? nameOf(element).trim() === name : name.test(nameOf(element)),
  );

/** @throws when there is none */
export function by(role: Role, name: RegExp | string): HTMLElement {
  const [found] = allBy(role, name);
  if (!found) throw new Error(`No ${role} ${name} in:\n${document.body.innerHTML.slice(0, 4000)}`);
  return found;
}

export async function press(element: HTMLElement, how: MouseEventInit = {}): Promise<void> {
  await act(
    async () => void element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how })),
  );
  await settled();
}

export async function key(element: HTMLElement, name: string, how: KeyboardEventInit = {}): Promise<void> {
  const event = { key: name, code: "", bubbles: true, cancelable: true, ...how };
  await act(async () => void element.dispatchEvent(new KeyboardEvent("keydown", event)));
  await settled();
}

export async function type(element: HTMLElement, text: string): Promise<void> {
  const field = element as HTMLInputElement;
  // React watches the value through its own setter: the prototype's one is what a person's typing does.
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set;
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settled();
}

export async function pick(list: HTMLSelectElement, value: string): Promise<void> {
  await settled(() => {
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
