import { type StaffFloorPiecesQueryVariables, StaffFloorPiecesDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { BatchDialog } from "./batch-dialog.tsx";
import { PieceCard } from "./piece-card.tsx";
import { type FloorPiece, keyOf, nextOf } from "./states.ts";
import { useMoves } from "./use-moves.ts";

/** Somebody else's press shows within this time. */
const LOOK_MS = 10_000;
/** A sheet of small stickers holds hundreds: what is not shown yet is one press away. */
const PAGE = 100;

type Of = Omit<StaffFloorPiecesQueryVariables, "first" | "after">;
type PieceListProps = { of: Of; machines: readonly string[] };

/** Pieces with one press each, and all of those that are chosen with one. */
export function PieceList({ of, machines }: PieceListProps) {
  const answer = useInfiniteQuery({
    queryKey: [StaffFloorPiecesDocument.operationName, of],
    queryFn: ({ signal, pageParam }) =>
      session.clients.commerce.query(StaffFloorPiecesDocument, { ...of, first: PAGE, after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ floorPieces }) => floorPieces.end,
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
  });
  return (
    <Loaded answer={answer}>
      {({ pages }) => (
        <Pieces
          of={of}
          pieces={pages.flatMap(({ floorPieces }) => floorPieces.pieces)}
          machines={machines}
          more={answer.hasNextPage ? () => void answer.fetchNextPage() : null}
          isLoading={answer.isFetchingNextPage}
        />
      )}
    </Loaded>
  );
}

type PiecesProps = {
  of: Of;
  pieces: readonly FloorPiece[];
  machines: readonly string[];
  more: (() => void) | null;
  isLoading: boolean;
};

function Pieces({ of, pieces, machines, more, isLoading }: PiecesProps) {
  const t = useT();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isBatching, setBatching] = useState(false);
  const moves = useMoves();
  // what has gone on meanwhile is chosen no more
  const chosen = pieces.filter((piece) => picked.has(keyOf(piece)));
  const toggle = (piece: FloorPiece) => {
    const next = new Set(picked);
    if (!next.delete(keyOf(piece))) next.add(keyOf(piece));
    setPicked(next);
  };
  const [one] = chosen;
  const isAlike = chosen.every(({ state }) => state === one?.state);
  const to = one && isAlike ? nextOf(one.state) : null;
  const isBlocked = chosen.some((piece) => piece.isBlocked);
  const isOneFilm = chosen.every(({ film }) => film === one?.film);
  const mayBatch = one?.state === "WAITING" && isAlike && isOneFilm && chosen.every(({ batch }) => !batch);
  // what keeps the presses below from what was chosen
  const why = !isAlike ? "mixed" : isBlocked ? "blocked" : one?.state === "WAITING" && !isOneFilm ? "films" : null;
  return (
    <>
      {pieces.length === 0 ? <Empty of={of} /> : null}
      {pieces.length > 1 ? (
        <p className="fl-all">
          <Button
            className="fl-press"
            onClick={() => setPicked(chosen.length === pieces.length ? new Set() : new Set(pieces.map(keyOf)))}
          >
            {t(chosen.length === pieces.length ? "dashboard.floor.chooseNone" : "dashboard.floor.chooseAll", {
              count: pieces.length,
            })}
          </Button>
        </p>
      ) : null}
      <ul className="fl-list">
        {pieces.map((piece) => (
          <PieceCard
            key={keyOf(piece)}
            piece={piece}
            isChosen={picked.has(keyOf(piece))}
            isStateShown={!of.state}
            onChoose={() => toggle(piece)}
            isBusy={moves.isBusy}
            onNext={() => {
              const next = nextOf(piece.state);
              if (next) void moves.move([piece], piece.state, next);
            }}
          />
        ))}
      </ul>
      {more ? (
        <Button className="fl-press" aria-disabled={isLoading} onClick={() => (isLoading ? undefined : more())}>
          {t("dashboard.floor.more")}
        </Button>
      ) : null}
      {chosen.length > 0 || moves.done || moves.problem ? (
        <div className="fl-bar" role="region" aria-label={t("dashboard.floor.bar")}>
          {moves.problem ? <ErrorNote>{moves.problem}</ErrorNote> : null}
          {chosen.length > 0 && why ? <p role="status">{t(`dashboard.floor.why.${why}`)}</p> : null}
          {chosen.length > 0 ? (
            <div className="fl-bar-row">
              <b>{t("dashboard.floor.chosen", { count: chosen.length })}</b>
              {to ? (
                <Button
                  variant="primary"
                  className="fl-press"
                  aria-disabled={moves.isBusy || isBlocked}
                  onClick={() => {
                    if (isBlocked || !one) return;
                    void moves.move(chosen, one.state, to).then(() => setPicked(new Set()));
                  }}
                >
                  {t(`dashboard.floor.do.${to}`)}
                </Button>
              ) : null}
              {mayBatch ? (
                <Button className="fl-press" aria-disabled={isBlocked} onClick={() => !isBlocked && setBatching(true)}>
                  {t("dashboard.floor.batch.make")}
                </Button>
              ) : null}
            </div>
          ) : moves.done ? (
            <div className="fl-bar-row" role="status">
              <span>
                {t("dashboard.floor.done", {
                  count: moves.done.moved,
                  state: t(`dashboard.floor.state.${moves.done.to}`),
                })}
              </span>
              <Button className="fl-press" aria-disabled={moves.isBusy} onClick={() => void moves.undo()}>
                {t("dashboard.floor.undo")}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      {isBatching ? (
        <BatchDialog
          pieces={chosen}
          machines={machines}
          onClose={() => {
            setBatching(false);
            setPicked(new Set());
          }}
        />
      ) : null}
    </>
  );
}

/** Nothing is here: why, and what brings something. */
function Empty({ of: { state, batch, sheet } }: { of: Of }) {
  const t = useT();
  const where = batch ? "batch" : sheet ? "sheet" : state === "WAITING" ? "WAITING" : null;
  return <p className="da-empty">{where ? t(`dashboard.floor.empty.${where}`) : t("dashboard.floor.empty")}</p>;
}
