import { MySavedQuotesDocument, type MySavedQuotesQuery } from "@carloom/api-client/commerce";
import { formatDate, formatMoney } from "@carloom/i18n";
import { buttonClass, useT } from "@carloom/ui";
import { useLanguage } from "../language.tsx";
import { Page } from "../parts/page.tsx";
import { siteAddress } from "./address.ts";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

type Quote = MySavedQuotesQuery["mySavedQuotes"][number];

/** Prices that were kept, newest first; each leads to its page on the site, from where it goes into the cart. */
export function QuotesPage() {
  const t = useT();
  const [answer, ask] = useAnswer(MySavedQuotesDocument, {});
  return (
    <Page title={t("account.area.quotes")}>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ mySavedQuotes }) => <Quotes all={mySavedQuotes} />}
      </Loaded>
    </Page>
  );
}

/** What a quote is for: its builds by their titles, its other goods by their names. */
const namesOf = ({ lines }: Quote): string =>
  [...new Set(lines.map((line) => line.designTitle ?? line.name))].join(", ");

function Quotes({ all }: { all: readonly Quote[] }) {
  const t = useT();
  const language = useLanguage();
  if (all.length === 0)
    return (
      <>
        <p className="ui-lead">{t("account.quotes.none")}</p>
        <div className="account-actions">
          <a className={buttonClass({ variant: "primary" })} href={siteAddress(language, "/car")}>
            {t("account.orders.start")}
          </a>
        </div>
      </>
    );
  return (
    <ul className="account-rows account-orders">
      {all.map((quote) => (
        <li key={quote.token}>
          <a className="account-row" href={siteAddress(language, `/quotes/${quote.token}`)}>
            <span className="account-order-number">{formatDate(language, quote.createdAt)}</span>
            <span>
              <b>{namesOf(quote)}</b>
              <span className="ui-hint">
                {t(quote.isValid ? "account.quotes.until" : "account.quotes.ended", {
                  date: formatDate(language, quote.validUntil),
                })}
              </span>
            </span>
            <span className="ui-data">
              {formatMoney(language, quote.total.gross.amount, quote.total.gross.currency)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
