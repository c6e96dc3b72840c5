import type { Language, Translate } from "@carloom/i18n";
import { lineFacts } from "@carloom/pricing";
import { isVerdict } from "@carloom/ui";
import { lineNote } from "./line-name.ts";
import type { OrderDetail } from "./states.tsx";

/** `name` is the shop's own, to find it on the shelf by; `read` what its buyer reads, empty where that is the same. */
export type SlipLine = {
  id: string;
  name: string;
  read: string;
  note: string;
  sku: string;
  quantity: number;
  /** What was noted of it when it was ordered. */
  noted: Noted;
};
type Noted = Pick<
  OrderDetail["lines"][number],
  "verdict" | "fitName" | "fitNameKo" | "fitNameJa" | "kind" | "reference" | "words" | "areaCm2" | "whole" | "layer"
>;
type Parcels = Pick<OrderDetail, "lines" | "fulfillments">;

/** Parcels that hold something now, by their numbers within the order. */
export const parcelsOf = ({ fulfillments }: Parcels): number[] =>
  fulfillments.filter(({ status }) => status === "FULFILLED").map(({ fulfillmentOrder }) => fulfillmentOrder);

type Line = OrderDetail["lines"][number];

/** What the buyer reads in the language of the order. */
function readName(line: Line): string {
  const { productName, variantName, translatedProductName: name, translatedVariantName: size } = line;
  if (name === productName && size === variantName) return "";
  return [name, variantName === productName ? "" : size].filter(Boolean).join(" · ");
}

/** Nothing of it is still to be packed. */
export const isAllSent = ({ lines }: Pick<Parcels, "lines">): boolean =>
  lines.every(({ isShippingRequired, quantityToFulfill }) => !isShippingRequired || quantityToFulfill === 0);

/** What lies in a parcel; without one what is still to be packed, and once all is sent everything that was ordered and not withdrawn from. */
export function slipLines({ lines, fulfillments }: Parcels, parcel: number | null): SlipLine[] {
  const packed = fulfillments.find(({ fulfillmentOrder }) => fulfillmentOrder === parcel);
  const carried = lines.filter(({ isShippingRequired }) => isShippingRequired);
  const isSent = isAllSent({ lines });
  const piecesOf = (line: Line): number => {
    if (!packed) return isSent ? line.quantityFulfilled : line.quantityToFulfill;
    const own = (packed.lines ?? []).filter(({ orderLine }) => orderLine?.id === line.id);
    return own.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  return carried.flatMap((line) => {
    const quantity = piecesOf(line);
    const { id, productName, productSku } = line;
    const note = lineNote({ ...line, productSku: null });
    const name = productName;
    return quantity > 0 ? [{ id, name, read: readName(line), note, sku: productSku ?? "", quantity, noted: line }] : [];
  });
}

/** What the car is called that goods were bought for. */
const carName = ({ fitName, fitNameKo, fitNameJa }: Noted, language: Language): string =>
  ({ en: fitName, ko: fitNameKo, ja: fitNameJa })[language] || (fitName ?? "");

/**
 * What the buyer reads beside its name, as on the slip's PDF: what a lettering says, which axle it is for, how large it is
 * printed, and whether it fits the car that it was bought for. A part of a build was judged with it, on the assembly sheet.
 */
export function slipFacts(noted: Noted, t: Translate, language: Language): string {
  const { end, words, areaCm2, whole } = lineFacts((key) => noted[key as keyof Noted]);
  const area = areaCm2 && new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(areaCm2);
  const car = carName(noted, language);
  return [
    words && words !== noted.layer && t("sums.words", { words }),
    end && t(`sums.${end}`),
    area && t("sums.area", { area }),
    whole && t("sums.whole"),
    car && isVerdict(noted.verdict) && t("sums.noted", { label: car, note: t(`ui.verdict.${noted.verdict}`) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
