import { formatDate, formatMoney } from "@carloom/i18n";
import { fromMinor, lineTotal, toMinor } from "@carloom/pricing";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { problemKey } from "../../cart/problems.ts";
import { takeQuote } from "../../cart/quotes.ts";
import { type QuotePage, quotePage } from "../../data/quote.server.ts";
import { languageOfRequest, SiteLink, useLanguage, useLocalPath } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSite } from "../../site-context.tsx";
import { LineFit, useLineNote } from "../cart/line-name.tsx";
import { Totals } from "../cart/totals.tsx";

export const headers = () => ({ "cache-control": "private, no-store" });

/** Whoever holds the link sees the quote: the token cannot be guessed. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { commerceIn } = context.get(serverSite);
  const language = languageOfRequest(request);
  const quote = await quotePage(commerceIn[language], params.token ?? "", language);
  return data(quote, { status: quote ? 200 : 404, headers: headers() });
}

export default function SavedQuote() {
  const t = useT();
  const language = useLanguage();
  const note = useLineNote();
  const quote = useLoaderData<typeof loader>();
  if (!quote) return <NotFound />;
  const until = formatDate(language, quote.validUntil, "long");
  return (
    <div className="site-page site-wrap">
      <Seo title={t("shop.quote.heading")} path={`/quotes/${quote.token}`} unlisted />
      <h1>{t("shop.quote.heading")}</h1>
      <p className="ui-lead">{t(quote.isValid ? "shop.quote.until" : "shop.quote.over", { until })}</p>
      <div className="site-grid shop-columns">
        <ul className="shop-main">
          {quote.lines.map((line, index) => (
            // lines of one size may repeat, and never move
            <li key={`${line.variantId} ${index}`} className="cart-line">
              <span className="cart-name">
                <span>
                  <b>{line.name}</b>
                  <span className="ui-small cart-variant">
                    {[
                      line.designTitle,
                      note({ ...line, id: line.variantId, own: line.productName, variant: line.variantName }),
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                  <LineFit line={{ ...line, id: line.variantId }} />
                  {line.quantity > 1 ? (
                    <span className="ui-small cart-variant">
                      {t("sums.each", { price: formatMoney(language, line.unitPrice.amount, line.unitPrice.currency) })}
                    </span>
                  ) : null}
                </span>
              </span>
              <span className="ui-data cart-quantity">× {line.quantity}</span>
              <Money value={wholeOf(line)} />
            </li>
          ))}
        </ul>
        <aside className="shop-side" aria-label={t("shop.total.heading")}>
          <Totals
            total={quote.total}
            delivery={quote.isShippingRequired ? "later" : "none"}
            gross={quote.pricesIncludeTax}
            taxLater={quote.total.tax.amount === 0}
          />
          {quote.isValid ? (
            <Take token={quote.token} />
          ) : (
            <SiteLink to={`/${quote.channel}`} className={buttonClass({ variant: "primary", wide: true })}>
              {t("goods.backTo")}
            </SiteLink>
          )}
          <a className={buttonClass({ wide: true })} href={quote.pdfUrl} target="_blank" rel="noreferrer">
            {t("shop.quote.pdf")}
          </a>
          <p className="ui-hint">{t("shop.quote.hint")}</p>
        </aside>
      </div>
    </div>
  );
}

/** What all pieces of a line cost. */
function wholeOf({ unitPrice: { amount, currency }, quantity }: QuotePage["lines"][number]) {
  return { amount: fromMinor(lineTotal(toMinor(amount, currency), quantity), currency), currency };
}

function Take({ token }: { token: string }) {
  const t = useT();
  const { session, settings, cart } = useSite();
  const navigate = useNavigate();
  const local = useLocalPath();
  // the server renders no session: what waits for it is switched on after hydration
  const [busy, setBusy] = useState(true);
  useEffect(() => setBusy(session === null), [session]);
  const [failed, setFailed] = useState<string | null>(null);
  async function take() {
    if (!session) return;
    setBusy(true);
    setFailed(null);
    try {
      const taken = await takeQuote(session.clients.commerce, settings, token);
      if ("channel" in taken) {
        void cart?.attach();
        return void navigate(local(`/${taken.channel}/cart`));
      }
      setFailed(taken.code === "INVALID" ? "shop.quote.ended" : problemKey(taken.code));
    } catch (error) {
      console.error("The quote could not be put into the cart:", error);
      setFailed("shop.error.OTHER");
    }
    setBusy(false);
  }
  return (
    <>
      <Button variant="primary" wide disabled={busy} onClick={() => void take()}>
        {t("shop.quote.take")}
      </Button>
      {failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}
      <noscript>
        <p className="ui-hint">{t("shop.noScript")}</p>
      </noscript>
    </>
  );
}
