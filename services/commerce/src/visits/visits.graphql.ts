import { requireAnyRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import type { ChannelRow } from "../catalogue/catalogue.repository.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelList } from "../catalogue/channel.ts";
import { BuildCountRef, rowsOf } from "../figures/figures.graphql.ts";
import { summed } from "../figures/summed.repository.ts";
import { dayAfter, daysOf, type Period, periodOf, withBefore } from "../figures/period.ts";
import { shopTables } from "../tables.ts";
import type { VisitKind } from "./event.ts";
import { FEWEST_VISITS } from "./visits.jobs.ts";
import { type SubjectRow, subjectsOf, visitsByDay, type VisitRow } from "./visits.repository.ts";

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders");

/** How many visits had something of a kind; a visit counts once a day. */
type Counts = Record<VisitKind, number>;
type Day = { day: string; counts: Counts };
type ChannelVisits = { channel: ChannelRow; days: Day[]; total: Counts; before: Counts };

const VisitCounts = builder.objectRef<Counts>("VisitCounts").implement({
  description:
    "Visits of people who agreed to be counted, by how far they came. One that came back on another day is another visit.",
  fields: (t) => ({
    visits: t.exposeInt("VISIT"),
    cars: t.exposeInt("CAR_OPENED", { description: "Looked at a car." }),
    studios: t.exposeInt("STUDIO_OPENED", { description: "Opened the studio." }),
    builds: t.exposeInt("BUILD_CHANGED", { description: "Changed a build." }),
    carts: t.exposeInt("CART_FILLED", { description: "Put something in the cart." }),
    checkouts: t.exposeInt("CHECKOUT_BEGUN", { description: "Began a checkout." }),
    orders: t.exposeInt("ORDER_PLACED", { description: "Placed an order." }),
    emptySearches: t.exposeInt("SEARCH_EMPTY", { description: "Searched for what there is not." }),
  }),
});

const VisitsDay = builder.objectRef<Day>("VisitsDay").implement({
  fields: (t) => ({
    day: t.field({ type: "Date", resolve: ({ day }) => day }),
    counts: t.field({ type: VisitCounts, resolve: ({ counts }) => counts }),
  }),
});

const ChannelVisitsRef = builder.objectRef<ChannelVisits>("ChannelVisits").implement({
  fields: (t) => ({
    channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
    days: t.field({ type: [VisitsDay], description: "Every day of the period.", resolve: ({ days }) => days }),
    total: t.field({ type: VisitCounts, resolve: ({ total }) => total }),
    before: t.field({
      type: VisitCounts,
      description: "The same of the days before, as many as these.",
      resolve: ({ before }) => before,
    }),
  }),
});

const NONE: Counts = {
  VISIT: 0,
  CAR_OPENED: 0,
  STUDIO_OPENED: 0,
  BUILD_CHANGED: 0,
  CART_FILLED: 0,
  CHECKOUT_BEGUN: 0,
  ORDER_PLACED: 0,
  SEARCH_EMPTY: 0,
};

function countsOf(rows: readonly VisitRow[]): Counts {
  const counts = { ...NONE };
  for (const { kind, visits } of rows) counts[kind] += visits;
  return counts;
}

function visitsOf(channel: ChannelRow, rows: readonly VisitRow[], period: Period): ChannelVisits {
  const own = rows.filter((row) => row.channel_id === channel.id);
  const byDay = Map.groupBy(own, ({ day }) => day);
  const days = Array.from({ length: daysOf(period) }, (_, index) => dayAfter(period.from, index));
  return {
    channel,
    days: days.map((day) => ({ day, counts: countsOf(byDay.get(day) ?? []) })),
    total: countsOf(own.filter(({ day }) => day >= period.from)),
    before: countsOf(own.filter(({ day }) => day < period.from)),
  };
}

const EmptySearch = builder.objectRef<SubjectRow>("EmptySearch").implement({
  description: "A search that found nothing. What fewer than three visits searched for is not told.",
  fields: (t) => ({
    term: t.exposeString("subject"),
    language: t.exposeString("language"),
    visits: t.exposeInt("visits"),
  }),
});

type Subjects = { kind: VisitKind; period: Period; first: number; fewest: number; byLanguage: boolean };
const subjects = summed("visit_subject_day", "subjects", (db, { kind, period, ...which }: Subjects) =>
  subjectsOf(db, kind, period, which),
);

builder.queryFields((t) => ({
  visitsByDay: t.field({
    type: [ChannelVisitsRef],
    description: "Channel by channel, in the shop's days; counted every five minutes.",
    args: { from: t.arg({ type: "Date", required: true }), until: t.arg({ type: "Date", required: true }) },
    resolve: async (_, { from, until }, context) => {
      staff(context);
      const period = periodOf(context, from, until);
      const [rows, channels] = await Promise.all([
        visitsByDay(shopTables(context.db), withBefore(period)),
        channelList(context),
      ]);
      return channels.map((channel) => visitsOf(channel, rows, period));
    },
  }),
  templatesOpened: t.field({
    type: [BuildCountRef],
    description: "Templates whose page or studio most visits opened, by their slugs.",
    args: {
      from: t.arg({ type: "Date", required: true }),
      until: t.arg({ type: "Date", required: true }),
      first: t.arg.int(),
      studio: t.arg.boolean({ description: "The studio; else the page of the car." }),
    },
    resolve: async (_, { from, until, first, studio }, context) => {
      staff(context);
      const rows = await subjects(shopTables(context.db), {
        kind: studio ? "STUDIO_OPENED" : "CAR_OPENED",
        period: periodOf(context, from, until),
        first: rowsOf(first),
        fewest: 1,
        byLanguage: false,
      });
      return rows.map(({ subject, visits }) => ({ name: subject, count: visits }));
    },
  }),
  searchesWithoutResult: t.field({
    type: [EmptySearch],
    args: {
      from: t.arg({ type: "Date", required: true }),
      until: t.arg({ type: "Date", required: true }),
      first: t.arg.int(),
    },
    resolve: async (_, { from, until, first }, context) => {
      staff(context);
      return subjects(shopTables(context.db), {
        kind: "SEARCH_EMPTY",
        period: periodOf(context, from, until),
        first: rowsOf(first),
        fewest: FEWEST_VISITS,
        byLanguage: true,
      });
    },
  }),
}));
