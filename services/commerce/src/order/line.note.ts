import type { Language, Translate } from "@carloom/i18n";
import { lineFacts } from "@carloom/pricing";
import type { OrderLineRow } from "./order.repository.ts";

type Named = Pick<
  OrderLineRow,
  "product_name" | "translated_name" | "variant_name" | "translated_variant_name" | "metadata"
>;

/** What a line is called in the language of its order. */
export const lineName = (line: Named): string => line.metadata.name ?? line.translated_name;

/**
 * What the shop itself calls a line, for whoever takes it from the shelf; null where its buyer reads the same. What was
 * named by its buyer has no other name.
 */
export function shopsName(line: Named): string | null {
  const variant = line.variant_name === line.product_name ? "" : line.variant_name;
  const own = [line.metadata.name ?? line.product_name, variant].filter(Boolean).join(" · ");
  const read = [lineName(line), variant && variantOf(line)].filter(Boolean).join(" · ");
  return own === read ? null : own;
}

/** What its variant is called in the language of its order. */
const variantOf = (line: Named): string => line.translated_variant_name ?? line.variant_name;

/** Its size, what a lettering says, which end of the car it is for, how large it is printed, and whether it fits the car that it was bought for; empty for what its name says alone. */
export function lineNote(line: Named, t: Translate, language: Language): string {
  // a variant of its own name says nothing, whatever the product is called elsewhere
  const isNamed = variantOf(line) === line.product_name || lineName(line).includes(variantOf(line));
  const { end, words, areaCm2, whole } = lineFacts((key) => line.metadata[key]);
  const area = areaCm2 && new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(areaCm2);
  const size = area && t("sums.area", { area });
  const { verdict } = line.metadata;
  const fitName = line.metadata[`fitName.${language}`] ?? line.metadata.fitName;
  // a part of a build was judged with it: its verdict stands on the assembly sheet
  const fit = fitName && verdict && t("sums.noted", { label: fitName, note: t(`ui.verdict.${verdict}`) });
  const says = words && words !== lineName(line) && t("sums.words", { words });
  return [isNamed ? "" : variantOf(line), says, end && t(`sums.${end}`), size, whole && t("sums.whole"), fit]
    .filter(Boolean)
    .join(" · ");
}
