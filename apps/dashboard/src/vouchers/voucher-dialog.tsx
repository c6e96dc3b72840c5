import {
  StaffChannelsDocument,
  StaffVoucherCreateDocument,
  StaffVoucherDocument,
  type StaffVoucherDetailFragment,
  StaffVoucherListingDocument,
  StaffVoucherUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, Segmented, Select, TextField, useT, useToast } from "@carloom/ui";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { useNameOf } from "../parts/name-of.ts";
import { localMoment, momentOf } from "../parts/moment.ts";
import { amountOf, piecesOf } from "../parts/typed-number.ts";
import { GoodsPicker } from "../promotions/goods-picker.tsx";
import { goodsInput, goodsOf, type Kind, KINDS, type PickedGoods } from "./goods.ts";

type Given = PickedGoods & {
  code: string;
  type: StaffVoucherDetailFragment["type"];
  isPercent: boolean;
  limit: string;
  isOnce: boolean;
  isOnePiece: boolean;
  start: string;
  end: string;
  values: Readonly<Record<string, string>>;
  least: Readonly<Record<string, string>>;
};

const TYPES = ["ENTIRE_ORDER", "SPECIFIC_PRODUCT", "SHIPPING"] as const;

function givenOf(voucher: StaffVoucherDetailFragment | null): Given {
  const listings = voucher?.channelListings ?? [];
  return {
    code: voucher?.code ?? "",
    type: voucher?.type ?? "ENTIRE_ORDER",
    ...(goodsOf(voucher) ?? { kind: "product", picked: [] }),
    isPercent: voucher?.discountValueType !== "FIXED",
    limit: voucher?.usageLimit ? String(voucher.usageLimit) : "",
    isOnce: voucher?.applyOncePerCustomer ?? false,
    isOnePiece: voucher?.applyOncePerOrder ?? false,
    start: localMoment(voucher?.startDate),
    end: localMoment(voucher?.endDate),
    values: Object.fromEntries(listings.map((one) => [one.channel.id, String(one.discountValue)])),
    least: Object.fromEntries(listings.map((one) => [one.channel.id, one.minSpent ? String(one.minSpent.amount) : ""])),
  };
}

/** A voucher of the list, once its goods are read: the list knows none. */
export function OpenVoucher({ id, ...acts }: { id: string; onClose: () => void; onDelete: () => void }) {
  const voucher = useAnswer(StaffVoucherDocument, { id }).data?.voucher;
  return voucher ? <VoucherDialog voucher={voucher} {...acts} /> : null;
}

/** What a code takes off, in which channel, for whom and until when. */
export function VoucherDialog({
  voucher,
  onClose,
  onDelete,
}: {
  voucher: StaffVoucherDetailFragment | null;
  onClose: () => void;
  onDelete: (() => void) | null;
}) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffVoucherCreateDocument);
  const edit = useDraft({
    document: StaffVoucherDocument,
    variables: { id: voucher?.id ?? "" },
    isNew: voucher === null,
    shown: { voucher },
    record: (answer) => answer.voucher,
    of: (answer): Given => givenOf(answer?.voucher ?? null),
  });
  const update = useAct(StaffVoucherUpdateDocument, edit);
  const list = useAct(StaffVoucherListingDocument, edit);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const { draft: given, set } = edit;
  const nameOf = useNameOf();
  const isForGoods = given.type === "SPECIFIC_PRODUCT";
  const canPick = goodsOf(voucher) !== null;
  const productNames = Object.fromEntries((voucher?.products?.edges ?? []).map(({ node }) => [node.id, nameOf(node)]));
  const valueOf = (id: string, of: Given = given): number | null | undefined => {
    const text = of.values[id]?.trim();
    return text ? amountOf(text) : undefined;
  };
  const wrongValue = (id: string) => {
    const value = valueOf(id);
    return value === null || (given.isPercent && value !== undefined && value > 100);
  };
  const limit = given.limit.trim() === "" ? null : piecesOf(given.limit);
  const isReady =
    given.code.trim() !== "" &&
    (!isForGoods || !canPick || given.picked.length > 0) &&
    (given.limit.trim() === "" || (limit !== null && limit > 0)) &&
    channels.some(({ id }) => typeof valueOf(id) === "number") &&
    !channels.some(({ id }) => wrongValue(id) || (given.least[id]?.trim() && amountOf(given.least[id]) === null));

  const write = async (now: Given, stored: Given): Promise<readonly Problem[]> => {
    const input = {
      type: now.type,
      ...(now.type === "SPECIFIC_PRODUCT" && canPick && goodsInput(now)),
      discountValueType: now.isPercent ? ("PERCENTAGE" as const) : ("FIXED" as const),
      usageLimit: now.limit.trim() === "" ? null : piecesOf(now.limit),
      applyOncePerCustomer: now.isOnce,
      applyOncePerOrder: now.isOnePiece && now.type !== "SHIPPING",
      endDate: momentOf(now.end),
      ...(now.start && { startDate: momentOf(now.start) }),
    };
    let id = voucher?.id;
    if (id) {
      const { voucherUpdate } = await update.mutateAsync({ id, input });
      if (voucherUpdate?.errors.length) return voucherUpdate.errors;
    } else {
      const code = now.code.trim();
      const { voucherCreate } = await create.mutateAsync({ input: { ...input, name: code, addCodes: [code] } });
      if (voucherCreate?.errors.length) return voucherCreate.errors;
      id = voucherCreate?.voucher?.id;
    }
    if (!id) return [{}];
    const kept = channels.filter((channel) => typeof valueOf(channel.id, now) === "number");
    const gone = Object.keys(stored.values).filter((one) => !kept.some((channel) => channel.id === one));
    const { voucherChannelListingUpdate } = await list.mutateAsync({
      id,
      input: {
        addChannels: kept.map((channel) => ({
          channelId: channel.id,
          discountValue: valueOf(channel.id, now) ?? 0,
          minAmountSpent: amountOf(now.least[channel.id] ?? "") ?? 0,
        })),
        ...(gone.length > 0 && { removeChannels: gone }),
      },
    });
    return voucherChannelListingUpdate?.errors ?? [];
  };
  const perChannel = (values: Readonly<Record<string, string>>) =>
    channels.flatMap(({ id, name }) => (values[id] ? [`${name} ${values[id]}`] : [])).join(", ");
  const names = {
    type: { label: t("dashboard.voucher.of"), text: (value: Given["type"]) => t(`dashboard.voucher.${value}`) },
    kind: { label: t("dashboard.voucher.goods"), text: (kind: Kind) => t(`dashboard.promotion.kind.${kind}`) },
    picked: { label: t("dashboard.voucher.goods"), text: (ids: readonly string[]) => String(ids.length) },
    isPercent: {
      label: t("dashboard.voucher.value"),
      text: (is: boolean) => t(is ? "dashboard.voucher.percent" : "dashboard.voucher.amount"),
    },
    limit: { label: t("dashboard.voucher.limit") },
    isOnce: { label: t("dashboard.voucher.once") },
    isOnePiece: { label: t("dashboard.voucher.onePiece") },
    start: { label: t("dashboard.voucher.start") },
    end: { label: t("dashboard.voucher.end") },
    values: { label: t("dashboard.voucher.value"), text: perChannel },
    least: { label: t("dashboard.voucher.least", { currency: "" }), text: perChannel },
  };
  return (
    <ActDialog
      title={voucher?.code ?? t("dashboard.voucher.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const problems = await edit.save(write);
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.voucher.code")}
        value={given.code}
        maxLength={40}
        disabled={voucher !== null}
        autoCapitalize="characters"
        onChange={(event) => set({ code: event.currentTarget.value })}
      />
      <Select
        label={t("dashboard.voucher.of")}
        value={given.type}
        options={TYPES.map((value) => ({ value, label: t(`dashboard.voucher.${value}`) }))}
        onChange={(event) => set({ type: event.currentTarget.value as Given["type"] })}
      />
      {isForGoods && canPick ? (
        <GoodsPicker
          label={t("dashboard.voucher.goods")}
          kinds={KINDS}
          kind={given.kind}
          picked={given.picked}
          channel={channels[0]?.slug ?? ""}
          names={productNames}
          onChange={set}
        />
      ) : null}
      {isForGoods && !canPick ? <p className="da-soft">{t("dashboard.voucher.elsewhere")}</p> : null}
      <Segmented
        label={t("dashboard.voucher.value")}
        value={given.isPercent ? "percent" : "amount"}
        onChange={(value) => set({ isPercent: value === "percent" })}
        options={[
          { value: "percent", label: t("dashboard.voucher.percent") },
          { value: "amount", label: t("dashboard.voucher.amount") },
        ]}
      />
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={t("dashboard.voucher.valueIn", {
              channel: channel.name,
              unit: given.isPercent ? "%" : channel.currencyCode,
            })}
            inputMode="decimal"
            value={given.values[channel.id] ?? ""}
            error={wrongValue(channel.id) ? t("dashboard.variant.priceWrong") : undefined}
            onChange={(event) => set({ values: { ...given.values, [channel.id]: event.currentTarget.value } })}
          />
        ))}
      </div>
      {given.type === "SHIPPING" ? null : (
        <Checkbox
          label={t("dashboard.voucher.onePiece")}
          checked={given.isOnePiece}
          onChange={(event) => set({ isOnePiece: event.currentTarget.checked })}
        />
      )}
      {isForGoods && !given.isPercent && !given.isOnePiece ? (
        <p className="da-soft">{t("dashboard.voucher.eachPiece")}</p>
      ) : null}
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={t("dashboard.voucher.least", { currency: channel.currencyCode })}
            inputMode="decimal"
            value={given.least[channel.id] ?? ""}
            onChange={(event) => set({ least: { ...given.least, [channel.id]: event.currentTarget.value } })}
          />
        ))}
      </div>
      <div className="da-three">
        <TextField
          label={t("dashboard.voucher.start")}
          type="datetime-local"
          value={given.start}
          onChange={(event) => set({ start: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.voucher.end")}
          type="datetime-local"
          value={given.end}
          onChange={(event) => set({ end: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.voucher.limit")}
          inputMode="numeric"
          value={given.limit}
          onChange={(event) => set({ limit: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t("dashboard.voucher.once")}
        checked={given.isOnce}
        onChange={(event) => set({ isOnce: event.currentTarget.checked })}
      />
      <Meanwhile edit={edit} names={names} />
      {onDelete ? (
        <div>
          <Button size="small" variant="quiet" onClick={onDelete}>
            {t("dashboard.delete")}
          </Button>
        </div>
      ) : null}
    </ActDialog>
  );
}
