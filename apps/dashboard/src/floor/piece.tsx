import { type StaffFloorPieceQuery, StaffFloorPieceDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { momentText, moneyText } from "../parts/text.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Marks, Size } from "./piece-card.tsx";
import { ReprintDialog } from "./reprint-dialog.tsx";
import { beforeOf, filmText, nextOf, STATES } from "./states.ts";
import { useMoves } from "./use-moves.ts";
import { BackLink } from "../parts/back-link.tsx";

const LOOK_MS = 5000;
type Piece = NonNullable<StaffFloorPieceQuery["floorPiece"]>;

/** One piece, as its code opens it on a phone: what it is, where it is, and what comes next. */
export function FloorPiecePage() {
  const { design = "", number = "" } = useParams();
  const answer = useAnswer(
    StaffFloorPieceDocument,
    { design, number: Number(number) },
    { enabled: /^\d{1,6}$/.test(number), again: () => LOOK_MS },
  );
  if (!/^\d{1,6}$/.test(number)) return <NotFound />;
  return (
    <div className="da-page">
      <Loaded answer={answer}>{({ floorPiece }) => (floorPiece ? <Shown piece={floorPiece} /> : <NotFound />)}</Loaded>
    </div>
  );
}

function Shown({ piece }: { piece: Piece }) {
  const t = useT();
  const moves = useMoves();
  const [isReprinting, setReprinting] = useState(false);
  const [next, before] = [nextOf(piece.state), beforeOf(piece.state)];
  return (
    <>
      <PageHead
        title={t("dashboard.floor.piece", { order: piece.orderNumber, number: piece.number })}
        back={<BackLink to={`/floor?state=${piece.state}`}>{t("dashboard.place.floor")}</BackLink>}
      />
      <div className="fl-piece">
        <div className="fl-large">{piece.picture ? <img src={piece.picture} alt={piece.panel} /> : null}</div>
        <div className="fl-side">
          <p className="fl-facts">
            <b>{piece.panel}</b>
            <Size piece={piece} />
            <span>{filmText(t, piece.film)}</span>
            <span>
              <Link className="ui-link" to={`/orders/${encodeURIComponent(piece.order)}`}>
                {t("dashboard.order.heading", { number: piece.orderNumber })}
              </Link>{" "}
              {piece.title}
            </span>
            <span className="fl-sheets">
              {piece.sheets.map((sheet) => (
                <Link
                  key={sheet}
                  className="ui-link"
                  to={`/floor/sheet/${piece.design}/${encodeURIComponent(piece.film)}/${sheet}`}
                >
                  {t("dashboard.floor.sheet", { number: sheet })}
                </Link>
              ))}
              <Link className="ui-link" to={`/floor/labels/${piece.design}`}>
                {t("dashboard.floor.labels")}
              </Link>
            </span>
          </p>
          <Marks piece={piece} />
          <ol className="fl-way" aria-label={t("dashboard.floor.states")}>
            {STATES.map((state) => (
              <li
                key={state}
                data-done={STATES.indexOf(state) <= STATES.indexOf(piece.state) || undefined}
                aria-current={state === piece.state ? "step" : undefined}
              >
                {t(`dashboard.floor.state.${state}`)}
              </li>
            ))}
          </ol>
          {moves.problem ? <ErrorNote>{moves.problem}</ErrorNote> : null}
          <div className="fl-acts">
            {next ? (
              <Button
                variant="primary"
                className="fl-press fl-next"
                aria-disabled={moves.isBusy || piece.isBlocked}
                onClick={() => (piece.isBlocked ? undefined : void moves.move([piece], piece.state, next))}
              >
                {t(`dashboard.floor.do.${next}`)}
              </Button>
            ) : null}
            {before ? (
              <Button
                className="fl-press"
                aria-disabled={moves.isBusy}
                onClick={() => void moves.move([piece], piece.state, before)}
              >
                {t("dashboard.floor.back", { state: t(`dashboard.floor.state.${before}`) })}
              </Button>
            ) : null}
            {before ? (
              <Button className="fl-press" onClick={() => setReprinting(true)}>
                {t("dashboard.floor.reprint")}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <Events piece={piece} />
      {isReprinting ? <ReprintDialog piece={piece} onClose={() => setReprinting(false)} /> : null}
    </>
  );
}

/** Who did what, and when. */
function Events({ piece }: { piece: Piece }) {
  const t = useT();
  const language = useLanguage();
  if (piece.events.length === 0) return null;
  return (
    <Section title={t("dashboard.floor.events")}>
      <ol className="da-timeline">
        {piece.events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.to}`}>
            <time>{momentText(language, event.at)}</time>
            <div>
              <b>
                {event.kind === "MOVED"
                  ? t(`dashboard.floor.state.${event.to}`)
                  : t(`dashboard.floor.event.${event.kind}`)}
              </b>
              {event.cost ? ` · ${moneyText(language, event.cost)}` : ""}
              {event.reason ? <p>{event.reason}</p> : null}
              <small>{event.by}</small>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
