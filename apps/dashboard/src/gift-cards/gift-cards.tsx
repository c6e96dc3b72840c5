import { StaffGiftCardsDocument, type StaffGiftCardFragment } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { type Issued, IssuedDialog } from "./issued-dialog.tsx";
import { dayText, giftCardState } from "./gift-card-parts.ts";
import { IssueDialog } from "./issue-dialog.tsx";

const PAGE = 50;

async function ask(
  { words, filters, sort }: ListState,
  after: string | null,
  signal: AbortSignal,
): Promise<ListPage<StaffGiftCardFragment>> {
  const { active, used } = filters;
  const { giftCards } = await session.clients.commerce.query(
    StaffGiftCardsDocument,
    {
      first: PAGE,
      after,
      search: words || null,
      filter: { ...(active && { isActive: active === "yes" }), ...(used && { used: used === "yes" }) },
      sortBy: {
        field: sort?.field === "CURRENT_BALANCE" ? ("CURRENT_BALANCE" as const) : ("CREATED_AT" as const),
        direction: (sort?.descending ?? true) ? ("DESC" as const) : ("ASC" as const),
      },
    },
    { signal },
  );
  return {
    rows: giftCards?.edges.map(({ node }) => node) ?? [],
    next: giftCards?.pageInfo.hasNextPage ? (giftCards.pageInfo.endCursor ?? null) : null,
    total: giftCards?.totalCount ?? null,
  };
}

export const asks: Asks = askedList("gift-cards", ask);

/** Gift cards with what is left on them. */
export function GiftCards() {
  const t = useT();
  const language = useLanguage();
  const mayIssue = useMay("owner");
  const [isNew, setNew] = useState(false);
  const [issued, setIssued] = useState<Issued | null>(null);
  const tags = (row: StaffGiftCardFragment) => row.tags.map(({ name }) => name).join(", ");
  const columns: Column<StaffGiftCardFragment>[] = [
    {
      id: "code",
      name: "dashboard.gift.card",
      cell: (row) => <b className="da-number">{row.displayCode}</b>,
      text: (row) => row.last4CodeChars,
    },
    {
      id: "state",
      name: "dashboard.order.status",
      cell: (row) => {
        const { tone, name } = giftCardState(row);
        return <State tone={tone}>{t(`dashboard.gift.state.${name}`)}</State>;
      },
      text: (row) => giftCardState(row).name,
    },
    {
      id: "email",
      name: "dashboard.gift.email",
      cell: (row) => row.assignedToEmail ?? "–",
      text: (row) => row.assignedToEmail ?? "",
      grow: 2,
    },
    { id: "tags", name: "dashboard.gift.tags", cell: (row) => tags(row) || "–", text: tags },
    {
      id: "until",
      name: "dashboard.gift.until",
      cell: (row) => (row.expiryDate ? dayText(language, row.expiryDate) : t("dashboard.gift.forever")),
      text: (row) => row.expiryDate ?? "",
    },
    {
      id: "created",
      name: "dashboard.gift.issued",
      cell: (row) => momentText(language, row.created),
      text: (row) => row.created,
      sort: "CREATED_AT",
      end: true,
    },
    {
      id: "balance",
      name: "dashboard.gift.balance",
      cell: (row) => moneyText(language, row.currentBalance),
      text: (row) => String(row.currentBalance.amount),
      sort: "CURRENT_BALANCE",
      end: true,
    },
  ];
  const yesNo = (name: string) => [
    { value: "yes", label: t(`dashboard.gift.${name}.yes`) },
    { value: "no", label: t(`dashboard.gift.${name}.no`) },
  ];
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.giftCards")}
        actions={
          mayIssue ? (
            <Button variant="primary" onClick={() => setNew(true)}>
              <Plus aria-hidden size={16} />
              {t("dashboard.gift.issue")}
            </Button>
          ) : null
        }
      />
      <DataList
        id="gift-cards"
        label={t("dashboard.place.giftCards")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={(row) => `/gift-cards/${encodeURIComponent(row.id)}`}
        ask={ask}
        filters={[
          { id: "active", name: "dashboard.gift.active", choices: yesNo("active") },
          { id: "used", name: "dashboard.gift.used", choices: yesNo("used") },
        ]}
        empty={
          <>
            <h2>{t("dashboard.gift.none")}</h2>
            <p>{t(mayIssue ? "dashboard.gift.noneText" : "dashboard.gift.noneOwner")}</p>
          </>
        }
      />
      {isNew ? <IssueDialog onClose={() => setNew(false)} onIssued={setIssued} /> : null}
      {issued ? <IssuedDialog issued={issued} onClose={() => setIssued(null)} /> : null}
    </div>
  );
}
