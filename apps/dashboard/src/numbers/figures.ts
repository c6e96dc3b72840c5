/** What people do one after the other; each holds those who came that far. */
export const STEPS = ["visits", "cars", "studios", "builds", "carts", "checkouts", "orders"] as const;
export type Step = (typeof STEPS)[number];
export type Counts = Record<Step, number>;

export type FunnelRow = { step: Step; count: number; before: number; share: number | null };

/** The funnel with what each step is of all visits, in percent; null where nobody came. */
export const funnel = (total: Counts, before: Counts): FunnelRow[] =>
  STEPS.map((step) => ({
    step,
    count: total[step],
    before: before[step],
    share: total.visits > 0 ? Math.round((total[step] / total.visits) * 1000) / 10 : null,
  }));

type Amounts = { amount: number; currency: string };
type Movement = { gateway: string; charged: Amounts; refunded: Amounts; net: Amounts };
export type GatewaySum = { gateway: string; charged: number; refunded: number; net: number };

/** What each way of paying moved, of rows of one currency. */
export function byGateway(rows: readonly Movement[]): GatewaySum[] {
  return [...Map.groupBy(rows, ({ gateway }) => gateway)].map(([gateway, own]) => ({
    gateway,
    charged: own.reduce((sum, { charged }) => sum + charged.amount, 0),
    refunded: own.reduce((sum, { refunded }) => sum + refunded.amount, 0),
    net: own.reduce((sum, { net }) => sum + net.amount, 0),
  }));
}
