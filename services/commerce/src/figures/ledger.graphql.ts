import { requireAnyRole } from "@carloom/identity";
import { money, MoneyRef } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelById } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import {
  type JournalRow,
  payoutsByDay,
  type PayoutRow,
  salesJournal,
  taxByRate,
  type TaxRow,
} from "./ledger.repository.ts";
import { periodOf } from "./period.ts";

/** Whoever sees orders may see what they come to. */
const staff = (context: CommerceContext) => requireAnyRole(context, "orders");

const MOST_ROWS = 1000;

type WithChannel<Row> = Row & { channel: ChannelRow };
const withChannels = <Row extends { channel_id: number }>(
  context: CommerceContext,
  rows: readonly Row[],
): Promise<WithChannel<Row>[]> =>
  Promise.all(rows.map(async (row) => ({ ...row, channel: await channelById(context, row.channel_id) })));

const amount = <Row extends { channel: ChannelRow }>(of: (row: Row) => number) => ({
  type: MoneyRef,
  resolve: (row: Row) => money(Number(of(row)), row.channel.currency),
});

const TaxOfRate = builder.objectRef<WithChannel<TaxRow>>("TaxOfRate").implement({
  description: "What was sold at a rate, by the day of the order, and what credit notes of the period took back.",
  fields: (t) => ({
    channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
    country: t.exposeString("country"),
    rate: t.float({ description: "Percent.", resolve: ({ ppm }) => ppm / 10_000 }),
    net: t.field(amount((row) => row.net)),
    tax: t.field(amount((row) => row.tax)),
    gross: t.field(amount((row) => row.gross)),
    creditedNet: t.field(amount((row) => row.credited_net)),
    creditedTax: t.field(amount((row) => row.credited_tax)),
  }),
});

const PayoutDay = builder.objectRef<WithChannel<PayoutRow>>("PayoutDay").implement({
  description: "What a way of paying took in and gave back on a day. Fees of the provider are not known here.",
  fields: (t) => ({
    channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
    day: t.field({ type: "Date", resolve: ({ day }) => day }),
    gateway: t.exposeString("gateway"),
    charged: t.field(amount((row) => row.charged)),
    refunded: t.field(amount((row) => row.refunded)),
    net: t.field(amount((row) => Number(row.charged) - Number(row.refunded))),
  }),
});

const JournalEntry = builder.objectRef<WithChannel<JournalRow>>("JournalEntry").implement({
  description:
    "A sold order, or one called off after it was invoiced and paid, as its books need it; nothing of the person.",
  fields: (t) => ({
    number: t.int({ resolve: ({ number }) => Number(number) }),
    day: t.field({ type: "Date", resolve: ({ day }) => day }),
    channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
    country: t.exposeString("country"),
    status: t.exposeString("status"),
    net: t.field(amount((row) => row.net)),
    tax: t.field(amount((row) => Number(row.gross) - Number(row.net))),
    gross: t.field(amount((row) => row.gross)),
    charged: t.field(amount((row) => row.charged)),
    refunded: t.field(amount((row) => row.refunded)),
    invoices: t.exposeStringList("invoices"),
    creditNotes: t.exposeStringList("credit_notes"),
  }),
});

builder.queryFields((t) => ({
  taxByRate: t.field({
    type: [TaxOfRate],
    args: { from: t.arg({ type: "Date", required: true }), until: t.arg({ type: "Date", required: true }) },
    resolve: async (_, { from, until }, context) => {
      staff(context);
      return withChannels(context, await taxByRate(shopTables(context.db), periodOf(context, from, until)));
    },
  }),
  payoutsByDay: t.field({
    type: [PayoutDay],
    args: { from: t.arg({ type: "Date", required: true }), until: t.arg({ type: "Date", required: true }) },
    resolve: async (_, { from, until }, context) => {
      staff(context);
      return withChannels(context, await payoutsByDay(shopTables(context.db), periodOf(context, from, until)));
    },
  }),
  salesJournal: t.field({
    type: [JournalEntry],
    description:
      "Orders of a period that books keep by their numbers, the first after one; fewer than asked for are the last.",
    args: {
      from: t.arg({ type: "Date", required: true }),
      until: t.arg({ type: "Date", required: true }),
      first: t.arg.int(),
      after: t.arg.int(),
    },
    resolve: async (_, { from, until, first, after }, context) => {
      staff(context);
      const rows = await salesJournal(shopTables(context.db), periodOf(context, from, until), {
        first: Math.max(1, Math.min(first ?? 100, MOST_ROWS)),
        after: after ?? 0,
      });
      return withChannels(context, rows);
    },
  }),
}));
