/** Values of the period as the specification has them. */
export const PERIODS = ["month", "year"] as const;
export type Period = (typeof PERIODS)[number];

/** In major units; `gross`: tax is included. */
export type PlanPrice = { amount: number; currency: string; gross: boolean };

/** A plan of membership in one channel. A period without a price is not sold. */
export type Plan = {
  id: string;
  slug: string;
  name: string;
  description: string;
  isDemo: boolean;
  /** Sticker film that is free each month. */
  areaCm2: number;
  month: PlanPrice | null;
  year: PlanPrice | null;
};
