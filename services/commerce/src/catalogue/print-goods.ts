/** Goods as which pictures and letters are sold that are no product of their own, by their part numbers. */
export const CUSTOM_PRINT = "custom-print";
export const CUSTOM_LETTERING = "custom-lettering";
