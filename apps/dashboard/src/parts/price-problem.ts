import { exponentOf } from "@carloom/pricing";
import type { useT } from "@carloom/ui";
import { amountOf, decimalsOf } from "./typed-number.ts";

/** What is wrong with an amount as it was typed: no number, or finer than its currency, which the service would round. */
export function priceProblem(t: ReturnType<typeof useT>, text: string, currency: string): string | undefined {
  if (text.trim() === "") return undefined;
  if (amountOf(text) === null) return t("dashboard.variant.priceWrong");
  const digits = exponentOf(currency);
  if (decimalsOf(text) <= digits) return undefined;
  return digits === 0
    ? t("dashboard.variant.priceWhole", { currency })
    : t("dashboard.variant.priceDigits", { count: digits, currency });
}
