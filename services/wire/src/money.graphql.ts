import { exponentOf, fromMinor, type Taxed } from "@carloom/pricing";
import { builder } from "./builder.ts";

/** An amount in minor units of its currency. */
export type MoneyShape = { currency: string; minor: number };
export type TaxedMoneyShape = { currency: string } & Taxed;

export const money = (minor: number, currency: string): MoneyShape => ({ minor, currency });
export const taxedMoney = (taxed: Taxed, currency: string): TaxedMoneyShape => ({ ...taxed, currency });

export const MoneyRef = builder.objectRef<MoneyShape>("Money").implement({
  fields: (t) => ({
    currency: t.exposeString("currency"),
    amount: t.float({ resolve: (m) => fromMinor(m.minor, m.currency) }),
    fractionalAmount: t.int({ resolve: (m) => m.minor }),
    fractionDigits: t.int({ resolve: (m) => exponentOf(m.currency) }),
  }),
});

export const TaxedMoneyRef = builder.objectRef<TaxedMoneyShape>("TaxedMoney").implement({
  fields: (t) => ({
    currency: t.exposeString("currency"),
    gross: t.field({ type: MoneyRef, resolve: (m) => money(m.gross, m.currency) }),
    net: t.field({ type: MoneyRef, resolve: (m) => money(m.net, m.currency) }),
    tax: t.field({ type: MoneyRef, resolve: (m) => money(m.tax, m.currency) }),
  }),
});

export type TaxedRangeShape = { start: TaxedMoneyShape; stop: TaxedMoneyShape };

export const TaxedMoneyRangeRef = builder.objectRef<TaxedRangeShape>("TaxedMoneyRange").implement({
  fields: (t) => ({
    start: t.field({ type: TaxedMoneyRef, nullable: true, resolve: (r) => r.start }),
    stop: t.field({ type: TaxedMoneyRef, nullable: true, resolve: (r) => r.stop }),
  }),
});
