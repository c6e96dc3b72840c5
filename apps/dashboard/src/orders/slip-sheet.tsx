import type { StaffShopNoticesQuery } from "@carloom/api-client/commerce";
import {
  createTranslate,
  DEFAULT_LANGUAGE,
  formatDate,
  type Language,
  languageOfTag,
  loadMessages,
  type Translate,
} from "@carloom/i18n";
import { useEffect, useState } from "react";
import { settings } from "../boot/session.ts";
import { AddressText } from "./people.tsx";
import { slipFacts, slipLines } from "./slip-lines.ts";
import type { OrderDetail } from "./states.tsx";

export type Notices = StaffShopNoticesQuery["shopNotices"];

/** The language that an order was placed in. */
export const languageOf = (order: OrderDetail): Language => languageOfTag(order.languageCodeEnum) ?? DEFAULT_LANGUAGE;

/** Words in another language than the dashboard's; null until they are there. */
export function useWords(language: Language): Translate | null {
  const [words, setWords] = useState<{ language: Language; t: Translate } | null>(null);
  useEffect(() => {
    let isOver = false;
    void loadMessages(location.origin, language).then(
      (messages) => isOver || setWords({ language, t: createTranslate(language, messages) }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return words?.language === language ? words.t : null;
}

/** The sheet that lies in a parcel: what it holds, without prices, in the buyer's language. @param parcel null is what is still to be packed */
export function SlipSheet({
  order,
  parcel,
  language,
  t,
  notices,
}: {
  order: OrderDetail;
  parcel: number | null;
  language: Language;
  t: Translate;
  notices: Notices;
}) {
  const seller = notices.find(({ languageCode }) => languageCode.toLowerCase() === language);
  const lines = slipLines(order, parcel).map((line) => ({ ...line, facts: slipFacts(line.noted, t, language) }));
  return (
    <article className="da-slip" lang={language} aria-label={t("dashboard.slip")}>
      <header>
        <div>
          <b>{settings.productName}</b>
          {seller ? (
            <p>
              {seller.name}
              <br />
              {seller.headOffice}
              <br />
              {seller.email}
            </p>
          ) : null}
        </div>
        <div>
          <h2>{t("dashboard.slip")}</h2>
          <p>
            {t("dashboard.order.heading", { number: parcel ? `${order.number}-${parcel}` : order.number })}
            <br />
            {formatDate(language, order.created)}
            {order.shippingMethodName ? (
              <>
                <br />
                {order.shippingMethodName}
              </>
            ) : null}
          </p>
        </div>
      </header>
      {order.shippingAddress ? <AddressText address={order.shippingAddress} language={language} /> : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t("dashboard.line.quantity")}</th>
            <th scope="col">{t("dashboard.line.goods")}</th>
            <th scope="col">{t("dashboard.slip.sku")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.quantity}</td>
              <td>
                {line.name}
                {line.note ? <small>{line.note}</small> : null}
                {line.read ? <small>{line.read}</small> : null}
                {line.facts ? <small>{line.facts}</small> : null}
              </td>
              <td>{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 ? <p>{t("dashboard.slip.nothing")}</p> : null}
      {order.customerNote ? <blockquote>{order.customerNote}</blockquote> : null}
    </article>
  );
}
