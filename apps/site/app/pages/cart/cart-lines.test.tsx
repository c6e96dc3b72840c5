// @vitest-environment happy-dom
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import type { Checkout, CheckoutActions } from "../../cart/use-checkout.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { type Site, SiteProvider } from "../../site-context.tsx";
import { CartLines } from "./cart-lines.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const money = { amount: 480, currency: "USD" };
const line = (id: string, quantity: number) => ({
  id,
  quantity,
  metadata: [],
  undiscountedTotalPrice: money,
  priorUnitPrice: null,
  variant: {
    id: `v-${id}`,
    name: "",
    sku: id,
    product: { id: `p-${id}`, name: id, slug: id, thumbnail: null },
  },
});
const cartOf = (...lines: object[]) => ({ id: "c-1", metadata: [], lines, shippingMethods: [] }) as unknown as Checkout;

async function cart(actions: Partial<CheckoutActions>, ...lines: object[]) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const site = {
    settings: readSettings({}).public,
    messages: mergedMessages,
    session: {
      clients: { commerce: { tryQuery: async () => null } },
      subscribe: () => () => {},
      getSnapshot: () => null,
    },
  };
  let show: (checkout: Checkout) => void = () => {};
  function Page() {
    const [checkout, setCheckout] = useState(cartOf(...lines));
    show = setCheckout;
    return <CartLines checkout={checkout} actions={actions as CheckoutActions} />;
  }
  const element = (
    <SiteProvider value={site as unknown as Site}>
      <LanguageProvider language="en">
        <Page />
      </LanguageProvider>
    </SiteProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const button = (name: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;
  return { place, button, show: (next: Checkout) => show(next), end: () => act(async () => root.unmount()) };
}

it("keeps the focus on what was pressed while the shop counts, and takes no second press meanwhile", async () => {
  let answer: () => void = () => {};
  const setQuantity = vi.fn(() => new Promise<[]>((done) => (answer = () => done([]))));
  const { button, end } = await cart({ setQuantity }, line("Wing", 1));
  const more = button("One more of Wing");
  more.focus();
  await act(async () => more.click());
  await act(async () => more.click());
  expect(setQuantity.mock.calls).toEqual([["Wing", 2]]);
  expect([document.activeElement === more, more.disabled, more.getAttribute("aria-disabled")]).toEqual([
    true,
    false,
    "true",
  ]);
  await act(async () => answer());
  expect(more.getAttribute("aria-disabled")).toBe("false");
  // one piece is the least: less is to remove it
  const fewer = button("One fewer of Wing");
  await act(async () => fewer.click());
  expect([setQuantity.mock.calls.length, fewer.getAttribute("aria-disabled")]).toEqual([1, "true"]);
  await end();
});

it("goes on from the lines when one was removed that had the focus", async () => {
  const held: { show?: (next: Checkout) => void } = {};
  const remove = vi.fn(async (): Promise<[]> => {
    held.show?.(cartOf(line("Rim", 4)));
    return [];
  });
  const { place, button, show, end } = await cart({ remove }, line("Wing", 1), line("Rim", 4));
  held.show = show;
  button("Remove Wing").focus();
  await act(async () => button("Remove Wing").click());
  expect(place.querySelectorAll(".cart-line")).toHaveLength(1);
  expect(document.activeElement?.className).toBe("cart-groups");
  await end();
});
