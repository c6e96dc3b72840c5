import { requireAnyRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelList, mainChannel } from "../catalogue/channel.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { shopTables } from "../tables.ts";
import { money, MoneyRef } from "@carloom/wire";
import {
  type BuildCount,
  coloursOrdered,
  finishesOrdered,
  mostSold,
  runningOut,
  salesByDay,
  type SalesRow,
  templatesOrdered,
} from "./figures.repository.ts";
import { summed } from "./summed.repository.ts";
import { dayAfter, daysOf, LONGEST_DAYS, type Period, periodOf, withBefore } from "./period.ts";

const MOST_ROWS = 50;

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders", "support");

type Sums = { currency: string; orders: number; gross: number; tax: number; refunded: number };
type Day = Sums & { day: string };
type ChannelSales = { channel: ChannelRow; days: Day[]; total: Sums; before: Sums };

const SalesSum = builder.objectRef<Sums>("SalesSum").implement({
  description: "Of orders that were placed and not called off; refunds count on the day on which the money went.",
  fields: (t) => ({
    orders: t.exposeInt("orders"),
    gross: t.field({ type: MoneyRef, resolve: (sum) => money(sum.gross, sum.currency) }),
    tax: t.field({ type: MoneyRef, resolve: (sum) => money(sum.tax, sum.currency) }),
    refunded: t.field({ type: MoneyRef, resolve: (sum) => money(sum.refunded, sum.currency) }),
    average: t.field({
      type: MoneyRef,
      resolve: (sum) => money(sum.orders > 0 ? Math.round(sum.gross / sum.orders) : 0, sum.currency),
    }),
  }),
});

const SalesDay = builder.objectRef<Day>("SalesDay").implement({
  fields: (t) => ({
    day: t.field({ type: "Date", resolve: (row) => row.day }),
    sum: t.field({ type: SalesSum, resolve: (row) => row }),
  }),
});

const ChannelSalesRef = builder.objectRef<ChannelSales>("ChannelSales").implement({
  fields: (t) => ({
    channel: t.field({ type: ChannelRef, resolve: (sales) => sales.channel }),
    days: t.field({
      type: [SalesDay],
      description: "Every day of the period, those without an order too.",
      resolve: (s) => s.days,
    }),
    total: t.field({ type: SalesSum, resolve: (sales) => sales.total }),
    before: t.field({
      type: SalesSum,
      description: "The same of the days before, as many as these.",
      resolve: (sales) => sales.before,
    }),
  }),
});

function sumOf(rows: readonly SalesRow[], currency: string): Sums {
  const sum = { currency, orders: 0, gross: 0, tax: 0, refunded: 0 };
  for (const row of rows) {
    sum.orders += row.orders;
    sum.gross += Number(row.gross);
    sum.tax += Number(row.tax);
    sum.refunded += Number(row.refunded);
  }
  return sum;
}

function salesOf(channel: ChannelRow, rows: readonly SalesRow[], period: Period): ChannelSales {
  const own = rows.filter((row) => row.channel_id === channel.id);
  const byDay = Map.groupBy(own, ({ day }) => day);
  const days = Array.from({ length: daysOf(period) }, (_, index) => dayAfter(period.from, index));
  return {
    channel,
    days: days.map((day) => ({
      day,
      ...sumOf(byDay.get(day) ?? [], channel.currency),
    })),
    total: sumOf(
      own.filter((row) => row.day >= period.from),
      channel.currency,
    ),
    before: sumOf(
      own.filter((row) => row.day < period.from),
      channel.currency,
    ),
  };
}

const SoldVariant = builder
  .objectRef<{ variant_id: number; product_name: string; variant_name: string; pieces: number }>("SoldVariant")
  .implement({
    fields: (t) => ({
      productName: t.exposeString("product_name"),
      variantName: t.exposeString("variant_name"),
      pieces: t.exposeInt("pieces"),
      variant: t.field({
        type: ProductVariantRef,
        nullable: true,
        description: "Null where it is no more.",
        resolve: async (row, _, context) => variantById(context, await mainChannel(context), row.variant_id),
      }),
    }),
  });

const ScarceVariant = builder
  .objectRef<{ variant_id: number; available: number; sold: number; days: number }>("ScarceVariant")
  .implement({
    fields: (t) => ({
      available: t.exposeInt("available"),
      sold: t.exposeInt("sold", { description: "Pieces in the period." }),
      daysLeft: t.int({
        description: "Days until it is gone when it sells as in the period.",
        resolve: (row) => Math.floor((row.available * row.days) / row.sold),
      }),
      variant: t.field({
        type: ProductVariantRef,
        nullable: true,
        resolve: async (row, _, context) => variantById(context, await mainChannel(context), row.variant_id),
      }),
    }),
  });

const knownBest = summed("figure_sold", "best sellers", (db, { period, first }: { period: Period; first: number }) =>
  mostSold(db, period, first),
);
const knownScarce = summed(
  "figure_sold",
  "running out",
  (db, { period, within, first }: { period: Period; within: number; first: number }) =>
    runningOut(db, period, within, first),
);

export const rowsOf = (first: number | null | undefined) => Math.max(1, Math.min(first ?? 10, MOST_ROWS));

export const BuildCountRef = builder.objectRef<BuildCount>("BuildCount").implement({
  description: "How many ordered builds have something: a template by its slug, a colour by its hex.",
  fields: (t) => ({ name: t.exposeString("name"), count: t.exposeInt("count") }),
});

builder.queryFields((t) => {
  const period = { from: t.arg({ type: "Date", required: true }), until: t.arg({ type: "Date", required: true }) };
  const counted = (description: string, count: typeof templatesOrdered) =>
    t.field({
      type: [BuildCountRef],
      description,
      args: { ...period, first: t.arg.int() },
      resolve: (_, { from, until, first }, context) => {
        staff(context);
        return count(shopTables(context.db), periodOf(context, from, until), rowsOf(first));
      },
    });
  return {
    salesByDay: t.field({
      type: [ChannelSalesRef],
      description: "Channel by channel, in the shop's days; currencies are never added up.",
      args: period,
      resolve: async (_, { from, until }, context) => {
        staff(context);
        const period = periodOf(context, from, until);
        const [rows, channels] = await Promise.all([
          salesByDay(shopTables(context.db), withBefore(period)),
          channelList(context),
        ]);
        return channels.map((channel) => salesOf(channel, rows, period));
      },
    }),
    bestSellers: t.field({
      type: [SoldVariant],
      description: "By pieces, less what came back. In a large shop up to five minutes old.",
      args: {
        ...period,
        first: t.arg.int(),
      },
      resolve: (_, { from, until, first }, context) => {
        staff(context);
        return knownBest(shopTables(context.db), { period: periodOf(context, from, until), first: rowsOf(first) });
      },
    }),
    templatesOrdered: counted("What most ordered builds stand on.", templatesOrdered),
    coloursOrdered: counted(
      "What most ordered builds are painted with somewhere; a colour counts once a build.",
      coloursOrdered,
    ),
    finishesOrdered: counted(
      "Finishes that most ordered builds are painted with somewhere; each counts once a build.",
      finishesOrdered,
    ),
    runningOut: t.field({
      type: [ScarceVariant],
      description:
        "What is gone before so many days are over when it sells as in the period; the most urgent first. In a large shop up to five minutes old.",
      args: {
        ...period,
        days: t.arg.int({ defaultValue: 30 }),
        first: t.arg.int(),
      },
      resolve: async (_, { from, until, days, first }, context) => {
        staff(context);
        const period = periodOf(context, from, until);
        const within = Math.max(1, Math.min(days ?? 30, LONGEST_DAYS));
        const rows = await knownScarce(shopTables(context.db), { period, within, first: rowsOf(first) });
        return rows.map((row) => ({ ...row, days: daysOf(period) }));
      },
    }),
  };
});
