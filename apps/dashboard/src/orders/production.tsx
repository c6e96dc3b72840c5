import {
  StaffOrderProductionDocument,
  StaffOrderProductionRequestDocument,
  type StaffProductionFragment,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { problemText } from "../parts/act-dialog.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { State, type Tone } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { paidAs } from "./paid-as.ts";
import { Papers } from "./papers.tsx";
import { isAllSent } from "./slip-lines.ts";
import type { OrderDetail } from "./states.tsx";

const LOOK_MS = 2000;
/** What waits for longer may have been lost and can be asked for again; the server holds to the same. */
const LOST_MS = 15 * 60_000;
const TONES: Record<NonNullable<StaffProductionFragment["state"]>, Tone> = {
  WAITING: "open",
  MADE: "good",
  FAILED: "bad",
};

/** What the order's stickers and wraps are printed and cut from, and the papers of the order. */
export function Production({ order }: { order: OrderDetail }) {
  const t = useT();
  const comes = order.status === "UNFULFILLED" && ["FULL", "OVERCHARGED", "PARTLY_REFUNDED"].includes(paidAs(order));
  const isComing = ({ state }: StaffProductionFragment) => state === "WAITING" || (state === null && comes);
  const answer = useAnswer(
    StaffOrderProductionDocument,
    { order: order.id },
    { again: (told) => (told?.orderProduction.some(isComing) ? LOOK_MS : false) },
  );
  const list = answer.data?.orderProduction ?? [];
  return (
    <>
      {list.length > 0 ? (
        <Section title={t("dashboard.production")}>
          {list.map((one) => (
            <Files key={one.design} order={order.id} of={one} now={answer.dataUpdatedAt} isAlone={list.length === 1} />
          ))}
        </Section>
      ) : null}
      <Papers papers={answer.data?.orderPapers ?? []} isAllSent={isAllSent(order)} />
    </>
  );
}

type FilesProps = { order: string; of: StaffProductionFragment; now: number; isAlone: boolean };

function Files({ order, of, now, isAlone }: FilesProps) {
  const t = useT();
  const language = useLanguage();
  const request = useAct(StaffOrderProductionRequestDocument);
  const [problem, setProblem] = useState("");
  const { design, title, state, awaitsApproval, failure, requestedAt, madeAt, url } = of;
  const isAwaited = state === "WAITING" && requestedAt !== null && now - Date.parse(requestedAt) < LOST_MS;
  const ask = async () => {
    try {
      const made = await request.mutateAsync({ order, design, language: LANGUAGE_CODES[language] });
      const [first] = made.orderProductionRequest.errors;
      setProblem(first ? problemText(t, first) : "");
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  return (
    <div className="da-production">
      <div className="da-row">
        {isAlone ? null : <strong>{title}</strong>}
        <State tone={state ? TONES[state] : "quiet"}>{t(`dashboard.production.state.${state ?? "NONE"}`)}</State>
        {awaitsApproval ? <State tone="warn">{t("dashboard.floor.waits")}</State> : null}
        {madeAt ? <span className="da-soft">{momentText(language, madeAt)}</span> : null}
        <span className="da-actions da-end">
          {url ? (
            <a className="ui-link" href={url}>
              {t("dashboard.production.download")}
            </a>
          ) : null}
          {isAwaited ? null : (
            <Button
              size="small"
              variant={url ? "quiet" : "primary"}
              disabled={request.isPending}
              onClick={() => void ask()}
            >
              {t(url ? "dashboard.production.again" : "dashboard.production.make")}
            </Button>
          )}
        </span>
      </div>
      {state === "FAILED" && failure ? <ErrorNote>{failure}</ErrorNote> : null}
      {problem ? <ErrorNote>{problem}</ErrorNote> : null}
      <Told of={of} />
    </div>
  );
}

/** What lies in the files: the roll that each film takes, and its pieces. */
function Told({ of: { films, pieces } }: { of: StaffProductionFragment }) {
  const t = useT();
  const language = useLanguage();
  if (pieces.length === 0) return null;
  const number = (value: number, digits = 0) => value.toLocaleString(language, { maximumFractionDigits: digits });
  const percent = (share: number) => number(share * 100, 1);
  const meters = films.reduce((sum, { length }) => sum + length, 0);
  const waste = films.reduce((sum, film) => sum + film.waste * film.length, 0) / (meters || 1);
  return (
    <details className="da-details">
      <summary>
        {t("dashboard.production.summary", {
          pieces: pieces.length,
          meters: number(meters, 1),
          waste: number(waste * 100),
        })}
      </summary>
      <ScrollX label={t("dashboard.production")}>
        <table className="da-table">
          <thead>
            <tr>
              <th scope="col">{t("dashboard.production.panel")}</th>
              <th scope="col">{t("dashboard.production.kind")}</th>
              <th scope="col">{t("dashboard.production.size")}</th>
              <th scope="col">{t("dashboard.production.dpi")}</th>
              <th scope="col">{t("dashboard.production.stretch")}</th>
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece) => (
              <tr key={piece.number}>
                <td>
                  {piece.number} · {piece.panel}
                  {piece.narrow === null ? null : (
                    <span className="da-soft">
                      {" "}
                      {t("dashboard.production.narrow", { mm: number(piece.narrow, 1) })}
                    </span>
                  )}
                  {piece.thin === null ? null : (
                    <span className="da-soft"> {t("dashboard.production.thin", { mm: number(piece.thin, 2) })}</span>
                  )}
                  {piece.flattened.length > 0 ? (
                    <span className="da-soft">
                      {" "}
                      {t("dashboard.production.flattened", { what: piece.flattened.join(", ") })}
                    </span>
                  ) : null}
                </td>
                <td>{t(`dashboard.production.kind.${piece.kind}`)}</td>
                <td>
                  {number(piece.width, 1)} × {number(piece.height, 1)}
                </td>
                <td>{piece.dpi === null ? "" : number(piece.dpi)}</td>
                <td>
                  {percent(piece.stretchMean)} / {percent(piece.stretchMost)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
    </details>
  );
}
