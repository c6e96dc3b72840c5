import fc from "fast-check";
import { expect, it } from "vitest";
import { creditContent } from "./credit.sheet.ts";
import type { InvoiceContent } from "../tables/invoice.sheet.ts";

const invoice = (taxes: InvoiceContent["taxes"]): { number: string; content: InvoiceContent } => ({
  number: "2026-000001",
  content: {
    language: "en",
    currency: "EUR",
    issuedAt: "2026-11-01T00:00:00.000Z",
    order: { number: 1001, placedAt: "2026-11-01T00:00:00.000Z" },
    seller: { name: "Carloom", address: [], registration: "", email: "" },
    buyer: ["Ada"],
    taxIncluded: true,
    lines: [],
    delivery: null,
    discount: null,
    taxes,
    net: taxes.reduce((sum, { net }) => sum + net, 0),
    gross: taxes.reduce((sum, { net, tax }) => sum + net + tax, 0),
    isPaid: true,
    payment: null,
  },
});
const now = new Date("2026-11-22T12:00:00.000Z");

it("takes back an invoice as it was, tax by tax", () => {
  const taxes = [
    { ppm: 190_000, net: 40_336, tax: 7664 },
    { ppm: 70_000, net: 934, tax: 66 },
  ];
  const all = creditContent(invoice(taxes), { amount: 49_000, reason: "" }, now);
  expect(all).toMatchObject({ taxes, net: 41_270, gross: 49_000, invoice: { number: "2026-000001" } });
  const half = creditContent(invoice(taxes), { amount: 24_500, reason: "Scratched" }, now);
  expect(half.taxes).toEqual([
    { ppm: 190_000, net: 20_168, tax: 3832 },
    { ppm: 70_000, net: 467, tax: 33 },
  ]);
});

it("loses no unit of any amount", () => {
  const rate = fc.record({
    ppm: fc.integer({ min: 0, max: 300_000 }),
    net: fc.nat(10_000_000),
    tax: fc.nat(3_000_000),
  });
  fc.assert(
    fc.property(fc.array(rate, { maxLength: 4 }), fc.integer({ min: 1, max: 1_000_000 }), (taxes, amount) => {
      const credit = creditContent(invoice(taxes), { amount, reason: "" }, now);
      expect(credit.taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(amount);
      for (const { net, tax } of credit.taxes) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
    }),
  );
});
