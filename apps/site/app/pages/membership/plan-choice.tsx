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
                <>
                  <b className="ui-data">{formatMoney(language, price.amount, price.currency)}</b>
                  <span className="ui-small">{t(`membership.per.${period}`)}</span>
                </>
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
