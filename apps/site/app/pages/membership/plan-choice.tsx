import { formatMoney } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useLanguage } from "../../language/language.tsx";
import type { Period, Plan } from "../../data/plans.ts";

type PlanChoiceProps = {
  plans: readonly Plan[];
  chosen: Plan;
  period: Period;
  onChoose: (slug: string) => void;
};

const PLACE = "\u0000";

/** The price where the language has it: "₩12,000 a month", "월 ₩12,000". */
function PriceOf({ text, children }: { text: string; children: string }) {
  const [before = "", after = ""] = text.split(PLACE);
  return (
    <>
      {before ? <span className="ui-small">{before}</span> : null}
      <b className="ui-data">{children}</b>
      {after ? <span className="ui-small">{after}</span> : null}
    </>
  );
}

/** One row a plan: what is free each month and what the period costs. */
export function PlanChoice({ plans, chosen, period, onChoose }: PlanChoiceProps) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <fieldset className="membership-plans">
      <legend>{t("membership.plans")}</legend>
      {plans.map((plan) => {
        const price = plan[period];
        return (
          <label key={plan.slug}>
            <input
              type="radio"
              name="plan"
              value={plan.slug}
              checked={plan === chosen}
              onChange={() => onChoose(plan.slug)}
            />
            <span className="membership-plan">
              <b>{plan.name}</b>
              {plan.isDemo ? <span className="ui-small membership-demo">{t("membership.demo")}</span> : null}
              <span className="membership-quota ui-data">
                {t("membership.area", { area: number.format(plan.areaCm2) })}
              </span>
              {plan.description ? <span className="ui-small">{plan.description}</span> : null}
            </span>
            <span className="membership-price">
              {price ? (
                <PriceOf text={t(`membership.per.${period}`, { price: PLACE })}>
                  {formatMoney(language, price.amount, price.currency)}
                </PriceOf>
              ) : (
                <span className="ui-small">{t(`membership.notSold.${period}`)}</span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
