import {
  type OrderFilterInput,
  type OrderSortField,
  StaffChannelsDocument,
  StaffFulfilDocument,
  StaffOrderDocument,
  StaffOrdersDocument,
  type StaffOrdersQuery,
} from "@carloom/api-client/commerce";
import { buttonClass, useT } from "@carloom/ui";
import { Link } from "react-router";
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
import { momentText, moneyText, agoText } from "../parts/text.ts";
import { NewOrder } from "../new-order/new-order.tsx";
import { useMay } from "../shell/roles.ts";
import { sentLines, waitingLines } from "./fulfil.ts";
import { OrderState, PaidState, ProofMark } from "./states.tsx";

type Mark = NonNullable<StaffOrdersQuery["orderPageProofMarks"]>[number];
/** `proof` is absent where nothing is to be approved, and null where that could not be read. */
type Row = NonNullable<StaffOrdersQuery["orders"]>["edges"][number]["node"] & { proof?: Mark | null | undefined };

const PAGE = 50;

function filterOf({ filters }: ListState): OrderFilterInput {
  const { status, paid, channel, from, until } = filters;
  return {
    ...(status && { status: [status as NonNullable<OrderFilterInput["status"]>[number]] }),
    ...(paid && { chargeStatus: [paid as NonNullable<OrderFilterInput["chargeStatus"]>[number]] }),
    ...(channel && { channels: [channel] }),
    ...((from || until) && { created: { gte: from ?? null, lte: until ?? null } }),
  };
}

async function ask(state: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<Row>> {
  const { sort, words } = state;
  const { commerce } = session.clients;
  const { orders, orderPageProofMarks: told } = await commerce.query(
    StaffOrdersDocument,
    {
      first: PAGE,
      after,
      filter: filterOf(state),
      search: words.replace(/^#/, "") || null,
      sortBy: {
        field: (sort?.field ?? "NUMBER") as OrderSortField,
        direction: (sort?.descending ?? true) ? "DESC" : "ASC",
      },
    },
    { signal },
  );
  const rows = orders?.edges.map(({ node }) => node) ?? [];
  const marks = told && new Map(told.map((mark) => [mark.order, mark]));
  return {
    rows: rows.map((row) => ({ ...row, proof: marks && marks.get(row.id) })),
    next: orders?.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null,
    total: orders?.totalCount ?? null,
    ...(!marks && { lacks: "dashboard.proof.unread" }),
  };
}

const listed = askedList("orders", ask);
export const asks: Asks = (search) => [...listed(search), asked(StaffChannelsDocument, {})];

const buyerOf = ({ shippingAddress, userEmail }: Row) => personName(shippingAddress) || (userEmail ?? "");

/** Every order, the newest first. */
export function Orders() {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const places = useAnswer(StaffChannelsDocument, {});
  const columns: Column<Row>[] = [
    {
      id: "number",
      name: "dashboard.order.number",
      cell: (row) => <b className="da-number">#{row.number}</b>,
      text: (row) => row.number,
      sort: "NUMBER",
    },
    {
      id: "created",
      name: "dashboard.order.created",
      cell: (row) => <time title={momentText(language, row.created)}>{agoText(language, row.created)}</time>,
      text: (row) => row.created,
      sort: "CREATED_AT",
    },
    {
      id: "customer",
      name: "dashboard.order.customer",
      cell: (row) => (
        <span className="da-two">
          <span>{buyerOf(row)}</span>
          <small>{row.shippingAddress?.country.code}</small>
        </span>
      ),
      text: buyerOf,
      sort: "CUSTOMER",
    },
    {
      id: "email",
      name: "dashboard.order.email",
      cell: (row) => row.userEmail,
      text: (row) => row.userEmail ?? "",
      extra: true,
    },
    {
      id: "status",
      name: "dashboard.order.status",
      cell: (row) => <OrderState status={row.status} />,
      text: (row) => row.status,
      sort: "STATUS",
    },
    {
      id: "paid",
      name: "dashboard.order.payment",
      cell: (row) => <PaidState of={row} />,
      text: (row) => row.chargeStatus,
      sort: "PAYMENT",
    },
    {
      id: "proof",
      name: "dashboard.proof",
      cell: ({ proof }) => (proof ? <ProofMark state={proof.state} open={proof.openComments} /> : null),
      // in a file an empty cell says that there is none
      text: ({ proof }) => (proof === null ? t("dashboard.proof.unread") : (proof?.state ?? "")),
    },
    {
      id: "channel",
      name: "dashboard.order.channel",
      cell: (row) => row.channel.name,
      text: (row) => row.channel.name,
      extra: true,
    },
    {
      id: "pieces",
      name: "dashboard.order.pieces",
      cell: (row) => row.lines.reduce((sum, line) => sum + line.quantity, 0),
      text: (row) => String(row.lines.reduce((sum, line) => sum + line.quantity, 0)),
      end: true,
    },
    {
      id: "total",
      name: "dashboard.order.total",
      cell: (row) => moneyText(language, row.total.gross),
      text: (row) => String(row.total.gross.amount),
      end: true,
    },
    {
      id: "currency",
      name: "dashboard.order.currency",
      cell: (row) => row.total.gross.currency,
      text: (row) => row.total.gross.currency,
      extra: true,
    },
  ];
  const sendAll = async (row: Row): Promise<string | null> => {
    const { commerce } = session.clients;
    const failed = (text: string) => `#${row.number}: ${text}`;
    const { order } = await commerce.query(StaffOrderDocument, { id: row.id });
    const isOver = order?.status === "FULFILLED" || order?.status === "CANCELED";
    const lines = order && !isOver ? waitingLines(order) : [];
    if (lines.length === 0) return failed(t("dashboard.fulfil.nothing"));
    const input = {
      notifyCustomer: true,
      lines: sentLines(lines, (line) => line.quantityToFulfill, places.data?.warehouses?.edges[0]?.node.id ?? ""),
    };
    const { orderFulfill } = await commerce.mutate(StaffFulfilDocument, { order: row.id, input });
    const [first] = orderFulfill?.errors ?? [];
    return first ? failed(problemText(t, first)) : null;
  };
  const states = ["UNCONFIRMED", "UNFULFILLED", "PARTIALLY_FULFILLED", "FULFILLED", "CANCELED"] as const;
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.orders")}
        actions={
          <>
            <Link className={buttonClass({})} to="/drafts">
              {t("dashboard.draft.list")}
            </Link>
            {mayAct ? <NewOrder /> : null}
          </>
        }
      />
      <DataList
        id="orders"
        label={t("dashboard.place.orders")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={(row) => `/orders/${encodeURIComponent(row.id)}`}
        ask={ask}
        filters={[
          {
            id: "status",
            name: "dashboard.order.status",
            choices: states.map((value) => ({ value, label: t(`dashboard.order.state.${value}`) })),
          },
          {
            id: "paid",
            name: "dashboard.order.payment",
            choices: (["NONE", "PARTIAL", "FULL", "OVERCHARGED"] as const).map((value) => ({
              value,
              label: t(`dashboard.order.paid.${value}`),
            })),
          },
          {
            id: "channel",
            name: "dashboard.order.channel",
            choices: (places.data?.channels ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { id: "from", name: "dashboard.order.from", day: true },
          { id: "until", name: "dashboard.order.until", day: true },
        ]}
        bulk={[
          {
            id: "slips",
            name: "dashboard.slips",
            href: (rows) => `/slips?${rows.map(({ id }) => `order=${encodeURIComponent(id)}`).join("&")}`,
          },
          ...(mayAct
            ? [
                {
                  id: "send",
                  name: "dashboard.fulfil.do",
                  question: (count: number) => t("dashboard.fulfil.many", { count }),
                  run: sendAll,
                },
              ]
            : []),
        ]}
        views={[
          { name: t("dashboard.order.view.send"), search: "status=READY_TO_FULFILL" },
          { name: t("dashboard.order.view.unpaid"), search: "status=UNCONFIRMED&paid=NONE" },
        ]}
        empty={
          <>
            <h2>{t("dashboard.order.none")}</h2>
            <p>{t("dashboard.order.noneText")}</p>
          </>
        }
      />
    </div>
  );
}
