// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { queries as Queries } from "../boot/data.ts";
import type { GiftCardSettings as Form } from "../settings/gift-card-settings.tsx";
import type { BoughtCards as Cards } from "../orders/bought-cards.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

type Settings = { expiryType: string; expiryPeriod: { amount: number; type: string } | null };
let stored: Settings;
const sent: unknown[] = [];
let GiftCardSettings: typeof Form;
let BoughtCards: typeof Cards;
let queries: typeof Queries;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const query = async () => ({ giftCardSettings: stored });
  const mutate = async (_: unknown, { input }: { input: Settings }) => {
    sent.push(input);
    const isLong = (input.expiryPeriod?.amount ?? 1) > 100;
    if (!isLong) stored = { ...input, expiryPeriod: input.expiryPeriod ?? null };
    const errors = isLong ? [{ field: "expiryPeriod", code: "INVALID", message: "Enter a whole number." }] : [];
    return { giftCardSettingsUpdate: { errors } };
  };
  Object.assign(session.clients.commerce, { query, mutate, tryQuery: query });
  ({ queries } = await import("../boot/data.ts"));
  ({ GiftCardSettings } = await import("../settings/gift-card-settings.tsx"));
  ({ BoughtCards } = await import("../orders/bought-cards.tsx"));
});
let root: Root;
beforeEach(() => {
  stored = { expiryType: "NEVER_EXPIRE", expiryPeriod: null };
  sent.length = 0;
  queries.clear();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(() => root.unmount()));

const show = (children: ReactNode) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <ToastProvider>
            <RouterProvider router={createMemoryRouter([{ path: "*", element: children }])} />
          </ToastProvider>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
const field = (label: string) =>
  [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.includes(label))?.control as
    | HTMLInputElement
    | HTMLSelectElement
    | undefined;
const give = (label: string, value: string) =>
  act(() => {
    const control = field(label);
    const owner = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(control, value);
    control?.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
const save = () =>
  act(async () => {
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

it("sets for how long sold cards pay, and sends nothing that is no number", async () => {
  await show(<GiftCardSettings />);
  await vi.waitFor(() => expect(field("Gift cards you sell")?.value).toBe("NEVER_EXPIRE"));
  expect(field("Valid for")).toBeUndefined();
  give("Gift cards you sell", "EXPIRY_PERIOD");
  give("Valid for", "two");
  expect(document.body.textContent).toContain("Enter a whole number from 1");
  await save();
  expect(sent).toEqual([]);
  give("Valid for", "18");
  give("Unit", "MONTH");
  await save();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Saved"));
  expect(sent).toEqual([{ expiryType: "EXPIRY_PERIOD", expiryPeriod: { amount: 18, type: "MONTH" } }]);
  give("Valid for", "900");
  await save();
  await vi.waitFor(() => expect(field("Valid for")?.getAttribute("aria-invalid")).toBe("true"));
  give("Gift cards you sell", "NEVER_EXPIRE");
  await save();
  expect(sent.at(-1)).toEqual({ expiryType: "NEVER_EXPIRE" });
});

it("leads from an order to the cards that were bought in it, with what is left on each", async () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const card = {
    id: "R2lmdA==",
    displayCode: "•••• 7K2M",
    last4CodeChars: "7K2M",
    isActive: true,
    created: "2026-11-26T10:00:00Z",
    expiryDate: "2099-11-26",
    lastUsedOn: null,
    assignedToEmail: "ada@people.example",
    currentBalance: usd(20),
    initialBalance: usd(50),
    tags: [],
  };
  await show(<BoughtCards cards={[card, { ...card, id: "two", isActive: false, displayCode: "•••• 9Q4R" }]} />);
  const links = [...document.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/gift-cards/R2lmdA%3D%3D", "/gift-cards/two"]);
  expect(links[0]?.textContent).toBe("•••• 7K2M");
  expect(document.body.textContent).toContain("Valid until November 26, 2099");
  expect(document.body.textContent).toContain("$20.00 of $50.00 left");
  expect(document.body.textContent).toContain("Switched off");
});
