import { StaffPlanSaveDocument, StaffPlansDocument } from "@carloom/api-client/commerce";
import { Button, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { moneyText } from "../parts/text.ts";
import { inputOf } from "./plan-input.ts";
import { PERIODS, type Plan, type PlanChannel, planTexts, priceIn } from "./plan.ts";
import { PlanDialog } from "./plan-dialog.tsx";

type Open = { what: "edit"; of: Plan | null } | { what: "turn"; of: Plan } | null;

export const asks: Asks = () => [asked(StaffPlansDocument, {})];

/** Memberships that somebody may have: what each gives, costs, and how many have it. */
export function Plans() {
  const t = useT();
  const toast = useToast();
  const answer = useAnswer(StaffPlansDocument, {});
  const save = useAct(StaffPlanSaveDocument);
  const [open, setOpen] = useState<Open>(null);
  const language = useLanguage();
  const close = () => setOpen(null);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.plans")}
        actions={
          <Button variant="primary" onClick={() => setOpen({ what: "edit", of: null })}>
            <Plus aria-hidden size={16} />
            {t("dashboard.plan.new")}
          </Button>
        }
      />
      <p className="da-soft da-lead">{t("dashboard.plan.lead")}</p>
      <Loaded answer={answer}>
        {({ membershipPlanList: plans, channels }) => (
          <>
            {plans.length === 0 ? <p className="da-empty">{t("dashboard.plan.none")}</p> : null}
            {plans.map((plan) => (
              <PlanPart key={plan.id} plan={plan} channels={channels ?? []} onOpen={setOpen} />
            ))}
            {open?.what === "edit" ? <PlanDialog plan={open.of} channels={channels ?? []} onClose={close} /> : null}
            {open?.what === "turn" ? (
              <ActDialog
                title={t(open.of.isOpen ? "dashboard.plan.closeOne" : "dashboard.plan.openOne", {
                  name: planTexts(open.of, language).name,
                })}
                label={t(open.of.isOpen ? "dashboard.plan.close" : "dashboard.plan.open")}
                onClose={close}
                run={async () => {
                  const input = { ...inputOf(open.of, channels ?? []), isOpen: !open.of.isOpen };
                  const { errors } = (await save.mutateAsync({ input })).membershipPlanSave;
                  if (errors.length === 0) toast(t("dashboard.saved"));
                  return errors;
                }}
              >
                <p>
                  {t(open.of.isOpen ? "dashboard.plan.closeText" : "dashboard.plan.openText", {
                    count: open.of.members,
                  })}
                </p>
              </ActDialog>
            ) : null}
          </>
        )}
      </Loaded>
    </div>
  );
}

function PlanPart({
  plan,
  channels,
  onOpen,
}: {
  plan: Plan;
  channels: readonly PlanChannel[];
  onOpen: (open: Open) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { name, text } = planTexts(plan, language);
  const missing = plan.ko === plan.name || plan.ja === plan.name;
  const sold = channels.filter((channel) => PERIODS.some((period) => priceIn(plan, channel, period)));
  return (
    <Section
      title={name}
      actions={
        <>
          <Button
            size="small"
            aria-label={t("dashboard.edit.of", { name })}
            onClick={() => onOpen({ what: "edit", of: plan })}
          >
            {t("dashboard.customer.edit")}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onOpen({ what: "turn", of: plan })}>
            {t(plan.isOpen ? "dashboard.plan.close" : "dashboard.plan.open")}
          </Button>
        </>
      }
    >
      <p className="da-head-state">
        <State tone={plan.isOpen ? "good" : "quiet"}>
          {t(plan.isOpen ? "dashboard.plan.isOpen" : "dashboard.plan.isClosed")}
        </State>
        <span>{t("dashboard.plan.members", { count: plan.members })}</span>
        {plan.isDemo ? <span>{t("dashboard.plan.demo")}</span> : null}
        {missing ? <State tone="warn">{t("dashboard.product.missing")}</State> : null}
      </p>
      <p>{text}</p>
      <p className="da-soft">{t("dashboard.plan.gives", { area: number.format(plan.monthlyAreaCm2) })}</p>
      <ul className="da-rows">
        {sold.map((channel) => (
          <li key={channel.id} className="da-row">
            <span className="da-row-main">{channel.name}</span>
            <span className="da-end">
              {PERIODS.flatMap((period) => {
                const price = priceIn(plan, channel, period);
                return price ? t(`dashboard.plan.per.${period}`, { price: moneyText(language, price) }) : [];
              }).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {sold.length === 0 ? <p className="da-soft">{t("dashboard.plan.noPrice")}</p> : null}
    </Section>
  );
}
