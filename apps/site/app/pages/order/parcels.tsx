import { formatDate } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { ReactNode } from "react";
import type { Pieces, SentOrder } from "../../data/parcels.server.ts";
import { useLanguage } from "../../language/language.tsx";

/** Rows of what has left, with what lies in each and where it can be followed, of what is still to leave and of what came back. */
export function Parcels({ sent: { parcels, coming, back } }: { sent: SentOrder }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {parcels.map(({ number, at, tracking, url, pieces }) => (
        <Row key={number} name={t("shop.order.parcel", { number })}>
          <span className="order-parcel">
            {t("shop.order.sentOn", { date: formatDate(language, at, "long") })}
            {tracking ? <span>{t("shop.order.tracking", { tracking })}</span> : null}
            {url ? (
              <a className="ui-link" href={url} target="_blank" rel="noreferrer">
                {t("shop.order.track", { number })}
              </a>
            ) : null}
          </span>
          <PieceList pieces={pieces} />
        </Row>
      ))}
      {coming.length > 0 ? (
        <Row name={t("shop.order.coming")}>
          <PieceList pieces={coming} />
        </Row>
      ) : null}
      {back.length > 0 ? (
        <Row name={t("shop.order.back")}>
          <PieceList pieces={back} />
        </Row>
      ) : null}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PieceList({ pieces }: { pieces: Pieces }) {
  return (
    <ul className="order-pieces">
      {pieces.map(({ id, name, quantity }) => (
        <li key={id}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
  );
}
