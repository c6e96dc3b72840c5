import { type WorkshopCarFragment, WorkshopCorrectDocument, WorkshopUndoDocument } from "@carloom/api-client/threed";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import type { Problem } from "../parts/act-dialog.tsx";
import { type Draft, inputOf } from "./draft.ts";
import { said } from "./said.ts";

export type Correct = {
  send: (draft: Draft) => Promise<void>;
  undo: () => Promise<void>;
  isSending: boolean;
  isBusy: boolean;
  problems: readonly Problem[];
};

/** Sends corrections, or takes the last ones back; one at a time, with what is said against them. */
export function useCorrect({ uuid, version }: Pick<WorkshopCarFragment, "uuid" | "version">): Correct {
  const correct = useAct(WorkshopCorrectDocument, "threed");
  const undo = useAct(WorkshopUndoDocument, "threed");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isBusy = correct.isPending || undo.isPending;
  const act = async (run: () => Promise<Problem[]>) => {
    if (isBusy) return;
    try {
      setProblems(await run());
    } catch {
      setProblems([{}]);
    }
  };
  return {
    send: (draft) =>
      act(async () => said((await correct.mutateAsync({ uuid, version, input: inputOf(draft) })).workshopCorrect)),
    undo: () => act(async () => said((await undo.mutateAsync({ uuid, version })).workshopUndo)),
    isSending: correct.isPending,
    isBusy,
    problems,
  };
}
