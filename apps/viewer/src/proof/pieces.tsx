import type { ProofSheet } from "@carloom/build";
import { Button, cx, useT, WarnGlyph } from "@carloom/ui";
import type { MouseEvent } from "react";
import { useLanguage } from "../language.tsx";
import { filmName } from "./film-name.ts";
import type { Pin, Place } from "./pins.ts";

type Piece = ProofSheet["pieces"][number];
type PiecesProps = {
  pieces: readonly Piece[];
  pins: readonly Pin[];
  draft: Extract<Place, { kind: "piece" }> | null;
  lit: string | null;
  onLit(id: string | null): void;
  onPlace: ((place: Place) => void) | null;
};

const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

/** Every piece as it is printed and cut, with its true size and what to know of it. */
export function Pieces({ pieces, ...rest }: PiecesProps) {
  const t = useT();
  return (
    <section aria-labelledby="pf-pieces">
      <h2 id="pf-pieces">{t("proof.pieces", { count: pieces.length })}</h2>
      <ul className="pf-pieces">
        {pieces.map((piece) => (
          <PieceItem key={piece.number} piece={piece} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function PieceItem({ piece, pins, draft, lit, onLit, onPlace }: Omit<PiecesProps, "pieces"> & { piece: Piece }) {
  const t = useT();
  const { language } = useLanguage();
  const mm = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 0 });
  const own = pins.flatMap(({ place, ...pin }) =>
    place.kind === "piece" && place.piece === piece.number ? [{ ...pin, place }] : [],
  );
  const put = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    onPlace?.({ kind: "piece", piece: piece.number, x: share(x), y: share(y) });
  };
  const facts = [
    `${mm(piece.width)} × ${mm(piece.height)} mm`,
    piece.film ? filmName(t, piece.film) : t(`proof.kind.${piece.kind}`),
    ...(piece.dpi === null ? [] : [`${piece.dpi} dpi`]),
  ];
  return (
    <li className="pf-piece" id={`piece-${piece.number}`}>
      <div className="pf-drawing">
        <div className="pf-fit">
          {/* pressing it is a short way: the button below does the same for a keyboard */}
          <img
            src={piece.picture}
            alt={t("proof.piece.picture", { number: piece.number, panel: piece.panel })}
            loading="lazy"
            width={piece.width}
            height={piece.height}
            className={cx(onPlace && "is-open")}
            onClick={onPlace ? put : undefined}
          />
          {own.map(({ id, number, place }) => (
            <button
              key={id}
              type="button"
              className={cx("pf-pin", id === lit && "is-lit")}
              style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
              aria-label={t("proof.pin", { number })}
              onClick={() => onLit(id)}
            >
              <span>{number}</span>
            </button>
          ))}
          {draft?.piece === piece.number ? (
            <span
              className="pf-pin is-draft"
              style={{ left: `${draft.x * 100}%`, top: `${draft.y * 100}%` }}
              aria-hidden="true"
            >
              <span>+</span>
            </span>
          ) : null}
        </div>
      </div>
      <div className="pf-facts">
        <h3>
          {piece.number} · {piece.panel}
        </h3>
        <p>{facts.join(" · ")}</p>
        {piece.warnings.map((warning) => (
          <p key={warning} className="pf-warning">
            <WarnGlyph />
            <span>{t(`proof.warning.${warning}`)}</span>
          </p>
        ))}
        {piece.inks.length > 0 ? (
          <ul className="pf-inks">
            {piece.inks.map(({ color, printed }) => (
              <li key={color}>
                <i style={{ background: color }} />
                <i style={{ background: printed }} />
                <span>{t("proof.ink", { color, printed })}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {onPlace ? (
          <Button size="small" onClick={() => onPlace({ kind: "piece", piece: piece.number, x: 0.5, y: 0.5 })}>
            {t("proof.piece.comment")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
