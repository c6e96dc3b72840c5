import type { Language } from "@carloom/i18n";
import type { Sums } from "@carloom/pricing";
import type { BankAccount } from "@carloom/settings/server";

export type InvoiceLine = {
  name: string;
  /** Size, end of the car, area; invoices of earlier versions have none. */
  note?: string;
  sku: string;
  quantity: number;
  unit: number;
  ppm: number;
  amount: number;
};

/** What an invoice says, kept as it was when it was made. Amounts are minor units, times ISO, rates parts per million. */
export type InvoiceContent = {
  language: Language;
  currency: string;
  issuedAt: string;
  order: { number: number; placedAt: string };
  seller: { name: string; address: string[]; registration: string; email: string };
  buyer: string[];
  /** Amounts of lines and of the delivery hold the tax. */
  taxIncluded: boolean;
  lines: InvoiceLine[];
  delivery: { name: string; amount: number } | null;
  /** Already taken off the lines where there are no `sums`. */
  discount: { name: string; amount: number } | null;
  /** What its rows are made of; lines stand before what is taken off. Invoices of earlier versions have none. */
  sums?: Sums;
  taxes: { ppm: number; net: number; tax: number }[];
  net: number;
  gross: number;
  isPaid: boolean;
  /** What gift cards paid of it; invoices of earlier versions, and those without a card, have none. */
  gifts?: { last4: string; amount: number }[];
  /** By transfer, where something is still to be paid; without an account the shop tells it by mail. */
  payment: { reference: string; amount: number; dueAt: string | null; account: BankAccount | null } | null;
};
