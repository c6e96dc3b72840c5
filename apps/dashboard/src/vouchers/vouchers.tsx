import {
  StaffVoucherDeleteDocument,
  StaffVouchersDocument,
  type StaffVoucherFragment,
} from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { useEntry } from "../list/use-entry.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { OpenVoucher, VoucherDialog } from "./voucher-dialog.tsx";

const PAGE = 50;

async function ask(
  { words }: ListState,
  after: string | null,
  signal: AbortSignal,
): Promise<ListPage<StaffVoucherFragment>> {
  const { vouchers } = await session.clients.commerce.query(
    StaffVouchersDocument,
    { first: PAGE, after, search: words || null },
    { signal },
  );
  return {
    rows: vouchers?.edges.map(({ node }) => node) ?? [],
    next: vouchers?.pageInfo.hasNextPage ? (vouchers.pageInfo.endCursor ?? null) : null,
    total: vouchers?.totalCount ?? null,
  };
}

export const asks: Asks = askedList("vouchers", ask);

/** Codes that take something off an order, and how often they were used. */
export function Vouchers() {
  const t = useT();
  const language = useLanguage();
  const entry = useEntry<StaffVoucherFragment>("vouchers");
  const { open, close } = entry;
  const [isNew, setNew] = useState(false);
  const [ending, setEnding] = useState<StaffVoucherFragment | null>(null);
  const remove = useAct(StaffVoucherDeleteDocument);
  const value = (row: StaffVoucherFragment) =>
    (row.channelListings ?? [])
      .map((one) =>
        row.discountValueType === "PERCENTAGE"
          ? `${one.discountValue} %`
          : moneyText(language, { amount: one.discountValue, currency: one.currency }),
      )
      .filter((text, index, all) => all.indexOf(text) === index)
      .join(" · ") || "–";
  const stateOf = (row: StaffVoucherFragment) => {
    const now = Date.now();
    if (row.endDate && Date.parse(row.endDate) < now) return { tone: "quiet", name: "over" } as const;
    if (Date.parse(row.startDate) > now) return { tone: "open", name: "planned" } as const;
    if (row.usageLimit && row.used >= row.usageLimit) return { tone: "quiet", name: "used" } as const;
    if ((row.channelListings ?? []).length === 0) return { tone: "warn", name: "noValue" } as const;
    return { tone: "good", name: "active" } as const;
  };
  const columns: Column<StaffVoucherFragment>[] = [
    {
      id: "code",
      name: "dashboard.voucher.code",
      cell: (row) => <b className="da-number">{row.code ?? row.name}</b>,
      text: (row) => row.code ?? "",
    },
    {
      id: "state",
      name: "dashboard.order.status",
      cell: (row) => {
        const { tone, name } = stateOf(row);
        return <State tone={tone}>{t(`dashboard.voucher.${name}`)}</State>;
      },
      text: (row) => stateOf(row).name,
    },
    { id: "value", name: "dashboard.voucher.value", cell: value, text: value },
    {
      id: "type",
      name: "dashboard.voucher.of",
      cell: (row) => t(`dashboard.voucher.${row.type}`),
      text: (row) => row.type,
    },
    {
      id: "used",
      name: "dashboard.voucher.uses",
      cell: (row) => (row.usageLimit ? `${row.used} / ${row.usageLimit}` : row.used),
      text: (row) => String(row.used),
      end: true,
    },
    {
      id: "end",
      name: "dashboard.voucher.end",
      cell: (row) => (row.endDate ? momentText(language, row.endDate) : "–"),
      text: (row) => row.endDate ?? "",
      end: true,
    },
  ];
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.vouchers")}
        actions={
          <Button variant="primary" onClick={() => setNew(true)}>
            <Plus aria-hidden size={16} />
            {t("dashboard.voucher.new")}
          </Button>
        }
      />
      <DataList
        id="vouchers"
        label={t("dashboard.place.vouchers")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={entry.href}
        ask={ask}
        empty={
          <>
            <h2>{t("dashboard.voucher.none")}</h2>
            <p>{t("dashboard.voucher.noneText")}</p>
          </>
        }
      />
      {isNew ? <VoucherDialog voucher={null} onClose={() => setNew(false)} onDelete={null} /> : null}
      {open && !ending ? (
        <OpenVoucher key={open.id} id={open.id} onClose={close} onDelete={() => setEnding(open)} />
      ) : null}
      {ending ? (
        <DeleteDialog
          name={ending.code ?? ""}
          text={t("dashboard.voucher.deleteText")}
          run={async () => (await remove.mutateAsync({ id: ending.id })).voucherDelete?.errors ?? []}
          onClose={() => {
            setEnding(null);
            close();
          }}
        />
      ) : null}
    </div>
  );
}
