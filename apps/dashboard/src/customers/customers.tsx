import {
  StaffCustomersDocument,
  type StaffCustomersQuery,
  StaffCustomerUpdateDocument,
  StaffSessionsEndDocument,
  type UserSortField,
} from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { BulkAct, Column, ListPage, ListState } from "../list/list-types.ts";
import { useMay } from "../shell/roles.ts";
import { NewCustomer } from "./new-customer.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { personName } from "../parts/person.ts";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { agoText, momentText, moneyText } from "../parts/text.ts";

type User = NonNullable<StaffCustomersQuery["customers"]>["edges"][number]["node"];
type Figures = NonNullable<StaffCustomersQuery["customerPageFigures"]>[number];
/** `figures` is null where they could not be read. */
type Row = User & { figures: Figures | null | undefined };

const PAGE = 50;

async function ask(state: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<Row>> {
  const { sort, words, filters } = state;
  const { commerce } = session.clients;
  const { customers, customerPageFigures } = await commerce.query(
    StaffCustomersDocument,
    {
      first: PAGE,
      after,
      search: words || null,
      filter: filters["orders"]
        ? { numberOfOrders: filters["orders"] === "some" ? { gte: 1 } : { gte: 0, lte: 0 } }
        : null,
      sortBy: {
        field: (sort?.field ?? "CREATED_AT") as UserSortField,
        direction: (sort?.descending ?? true) ? "DESC" : "ASC",
      },
    },
    { signal },
  );
  const users = customers?.edges.map(({ node }) => node) ?? [];
  const known = customerPageFigures && new Map(customerPageFigures.map((one) => [one.userId, one]));
  return {
    rows: users.map((user) => ({ ...user, figures: known && known.get(user.id) })),
    next: customers?.pageInfo.hasNextPage ? (customers.pageInfo.endCursor ?? null) : null,
    total: customers?.totalCount ?? null,
    ...(!known && { lacks: "dashboard.customer.unread" }),
  };
}

export const asks: Asks = askedList("customers", ask);

/** Everybody with an account; what they spent stays apart by currency. */
export function Customers() {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("support");
  const spent = (row: Row) => (row.figures?.spent ?? []).map((one) => moneyText(language, one)).join(" · ");
  // in a file an empty cell says that they never bought anything
  const inFile = (text: (row: Row) => string) => (row: Row) =>
    row.figures === null ? t("dashboard.customer.unread") : text(row);
  const columns: Column<Row>[] = [
    {
      id: "name",
      name: "dashboard.customer.name",
      cell: (row) => (
        <span className="da-two">
          <span>{personName(row) || row.email}</span>
          <small>{personName(row) ? row.email : null}</small>
        </span>
      ),
      text: (row) => personName(row),
      sort: "LAST_NAME",
    },
    {
      id: "email",
      name: "dashboard.order.email",
      cell: (row) => row.email,
      text: (row) => row.email,
      sort: "EMAIL",
      extra: true,
    },
    {
      id: "state",
      name: "dashboard.customer.state",
      cell: (row) => (
        <State tone={!row.isActive ? "bad" : row.isConfirmed ? "good" : "warn"}>
          {t(
            !row.isActive
              ? "dashboard.customer.closed"
              : row.isConfirmed
                ? "dashboard.customer.confirmed"
                : "dashboard.customer.unconfirmed",
          )}
        </State>
      ),
      text: (row) => (row.isActive ? (row.isConfirmed ? "confirmed" : "unconfirmed") : "closed"),
    },
    {
      id: "joined",
      name: "dashboard.customer.joined",
      cell: (row) => <time title={momentText(language, row.dateJoined)}>{agoText(language, row.dateJoined)}</time>,
      text: (row) => row.dateJoined,
      sort: "CREATED_AT",
    },
    {
      id: "orders",
      name: "dashboard.place.orders",
      cell: ({ figures }) => (figures === null ? null : (figures?.orders ?? 0)),
      text: inFile((row) => String(row.figures?.orders ?? 0)),
      sort: "ORDER_COUNT",
      end: true,
    },
    { id: "spent", name: "dashboard.customer.spent", cell: spent, text: inFile(spent), end: true },
  ];
  const failed = (row: Row, problem: Problem | undefined) =>
    problem ? `${row.email}: ${problemText(t, problem)}` : null;
  const setActive = (isActive: boolean) => ({
    id: isActive ? "open" : "close",
    name: isActive ? "dashboard.customer.open" : "dashboard.customer.close",
    question: (count: number) =>
      t(isActive ? "dashboard.customer.openMany" : "dashboard.customer.closeMany", { count }),
    run: async (row: Row) => {
      const variables = { id: row.id, input: { isActive } };
      const { customerUpdate } = await session.clients.commerce.mutate(StaffCustomerUpdateDocument, variables);
      return failed(row, customerUpdate?.errors[0]);
    },
  });
  const acts: BulkAct<Row>[] = [
    {
      id: "sessions",
      name: "dashboard.sessions.end",
      question: (count) => t("dashboard.sessions.endMany", { count }),
      run: async (row) => {
        const { userSessionsEnd } = await session.clients.commerce.mutate(StaffSessionsEndDocument, { id: row.id });
        return failed(row, userSessionsEnd.errors[0]);
      },
    },
    setActive(false),
    setActive(true),
  ];
  return (
    <div className="da-page da-page-list">
      <PageHead title={t("dashboard.place.customers")} actions={mayAct ? <NewCustomer /> : null} />
      <DataList
        id="customers"
        label={t("dashboard.place.customers")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={(row) => `/customers/${encodeURIComponent(row.id)}`}
        ask={ask}
        filters={[
          {
            id: "orders",
            name: "dashboard.place.orders",
            choices: [
              { value: "some", label: t("dashboard.customer.ordered") },
              { value: "none", label: t("dashboard.customer.neverOrdered") },
            ],
          },
        ]}
        bulk={mayAct ? acts : []}
        empty={
          <>
            <h2>{t("dashboard.customer.none")}</h2>
            <p>{t("dashboard.customer.noneText")}</p>
          </>
        }
      />
    </div>
  );
}
