// @vitest-environment happy-dom
import { holdCart } from "@carloom/api-client";
import { CartBasisDocument, CheckoutCompleteDocument } from "@carloom/api-client/commerce";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { type Site, SiteProvider } from "../site-context.tsx";
import { setCartState } from "./cart-state.ts";
import { type CheckoutActions, useCheckout } from "./use-checkout.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const { public: settings } = readSettings({});
const CHANNEL = { slug: "jpy" };
const cartOf = (quantity: number) => ({
  id: "c-1",
  quantity,
  channel: CHANNEL,
  lines: quantity > 0 ? [{ id: "l-1", quantity }] : [],
});

/** A shop whose cart holds `pieces`, and a browser that knows it by its cookie. */
function shop() {
  const held = { pieces: 0, asked: 0 };
  const query = async (document: unknown) => {
    if (document === CartBasisDocument) return { checkout: { displayGrossPrices: true } };
    held.asked++;
    return { checkout: cartOf(held.pieces) };
  };
  const visitor = { status: "guest", user: null };
  const session = {
    clients: { commerce: { query, tryQuery: query } },
    subscribe: () => () => {},
    getSnapshot: () => visitor,
  };
  const site = {
    settings,
    messages: mergedMessages,
    session,
    cart: { attach: async () => undefined },
  };
  return { held, site: site as unknown as Site };
}

function Shown() {
  const { view } = useCheckout();
  return <p>{view.status === "ready" ? `${view.checkout.quantity} pieces` : view.status}</p>;
}

afterEach(() => holdCart(null, settings));

it("shows goods that arrive in the cart after its page was opened, and asks no more than once for what it knows", async () => {
  const { held, site } = shop();
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <SiteProvider value={site}>
        <Shown />
      </SiteProvider>,
    ),
  );
  expect(place.textContent).toBe("empty");
  // the answer to "Add to cart", pressed on the page before
  held.pieces = 4;
  holdCart("checkout-1", settings);
  await act(async () => setCartState(cartOf(4)));
  expect(place.textContent).toBe("4 pieces");
  expect(held.asked).toBe(1);
  await act(async () => setCartState(cartOf(4)));
  expect(held.asked).toBe(1);
  await act(async () => root.unmount());
});

it("shows the cart anew when its order was refused for a way of delivery that serves no more, and says so", async () => {
  const { held, site } = shop();
  held.pieces = 2;
  holdCart("checkout-2", settings);
  const refused = [{ field: "shippingMethod", message: "Not valid", code: "INVALID_SHIPPING_METHOD" }];
  const mutate = async (document: unknown) =>
    document === CheckoutCompleteDocument ? { checkoutComplete: { order: null, errors: refused } } : {};
  Object.assign(site.session?.clients.commerce ?? {}, { mutate });
  let actions: CheckoutActions | undefined;
  const Held = () => {
    actions = useCheckout().actions;
    return null;
  };
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <SiteProvider value={site}>
        <Held />
      </SiteProvider>,
    ),
  );
  const asked = held.asked;
  await act(async () => expect(await actions?.complete("consent")).toEqual({ problems: refused }));
  expect(held.asked).toBeGreaterThan(asked);
  await act(async () => root.unmount());
});
