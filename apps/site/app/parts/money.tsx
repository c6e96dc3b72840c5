import { formatMoney } from "@carloom/i18n";
import { useLanguage } from "../language/language.tsx";

/** An amount in major units, written for the page's language; the currency is the channel's. */
export function Money({ value }: { value: { amount: number; currency: string } }) {
  return <span className="ui-data">{formatMoney(useLanguage(), value.amount, value.currency)}</span>;
}
