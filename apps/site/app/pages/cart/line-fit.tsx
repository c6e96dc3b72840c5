import { useT, VerdictBadge } from "@carloom/ui";
import type { MetadataLine } from "../../cart/group.ts";
import { lineFit } from "../../cart/line-fit.ts";
import { useLanguage } from "../../language/language.tsx";
import { useFitReason } from "../shop/verdict.tsx";

/** The verdict that goods were put in with, for the car that they were put in for. */
export default function LineFit({ line }: { line: MetadataLine }) {
  const t = useT();
  const reasonOf = useFitReason();
  const fit = lineFit(line, useLanguage());
  if (!fit) return null;
  const why = fit.reasons.map(reasonOf).join("; ");
  return (
    <VerdictBadge verdict={fit.verdict} className="cart-fit">
      {why ? t("sums.noted", { label: fit.car, note: why }) : fit.car}
    </VerdictBadge>
  );
}
