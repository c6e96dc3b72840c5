/** The colour of tinted glass that has none of its own. */
export const GLASS_COLOR = "#1a1d20";
