import {
  type AuditFilterInput,
  StaffAuditDocument,
  type StaffAuditQuery,
  StaffTeamDocument,
} from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { useEntry } from "../list/use-entry.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { personName } from "../parts/person.ts";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { Dialog } from "../parts/dialog.tsx";

type Row = StaffAuditQuery["auditLog"]["edges"][number]["node"];

const PAGE = 50;

function filterOf({ filters }: ListState): AuditFilterInput {
  const { who, kind, ok, from, until } = filters;
  return {
    ...(who && { actor: who }),
    ...(kind && { kind: kind === "VIEW" ? "VIEW" : "CHANGE" }),
    ...(ok && { failed: ok === "no" }),
    ...((from || until) && {
      at: { gte: from ? `${from}T00:00:00Z` : null, lte: until ? `${until}T23:59:59Z` : null },
    }),
  };
}

async function ask(state: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<Row>> {
  const { auditLog } = await session.clients.commerce.query(
    StaffAuditDocument,
    { first: PAGE, after, filter: filterOf(state) },
    { signal },
  );
  return {
    rows: auditLog.edges.map(({ node }) => node),
    next: auditLog.pageInfo.hasNextPage ? (auditLog.pageInfo.endCursor ?? null) : null,
    total: auditLog.totalCount,
  };
}

const listed = askedList("audit", ask);
export const asks: Asks = (search) => [...listed(search), asked(StaffTeamDocument, { search: null })];

/** Everything that staff did, and whose data they looked at. */
export function Audit() {
  const t = useT();
  const language = useLanguage();
  const team = useAnswer(StaffTeamDocument, { search: null });
  const entry = useEntry<Row>("audit");
  const { open, close } = entry;
  // an act of an earlier release may have no words any more
  const did = (act: string) => {
    const key = `dashboard.did.${act}`;
    const words = t(key);
    return words === key ? act : words;
  };
  const who = (row: Row) => row.actor?.email ?? t("dashboard.audit.gone");
  const columns: Column<Row>[] = [
    {
      id: "act",
      name: "dashboard.audit.act",
      cell: ({ act }) => (
        <span className="da-two">
          <span>{did(act)}</span>
          {did(act) === act ? null : <small>{act}</small>}
        </span>
      ),
      text: ({ act }) => (did(act) === act ? act : `${did(act)} (${act})`),
      grow: 2,
    },
    { id: "who", name: "dashboard.audit.who", cell: who, text: who },
    {
      id: "at",
      name: "dashboard.audit.at",
      cell: (row) => momentText(language, row.at),
      text: (row) => row.at,
    },
    {
      id: "ok",
      name: "dashboard.audit.end",
      cell: (row) => (
        <State tone={row.ok === true ? "good" : row.ok === false ? "bad" : "quiet"}>
          {t(
            row.ok === true
              ? "dashboard.audit.done"
              : row.ok === false
                ? "dashboard.audit.refused"
                : "dashboard.audit.unknown",
          )}
        </State>
      ),
      text: (row) => String(row.ok),
    },
    {
      id: "kind",
      name: "dashboard.audit.kind",
      cell: (row) => t(`dashboard.audit.${row.kind}`),
      text: (row) => row.kind,
    },
    {
      id: "fields",
      name: "dashboard.audit.fields",
      cell: (row) => <span className="da-cut">{row.fields.join(", ")}</span>,
      text: (row) => row.fields.join(" "),
      extra: true,
    },
    { id: "ip", name: "dashboard.audit.ip", cell: (row) => row.ip, text: (row) => row.ip },
  ];
  const facts: [string, string][] = open
    ? [
        ["operation", open.act],
        ["who", `${who(open)} (${open.roles.map((role) => t(`dashboard.role.${role}`)).join(", ")})`],
        ["at", momentText(language, open.at)],
        ["ip", open.ip],
        ["fields", open.fields.join(", ")],
        ["objects", open.objects.join(", ")],
        ["codes", open.codes.join(", ")],
        ["request", open.requestId],
      ]
    : [];
  return (
    <div className="da-page da-page-list">
      <PageHead title={t("dashboard.place.audit")} />
      <DataList
        id="audit"
        label={t("dashboard.place.audit")}
        columns={columns}
        rowKey={(row) => row.id}
        rowHref={entry.href}
        ask={ask}
        hasSearch={false}
        views={[
          { name: t("dashboard.audit.CHANGE"), search: "kind=CHANGE" },
          { name: t("dashboard.audit.VIEW"), search: "kind=VIEW" },
        ]}
        filters={[
          {
            id: "who",
            name: "dashboard.audit.who",
            choices: (team.data?.staffUsers?.edges ?? []).map(({ node }) => ({
              value: node.id,
              label: personName(node) || node.email,
            })),
          },
          {
            id: "kind",
            name: "dashboard.audit.kind",
            choices: (["CHANGE", "VIEW"] as const).map((value) => ({ value, label: t(`dashboard.audit.${value}`) })),
          },
          {
            id: "ok",
            name: "dashboard.audit.end",
            choices: [
              { value: "yes", label: t("dashboard.audit.done") },
              { value: "no", label: t("dashboard.audit.refused") },
            ],
          },
          { id: "from", name: "dashboard.order.from", day: true },
          { id: "until", name: "dashboard.order.until", day: true },
        ]}
        empty={<p>{t("dashboard.audit.none")}</p>}
      />
      {open ? (
        <Dialog open onClose={close} title={did(open.act)}>
          <dl className="da-facts">
            {facts
              .filter(([, value]) => value)
              .map(([id, value]) => (
                <div key={id}>
                  <dt>{t(`dashboard.audit.${id}`)}</dt>
                  <dd className="da-words">{value}</dd>
                </div>
              ))}
          </dl>
        </Dialog>
      ) : null}
    </div>
  );
}
