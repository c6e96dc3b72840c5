/** Goods as which pictures and letters are sold that are no product of their own, by their part numbers. */
export const CUSTOM_PRINT = "custom-print";
export const CUSTOM_LETTERING = "custom-lettering";

/** Goods that are printed from what a buyer brought or wrote. */
export const isOwnArt = (sku: string | null): boolean => sku === CUSTOM_PRINT || sku === CUSTOM_LETTERING;
