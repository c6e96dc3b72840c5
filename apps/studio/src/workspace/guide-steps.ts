/** What the first minute teaches, in this order. */
export const GUIDE_STEPS = ["paint", "wheel", "sticker", "save"] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];
