import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { growth } from "../overview/period.ts";

/** By how much a number changed against the period before; nothing where there was nothing. */
export function Change({ now, before }: { now: number; before: number }) {
  const t = useT();
  const language = useLanguage();
  const grown = growth(now, before);
  if (grown === null) return null;
  return (
    <small title={t("dashboard.sales.before")}>
      {grown > 0 ? "+" : ""}
      {grown.toLocaleString(language)} %
    </small>
  );
}
