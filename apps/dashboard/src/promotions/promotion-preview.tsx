import { StaffPromotionPreviewDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useDeferredValue } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { moneyText } from "../parts/text.ts";
import type { rulesOf } from "./given.ts";

type Rule = ReturnType<typeof rulesOf>[number];

/** How many products a rule touches in a channel, and what it makes of the first prices. */
export function PromotionPreview({ rule, channel }: { rule: Rule; channel: { id: string; name: string } }) {
  const t = useT();
  const language = useLanguage();
  const asked = useDeferredValue(rule);
  const { data } = useAnswer(
    StaffPromotionPreviewDocument,
    { channel: channel.id, rule: { ...asked, channels: [channel.id] } },
    { keepPrevious: true },
  );
  const preview = data?.promotionPreview;
  if (!preview) return null;
  return (
    <section aria-label={t("dashboard.promotion.preview", { channel: channel.name })} aria-live="polite">
      <p className="da-soft">{t("dashboard.promotion.touches", { count: preview.products, channel: channel.name })}</p>
      {preview.lines.length > 0 ? (
        <div className="da-wide">
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{t("dashboard.promotion.product")}</th>
                <th scope="col" data-end>
                  {t("dashboard.promotion.before")}
                </th>
                <th scope="col" data-end>
                  {t("dashboard.promotion.after")}
                </th>
              </tr>
            </thead>
            <tbody>
              {preview.lines.map((line) => (
                <tr key={line.sku}>
                  <td>{line.name}</td>
                  <td data-end>{moneyText(language, line.before)}</td>
                  <td data-end>
                    <b>{moneyText(language, line.after)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
