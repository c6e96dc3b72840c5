import {
  StaffPromotionDeleteDocument,
  type StaffPromotionFragment,
  StaffPromotionsDocument,
  StaffPromotionUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { useEntry } from "../list/use-entry.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { PromotionDialog } from "./promotion-dialog.tsx";

const PAGE = 50;

async function ask(_: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<StaffPromotionFragment>> {
  const asked = { first: PAGE, after };
  const { promotions } = await session.clients.commerce.query(StaffPromotionsDocument, asked, { signal });
  return {
    rows: promotions?.edges.map(({ node }) => node) ?? [],
    next: promotions?.pageInfo.hasNextPage ? (promotions.pageInfo.endCursor ?? null) : null,
    total: promotions?.totalCount ?? null,
  };
}

export const asks: Asks = askedList("promotions", ask);

const isOver = ({ endDate }: StaffPromotionFragment) => Boolean(endDate && Date.parse(endDate) <= Date.now());

function stateOf(row: StaffPromotionFragment) {
  if (isOver(row)) return { tone: "quiet", name: "over" } as const;
  if (Date.parse(row.startDate) > Date.now()) return { tone: "open", name: "planned" } as const;
  if ((row.rules ?? []).length === 0) return { tone: "warn", name: "noValue" } as const;
  return { tone: "good", name: "active" } as const;
}

/** Goods that cost less for a time. */
export function Promotions() {
  const t = useT();
  const toast = useToast();
  const language = useLanguage();
  const entry = useEntry<StaffPromotionFragment>("promotions");
  const { open, close } = entry;
  const [isNew, setNew] = useState(false);
  const [act, setAct] = useState<"end" | "delete" | null>(null);
  const remove = useAct(StaffPromotionDeleteDocument);
  const update = useAct(StaffPromotionUpdateDocument);
  const value = (row: StaffPromotionFragment) =>
    (row.rules ?? [])
      .flatMap(({ rewardValue, rewardValueType, channels }) => {
        if (rewardValue === null) return [];
        if (rewardValueType === "PERCENTAGE") return [`${rewardValue} %`];
        const currency = channels?.[0]?.currencyCode;
        return currency ? [moneyText(language, { amount: Number(rewardValue), currency })] : [];
      })
      .filter((text, index, all) => all.indexOf(text) === index)
      .join(" · ") || "–";
  const places = (row: StaffPromotionFragment) =>
    [...new Set((row.rules ?? []).flatMap(({ channels }) => (channels ?? []).map(({ name }) => name)))].join(" · ") ||
    "–";
  const columns: Column<StaffPromotionFragment>[] = [
    { id: "name", name: "dashboard.promotion.name", cell: (row) => <b>{row.name}</b>, text: (row) => row.name },
    {
      id: "state",
      name: "dashboard.order.status",
      cell: (row) => {
        const { tone, name } = stateOf(row);
        return <State tone={tone}>{t(`dashboard.voucher.${name}`)}</State>;
      },
      text: (row) => stateOf(row).name,
    },
    { id: "value", name: "dashboard.promotion.value", cell: value, text: value },
    { id: "channels", name: "dashboard.promotion.channels", cell: places, text: places },
    {
      id: "start",
      name: "dashboard.promotion.start",
      cell: (row) => momentText(language, row.startDate),
      text: (row) => row.startDate,
      end: true,
    },
    {
      id: "end",
      name: "dashboard.promotion.end",
      cell: (row) => (row.endDate ? momentText(language, row.endDate) : "–"),
      text: (row) => row.endDate ?? "",
      end: true,
    },
  ];
  const done = () => {
    setAct(null);
    close();
  };
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.promotions")}
        actions={
          <Button variant="primary" onClick={() => setNew(true)}>
            <Plus aria-hidden size={16} />
            {t("dashboard.promotion.new")}
          </Button>
        }
      />
      <DataList
        id="promotions"
        label={t("dashboard.place.promotions")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={entry.href}
        ask={ask}
        hasSearch={false}
        empty={
          <>
            <h2>{t("dashboard.promotion.none")}</h2>
            <p>{t("dashboard.promotion.noneText")}</p>
          </>
        }
      />
      {isNew ? <PromotionDialog promotion={null} onClose={() => setNew(false)} onEnd={null} onDelete={null} /> : null}
      {open && !act ? (
        <PromotionDialog
          key={open.id}
          promotion={open}
          onClose={close}
          onEnd={stateOf(open).name === "active" ? () => setAct("end") : null}
          onDelete={() => setAct("delete")}
        />
      ) : null}
      {open && act === "end" ? (
        <ActDialog
          title={t("dashboard.promotion.endOne", { name: open.name })}
          label={t("dashboard.promotion.endNow")}
          onClose={done}
          run={async () => {
            const input = { endDate: new Date().toISOString() };
            const problems = (await update.mutateAsync({ id: open.id, input })).promotionUpdate?.errors ?? [];
            if (problems.length === 0) toast(t("dashboard.saved"));
            return problems;
          }}
        >
          <p>{t("dashboard.promotion.endText")}</p>
        </ActDialog>
      ) : null}
      {open && act === "delete" ? (
        <DeleteDialog
          name={open.name}
          text={t("dashboard.promotion.deleteText")}
          run={async () => (await remove.mutateAsync({ id: open.id })).promotionDelete?.errors ?? []}
          onClose={done}
        />
      ) : null}
    </div>
  );
}
