// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MeContext, type Role } from "../shell/roles.ts";
import type { asks as Asks, Numbers as Page } from "./numbers.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const euro = (amount: number) => ({ amount, currency: "EUR" });
const sum = { orders: 1, gross: euro(119), tax: euro(19), refunded: euro(0), average: euro(119) };
const channel = { id: "1", slug: "europe", name: "Europe", currencyCode: "EUR" };
const ANSWERS: Record<string, object> = {
  staffNumbers: {
    sales: [{ channel, days: [], total: sum, before: sum }],
    earlier: [],
    bestSellers: [],
    runningOut: [],
    templatesOrdered: [],
    coloursOrdered: [],
    finishesOrdered: [],
  },
  staffVisits: { visitsByDay: [], templatesOpened: [], searchesWithoutResult: [] },
  staffLedger: {
    taxByRate: [],
    payoutsByDay: [
      { channel, day: "2026-11-01", gateway: "carloom.stripe", charged: euro(321), refunded: euro(0), net: euro(321) },
    ],
  },
};

let Numbers: typeof Page;
let asks: typeof Asks;
let queries: QueryClient;
let asked: string[] = [];
let wait: Promise<void> | undefined;
let root: Root | undefined;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  Object.assign(session.clients.commerce, {
    query: async ({ operationName }: { operationName: string }) => {
      asked.push(operationName);
      await wait;
      return ANSWERS[operationName];
    },
  });
  ({ queries } = await import("../boot/data.ts"));
  ({ Numbers, asks } = await import("./numbers.tsx"));
});
beforeEach(() => {
  queries.clear();
  [asked, wait] = [[], undefined];
});
afterEach(() => act(() => root?.unmount()));

async function open(roles: readonly Role[]) {
  const router = createMemoryRouter([{ path: "/", element: <Numbers /> }]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root?.render(
      <QueryClientProvider client={queries}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MeContext value={{ id: "1", email: "a@shop.example", name: "A", roles }}>
            <RouterProvider router={router} />
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
}
const letIn = (roles: readonly Role[]) => queries.setQueryData(["myStaff", {}], { myStaff: { roles } });
const ALL = ["staffLedger", "staffNumbers", "staffVisits"];

it("asks for all of it at once, the ledger too where it is seen, and shows it when it is there", async () => {
  const answered = Promise.withResolvers<void>();
  wait = answered.promise;
  await open(["orders"]);
  expect(asked.toSorted()).toEqual(ALL);
  answered.resolve();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain("€321.00");
  });
  expect(asked.toSorted()).toEqual(ALL);
});

it("asks for no ledger, and shows none, where it is not seen", async () => {
  letIn(["catalogue"]);
  await Promise.all(asks(new URLSearchParams(), {}).map(({ ask }) => ask()));
  await open(["catalogue"]);
  expect(document.body.textContent).toContain("€119.00");
  expect(document.body.textContent).not.toContain("€321.00");
  expect(asked.toSorted()).toEqual(["staffNumbers", "staffVisits"]);
});

it("shows what was asked for ahead as soon as it is drawn, and asks for nothing again", async () => {
  letIn(["owner"]);
  await Promise.all(asks(new URLSearchParams(), {}).map(({ ask }) => ask()));
  await open(["owner"]);
  expect(document.body.textContent).toContain("€321.00");
  expect(asked.toSorted()).toEqual(ALL);
});
