import {
  CartBasisDocument,
  CheckoutAddPromoCodeDocument,
  CheckoutBillingAddressUpdateDocument,
  CheckoutCompleteDocument,
  CheckoutDeliveryMethodUpdateDocument,
  CheckoutDocument,
  CheckoutEmailUpdateDocument,
  CheckoutLinesDeleteDocument,
  CheckoutLinesUpdateDocument,
  type CheckoutQuery,
  CheckoutRemovePromoCodeDocument,
  CheckoutShippingAddressUpdateDocument,
} from "@carloom/api-client/commerce";
import { type CartOwnerStore, type GraphQLClient, heldCart, holdCart } from "@carloom/api-client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "../site-context.tsx";
import { useVisitor } from "../visitor/visitor.ts";
import type { Address } from "./address.ts";
import { cartCount, setCartState, subscribeCart } from "./cart-state.ts";
import { rememberPlaced } from "./placed.ts";
import type { CheckoutProblem } from "./problems.ts";

export type Checkout = NonNullable<CheckoutQuery["checkout"]>;
export type CheckoutView =
  /** Not asked yet, or being asked. */
  | { status: "loading" }
  /** No cart, or an empty one. */
  | { status: "empty" }
  | { status: "unreachable" }
  /** `gross`: prices are shown with their tax. */
  | { status: "ready"; checkout: Checkout; gross: boolean };

type Payload = { checkout: unknown; errors: readonly CheckoutProblem[] } | null;
export type Outcome = readonly CheckoutProblem[];

/** The chosen way of delivery serves the cart no more: the cart is shown anew, without it. */
export const LOST_DELIVERY = "INVALID_SHIPPING_METHOD";
const UNREACHABLE: Outcome = [{ field: null, message: null, code: "UNREACHABLE" }];

export type CheckoutActions = {
  setQuantity: (lineId: string, quantity: number) => Promise<Outcome>;
  remove: (lineIds: string[]) => Promise<Outcome>;
  setEmail: (email: string) => Promise<Outcome>;
  setShippingAddress: (address: Address) => Promise<Outcome>;
  setBillingAddress: (address: Address) => Promise<Outcome>;
  setDelivery: (methodId: string) => Promise<Outcome>;
  /** Puts a voucher on the cart, or takes it off. */
  addCode: (code: string) => Promise<Outcome>;
  removeCode: (code: string) => Promise<Outcome>;
  /** Takes a gift card off the cart, by its id. */
  removeGift: (card: string) => Promise<Outcome>;
  /** Places the order and forgets the cart; the order's tracking token. */
  complete: (consent: string) => Promise<{ token: string } | { problems: Outcome }>;
};

/** The visitor's cart, and what can be done to it. Every action gives its problems; none means done. */
export function useCheckout(): { view: CheckoutView; actions: CheckoutActions } {
  const { session, settings, cart } = useSite();
  const visitor = useVisitor();
  const commerce = session?.clients.commerce ?? null;
  const [view, setView] = useState<CheckoutView>({ status: "loading" });
  const checking = visitor.status === "checking";
  const user = visitor.user?.id ?? null;

  const shown = useRef<number | null>(null);
  const [asked, setAsked] = useState(0);

  const show = useCallback((checkout: Checkout | null, basis?: boolean) => {
    shown.current = checkout?.quantity ?? 0;
    setCartState(checkout);
    setView((before) => {
      if (!checkout || checkout.lines.length === 0) return { status: "empty" };
      return { status: "ready", checkout, gross: basis ?? (before.status === "ready" && before.gross) };
    });
  }, []);

  useEffect(() => {
    if (!commerce || !cart || checking) return;
    let current = true;
    loadSettled(commerce, cart, user !== null).then(
      (loaded) => current && show(loaded?.checkout ?? null, loaded?.gross),
      () => current && setView({ status: "unreachable" }),
    );
    return () => {
      current = false;
    };
  }, [commerce, cart, checking, user, show, asked]);

  // what was put in on the page before may arrive when the cart is shown already
  useEffect(
    () =>
      subscribeCart(() => {
        if (shown.current !== null && cartCount() !== shown.current) setAsked((times) => times + 1);
      }),
    [],
  );

  const id = view.status === "ready" ? view.checkout.id : "";
  const actions = useMemo<CheckoutActions>(() => {
    const run = async (work: (client: GraphQLClient) => Promise<Payload>): Promise<Outcome> => {
      if (!commerce) return UNREACHABLE;
      try {
        const payload = await work(commerce);
        if (payload?.checkout) show(payload.checkout as Checkout);
        return payload?.errors ?? UNREACHABLE;
      } catch {
        return UNREACHABLE;
      }
    };
    return {
      setQuantity: (lineId, quantity) =>
        run(
          async (c) =>
            (await c.mutate(CheckoutLinesUpdateDocument, { id, lines: [{ lineId, quantity }] })).checkoutLinesUpdate,
        ),
      remove: (linesIds) =>
        run(async (c) => (await c.mutate(CheckoutLinesDeleteDocument, { id, linesIds })).checkoutLinesDelete),
      setEmail: (email) =>
        run(async (c) => (await c.mutate(CheckoutEmailUpdateDocument, { id, email })).checkoutEmailUpdate),
      setShippingAddress: (shippingAddress) =>
        run(
          async (c) =>
            (await c.mutate(CheckoutShippingAddressUpdateDocument, { id, shippingAddress }))
              .checkoutShippingAddressUpdate,
        ),
      setBillingAddress: (billingAddress) =>
        run(
          async (c) =>
            (await c.mutate(CheckoutBillingAddressUpdateDocument, { id, billingAddress })).checkoutBillingAddressUpdate,
        ),
      setDelivery: (deliveryMethodId) =>
        run(
          async (c) =>
            (await c.mutate(CheckoutDeliveryMethodUpdateDocument, { id, deliveryMethodId }))
              .checkoutDeliveryMethodUpdate,
        ),
      addCode: (code) =>
        run(
          async (c) => (await c.mutate(CheckoutAddPromoCodeDocument, { id, code }, inLanguage())).checkoutAddPromoCode,
        ),
      removeCode: (code) =>
        run(async (c) => (await c.mutate(CheckoutRemovePromoCodeDocument, { id, code })).checkoutRemovePromoCode),
      removeGift: (card) =>
        run(async (c) => (await c.mutate(CheckoutRemovePromoCodeDocument, { id, card })).checkoutRemovePromoCode),
      complete: async (consent) => {
        if (!commerce) return { problems: UNREACHABLE };
        try {
          const metadata = [{ key: "consent", value: consent }];
          const { checkoutComplete } = await commerce.mutate(CheckoutCompleteDocument, { id, metadata }, inLanguage());
          if (!checkoutComplete?.order) {
            const problems = checkoutComplete?.errors ?? UNREACHABLE;
            // the way of delivery that the page shows as chosen is none any more
            if (problems.some(({ code }) => code === LOST_DELIVERY)) setAsked((times) => times + 1);
            return { problems };
          }
          rememberPlaced(checkoutComplete.order.token, id);
          holdCart(null, settings);
          shown.current = 0;
          setCartState(null);
          return { token: checkoutComplete.order.token };
        } catch {
          return { problems: UNREACHABLE };
        }
      },
    };
  }, [commerce, settings, id, show]);

  return { view, actions };
}

/** Why a voucher or a way of delivery does not count is told in the language of the page, whatever the browser prefers. */
export const inLanguage = () => ({ headers: { "accept-language": document.documentElement.lang || "en" } });

type Loaded = { checkout: Checkout; gross: boolean } | null;

/** The cart as it is after goods that were on their way when it was asked for. */
async function loadSettled(commerce: GraphQLClient, cart: CartOwnerStore, signedIn: boolean): Promise<Loaded> {
  const loaded = await load(commerce, cart, signedIn);
  const known = cartCount();
  return known === null || known === (loaded?.checkout.quantity ?? 0) ? loaded : load(commerce, cart, signedIn);
}

/** The cart of the cookie. A guest's cart becomes the customer's first; one that is gone is forgotten by who attaches. */
async function load(commerce: GraphQLClient, cart: CartOwnerStore, signedIn: boolean): Promise<Loaded> {
  if (signedIn) await cart.attach();
  const id = heldCart();
  if (!id) return null;
  const [{ checkout }, basis] = await Promise.all([
    commerce.query(CheckoutDocument, { id }),
    commerce.tryQuery(CartBasisDocument, { id }),
  ]);
  return checkout ? { checkout, gross: basis?.checkout?.displayGrossPrices ?? false } : null;
}
