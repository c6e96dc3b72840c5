/** The colour of tinted glass that has none of its own. */
export const GLASS_COLOR = "#1a1d20";

/** Of a car whose glass nobody has tinted, 0 to 1. */
export const GLASS_TINT = 0.3;
