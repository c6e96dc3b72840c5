import { useT } from "@carloom/ui";
import type { SearchReading } from "../../data/shop.ts";

/** What a search was taken for, where that is not what was typed. */
export function Reading({ typed, reading }: { typed: string; reading: SearchReading | null }) {
  const t = useT();
  const corrected = reading?.corrected;
  return reading ? (
    <p className="goods-reading">
      {corrected ? t("goods.corrected", { typed, corrected }) : t("goods.partial", { typed })}
    </p>
  ) : null;
}
