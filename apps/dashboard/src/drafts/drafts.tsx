import {
  type OrderSortField,
  StaffChannelsDocument,
  StaffDraftDeleteDocument,
  StaffDraftsDocument,
  type StaffDraftsQuery,
} from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { personName } from "../parts/person.ts";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { agoText, momentText, moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { NewOrder } from "../new-order/new-order.tsx";
import { BackLink } from "../parts/back-link.tsx";

type Row = NonNullable<StaffDraftsQuery["draftOrders"]>["edges"][number]["node"];

const PAGE = 50;

async function ask(state: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<Row>> {
  const { sort, words, filters } = state;
  const { channel, from, until } = filters;
  const { draftOrders } = await session.clients.commerce.query(
    StaffDraftsDocument,
    {
      first: PAGE,
      after,
      search: words || null,
      filter: {
        ...(channel && { channels: [channel] }),
        ...((from || until) && { created: { gte: from ?? null, lte: until ?? null } }),
      },
      sortBy: {
        field: (sort?.field ?? "CREATED_AT") as OrderSortField,
        direction: (sort?.descending ?? true) ? "DESC" : "ASC",
      },
    },
    { signal },
  );
  return {
    rows: draftOrders?.edges.map(({ node }) => node) ?? [],
    next: draftOrders?.pageInfo.hasNextPage ? (draftOrders.pageInfo.endCursor ?? null) : null,
    total: draftOrders?.totalCount ?? null,
  };
}

const listed = askedList("drafts", ask);
export const asks: Asks = (search) => [...listed(search), asked(StaffChannelsDocument, {})];

const buyerOf = ({ shippingAddress, userEmail }: Row) => personName(shippingAddress) || (userEmail ?? "");
const piecesOf = ({ lines }: Row) => lines.reduce((sum, line) => sum + line.quantity, 0);
const sentOf = ({ events }: Row) => events.findLast(({ type }) => type === "EMAIL_SENT")?.date ?? null;

/** Where a draft stands: being written, ready, or with its customer. */
export function DraftState({ isReady, sent }: { isReady: boolean; sent: string | null }) {
  const t = useT();
  const state = sent ? "sent" : isReady ? "ready" : "open";
  return (
    <State tone={state === "sent" ? "open" : state === "ready" ? "good" : "quiet"}>
      {t(`dashboard.draft.state.${state}`)}
    </State>
  );
}

/** Orders that are being prepared, the newest first. */
export function Drafts() {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const places = useAnswer(StaffChannelsDocument, {});
  const columns: Column<Row>[] = [
    {
      id: "customer",
      name: "dashboard.order.customer",
      cell: (row) => (
        <span className="da-two">
          <span>{buyerOf(row) || t("dashboard.draft.nobody")}</span>
          <small>{personName(row.shippingAddress) ? row.userEmail : ""}</small>
        </span>
      ),
      text: buyerOf,
      sort: "CUSTOMER",
      grow: 2,
    },
    {
      id: "state",
      name: "dashboard.order.status",
      cell: (row) => <DraftState isReady={row.canFinalize} sent={sentOf(row)} />,
    },
    {
      id: "created",
      name: "dashboard.draft.created",
      cell: (row) => <time title={momentText(language, row.created)}>{agoText(language, row.created)}</time>,
      text: (row) => row.created,
      sort: "CREATED_AT",
    },
    {
      id: "changed",
      name: "dashboard.draft.changed",
      cell: (row) => <time title={momentText(language, row.updatedAt)}>{agoText(language, row.updatedAt)}</time>,
      text: (row) => row.updatedAt,
      sort: "LAST_MODIFIED_AT",
      extra: true,
    },
    {
      id: "channel",
      name: "dashboard.order.channel",
      cell: (row) => row.channel.name,
      text: (row) => row.channel.name,
    },
    {
      id: "pieces",
      name: "dashboard.order.pieces",
      cell: piecesOf,
      text: (row) => String(piecesOf(row)),
      end: true,
    },
    {
      id: "total",
      name: "dashboard.order.total",
      cell: (row) => moneyText(language, row.total.gross),
      text: (row) => String(row.total.gross.amount),
      end: true,
    },
  ];
  const remove = async (row: Row): Promise<string | null> => {
    const { draftOrderDelete } = await session.clients.commerce.mutate(StaffDraftDeleteDocument, { id: row.id });
    const [first] = draftOrderDelete?.errors ?? [];
    return first ? `${buyerOf(row)}: ${problemText(t, first)}` : null;
  };
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.draft.list")}
        back={<BackLink to="/orders">{t("dashboard.place.orders")}</BackLink>}
        actions={mayAct ? <NewOrder /> : null}
      />
      <DataList
        id="drafts"
        label={t("dashboard.draft.list")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={(row) => `/drafts/${encodeURIComponent(row.id)}`}
        ask={ask}
        filters={[
          {
            id: "channel",
            name: "dashboard.order.channel",
            choices: (places.data?.channels ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { id: "from", name: "dashboard.order.from", day: true },
          { id: "until", name: "dashboard.order.until", day: true },
        ]}
        bulk={
          mayAct
            ? [
                {
                  id: "delete",
                  name: "dashboard.draft.delete",
                  question: (count) => t("dashboard.draft.deleteMany", { count }),
                  run: remove,
                },
              ]
            : []
        }
        empty={
          <>
            <h2>{t("dashboard.draft.none")}</h2>
            <p>{t("dashboard.draft.noneText")}</p>
          </>
        }
      />
    </div>
  );
}
