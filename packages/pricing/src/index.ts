export { type LineFacts, lineFacts } from "./line.ts";
export {
  CURRENCY_EXPONENTS,
  type Currency,
  exponentOf,
  fromMinor,
  isCurrency,
  lineTotal,
  sumMoney,
  toMinor,
} from "./money.ts";
export { lowestBefore, type Offer, type PricePoint, promoted } from "./promotion.ts";
export { divideRounded } from "./round.ts";
export { type SumKind, type SumRow, type Sums, sumRows } from "./sums.ts";
export { splitLargestRemainder } from "./split.ts";
export {
  areaCm2,
  type MaterialRate,
  type PrintedSticker,
  printedSticker,
  stickerPieces,
  stickerPrice,
} from "./sticker.ts";
export {
  type DiscountValue,
  discountCheapest,
  discountGoods,
  discountLines,
  discountOn,
  discountsOn,
  percentPpm,
} from "./voucher.ts";
export { applyTax, ratePpm, sumTaxed, type Taxed } from "./tax.ts";
