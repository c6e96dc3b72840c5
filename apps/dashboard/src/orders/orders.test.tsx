// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { MeContext } from "../shell/roles.ts";
import type { Orders as OrdersPage } from "./orders.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const money = { amount: 20, currency: "USD" };
const order = (number: string) => ({
  id: `order-${number}`,
  number,
  created: "2026-11-27T10:00:00Z",
  status: "UNFULFILLED",
  chargeStatus: "FULL",
  userEmail: "ada@buyer.example",
  channel: { id: "C", name: "Shop" },
  shippingAddress: null,
  lines: [],
  total: { gross: money },
});
const mark = { order: "order-12", state: "CHANGES", openComments: 0 };
let marks: (typeof mark)[] | null = [mark];

let Orders: typeof OrdersPage;
let root: Root;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const edges = ["12", "11"].map((number) => ({ node: order(number) }));
  const orders = { totalCount: 2, pageInfo: { endCursor: null, hasNextPage: false }, edges };
  const call = async ({ operationName }: { operationName: string }) =>
    operationName === "staffOrders" ? { orders, orderPageProofMarks: marks } : new Promise<never>(() => undefined);
  Object.assign(session.clients.commerce, { query: call, tryQuery: call });
  // rows are drawn as far as the list is high
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  ({ Orders } = await import("./orders.tsx"));
});
afterEach(() => act(() => root.unmount()));
afterAll(() => vi.restoreAllMocks());

/** @returns what the list's rows say, and what stands under them */
async function seen() {
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MeContext value={{ id: "M", email: "mina@shop.example", name: "Mina", roles: ["support"] }}>
            <ToastProvider>
              <RouterProvider router={createMemoryRouter([{ path: "/", element: <Orders /> }])} />
            </ToastProvider>
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  env.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(() => expect(place.querySelector("tbody a")).not.toBeNull());
  env.IS_REACT_ACT_ENVIRONMENT = true;
  const proofs = [...place.querySelectorAll('td[data-label="Proofs"]')].map(({ textContent }) => textContent);
  const numbers = [...place.querySelectorAll("tbody a")].map(({ textContent }) => textContent);
  return { numbers, proofs, foot: place.querySelector(".da-list-foot")?.textContent };
}

it("shows the orders without their proofs where those cannot be read, and says so", async () => {
  expect(await seen()).toEqual({ numbers: ["#12", "#11"], proofs: ["Changes wanted", ""], foot: "2 of 2" });
  act(() => root.unmount());
  marks = null;
  expect(await seen()).toEqual({
    numbers: ["#12", "#11"],
    proofs: ["", ""],
    foot: "2 of 2 · Proofs cannot be shown right now.",
  });
});
