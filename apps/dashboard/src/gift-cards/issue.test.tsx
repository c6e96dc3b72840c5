// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MeContext } from "../shell/roles.ts";
import type { GiftCard as Room } from "./gift-card.tsx";
import type { IssueDialog as Dialog } from "./issue-dialog.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const usd = (amount: number) => ({ amount, currency: "USD" });
const line = (id: string, type: string, more: object = {}) => ({
  id,
  date: "2026-11-26T10:00:00Z",
  type,
  message: null,
  email: null,
  orderId: null,
  orderNumber: null,
  expiryDate: null,
  tags: null,
  user: null,
  balance: null,
  ...more,
});
const CARD = {
  id: "card",
  displayCode: "•••• 7K2M",
  last4CodeChars: "7K2M",
  isActive: true,
  created: "2026-11-26T10:00:00Z",
  expiryDate: null,
  lastUsedOn: null,
  assignedToEmail: "ada@people.example",
  currentBalance: usd(20),
  initialBalance: usd(50),
  tags: [{ id: "t", name: "Fair" }],
  createdBy: null,
  events: [
    line("1", "ISSUED", { balance: { currentBalance: usd(50), oldCurrentBalance: null } }),
    line("2", "USED_IN_ORDER", {
      orderId: "o",
      orderNumber: "1025",
      balance: { currentBalance: usd(20), oldCurrentBalance: usd(50) },
    }),
  ],
};
const asked: Record<string, unknown>[] = [];
let IssueDialog: typeof Dialog;
let GiftCard: typeof Room;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const query = async () => ({
    channels: [
      { id: "1", name: "US", slug: "default-channel", currencyCode: "USD" },
      { id: "2", name: "Korea", slug: "korea", currencyCode: "KRW" },
    ],
    giftCard: CARD,
  });
  const mutate = async (_: unknown, variables: Record<string, unknown>) => {
    asked.push(variables);
    const { userEmail } = variables.input as { userEmail: string | null };
    const wrong = [{ field: "userEmail", code: "INVALID", message: "Enter a valid email address." }];
    const made = { id: "card", code: "AAAA-BBBB-CCCC-DDDD-7K2M", displayCode: "•••• 7K2M" };
    return { giftCardIssue: userEmail === "ada" ? { giftCard: null, errors: wrong } : { giftCard: made, errors: [] } };
  };
  Object.assign(session.clients.commerce, { query, mutate, tryQuery: query });
  ({ IssueDialog } = await import("./issue-dialog.tsx"));
  ({ GiftCard } = await import("./gift-card.tsx"));
});
let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(() => root.unmount()));

const show = (children: ReactNode, roles: readonly ("owner" | "orders")[] = ["owner"], language: "en" | "ko" = "en") =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate(language, mergedMessages(language))}>
          <MeContext value={{ id: "me", email: "", name: "", roles }}>
            <ToastProvider>
              <MemoryRouter initialEntries={["/gift-cards/card"]}>{children}</MemoryRouter>
            </ToastProvider>
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
const write = (label: string, value: string) =>
  act(() => {
    const input = [...document.querySelectorAll("label")].find(({ textContent }) =>
      textContent?.includes(label),
    )?.control;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
const buttons = () => [...document.querySelectorAll("button")];
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

it("issues what was typed, says first what happens, and refuses what makes no sense in the reader's words", async () => {
  const onIssued = vi.fn();
  await show(<IssueDialog onClose={() => undefined} onIssued={onIssued} />);
  await vi.waitFor(() => expect(document.querySelector("option")?.textContent).toBe("USD"));
  write("Amount", "none");
  expect(document.body.textContent).toContain("Enter an amount above zero");
  await press("Issue card");
  expect(asked).toEqual([]);
  write("Amount", "50");
  write("Recipient", "ada");
  await press("Issue card");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Enter a valid email address."));
  write("Recipient", "ada@people.example");
  expect(document.body.textContent).toContain("The code is mailed to ada@people.example at once");
  await press("Issue card");
  await vi.waitFor(() => expect(onIssued).toHaveBeenCalled());
  expect(asked.at(-1)).toMatchObject({
    input: {
      balance: { amount: 50, currency: "USD" },
      isActive: true,
      userEmail: "ada@people.example",
      expiryDate: null,
    },
    languageCode: "EN",
  });
  expect(onIssued).toHaveBeenCalledWith({ id: "card", code: "AAAA-BBBB-CCCC-DDDD-7K2M", email: "ada@people.example" });
});

it("shows a card's history with the order that it paid, and changes to an owner alone", async () => {
  const room = (
    <Routes>
      <Route path="/gift-cards/:id" element={<GiftCard />} />
    </Routes>
  );
  await show(room, ["orders"]);
  await vi.waitFor(() => expect(document.body.textContent).toContain("−$30.00"));
  const rows = [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);
  expect(rows[0]).toContain("Paid for order #1025");
  expect(rows[1]).toContain("+$50.00");
  expect(document.querySelector('a[href="/orders/o"]')).toBeTruthy();
  const names = () => buttons().map(({ textContent }) => textContent);
  expect(names()).toContain("Mail code again");
  expect(names()).not.toContain("Adjust balance");
  await show(room, ["owner"]);
  await vi.waitFor(() => expect(names()).toEqual(expect.arrayContaining(["Adjust balance", "Edit", "Switch off"])));
});
