// @vitest-environment happy-dom
import { CheckoutDeliveryAheadDocument, CheckoutDeliveryLostDocument } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Checkout, CheckoutActions } from "../../cart/use-checkout.ts";
import { LanguageProvider } from "../../language/language.tsx";
import { type Site, SiteProvider } from "../../site-context.tsx";
import { DeliveryAhead } from "../cart/delivery-ahead.tsx";
import { DeliveryStep } from "./delivery-step.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const money = (amount: number, currency = "USD") => ({ amount, currency });
const way = {
  id: "paid",
  name: "Paid",
  minimumDeliveryDays: 2,
  maximumDeliveryDays: 4,
  active: true,
  price: money(25),
};
const cart = (more: object = {}) =>
  ({
    id: "c-1",
    email: "buyer@people.example",
    lines: [],
    metadata: [],
    isShippingRequired: true,
    shippingAddress: null,
    billingAddress: null,
    shippingMethods: [way],
    deliveryMethod: null,
    shippingPrice: { gross: money(0) },
    ...more,
  }) as unknown as Checkout;
const PLACED = { shippingAddress: { city: "Berlin" }, billingAddress: { city: "Berlin" } };

/** What a shop says of a cart, and in which languages it was asked for words. */
function shop(answers: { ahead?: object | null; lost?: string | null }) {
  const spoken: unknown[] = [];
  const tryQuery = async (document: unknown, _: object, options?: { headers?: Record<string, string> }) => {
    if (document === CheckoutDeliveryAheadDocument) return { checkoutDeliveryAhead: answers.ahead ?? null };
    if (document !== CheckoutDeliveryLostDocument) return null;
    spoken.push(options?.headers?.["accept-language"]);
    return { checkout: { delivery: { shippingMethod: { id: "free", message: answers.lost ?? null } } } };
  };
  const visitor = { status: "guest", user: null };
  const session = { clients: { commerce: { tryQuery } }, subscribe: () => () => {}, getSnapshot: () => visitor };
  return { spoken, answers, site: { settings: readSettings({}).public, messages: mergedMessages, session } };
}

async function shown(element: React.ReactElement, site: object, language: Language = "en") {
  document.documentElement.lang = language;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = async (next: React.ReactElement) => {
    const page = (
      <SiteProvider value={site as Site}>
        <LanguageProvider language={language}>{next}</LanguageProvider>
      </SiteProvider>
    );
    const router = createMemoryRouter([{ path: "/", element: page }]);
    await act(async () => root.render(<RouterProvider router={router} />));
  };
  await show(element);
  return { place, show, end: () => act(async () => root.unmount()) };
}

const ahead = (missing: number, price = 0) => ({
  missing: money(missing),
  price: money(price),
  country: { code: "DE" },
});

it.each<[string, object | null, object, Language, string]>([
  ["before an address", ahead(12), {}, "en", "$12.00 more and delivery is free (Germany)."],
  ["at an address", ahead(12), PLACED, "en", "$12.00 more and delivery is free."],
  ["for a cheaper way", ahead(12, 5), PLACED, "en", "$12.00 more and delivery costs $5.00."],
  ["when it is reached", ahead(0), PLACED, "en", "Delivery is free."],
  ["when it is reached before an address", ahead(0), {}, "en", "Delivery is free (Germany)."],
  [
    "when it is reached and another way was chosen",
    ahead(0),
    { ...PLACED, deliveryMethod: way, shippingPrice: { gross: money(25) } },
    "en",
    "This order can be delivered for free.",
  ],
  ["in Korean", ahead(12), {}, "ko", "US$12.00 더 담으면 독일 배송비가 무료입니다."],
  ["in Japanese", ahead(12), {}, "ja", "あと$12.00でドイツへの送料が無料になります。"],
  ["where no sum makes anything cheaper", null, PLACED, "en", ""],
])("says what is missing until a delivery is free: %s", async (_, answer, more, language, said) => {
  const { site } = shop({ ahead: answer });
  const { place, end } = await shown(<DeliveryAhead checkout={cart(more)} />, site, language);
  const status = place.querySelector("[role=status]");
  expect(status?.textContent).toBe(said);
  await end();
});

const STEP = { actions: {} as CheckoutActions, open: true, onOpen: () => {}, onDone: () => {} };

it("tells where somebody chooses again why their way of delivery is lost, in the language of the page", async () => {
  const { site, spoken } = shop({ lost: "送料無料便は$480以上のご注文で選べます。" });
  const { place, show, end } = await shown(<DeliveryStep {...STEP} checkout={cart(PLACED)} />, site, "ja");
  expect(place.querySelector("[role=alert]")?.textContent).toBe("送料無料便は$480以上のご注文で選べます。");
  expect(spoken).toEqual(["ja"]);
  // the ways that are left are there to choose from
  expect(place.querySelector<HTMLInputElement>("input[name=method]")?.value).toBe("paid");
  await show(<DeliveryStep {...STEP} checkout={cart({ ...PLACED, deliveryMethod: way })} />);
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(spoken).toHaveLength(1);
  await end();
});

it("begins with the cheapest way, the first of those that cost the same, and keeps what was chosen", async () => {
  const { site } = shop({});
  const ways = [way, { ...way, id: "free", price: money(0) }, { ...way, id: "free-too", price: money(0) }];
  const { place, end } = await shown(
    <DeliveryStep {...STEP} checkout={cart({ ...PLACED, shippingMethods: ways })} />,
    site,
  );
  const picked = (of: Element) => of.querySelector<HTMLInputElement>("input[name=method]:checked")?.value;
  expect(picked(place)).toBe("free");
  await end();
  const paid = { ...PLACED, shippingMethods: ways, deliveryMethod: way };
  const again = await shown(<DeliveryStep {...STEP} checkout={cart(paid)} />, site);
  expect(picked(again.place)).toBe("paid");
  await again.end();
});
