import { StaffChannelDeleteDocument, StaffChannelOrdersDocument } from "@carloom/api-client/commerce";
import { Select, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import type { Channel } from "./channel.ts";

/** Says what goes with a channel; its orders are handed to another of its currency. */
export function ChannelDelete({
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
  const remove = useAct(StaffChannelDeleteDocument);
  const { data } = useAnswer(StaffChannelOrdersDocument, { channel: channel.id });
  const found = data?.channels?.find(({ id }) => id === channel.id);
  const hasOrders = found?.hasOrders;
  const drafts = data?.channelDrafts ?? 0;
  const alike = others.filter(({ currencyCode }) => currencyCode === channel.currencyCode);
  const [into, setInto] = useState(alike[0]?.id ?? "");
  return (
    <ActDialog
      title={t("dashboard.structure.deleteOne", { name: channel.name })}
      label={t("dashboard.delete")}
      onClose={onClose}
      isReady={hasOrders === false || (hasOrders === true && into !== "")}
      run={async () => {
        const input = hasOrders ? { channelId: into } : null;
        const problems = (await remove.mutateAsync({ id: channel.id, input })).channelDelete?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.deleted"));
        return problems;
      }}
    >
      <p>{t("dashboard.channels.deleteText", { address: `/${channel.slug}` })}</p>
      {drafts > 0 ? <p>{t("dashboard.channels.draftsGo", { count: drafts })}</p> : null}
      {hasOrders && alike.length === 0 ? (
        <p>{t("dashboard.channels.noneAlike", { currency: channel.currencyCode })}</p>
      ) : null}
      {hasOrders && alike.length > 0 ? (
        <Select
          label={t("dashboard.channels.ordersGo")}
          value={into}
          options={alike.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setInto(event.currentTarget.value)}
        />
      ) : null}
    </ActDialog>
  );
}
