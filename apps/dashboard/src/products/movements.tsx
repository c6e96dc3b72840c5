import { StaffStockMovementsDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { momentText } from "../parts/text.ts";

/** The last movements of a variant's stock: how many, why, and by whom. */
export function Movements({ variant }: { variant: string }) {
  const t = useT();
  const language = useLanguage();
  const edges =
    useAnswer(StaffStockMovementsDocument, { variant, first: 20 }).data?.stockMovements.edges.map(({ node }) => node) ??
    [];
  if (edges.length === 0) return null;
  return (
    <details className="da-movements">
      <summary>{t("dashboard.stock.movements")}</summary>
      <ul className="da-rows">
        {edges.map((one) => (
          <li key={one.id} className="da-row">
            <b>
              {one.pieces > 0 ? "+" : ""}
              {one.pieces.toLocaleString(language)}
            </b>
            <span className="da-row-main">
              {t(`dashboard.stock.${one.cause}`)}
              {one.reason ? ` · ${one.reason}` : ""}
              {one.staffName ? <span className="da-soft"> · {one.staffName}</span> : null}
            </span>
            <span className="da-soft">{momentText(language, one.createdAt)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
