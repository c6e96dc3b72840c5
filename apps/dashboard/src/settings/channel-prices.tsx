import { StaffChannelPricesDocument } from "@carloom/api-client/commerce";
import { Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { amountOf } from "../parts/typed-number.ts";
import type { Channel } from "./channel.ts";

/** Prices of another channel, converted; what has a price here keeps it. */
export function ChannelPrices({
  channel,
  others,
  onClose,
}: {
  channel: Channel;
  others: readonly Channel[];
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const copy = useAct(StaffChannelPricesDocument);
  const [from, setFrom] = useState(others[0]?.id ?? "");
  const [written, setWritten] = useState("");
  const source = others.find(({ id }) => id === from);
  const isSame = source?.currencyCode === channel.currencyCode;
  const rate = isSame ? 1 : amountOf(written);
  return (
    <ActDialog
      title={t("dashboard.channels.pricesOf", { name: channel.name })}
      label={t("dashboard.channels.takePrices")}
      onClose={onClose}
      isReady={source !== undefined && rate !== null && rate > 0}
      run={async () => {
        const answer = await copy.mutateAsync({ id: channel.id, from, rate: rate ?? 0 });
        const problems = answer.channelPricesCopy?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.channels.pricesComing"));
        return problems;
      }}
    >
      <p>{t("dashboard.channels.pricesText")}</p>
      <Select
        label={t("dashboard.channels.pricesFrom")}
        value={from}
        options={others.map(({ id, name, currencyCode }) => ({ value: id, label: `${name}, ${currencyCode}` }))}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      {isSame ? null : (
        <TextField
          label={t("dashboard.channels.rate", { from: source?.currencyCode ?? "", to: channel.currencyCode })}
          hint={t("dashboard.channels.rateHint")}
          inputMode="decimal"
          value={written}
          required
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
