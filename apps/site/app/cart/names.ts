import { CheckoutNamesDocument } from "@carloom/api-client/commerce";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@carloom/i18n";
import { useEffect, useState } from "react";
import { useLanguage } from "../language/language.tsx";
import { useSite } from "../site-context.tsx";
import type { Checkout } from "./use-checkout.ts";

/**
 * Names of a cart's goods, their sizes and ways of delivery in the page's language, by their ids; what is missing is called by the
 * catalogue's own name. Asked again when other things lie in the cart, or it goes elsewhere.
 */
export function useNames(checkout: Checkout): (one: { id: string; name: string }) => string {
  const { session } = useSite();
  const language = useLanguage();
  // the catalogue's own names are written in the first
  const code = language === DEFAULT_LANGUAGE ? null : LANGUAGE_CODES[language];
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = [
    ...checkout.lines.flatMap(({ variant }) => [variant.product.id, variant.id]),
    ...checkout.shippingMethods.map(({ id }) => id),
  ];
  const wanted = [...new Set(ids)].sort().join(" ");
  useEffect(() => {
    setNames(new Map());
    if (!session || !code || wanted === "") return;
    let current = true;
    void session.clients.commerce
      .tryQuery(CheckoutNamesDocument, { id: checkout.id, language: code })
      .then((answer) => {
        if (!current || !answer?.checkout) return;
        const { lines, shippingMethods } = answer.checkout;
        const all = [...lines.flatMap(({ variant }) => [variant.product, variant]), ...shippingMethods];
        setNames(new Map(all.flatMap(({ id, translation }) => (translation?.name ? [[id, translation.name]] : []))));
      });
    return () => {
      current = false;
    };
  }, [session, code, checkout.id, wanted]);
  return ({ id, name }) => names.get(id) ?? name;
}
