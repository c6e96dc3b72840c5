/** An amount as it was typed, with commas between thousands; null where it is none. */
export const amountOf = (text: string): number | null => {
  const cleaned = text.replaceAll(",", "").trim();
  return /^\d+(\.\d+)?$/.test(cleaned) ? Number(cleaned) : null;
};

/** A measure as it was typed, which may be below zero; null where it is none. */
export const numberOf = (text: string): number | null => {
  const cleaned = text.replaceAll(",", "").trim();
  return /^-?\d+(\.\d+)?$/.test(cleaned) ? Number(cleaned) : null;
};

/** Pieces as they were typed; null where it is no whole number. */
export const piecesOf = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null);

/** How many decimals an amount was typed with; zeros at its end say nothing. */
export const decimalsOf = (text: string): number => (/\.(\d*?)0*$/.exec(text.trim())?.[1] ?? "").length;

/** Is it a weight in kilograms that the service takes, or none? It keeps whole grams, of at most a ton. */
export const isWeight = (text: string): boolean =>
  text.trim() === "" || ((amountOf(text) ?? Infinity) <= 1000 && decimalsOf(text) <= 3);
