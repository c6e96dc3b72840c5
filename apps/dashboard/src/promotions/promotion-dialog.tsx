import {
  StaffChannelsDocument,
  StaffPromotionCreateDocument,
  StaffPromotionDocument,
  type StaffPromotionFragment,
  StaffPromotionRuleCreateDocument,
  StaffPromotionRuleDeleteDocument,
  StaffPromotionUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, Segmented, TextField, useT, useToast } from "@carloom/ui";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { amountOf } from "../parts/typed-number.ts";
import { momentOf } from "../parts/moment.ts";
import { canChange, type Given, givenOf, isReady, KINDS, type Kind, rulesOf } from "./given.ts";
import { GoodsPicker } from "./goods-picker.tsx";
import { PromotionPreview } from "./promotion-preview.tsx";

/** Ids of the rules that stand: what is written takes their place. */
type Rules = { rules: readonly string[] };
const idsOf = (promotion: StaffPromotionFragment | null | undefined) => (promotion?.rules ?? []).map(({ id }) => id);

type Props = {
  promotion: StaffPromotionFragment | null;
  onClose: () => void;
  /** Ends it now, or takes it away; null for one that is being written. */
  onEnd: (() => void) | null;
  onDelete: (() => void) | null;
};

/** What costs less, by how much, where and until when, and what that makes of prices. */
export function PromotionDialog({ promotion: of, onClose, onEnd, onDelete }: Props) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffPromotionCreateDocument);
  const edit = useDraft({
    document: StaffPromotionDocument,
    variables: { id: of?.id ?? "" },
    isNew: of === null,
    shown: { promotion: of },
    record: (answer) => answer.promotion,
    of: (answer): Given & Rules => ({ ...givenOf(answer?.promotion ?? null), rules: idsOf(answer?.promotion) }),
  });
  const promotion =
    useAnswer(StaffPromotionDocument, { id: of?.id ?? "" }, { enabled: of !== null }).data?.promotion ?? of;
  const update = useAct(StaffPromotionUpdateDocument, edit);
  // the rules are written one after the other, and each changes what the next would rest on: the first is
  const addFirst = useAct(StaffPromotionRuleCreateDocument, edit);
  const add = useAct(StaffPromotionRuleCreateDocument);
  const remove = useAct(StaffPromotionRuleDeleteDocument);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const { draft: given, set } = edit;
  const hasForm = promotion === null || canChange(promotion);
  const rules = rulesOf(given, channels);
  const percent = amountOf(given.percent);
  const isPercentWrong = given.percent.trim() !== "" && (percent === null || percent <= 0 || percent > 100);
  const [shown] = channels.filter(({ id }) => rules.some((rule) => rule.channels.includes(id)));
  const previewed = shown && rules.find((rule) => rule.channels.includes(shown.id));

  const write = async (now: Given & Rules, stored: Given & Rules): Promise<readonly Problem[]> => {
    const facts = { name: now.name.trim(), endDate: momentOf(now.end) };
    const dates = now.start ? { startDate: momentOf(now.start) } : {};
    const rules = rulesOf(now, channels);
    if (!promotion) {
      const input = { ...facts, ...dates, type: "CATALOGUE" as const, rules };
      return (await create.mutateAsync({ input })).promotionCreate?.errors ?? [];
    }
    const { promotionUpdate } = await update.mutateAsync({ id: promotion.id, input: { ...facts, ...dates } });
    if (promotionUpdate?.errors.length || !hasForm) return promotionUpdate?.errors ?? [];
    if (JSON.stringify(rulesOf(stored, channels)) === JSON.stringify(rules)) return [];
    // the new ones stand before the old ones go, so that no price springs back in between
    for (const [index, rule] of rules.entries()) {
      const { promotionRuleCreate } = await (index === 0 ? addFirst : add).mutateAsync({
        input: { ...rule, promotion: promotion.id },
      });
      if (promotionRuleCreate?.errors.length) return promotionRuleCreate.errors;
    }
    for (const id of stored.rules) {
      const { promotionRuleDelete } = await remove.mutateAsync({ id });
      if (promotionRuleDelete?.errors.length) return promotionRuleDelete.errors;
    }
    return [];
  };
  const perChannel = (values: Readonly<Record<string, string>>) =>
    channels.flatMap(({ id, name }) => (values[id] ? [`${name} ${values[id]}`] : [])).join(", ");
  const names = {
    name: { label: t("dashboard.promotion.name") },
    kind: { label: t("dashboard.promotion.goods"), text: (kind: Kind) => t(`dashboard.promotion.kind.${kind}`) },
    picked: { label: t("dashboard.promotion.goods"), text: (ids: readonly string[]) => String(ids.length) },
    isPercent: {
      label: t("dashboard.promotion.value"),
      text: (is: boolean) => t(is ? "dashboard.voucher.percent" : "dashboard.voucher.amount"),
    },
    percent: { label: t("dashboard.promotion.percent") },
    amounts: { label: t("dashboard.voucher.amount"), text: perChannel },
    channels: {
      label: t("dashboard.settings.channels"),
      text: (ids: readonly string[]) => channels.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(", "),
    },
    start: { label: t("dashboard.promotion.start") },
    end: { label: t("dashboard.promotion.end") },
  };
  return (
    <ActDialog
      title={promotion?.name ?? t("dashboard.promotion.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={hasForm ? isReady(given, channels) : given.name.trim() !== ""}
      run={async () => {
        const problems = await edit.save(write);
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
          <GoodsPicker
            label={t("dashboard.promotion.goods")}
            kinds={KINDS}
            kind={given.kind}
            picked={given.picked}
            channel={channels[0]?.slug ?? ""}
            onChange={set}
          />
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
      <Meanwhile edit={edit} names={names} />
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
