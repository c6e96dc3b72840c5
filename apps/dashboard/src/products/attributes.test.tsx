// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { beforeAll, beforeEach, expect, it } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

type Asked = { operationName: string; variables: Record<string, unknown> };
const asked: Asked[] = [];
const value = (n: number) => ({ id: `V${n}`, name: `Color ${n}` });
const COLORS = Array.from({ length: 250 }, (_, n) => value(n));
const edges = (list: readonly object[]) => list.map((node) => ({ node }));
const colors = (inputType: "DROPDOWN" | "MULTISELECT") => ({
  id: "A1",
  name: "Color",
  inputType,
  unit: null,
  choices: { edges: edges(COLORS.slice(0, 100)), pageInfo: { hasNextPage: true } },
});
let kind: "DROPDOWN" | "MULTISELECT" = "MULTISELECT";
const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
  staffProductAttributes: () => ({
    shelfProduct: {
      product: {
        id: "P1",
        productType: { name: "Part", productAttributes: [colors(kind)], assignedVariantAttributes: [] },
        attributes: [{ attribute: { id: "A1" }, values: [value(240)] }],
        variants: [],
      },
    },
  }),
  staffAttributeChoices: ({ search }) => {
    const found = COLORS.filter(({ name }) => name.includes(String(search)));
    return {
      attribute: {
        id: "A1",
        choices: { edges: edges(found.slice(0, 20)), pageInfo: { hasNextPage: found.length > 20 } },
      },
    };
  },
  staffProductUpdate: () => ({ productUpdate: { errors: [] } }),
};
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const call = async ({ operationName }: { operationName: string }, variables: Record<string, unknown>) => {
    asked.push({ operationName, variables });
    const answer = answers[operationName];
    if (!answer) throw new Error(`Nobody answers ${operationName}.`);
    return answer(variables);
  };
  Object.assign(session.clients.commerce, { query: call, mutate: call, tryQuery: call });
});
beforeEach(() => void (asked.length = 0));

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 10))));
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries++) await settle();
}

async function open(): Promise<HTMLElement> {
  const { MeContext } = await import("../shell/roles.ts");
  const { Attributes } = await import("./attributes.tsx");
  const place = document.body.appendChild(document.createElement("main"));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MeContext value={{ id: "o", email: "owner@people.example", name: "O", roles: ["owner"] }}>
            <ToastProvider>
              <MemoryRouter>
                <Attributes id="P1" />
              </MemoryRouter>
            </ToastProvider>
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  await until(() => place.querySelectorAll(".da-choices-found li").length > 0);
  return place;
}
const named = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent?.trim()) === name,
  );
async function press(place: HTMLElement, name: string): Promise<void> {
  await until(() => named(place, name) !== undefined);
  const button = named(place, name);
  if (!button) throw new Error(`There is no button ${name}.`);
  await act(async () => button.click());
}
async function look(place: HTMLElement, words: string): Promise<void> {
  const field = place.querySelector('input[type="search"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const saved = () => asked.find(({ operationName }) => operationName === "staffProductUpdate")?.variables;

it("finds values behind the first hundred of a long list, and keeps those that the product has", async () => {
  kind = "MULTISELECT";
  const place = await open();
  // one that no page of the list has told yet is known by its name
  expect(place.textContent).toContain("Color 240");
  expect(place.textContent).toContain("There are more");
  await look(place, "Color 199");
  await press(place, "Add Color 199");
  await press(place, "Save");
  await until(() => saved() !== undefined);
  expect(saved()).toMatchObject({
    input: { attributes: [{ id: "A1", multiselect: [{ id: "V240" }, { id: "V199" }] }] },
  });
});

it("takes another instead where there may be only one", async () => {
  kind = "DROPDOWN";
  const place = await open();
  await look(place, "Color 150");
  await press(place, "Choose Color 150");
  expect(named(place, "Remove Color 240")).toBeUndefined();
  await press(place, "Save");
  await until(() => saved() !== undefined);
  expect(saved()).toMatchObject({ input: { attributes: [{ id: "A1", dropdown: { id: "V150" } }] } });
});

it("takes by Enter only what was found for the words that stand there", async () => {
  kind = "MULTISELECT";
  const place = await open();
  const enter = () =>
    act(async () => {
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
      place.querySelector('input[type="search"]')?.dispatchEvent(event);
    });
  const taken = () => [...place.querySelectorAll(".da-chosen li")].length;
  let found = () => {};
  const held = new Promise<void>((done) => (found = done));
  const answer = answers.staffAttributeChoices as (typeof answers)[string];
  answers.staffAttributeChoices = (variables) => held.then(() => answer(variables));
  await look(place, "Color 177");
  await until(() => asked.some(({ variables }) => variables.search === "Color 177"));
  // the list still shows what was found before
  expect(place.querySelectorAll(".da-choices-found li").length).toBeGreaterThan(1);
  await enter();
  expect(taken()).toBe(1);
  found();
  await until(() => named(place, "Add Color 177") !== undefined);
  await enter();
  answers.staffAttributeChoices = answer;
  expect(named(place, "Remove Color 177")).toBeDefined();
});
