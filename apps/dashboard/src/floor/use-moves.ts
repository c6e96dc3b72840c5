import { StaffFloorMoveDocument } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type FloorPiece, type FloorState, floorProblem } from "./states.ts";

type Key = Pick<FloorPiece, "design" | "number">;
/** What was done last: a hand in a glove presses beside now and then, and takes it back. */
export type Done = { keys: readonly Key[]; from: FloorState; to: FloorState; moved: number };

/** Moves pieces, remembers the last move, and says what is against one. */
export function useMoves() {
  const t = useT();
  const act = useAct(StaffFloorMoveDocument);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState("");
  const move = async (keys: readonly Key[], from: FloorState, to: FloorState, isUndo = false) => {
    if (act.isPending || keys.length === 0) return;
    const pieces = keys.map(({ design, number }) => ({ design, number }));
    try {
      const { floorMove } = await act.mutateAsync({ pieces, from, to });
      const [first] = floorMove.errors;
      setProblem(first ? floorProblem(t, first.code) : "");
      setDone(first || isUndo ? null : { keys, from, to, moved: floorMove.moved });
    } catch {
      setProblem(t("dashboard.act.failed"));
      setDone(null);
    }
  };
  return {
    isBusy: act.isPending,
    done,
    problem,
    move,
    undo: () => (done ? move(done.keys, done.to, done.from, true) : undefined),
  };
}
