import type { StaffNumbersQuery } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { CsvButton } from "./csv-button.tsx";
import { RoomLink } from "../shell/room-link.tsx";
import { useNameOf, variantTitle } from "../parts/name-of.ts";

const COLUMNS = ["product", "sku", "available", "sold", "daysLeft"] as const;

/** What is gone soon when it sells as in the period. */
export function StockPart({ rows }: { rows: StaffNumbersQuery["runningOut"] }) {
  const t = useT();
  const nameOf = useNameOf();
  const title = t("dashboard.sales.out");
  return (
    <Section
      title={title}
      actions={
        rows.length > 0 ? (
          <CsvButton
            name="running-out"
            what={title}
            head={COLUMNS.map((id) => t(`dashboard.numbers.${id}`))}
            rows={() =>
              rows.map((row) => [
                variantTitle(nameOf, row.variant),
                row.variant?.sku ?? "",
                row.available,
                row.sold,
                row.daysLeft,
              ])
            }
          />
        ) : null
      }
    >
      {rows.length === 0 ? (
        <p className="da-soft">{t("dashboard.sales.noOut")}</p>
      ) : (
        <ScrollX label={title}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{t("dashboard.numbers.product")}</th>
                <th scope="col" className="da-wide-only">
                  {t("dashboard.numbers.sku")}
                </th>
                <th scope="col" data-end>
                  {t("dashboard.numbers.available")}
                </th>
                <th scope="col" data-end>
                  {t("dashboard.numbers.sold")}
                </th>
                <th scope="col" data-end>
                  {t("dashboard.numbers.daysLeft")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.variant?.id ?? variantTitle(nameOf, row.variant)}>
                  <th scope="row">
                    <RoomLink to={`/products/${encodeURIComponent(row.variant?.product.id ?? "")}`}>
                      {variantTitle(nameOf, row.variant)}
                    </RoomLink>
                  </th>
                  <td className="da-wide-only">{row.variant?.sku}</td>
                  <td data-end>{row.available}</td>
                  <td data-end>{row.sold}</td>
                  <td data-end>{row.available === 0 ? t("dashboard.sales.gone") : row.daysLeft}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
    </Section>
  );
}
