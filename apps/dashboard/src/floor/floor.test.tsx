// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Floor as FloorRoom } from "./floor.tsx";
import type { FloorLabels as LabelsRoom } from "./labels.tsx";
import type { FloorPiecePage as PieceRoom } from "./piece.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const DESIGN = "0198c0de-0000-7000-8000-000000000001";
const piece = (number: number, more: object = {}) => ({
  design: DESIGN,
  number,
  title: "Coastal 27",
  order: "T3JkZXI6MQ==",
  orderNumber: "1042",
  isOrderSent: false,
  currency: "USD",
  panel: "Hood",
  kind: "sticker",
  film: "sticker-gloss",
  sheets: [1],
  width: 500,
  height: 100,
  dpi: null,
  state: "WAITING",
  approval: "NONE",
  isBlocked: false,
  batch: null,
  machine: null,
  reprints: 0,
  picture: null,
  by: "",
  at: null,
  events: [],
  ...more,
});
type Asked = { operationName: string; variables: Record<string, unknown> };
let asked: Asked[] = [];
let pieces = [piece(1), piece(2), piece(3, { isBlocked: true, approval: "OPEN" })];
/** On the next page. */
let following: typeof pieces = [];
let moved: object = { moved: 1, errors: [] };
const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
  StaffFloorBoard: () => ({
    floorBoard: {
      counts: [{ state: "WAITING", film: "sticker-gloss", pieces: 3 }],
      machines: ["Roland 1"],
      batches: [],
    },
  }),
  StaffFloorPieces: ({ after }) => ({
    floorPieces: after ? { pieces: following, end: null } : { pieces, end: following.length > 0 ? "next" : null },
  }),
  StaffFloorPiece: () => ({ floorPiece: pieces[0] }),
  StaffFloorMove: () => ({ floorMove: moved }),
  StaffFloorReprint: () => ({ floorReprint: { errors: [] } }),
  StaffFloorBatchMake: () => ({ floorBatchMake: { moved: 2, errors: [] } }),
};
let Floor: typeof FloorRoom;
let FloorPiecePage: typeof PieceRoom;
let FloorLabels: typeof LabelsRoom;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const call = async ({ operationName }: { operationName: string }, variables: Record<string, unknown>) => {
    asked.push({ operationName, variables });
    return answers[operationName]?.(variables);
  };
  Object.assign(session.clients.commerce, { query: call, mutate: call, tryQuery: call });
  ({ Floor } = await import("./floor.tsx"));
  ({ FloorPiecePage } = await import("./piece.tsx"));
  ({ FloorLabels } = await import("./labels.tsx"));
});

let root: Root;
async function open(path: string) {
  const routes = [
    { path: "/floor", element: <Floor /> },
    { path: "/floor/piece/:design/:number", element: <FloorPiecePage /> },
    { path: "/floor/labels/:design", element: <FloorLabels /> },
  ];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <ToastProvider>{children}</ToastProvider>
      </MessagesProvider>
    </QueryClientProvider>
  );
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(around(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)),
  );
}
const later = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const buttons = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].filter((one) => one.textContent === name);
const press = (element: HTMLElement | undefined | null) =>
  act(async () => {
    if (!element) throw new Error("There is nothing to press.");
    element.click();
  });
const last = (name: string) => asked.filter(({ operationName }) => operationName === name).at(-1)?.variables;

beforeEach(() => {
  asked = [];
  pieces = [piece(1), piece(2), piece(3, { isBlocked: true, approval: "OPEN" })];
  following = [];
  moved = { moved: 1, errors: [] };
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it("one press takes a piece on from where it was seen, and another takes that back", async () => {
  await open("/floor");
  await later(() => expect(buttons("Mark printed")).toHaveLength(3));
  await press(buttons("Mark printed")[0]);
  const key = { design: DESIGN, number: 1 };
  await later(() => expect(last("StaffFloorMove")).toEqual({ pieces: [key], from: "WAITING", to: "PRINTED" }));
  await later(() => expect(document.querySelector(".fl-bar")?.textContent).toContain("1 piece: Printed"));
  await press(buttons("Undo")[0]);
  await later(() => expect(last("StaffFloorMove")).toEqual({ pieces: [key], from: "PRINTED", to: "WAITING" }));
});

it("what waits for approval says so and is not pressed", async () => {
  await open("/floor");
  await later(() => expect(document.body.textContent).toContain("Waits for approval"));
  const blocked = buttons("Mark printed")[2];
  expect(blocked?.getAttribute("aria-disabled")).toBe("true");
  await press(blocked);
  expect(last("StaffFloorMove")).toBeUndefined();
});

it("who was slower is told so", async () => {
  moved = { moved: 0, errors: [{ code: "CHANGED", field: "pieces", message: "" }] };
  await open("/floor");
  await later(() => expect(buttons("Mark printed")).toHaveLength(3));
  await press(buttons("Mark printed")[0]);
  await later(() => expect(document.querySelector(".fl-bar")?.textContent).toContain("Somebody else was quicker"));
  expect(buttons("Undo")).toHaveLength(0);
});

it("pieces that are chosen become a batch of a machine", async () => {
  await open("/floor");
  await later(() => expect(document.querySelectorAll(".fl-choose input")).toHaveLength(3));
  const [one, two] = document.querySelectorAll<HTMLInputElement>(".fl-choose input");
  await press(one);
  await press(two);
  await press(buttons("Make a batch")[0]);
  await press(buttons("Make it")[0]);
  await later(() =>
    expect(last("StaffFloorBatchMake")).toEqual({
      machine: "Roland 1",
      pieces: [
        { design: DESIGN, number: 1 },
        { design: DESIGN, number: 2 },
      ],
    }),
  );
});

it("what lies on a sheet or in a batch says where it is, and what keeps those that are chosen from one press", async () => {
  pieces = [piece(1), piece(2, { state: "CUT" }), piece(3, { film: "wrap-gloss" })];
  await open("/floor?batch=RmxvYXQ6MQ==");
  await later(() => expect(document.querySelectorAll(".fl-card")).toHaveLength(3));
  expect([...document.querySelectorAll(".fl-at")].map((at) => at.textContent)).toEqual(["To print", "Cut", "To print"]);
  const [one, two, three] = document.querySelectorAll<HTMLInputElement>(".fl-choose input");
  await press(one);
  await press(two);
  expect(document.querySelector(".fl-bar")?.textContent).toContain("at different steps");
  await press(two);
  await press(three);
  expect(document.querySelector(".fl-bar")?.textContent).toContain("A batch holds one film");
  expect(buttons("Make a batch")).toHaveLength(0);
});

it("a sheet of hundreds is shown page by page, and all of it is moved at once", async () => {
  following = [piece(4), piece(5)];
  pieces = [piece(1), piece(2)];
  await open("/floor");
  await later(() => expect(document.querySelectorAll(".fl-card")).toHaveLength(2));
  await press(buttons("Show more")[0]);
  await later(() => expect(document.querySelectorAll(".fl-card")).toHaveLength(4));
  await press(buttons("Choose all 4")[0]);
  await press(document.querySelector<HTMLElement>(".fl-bar button"));
  await later(() => expect(last("StaffFloorMove")?.pieces).toHaveLength(4));
});

it("a piece is printed again with a reason, and what nobody knows the cost of has none", async () => {
  pieces = [piece(1, { state: "CUT" })];
  await open(`/floor/piece/${DESIGN}/1`);
  await later(() => expect(buttons("Print again")).toHaveLength(1));
  await press(buttons("Print again")[0]);
  await press(buttons("Misprint")[0]);
  await press(buttons("Send back to print")[0]);
  await later(() =>
    expect(last("StaffFloorReprint")).toEqual({
      design: DESIGN,
      number: 1,
      from: "CUT",
      reason: "Misprint",
      cost: null,
    }),
  );
});

it("every piece of a design has its label, however many pages they are", async () => {
  following = [piece(4), piece(5)];
  await open(`/floor/labels/${DESIGN}`);
  await later(() => expect(document.querySelectorAll(".fl-labels li")).toHaveLength(5));
});
