export type CheckoutProblem = { field: string | null; message: string | null; code: string };

/** Codes that have a sentence of their own; the rest shares one. */
const KNOWN = new Set([
  "REQUIRED",
  "INVALID",
  "INSUFFICIENT_STOCK",
  "QUANTITY_GREATER_THAN_LIMIT",
  "NOT_FOUND",
  "NO_LINES",
  "EMAIL_NOT_SET",
  "SHIPPING_ADDRESS_NOT_SET",
  "BILLING_ADDRESS_NOT_SET",
  "SHIPPING_METHOD_NOT_SET",
  "INVALID_SHIPPING_METHOD",
  "UNAVAILABLE_VARIANT_IN_CHANNEL",
  "PRODUCT_UNAVAILABLE_FOR_PURCHASE",
  "PAYMENT_ERROR",
  "CHECKOUT_NOT_FULLY_PAID",
  "VOUCHER_NOT_APPLICABLE",
  "TERMS",
]);

/** Message key of a problem's code. */
export const problemKey = (code: string): string => `shop.error.${KNOWN.has(code) ? code : "OTHER"}`;

/** The service's own words, in the language of the page, where they alone tell why: a code of a voucher has many reasons. */
export const toldBy = ({ code, message }: CheckoutProblem): string | null =>
  code === "VOUCHER_NOT_APPLICABLE" ? message : null;

/** Sorts problems to the fields that a form shows; what belongs to none is for the whole form. */
export function byField(
  problems: readonly CheckoutProblem[],
  fields: readonly string[],
): { fields: Record<string, string>; form: string | null } {
  const result: { fields: Record<string, string>; form: string | null } = { fields: {}, form: null };
  for (const { field, code } of problems) {
    if (field && fields.includes(field)) result.fields[field] ??= problemKey(code);
    else result.form ??= problemKey(code);
  }
  return result;
}
