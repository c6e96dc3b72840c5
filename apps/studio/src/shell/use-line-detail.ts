import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { money } from "../lib/money.ts";
import type { LivePriceLine } from "../price/live-price.ts";
import { useStudio } from "../workspace/studio-context.tsx";

/** Where a line belongs and how it is counted: the slot of a part; the area of a sticker, exactly in cm². */
export function useLineDetail(): (line: LivePriceLine) => string {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (line) => {
    const where =
      line.kind === "PART"
        ? (studio.slot(line.reference)?.label[language] ?? "")
        : line.areaCm2
          ? `${number.format(line.areaCm2)} cm²`
          : "";
    const count = line.quantity > 1 ? `${line.quantity} × ${money(language, line.unitPrice)}` : "";
    const stock = line.available !== null && line.available < line.quantity ? t("studio.parts.out") : "";
    return [where, count, stock].filter(Boolean).join(", ");
  };
}
