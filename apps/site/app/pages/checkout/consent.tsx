import { Checkbox, ErrorNote, useT } from "@carloom/ui";
import type { Terms } from "../../cart/terms.ts";
import { SiteLink } from "../../language/language.tsx";

type ConsentProps = { terms: Terms | null; missing: boolean };

/** Has every box of a submitted form been ticked? */
export const agreedTo = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>("[name=consent]")].every((box) => box.checked);

/** A box for each rule that is agreed to, none of them ticked for the customer. */
export function ConsentBoxes({ terms, missing }: ConsentProps) {
  const t = useT();
  const texts = terms?.consents.length ? terms.consents.map(({ text }) => text) : [t("shop.pay.consent")];
  return (
    <div className="checkout-consent">
      {texts.map((text, index) => (
        <Checkbox
          key={text}
          name="consent"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? "consent-error" : undefined}
          label={
            <>
              {text}{" "}
              {index === 0 ? (
                <SiteLink className="ui-link" to="/terms" target="_blank">
                  {t("site.terms")}
                </SiteLink>
              ) : null}
            </>
          }
        />
      ))}
      {missing ? (
        <div id="consent-error">
          <ErrorNote>{t("shop.error.CONSENT")}</ErrorNote>
        </div>
      ) : null}
    </div>
  );
}

type ReviewRowsProps = {
  terms: Terms | null;
  personalised: boolean;
  /** There is bank transfer only. */
  transferOnly: boolean;
  /** Gift cards pay all of it: no way of paying is left to be told of. */
  covered: boolean;
};

/** What the last page has to say before somebody orders: the shop's statements, or the ways of paying and returning. */
export function ReviewRows({ terms, personalised, transferOnly, covered }: ReviewRowsProps) {
  const t = useT();
  return (
    <dl className="site-rows">
      {transferOnly ? (
        <div>
          <dt>{t("shop.pay.heading")}</dt>
          <dd>
            <b>{t("shop.pay.offline")}</b>
            <br />
            {t("shop.pay.offlineText")} {t("shop.pay.noCard")}
          </dd>
        </div>
      ) : null}
      {terms ? (
        terms.statements
          .filter(({ key }) => key !== "payment" || !(transferOnly || covered))
          .map(({ key, title, text }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))
      ) : (
        <div>
          <dt>{t("shop.pay.returns")}</dt>
          <dd>{t(personalised ? "shop.pay.returnsBuild" : "shop.pay.returnsGoods")}</dd>
        </div>
      )}
    </dl>
  );
}
