// @vitest-environment happy-dom
import { GraphQLRequestError } from "@carloom/api-client";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { changedOf, conflictsOf, draftOf, goesOn, placeOf, typed, typedSince } from "./merge.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

it("keeps what was typed and follows what was not", () => {
  const touched = typed({}, { name: "A", slug: "a" }, { name: "B", slug: "a" });
  expect(Object.keys(touched)).toEqual(["name"]);
  const elsewhere = { name: "A", slug: "z" };
  expect(draftOf(elsewhere, touched)).toEqual({ name: "B", slug: "z" });
  expect(conflictsOf(elsewhere, touched)).toEqual([]);
  expect(conflictsOf({ name: "C", slug: "a" }, touched)).toEqual(["name"]);
  // both wrote the same
  expect(changedOf({ name: "B", slug: "a" }, touched)).toEqual([]);
  // what stood there is what stood there at the first letter
  expect(conflictsOf({ name: "C", slug: "a" }, typed(touched, { name: "C", slug: "a" }, { name: "BB" }))).toEqual([
    "name",
  ]);
});

it("keeps what was typed while a save was on its way, as typed over what was saved", () => {
  const touched = typed({}, { name: "A", slug: "a" }, { name: "B", slug: "b" });
  const later = typed(touched, { name: "A", slug: "a" }, { name: "BB" });
  expect(typedSince(later, draftOf({ name: "A", slug: "a" }, touched))).toEqual({ name: { was: "B", mine: "BB" } });
  expect(typedSince(touched, draftOf({ name: "A", slug: "a" }, touched))).toEqual({});
});

it("goes on from step to step of a save, and not over what others wrote in between", () => {
  const began = { en: "a", ko: "b" };
  const sent = { en: "A", ko: "B" };
  expect(goesOn({ en: "A", ko: "b" }, began, sent)).toBe(true);
  expect(goesOn({ en: "A", ko: "x" }, began, sent)).toBe(false);
  // as the shop writes it down
  expect(goesOn({ price: "1234.5", name: "Rim" }, { price: "9", name: "" }, { price: "1234.50", name: " Rim " })).toBe(
    true,
  );
  expect(conflictsOf({ price: "1234.5" }, { price: { was: "9", mine: "1234.50" } })).toEqual([]);
  expect(conflictsOf({ price: "1234.6" }, { price: { was: "9", mine: "1234.50" } })).toEqual(["price"]);
});

it("finds a record's place", () => {
  const record = { id: 1 };
  expect(placeOf({ list: { edges: [{ node: {} }, { node: record }] } }, record)).toEqual([
    "list",
    "edges",
    "#",
    "node",
  ]);
  expect(placeOf({ list: [] }, record)).toBeNull();
});

type Sent = { variables: { input?: { name?: string } }; was: { name: string; ko: { name: string } } };
let sent: Sent[] = [];
/** What the shop holds. */
let shop = { id: "C1", name: "Wheels", slug: "wheels", ko: { name: "휠" }, ja: { name: "ホイール" } };
/** Happens between the look of the page and its save, once. */
let meanwhile: (() => void) | null = null;

beforeAll(async () => {
  const { session } = await import("../../boot/session.ts");
  const query = async () => ({
    category: { ...shop },
  });
  const mutate = async (
    { operationName }: { operationName: string },
    variables: Sent["variables"],
    options?: { extensions?: { opened: { was: Sent["was"] } } },
  ) => {
    meanwhile?.();
    meanwhile = null;
    const was = options?.extensions?.opened.was;
    if (!was) throw new Error("A save rests on nothing.");
    sent.push({ variables, was });
    // as the service does
    if (was.name !== shop.name || was.ko.name !== shop.ko.name)
      throw new GraphQLRequestError(operationName, [{ message: "x", extensions: { code: "CHANGED" } }], null);
    shop = { ...shop, ...variables.input };
    return { categoryUpdate: { errors: [] } };
  };
  Object.assign(session.clients.commerce, { query, mutate, tryQuery: query });
});
beforeEach(() => {
  sent = [];
  shop = { ...shop, name: "Wheels", ko: { name: "휠" } };
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 10))));
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries++) await settle();
  expect(holds()).toBe(true);
}
async function open(): Promise<HTMLElement> {
  const { Category } = await import("../../categories/category.tsx");
  const queries = new QueryClient();
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement("main"));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queries}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <ToastProvider>
            <MemoryRouter initialEntries={["/C1"]}>
              <Routes>
                <Route path="/:id" element={<Category />} />
              </Routes>
            </MemoryRouter>
          </ToastProvider>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  await until(() => field("Name")?.value === shop.name);
  return place;
}
/** The first of its name: of the shop's own language. */
const field = (name: string) => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim().startsWith(name));
  return document.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
async function write(name: string, text: string): Promise<void> {
  const input = field(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
  if (!button) throw new Error(`There is no button ${name}.`);
  await act(async () => button.click());
}
const choose = (label: string) =>
  act(async () => {
    const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === label);
    found?.querySelector("input")?.click();
  });
const panel = () => document.querySelector(".da-meanwhile");

it("saves with what others changed in other fields, and says so", async () => {
  await open();
  await write("Name", "Rims");
  meanwhile = () => (shop = { ...shop, ko: { name: "바퀴" } });
  await press("Save");
  await until(() => shop.name === "Rims");
  // the other one's Korean stands
  expect(shop.ko.name).toBe("바퀴");
  expect(sent.map(({ was }) => was.ko.name)).toEqual(["휠", "바퀴"]);
  await until(() =>
    document.body.textContent.includes("Somebody else changed other fields at the same time. Both are saved."),
  );
});

it("writes nothing over a field that both changed until it is chosen whose stays", async () => {
  await open();
  await write("Name", "Rims");
  meanwhile = () => (shop = { ...shop, name: "Wheel sets" });
  await press("Save");
  await until(() => panel() !== null);
  expect(shop.name).toBe("Wheel sets");
  expect(field("Name").value).toBe("Rims");
  expect(panel()?.textContent).toContain("Rims");
  expect(panel()?.textContent).toContain("Wheel sets");
  // not chosen yet
  const before = sent.length;
  await press("Save");
  await settle();
  expect(sent).toHaveLength(before);
  await choose("Take theirs");
  expect(field("Name").value).toBe("Wheel sets");
  // nothing is left to save, so it can be closed
  expect(panel()?.querySelector("button")?.textContent).toBe("Close");
  await choose("Keep mine");
  expect(field("Name").value).toBe("Rims");
  expect(panel()?.querySelector("button")).toBeNull();
  await press("Save");
  await until(() => shop.name === "Rims");
  await until(() => panel() === null);
});
