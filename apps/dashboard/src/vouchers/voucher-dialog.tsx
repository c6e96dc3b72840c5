import {
  StaffChannelsDocument,
  StaffVoucherCreateDocument,
  type StaffVoucherFragment,
  StaffVoucherListingDocument,
  StaffVoucherUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, Segmented, Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { localMoment, momentOf } from "../parts/moment.ts";
import { amountOf, piecesOf } from "../parts/typed-number.ts";

type Given = {
  code: string;
  type: StaffVoucherFragment["type"];
  isPercent: boolean;
  limit: string;
  isOnce: boolean;
  start: string;
  end: string;
  values: Readonly<Record<string, string>>;
  least: Readonly<Record<string, string>>;
};

function givenOf(voucher: StaffVoucherFragment | null): Given {
  const listings = voucher?.channelListings ?? [];
  return {
    code: voucher?.code ?? "",
    type: voucher?.type ?? "ENTIRE_ORDER",
    isPercent: voucher?.discountValueType !== "FIXED",
    limit: voucher?.usageLimit ? String(voucher.usageLimit) : "",
    isOnce: voucher?.applyOncePerCustomer ?? false,
    start: localMoment(voucher?.startDate),
    end: localMoment(voucher?.endDate),
    values: Object.fromEntries(listings.map((one) => [one.channel.id, String(one.discountValue)])),
    least: Object.fromEntries(listings.map((one) => [one.channel.id, one.minSpent ? String(one.minSpent.amount) : ""])),
  };
}

/** What a code takes off, in which channel, for whom and until when. */
export function VoucherDialog({
  voucher,
  onClose,
  onDelete,
}: {
  voucher: StaffVoucherFragment | null;
  onClose: () => void;
  onDelete: (() => void) | null;
}) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffVoucherCreateDocument);
  const update = useAct(StaffVoucherUpdateDocument);
  const list = useAct(StaffVoucherListingDocument);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const [given, setGiven] = useState(() => givenOf(voucher));
  const set = (part: Partial<Given>) => setGiven({ ...given, ...part });
  const valueOf = (id: string): number | null | undefined => {
    const text = given.values[id]?.trim();
    return text ? amountOf(text) : undefined;
  };
  const wrongValue = (id: string) => {
    const value = valueOf(id);
    return value === null || (given.isPercent && value !== undefined && value > 100);
  };
  const limit = given.limit.trim() === "" ? null : piecesOf(given.limit);
  const isReady =
    given.code.trim() !== "" &&
    (given.limit.trim() === "" || (limit !== null && limit > 0)) &&
    channels.some(({ id }) => typeof valueOf(id) === "number") &&
    !channels.some(({ id }) => wrongValue(id) || (given.least[id]?.trim() && amountOf(given.least[id]) === null));

  const write = async (): Promise<readonly Problem[]> => {
    const input = {
      type: given.type,
      discountValueType: given.isPercent ? ("PERCENTAGE" as const) : ("FIXED" as const),
      usageLimit: limit,
      applyOncePerCustomer: given.isOnce,
      endDate: momentOf(given.end),
      ...(given.start && { startDate: momentOf(given.start) }),
    };
    let id = voucher?.id;
    if (id) {
      const { voucherUpdate } = await update.mutateAsync({ id, input });
      if (voucherUpdate?.errors.length) return voucherUpdate.errors;
    } else {
      const code = given.code.trim();
      const { voucherCreate } = await create.mutateAsync({ input: { ...input, name: code, addCodes: [code] } });
      if (voucherCreate?.errors.length) return voucherCreate.errors;
      id = voucherCreate?.voucher?.id;
    }
    if (!id) return [{}];
    const kept = channels.filter((channel) => typeof valueOf(channel.id) === "number");
    const gone = (voucher?.channelListings ?? [])
      .map((one) => one.channel.id)
      .filter((one) => !kept.some((channel) => channel.id === one));
    const { voucherChannelListingUpdate } = await list.mutateAsync({
      id,
      input: {
        addChannels: kept.map((channel) => ({
          channelId: channel.id,
          discountValue: valueOf(channel.id) ?? 0,
          minAmountSpent: amountOf(given.least[channel.id] ?? "") ?? 0,
        })),
        ...(gone.length > 0 && { removeChannels: gone }),
      },
    });
    return voucherChannelListingUpdate?.errors ?? [];
  };
  return (
    <ActDialog
      title={voucher?.code ?? t("dashboard.voucher.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const problems = await write();
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
        options={(["ENTIRE_ORDER", "SHIPPING"] as const).map((value) => ({
          value,
          label: t(`dashboard.voucher.${value}`),
        }))}
        onChange={(event) => set({ type: event.currentTarget.value === "SHIPPING" ? "SHIPPING" : "ENTIRE_ORDER" })}
      />
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
