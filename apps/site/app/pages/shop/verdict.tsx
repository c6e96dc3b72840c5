import type { FitmentReason } from "@carloom/build";
import { useT, VerdictBadge } from "@carloom/ui";
import { useCallback } from "react";
import type { Fit } from "../../data/shop.ts";

/** Reasons that only a shop knows; the rest are the studio's. */
const OWN = new Set(["other-car", "no-slot", "only-slot", "brake-unknown"]);

/** Why a part fits or not, in words. */
export function useFitReason(): (reason: FitmentReason) => string {
  const t = useT();
  return useCallback(
    ({ code, values }) => {
      if (!OWN.has(code)) return t(`studio.reason.${code}`, values);
      return t(`goods.reason.${code}`, values.slot ? { slot: t(`goods.slot.${values.slot}`) } : {});
    },
    [t],
  );
}

/** The verdict, with the reason that decided it. */
export function FitBadge({ fit, all = false }: { fit: Fit; all?: boolean }) {
  const reasonOf = useFitReason();
  const decided = fit.reasons.filter((reason) => reason.verdict === fit.verdict);
  const shown = all ? decided : decided.slice(0, 1);
  return <VerdictBadge verdict={fit.verdict}>{shown.length > 0 ? shown.map(reasonOf).join("; ") : null}</VerdictBadge>;
}
