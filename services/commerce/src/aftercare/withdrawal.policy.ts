import type { WithdrawalReach } from "../rules/notices.ts";

/**
 * Countries of the European Union: Directive 2011/83/EU, art. 11a (added by Directive (EU) 2023/2673, applied from 19 June
 * 2026), wants a function there by which a consumer withdraws from a contract on the page that it was made on.
 */
const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Whether an order to a country gets the function. */
export const offersWithdrawal = (reach: WithdrawalReach, country: string): boolean =>
  reach === "everywhere" || (reach === "eu" && EUROPEAN_UNION.has(country));
