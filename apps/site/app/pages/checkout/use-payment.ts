import {
  PaymentGatewaysDocument,
  type PaymentGatewaysQuery,
  TransactionInitializeDocument,
  TransactionProcessDocument,
} from "@carloom/api-client/commerce";
import { useEffect, useMemo, useState } from "react";
import { useSite } from "../../site-context.tsx";
import { paymentForm, type PaymentForm } from "./payment-forms.ts";

/** A provider that takes the money at once, by its form in the page; `config` is what that form is drawn from. */
export type CardWay = { id: string; config: Readonly<Record<string, string>>; form: PaymentForm };

type Gateways = NonNullable<PaymentGatewaysQuery["checkout"]>["availablePaymentGateways"];

/** The first way whose form this page has, and which says all that the form needs; null when there is only bank transfer. */
export function cardWayOf(gateways: Gateways): CardWay | null {
  for (const { id, config: lines } of gateways) {
    const form = paymentForm(id);
    const config = Object.fromEntries(lines.flatMap(({ field, value }) => (value ? [[field, value]] : [])));
    if (form?.needs.every((field) => config[field])) return { id, config, form };
  }
  return null;
}

/** Bank transfer on invoice, which every shop has. */
const TRANSFER = "carloom.offline";

/** Where a payment stands, as far as the page tells people apart. */
export type Standing = "paid" | "processing" | "open" | "failed";

function standingOf(type: string | null | undefined): Standing {
  if (type === "CHARGE_SUCCESS" || type === "AUTHORIZATION_SUCCESS") return "paid";
  if (type === "CHARGE_FAILURE" || type === "CANCEL_SUCCESS") return "failed";
  return type === "CHARGE_REQUEST" ? "processing" : "open";
}

export type Begun = { transaction: string; clientSecret: string; paid: boolean } | { problem: string };

/** Ways to pay a cart; undefined while they are asked for. */
export function usePayment(checkoutId: string) {
  const { session } = useSite();
  const commerce = session?.clients.commerce ?? null;
  const [card, setCard] = useState<CardWay | null | undefined>(undefined);

  useEffect(() => {
    if (!commerce || !checkoutId) return;
    let current = true;
    commerce.query(PaymentGatewaysDocument, { id: checkoutId }).then(
      ({ checkout }) => current && setCard(cardWayOf(checkout?.availablePaymentGateways ?? [])),
      () => current && setCard(null),
    );
    return () => {
      current = false;
    };
  }, [commerce, checkoutId]);

  const actions = useMemo(
    () => ({
      /**
       * Sets the payment up for what the page shows as left to pay; refused where the shop knows another sum by now.
       * @param keeps the card is saved, as its owner said
       */
      async begin({ id: gateway, form }: CardWay, amount: number, keeps: boolean): Promise<Begun> {
        try {
          const data = keeps ? { saveCard: true } : undefined;
          const begun = await commerce?.mutate(TransactionInitializeDocument, {
            id: checkoutId,
            gateway,
            data,
            amount,
          });
          const { transaction, transactionEvent, data: answer, errors } = begun?.transactionInitialize ?? {};
          const [problem] = errors ?? [];
          if (problem?.field === "lines") return { problem: "shop.error.INSUFFICIENT_STOCK" };
          if (problem?.field === "promoCode" || problem?.field === "amount") return { problem: "shop.gift.less" };
          if (problem || !transaction)
            return { problem: problem?.code === "GRAPHQL_ERROR" ? "shop.pay.away" : "shop.error.PAYMENT_ERROR" };
          const clientSecret = form.secretOf(answer);
          const paid = standingOf(transactionEvent?.type) === "paid";
          if (!paid && !clientSecret) return { problem: "shop.error.PAYMENT_ERROR" };
          return { transaction: transaction.id, clientSecret: clientSecret ?? "", paid };
        } catch {
          return { problem: "shop.pay.away" };
        }
      },
      /** Settles that the cart is paid by transfer, also when a card payment was begun before. @returns a message key */
      async payLater(): Promise<string | null> {
        try {
          const begun = await commerce?.mutate(TransactionInitializeDocument, { id: checkoutId, gateway: TRANSFER });
          return begun?.transactionInitialize?.transaction ? null : "shop.error.PAYMENT_ERROR";
        } catch {
          return "shop.error.OTHER";
        }
      },
      /** Asks how a payment stands, after the customer did something. */
      async look(transaction: string): Promise<Standing> {
        try {
          const seen = await commerce?.mutate(TransactionProcessDocument, { id: transaction });
          return standingOf(seen?.transactionProcess?.transactionEvent?.type);
        } catch {
          return "open";
        }
      },
    }),
    [commerce, checkoutId],
  );
  return { card, ready: commerce !== null, ...actions };
}
