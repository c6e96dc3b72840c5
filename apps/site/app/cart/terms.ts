import {
  CheckoutConsentGiveDocument,
  CheckoutLanguageDocument,
  CheckoutTermsDocument,
  type CheckoutTermsQuery,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { useCallback, useEffect, useState } from "react";
import { useLanguage } from "../language/language.tsx";
import { useSite } from "../site-context.tsx";
import type { Outcome } from "./use-checkout.ts";

/** What the law of the cart's country wants on the last page before an order, in the page's language; consents each have a box of their own. */
export type Terms = NonNullable<CheckoutTermsQuery["checkoutTerms"]>;

/**
 * The terms of a cart once the last step is open; undefined while they are asked for, null where the shop says none. The
 * cart takes on the page's language first: mails and the order follow it too. `state` changes when the cart does.
 */
export function useTerms(checkoutId: string, open: boolean, state: string) {
  const { session } = useSite();
  const language = useLanguage();
  const commerce = session?.clients.commerce ?? null;
  const [terms, setTerms] = useState<Terms | null | undefined>(undefined);
  const [asked, setAsked] = useState(0);

  // the state of the cart is what changes its terms
  useEffect(() => {
    if (!commerce || !open) return;
    let current = true;
    const ask = async () => {
      await commerce
        .mutate(CheckoutLanguageDocument, { id: checkoutId, language: LANGUAGE_CODES[language] })
        .catch(() => null);
      return (await commerce.tryQuery(CheckoutTermsDocument, { id: checkoutId }))?.checkoutTerms ?? null;
    };
    void ask().then((answer) => current && setTerms(answer));
    return () => {
      current = false;
    };
  }, [commerce, checkoutId, open, language, state, asked]);

  /** Agrees to everything that is shown. @returns the problems; none means done */
  const agree = useCallback(async (): Promise<Outcome> => {
    if (!commerce || !terms) return [];
    try {
      const { version, consents } = terms;
      const returnClasses = consents.map(({ returnClass }) => returnClass);
      const answer = await commerce.mutate(CheckoutConsentGiveDocument, { id: checkoutId, version, returnClasses });
      const errors = answer.checkoutConsentGive?.errors ?? [];
      // what was shown is not what holds any more
      if (errors.some(({ code }) => code === "INVALID")) {
        setAsked((before) => before + 1);
        return [{ field: null, message: null, code: "TERMS" }];
      }
      return errors;
    } catch {
      return [{ field: null, message: null, code: "UNREACHABLE" }];
    }
  }, [commerce, checkoutId, terms]);

  return { terms, agree };
}
