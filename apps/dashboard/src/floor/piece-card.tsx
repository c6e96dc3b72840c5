import { Button, cx, useT } from "@carloom/ui";
import { Link } from "react-router";
import { useLanguage } from "../boot/language.tsx";
import { State } from "../parts/state.tsx";
import { type FloorPiece, filmText, nextOf } from "./states.ts";

type PieceCardProps = {
  piece: FloorPiece;
  isChosen: boolean;
  /** Where pieces of several states lie side by side. */
  isStateShown?: boolean;
  onChoose(): void;
  isBusy: boolean;
  onNext(): void;
};

export const pieceAddress = ({ design, number }: Pick<FloorPiece, "design" | "number">): string =>
  `/floor/piece/${design}/${number}`;

/** A piece as a hand finds it: its picture, where it belongs, and one big press that takes it on. */
export function PieceCard({ piece, isChosen, isStateShown = false, onChoose, isBusy, onNext }: PieceCardProps) {
  const t = useT();
  const next = nextOf(piece.state);
  const name = t("dashboard.floor.piece", { order: piece.orderNumber, number: piece.number });
  return (
    <li className={cx("fl-card", isChosen && "is-chosen")}>
      <label className="fl-choose">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={t("dashboard.floor.choose", { name })}
        />
      </label>
      <Link to={pieceAddress(piece)} className="fl-open">
        <span className="fl-picture">{piece.picture ? <img src={piece.picture} alt="" loading="lazy" /> : null}</span>
        <span className="fl-facts">
          <b>{name}</b>
          {isStateShown ? <span className="fl-at">{t(`dashboard.floor.state.${piece.state}`)}</span> : null}
          <span>{piece.panel}</span>
          <Size piece={piece} />
          <span>{filmText(t, piece.film)}</span>
        </span>
      </Link>
      <Marks piece={piece} />
      {next ? (
        <Button
          variant={piece.isBlocked ? "secondary" : "primary"}
          className="fl-press"
          aria-disabled={isBusy || piece.isBlocked}
          onClick={() => (piece.isBlocked ? undefined : onNext())}
        >
          {t(`dashboard.floor.do.${next}`)}
        </Button>
      ) : null}
    </li>
  );
}

export function Size({ piece }: { piece: FloorPiece }) {
  const language = useLanguage();
  const mm = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 0 });
  return (
    <span className="fl-size">
      {mm(piece.width)} × {mm(piece.height)} mm
    </span>
  );
}

/** What keeps a piece, and what happened to it before. */
export function Marks({ piece }: { piece: FloorPiece }) {
  const t = useT();
  const { isBlocked, approval, reprints, machine, isOrderSent, state } = piece;
  return (
    <p className="fl-marks">
      {isBlocked ? <State tone="warn">{t("dashboard.floor.waits")}</State> : null}
      {approval === "CHANGES" ? <State tone="bad">{t("dashboard.proof.state.CHANGES")}</State> : null}
      {approval === "APPROVED" && state === "WAITING" ? (
        <State tone="good">{t("dashboard.proof.state.APPROVED")}</State>
      ) : null}
      {reprints > 0 ? <State tone="warn">{t("dashboard.floor.reprints", { count: reprints })}</State> : null}
      {machine ? <State tone="open">{machine}</State> : null}
      {isOrderSent && state !== "SHIPPED" ? <State tone="quiet">{t("dashboard.floor.orderSent")}</State> : null}
    </p>
  );
}
