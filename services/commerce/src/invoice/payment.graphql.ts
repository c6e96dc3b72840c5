import type { BankAccount } from "@carloom/settings/server";
import { builder } from "../builder.ts";
import { orderByToken } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { MoneyRef, money } from "@carloom/wire";
import { paymentOf } from "../order/transfer.ts";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

type Payment = NonNullable<InvoiceContent["payment"]> & { currency: string };

const BankAccountRef = builder.objectRef<BankAccount>("BankAccount").implement({
  fields: (t) => ({
    holder: t.exposeString("holder"),
    bank: t.exposeString("bank"),
    account: t.exposeString("account", { description: "Its number or IBAN." }),
    code: t.exposeString("code", { description: "BIC, SWIFT code or branch; empty where none is needed." }),
  }),
});

const OrderPayment = builder.objectRef<Payment>("OrderPayment").implement({
  description: "What a transfer needs.",
  fields: (t) => ({
    amount: t.field({ type: MoneyRef, resolve: (payment) => money(payment.amount, payment.currency) }),
    reference: t.exposeString("reference"),
    dueAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ dueAt }) => (dueAt === null ? null : new Date(dueAt)),
    }),
    account: t.field({
      type: BankAccountRef,
      nullable: true,
      description: "Null while the shop has told none: it sends its account by e-mail.",
      resolve: (payment) => payment.account,
    }),
  }),
});

builder.queryField("orderPayment", (t) =>
  t.field({
    type: OrderPayment,
    nullable: true,
    description: "By the order's tracking token; null when nothing is to be paid.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const order = await orderByToken(shopTables(context.db), token);
      const payment = order && paymentOf(context.settings, order);
      return payment ? { ...payment, currency: order.currency } : null;
    },
  }),
);
