import { type MembershipPeriod, StaffPlanSaveDocument } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { Switch, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { amountOf } from "../parts/typed-number.ts";
import { PERIODS, type Plan, type PlanChannel, planTexts, priceIn } from "./plan.ts";

const keyOf = (channel: PlanChannel, period: MembershipPeriod) => `${channel.slug} ${period}`;

/** Everything of a plan: names and texts in each language, what it gives, what it costs where. */
export function PlanDialog({
  plan,
  channels,
  onClose,
}: {
  plan: Plan | null;
  channels: readonly PlanChannel[];
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const save = useAct(StaffPlanSaveDocument);
  const read = useLanguage();
  const [names, setNames] = useState<Record<Language, string>>({
    en: plan?.name ?? "",
    ko: plan?.ko ?? "",
    ja: plan?.ja ?? "",
  });
  const [texts, setTexts] = useState<Record<Language, string>>({
    en: plan?.description ?? "",
    ko: plan?.descriptionKo ?? "",
    ja: plan?.descriptionJa ?? "",
  });
  const [slug, setSlug] = useState(plan?.slug ?? "");
  const [area, setArea] = useState(plan ? String(plan.monthlyAreaCm2) : "");
  const [isOpen, setOpen] = useState(plan?.isOpen ?? false);
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(
      channels.flatMap((channel) =>
        PERIODS.map((period) => [keyOf(channel, period), String(priceIn(plan, channel, period)?.amount ?? "")]),
      ),
    ),
  );
  const written = channels.flatMap((channel) =>
    PERIODS.flatMap((period) => {
      const text = prices[keyOf(channel, period)]?.trim() ?? "";
      return text ? { channelId: channel.id, period, price: amountOf(text) } : [];
    }),
  );
  const sold = written.flatMap(({ price, ...where }) => (price === null ? [] : { ...where, price }));
  const monthlyAreaCm2 = amountOf(area);
  const isReady =
    names.en.trim() !== "" && monthlyAreaCm2 !== null && slug.trim() !== "" && sold.length === written.length;
  return (
    <ActDialog
      title={plan ? planTexts(plan, read).name : t("dashboard.plan.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const { errors } = (
          await save.mutateAsync({
            input: {
              ...(plan && { id: plan.id }),
              slug: slug.trim(),
              names,
              descriptions: texts,
              monthlyAreaCm2: monthlyAreaCm2 ?? 0,
              isOpen,
              prices: sold,
            },
          })
        ).membershipPlanSave;
        if (errors.length === 0) toast(t("dashboard.saved"));
        return errors;
      }}
    >
      {plan && plan.members > 0 ? <p>{t("dashboard.plan.changes", { count: plan.members })}</p> : null}
      {LANGUAGES.map((language) => (
        <fieldset key={language} lang={language} className="da-form">
          <legend>{LANGUAGE_NAMES[language]}</legend>
          <TextField
            label={t("dashboard.product.name")}
            value={names[language]}
            maxLength={100}
            required={language === "en"}
            onChange={(event) => setNames({ ...names, [language]: event.currentTarget.value })}
          />
          <TextArea
            label={t("dashboard.product.description")}
            rows={2}
            value={texts[language]}
            maxLength={1000}
            onChange={(event) => setTexts({ ...texts, [language]: event.currentTarget.value })}
          />
        </fieldset>
      ))}
      <TextField
        label={t("dashboard.plan.slug")}
        hint={t("dashboard.plan.slugHint")}
        value={slug}
        maxLength={60}
        required
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.plan.area")}
        hint={t("dashboard.plan.areaHint")}
        inputMode="decimal"
        value={area}
        required
        onChange={(event) => setArea(event.currentTarget.value)}
      />
      <fieldset className="da-form">
        <legend>{t("dashboard.channels.prices")}</legend>
        <p className="da-soft">{t("dashboard.plan.pricesHint")}</p>
        {channels.map((channel) => (
          <div key={channel.id} className="da-three">
            {PERIODS.map((period) => (
              <TextField
                key={period}
                label={t(`dashboard.plan.price.${period}`, { currency: channel.currencyCode, name: channel.name })}
                inputMode="decimal"
                value={prices[keyOf(channel, period)] ?? ""}
                onChange={(event) => setPrices({ ...prices, [keyOf(channel, period)]: event.currentTarget.value })}
              />
            ))}
          </div>
        ))}
      </fieldset>
      <Switch
        label={t("dashboard.plan.isOpenLabel")}
        checked={isOpen}
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
    </ActDialog>
  );
}
