import type { FitmentReason, PreflightCode, Verdict } from "@carloom/build";

/**
 * What a printer would say of a sticker: what it has, mm or dots per inch, and what it should have; per cent of it that an
 * edge of the body cuts off. Of how it stands there is nothing to measure.
 */
export type PrintWarning = { code: PreflightCode; mm?: number; dpi?: number; percent?: number; least: number };

/** One part or one sticker of a design as it is quoted, sold and frozen. Prices in minor units of the price basis. */
export type DesignLine = {
  kind: "PART" | "STICKER";
  /** Slot, or placement id. */
  reference: string;
  name: string;
  /** What a lettering says, on one line, whatever its layer is called; absent of all else. */
  words?: string;
  variantId: number;
  sku: string;
  quantity: number;
  /** Of one piece; null for parts. */
  areaCm2: number | null;
  /** A sticker that is made in its full size although an edge of the body cuts it. */
  whole?: true;
  /** Of how it is printed and cut, by the rules of the day; absent where there are none. */
  warnings?: PrintWarning[];
  unitPrice: number;
  /** Of one piece without a promotion; absent where there was none. */
  regularPrice?: number;
  totalPrice: number;
  /** Of one piece. */
  weightG: number;
  /** Slug of its tax class; absent in designs that were frozen before there were any. */
  taxClass?: string;
  available: number | null;
  verdict: Verdict;
  reasons: FitmentReason[];
};

/** A line as sums of goods are made of it. */
export const goodsOfLine = ({ unitPrice, quantity, taxClass }: DesignLine) => ({
  unit: unitPrice,
  quantity,
  ...(taxClass && { tax_class: taxClass }),
});
