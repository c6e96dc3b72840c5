import { checkAddress } from "@carloom/identity";
import { globalId } from "@carloom/wire";
import { type CheckoutNode, needsDelivery } from "./checkout.ts";
import { type CheckoutProblem, unitPrice } from "./checkout.policy.ts";

/** Everything that still stands between a cart and its order; stock is decided by the allocation itself. */
export function completionProblems(
  checkout: CheckoutNode,
  hasDelivery: boolean,
  now: Date,
  voucherRefused: string | null = null,
): CheckoutProblem[] {
  const problems: CheckoutProblem[] = [];
  const missing = (code: CheckoutProblem["code"], field: string, message: string) =>
    problems.push({ code, field, message });
  const { lines } = checkout;
  if (lines.length === 0) missing("NO_LINES", "lines", "Cannot create a order without any line.");
  const variants = (of: typeof lines) => [...new Set(of.map((line) => globalId("ProductVariant", line.variant_id)))];
  const hidden = lines.filter((line) => !line.is_published);
  if (hidden.length > 0) {
    const message = "Some of the checkout lines hold products that are no longer offered.";
    problems.push({ code: "PRODUCT_NOT_PUBLISHED", field: "lines", message, variants: variants(hidden) });
  }
  const closed = lines.filter((line) => line.is_published && !line.is_for_sale);
  if (closed.length > 0) {
    const message = "Some of the checkout lines hold products that cannot be bought now.";
    problems.push({ code: "PRODUCT_UNAVAILABLE_FOR_PURCHASE", field: "lines", message, variants: variants(closed) });
  }
  const unsold = lines.filter((line) => line.is_published && unitPrice(line) === null);
  if (unsold.length > 0) {
    const message = "Some of the checkout lines variants are unavailable.";
    problems.push({ code: "UNAVAILABLE_VARIANT_IN_CHANNEL", field: "lines", message, variants: variants(unsold) });
  }
  const stale = lines.filter((line) => line.valid_until !== null && line.valid_until < now);
  if (stale.length > 0) {
    const message = "A price that was promised is no longer valid; add the goods or the design again.";
    const ids = stale.map((line) => globalId("CheckoutLine", line.id));
    problems.push({ code: "INVALID", field: "lines", message, lines: ids });
  }
  if (voucherRefused) missing("VOUCHER_NOT_APPLICABLE", "voucherCode", voucherRefused);
  if (!checkout.email) missing("EMAIL_NOT_SET", "email", "Checkout email must be set.");
  // what nobody carries needs neither a place nor a way
  if (needsDelivery(checkout)) {
    if (!checkout.shipping_address)
      missing("SHIPPING_ADDRESS_NOT_SET", "shippingAddress", "Shipping address is not set");
    else if (checkout.shipping_method_id === null)
      missing("SHIPPING_METHOD_NOT_SET", "shippingMethod", "Shipping method is not set");
    else if (!hasDelivery)
      missing("INVALID_SHIPPING_METHOD", "shippingMethod", "Shipping method is not valid for your shipping address");
  }
  // a client may have set one that was not checked
  for (const [kind, address] of Object.entries({
    SHIPPING: checkout.shipping_address,
    BILLING: checkout.billing_address,
  })) {
    const read = address && (kind === "BILLING" || needsDelivery(checkout)) ? checkAddress(address) : null;
    const addressType = kind as "SHIPPING" | "BILLING";
    if (read && !read.ok) problems.push(...read.problems.map((problem) => ({ ...problem, addressType })));
  }
  if (!checkout.billing_address) missing("BILLING_ADDRESS_NOT_SET", "billingAddress", "Billing address is not set");
  return problems;
}
