import {
  StaffChannelsDocument,
  StaffPromotionCreateDocument,
  type StaffPromotionFragment,
  StaffPromotionRuleCreateDocument,
  StaffPromotionRuleDeleteDocument,
  StaffPromotionUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, Segmented, Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { amountOf } from "../parts/typed-number.ts";
import { momentOf } from "../parts/moment.ts";
import { canChange, type Given, givenOf, isReady, KINDS, type Kind, rulesOf } from "./given.ts";
import { ProductPicker, ShelfPicker } from "./goods-picker.tsx";
import { PromotionPreview } from "./promotion-preview.tsx";

type Props = {
  promotion: StaffPromotionFragment | null;
  onClose: () => void;
  /** Ends it now, or takes it away; null for one that is being written. */
  onEnd: (() => void) | null;
  onDelete: (() => void) | null;
};

/** What costs less, by how much, where and until when, and what that makes of prices. */
export function PromotionDialog({ promotion, onClose, onEnd, onDelete }: Props) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffPromotionCreateDocument);
  const update = useAct(StaffPromotionUpdateDocument);
  const add = useAct(StaffPromotionRuleCreateDocument);
  const remove = useAct(StaffPromotionRuleDeleteDocument);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const [given, setGiven] = useState(() => givenOf(promotion));
  const set = (part: Partial<Given>) => setGiven({ ...given, ...part });
  const hasForm = promotion === null || canChange(promotion);
  const rules = rulesOf(given, channels);
  const percent = amountOf(given.percent);
  const isPercentWrong = given.percent.trim() !== "" && (percent === null || percent <= 0 || percent > 100);
  const [shown] = channels.filter(({ id }) => rules.some((rule) => rule.channels.includes(id)));
  const previewed = shown && rules.find((rule) => rule.channels.includes(shown.id));

  const write = async (): Promise<readonly Problem[]> => {
    const facts = { name: given.name.trim(), endDate: momentOf(given.end) };
    const dates = given.start ? { startDate: momentOf(given.start) } : {};
    if (!promotion) {
      const input = { ...facts, ...dates, type: "CATALOGUE" as const, rules };
      return (await create.mutateAsync({ input })).promotionCreate?.errors ?? [];
    }
    const { promotionUpdate } = await update.mutateAsync({ id: promotion.id, input: { ...facts, ...dates } });
    if (promotionUpdate?.errors.length || !hasForm) return promotionUpdate?.errors ?? [];
    if (JSON.stringify(rulesOf(givenOf(promotion), channels)) === JSON.stringify(rules)) return [];
    // the new ones stand before the old ones go, so that no price springs back in between
    for (const rule of rules) {
      const { promotionRuleCreate } = await add.mutateAsync({ input: { ...rule, promotion: promotion.id } });
      if (promotionRuleCreate?.errors.length) return promotionRuleCreate.errors;
    }
    for (const { id } of promotion.rules ?? []) {
      const { promotionRuleDelete } = await remove.mutateAsync({ id });
      if (promotionRuleDelete?.errors.length) return promotionRuleDelete.errors;
    }
    return [];
  };
  return (
    <ActDialog
      title={promotion?.name ?? t("dashboard.promotion.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={hasForm ? isReady(given, channels) : given.name.trim() !== ""}
      run={async () => {
        const problems = await write();
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.promotion.name")}
        value={given.name}
        maxLength={120}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {hasForm ? (
        <>
          <Select
            label={t("dashboard.promotion.goods")}
            value={given.kind}
            options={KINDS.map((value) => ({ value, label: t(`dashboard.promotion.kind.${value}`) }))}
            onChange={(event) => set({ kind: event.currentTarget.value as Kind, picked: [] })}
          />
          {given.kind === "product" ? (
            <ProductPicker picked={given.picked} onPick={(picked) => set({ picked })} />
          ) : given.kind === "all" ? null : (
            <ShelfPicker
              kind={given.kind}
              channel={channels[0]?.slug ?? ""}
              picked={given.picked}
              onPick={(picked) => set({ picked })}
            />
          )}
          <Segmented
            label={t("dashboard.promotion.value")}
            value={given.isPercent ? "percent" : "amount"}
            onChange={(value) => set({ isPercent: value === "percent" })}
            options={[
              { value: "percent", label: t("dashboard.voucher.percent") },
              { value: "amount", label: t("dashboard.voucher.amount") },
            ]}
          />
          {given.isPercent ? (
            <>
              <TextField
                label={t("dashboard.promotion.percent")}
                inputMode="decimal"
                value={given.percent}
                error={isPercentWrong ? t("dashboard.promotion.percentWrong") : undefined}
                onChange={(event) => set({ percent: event.currentTarget.value })}
              />
              <div className="da-three">
                {channels.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={given.channels.includes(id)}
                    onChange={(event) =>
                      set({
                        channels: event.currentTarget.checked
                          ? [...given.channels, id]
                          : given.channels.filter((one) => one !== id),
                      })
                    }
                  />
                ))}
              </div>
            </>
          ) : (
            <div className="da-three">
              {channels.map(({ id, name, currencyCode }) => (
                <TextField
                  key={id}
                  label={t("dashboard.voucher.valueIn", { channel: name, unit: currencyCode })}
                  inputMode="decimal"
                  value={given.amounts[id] ?? ""}
                  error={
                    given.amounts[id]?.trim() && amountOf(given.amounts[id]) === null
                      ? t("dashboard.variant.priceWrong")
                      : undefined
                  }
                  onChange={(event) => set({ amounts: { ...given.amounts, [id]: event.currentTarget.value } })}
                />
              ))}
            </div>
          )}
        </>
      ) : (
        <p className="da-soft">{t("dashboard.promotion.elsewhere")}</p>
      )}
      <div className="da-three">
        <TextField
          label={t("dashboard.promotion.start")}
          type="datetime-local"
          value={given.start}
          onChange={(event) => set({ start: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.promotion.end")}
          type="datetime-local"
          value={given.end}
          onChange={(event) => set({ end: event.currentTarget.value })}
        />
      </div>
      {hasForm && shown && previewed && isReady({ ...given, name: "-" }, channels) ? (
        <PromotionPreview rule={previewed} channel={shown} />
      ) : null}
      <p className="da-soft">{t("dashboard.promotion.best")}</p>
      {onDelete ? (
        <div>
          {onEnd ? (
            <Button size="small" variant="quiet" onClick={onEnd}>
              {t("dashboard.promotion.endNow")}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={onDelete}>
            {t("dashboard.delete")}
          </Button>
        </div>
      ) : null}
    </ActDialog>
  );
}
