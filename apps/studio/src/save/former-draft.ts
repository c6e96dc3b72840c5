import type { BuildDocument, Placement } from "@carloom/build";
import { type Former, throughFormer } from "@carloom/build/former";
import { type History, restoreHistory } from "@carloom/editor";
import type { Draft } from "./draft.ts";

type Step = History["done"][number];

/** A step as one of the car that has the names of today. */
function stepThrough(former: Former, step: Step): Step {
  const { paint, stickers, whole } = step.diff;
  const placement = (one: Placement | null) => one && (throughFormer(former, { stickers: [one] }).stickers[0] ?? null);
  const list = (asSold: readonly string[] | null) => asSold && [...throughFormer(former, { asSold }).asSold];
  return {
    ...step,
    diff: {
      ...step.diff,
      ...(paint && { paint: throughFormer(former, { paint }).paint }),
      ...(stickers && {
        stickers: Object.fromEntries(
          Object.entries(stickers).map(([id, { before, after }]) => [
            id,
            { before: placement(before), after: placement(after) },
          ]),
        ),
      }),
      ...(whole?.asSold && {
        whole: { ...whole, asSold: { before: list(whole.asSold.before), after: list(whole.asSold.after) } },
      }),
    },
  };
}

export const buildThrough = (former: Former, build: BuildDocument): BuildDocument => throughFormer(former, build);

/** A draft, what it sent and its steps by the names of today; steps that do not lead to it any more are given up. */
export function draftThrough(former: Former, draft: Draft): Draft {
  const { history, sent } = draft;
  const document = throughFormer(former, draft.document);
  const through = (steps: readonly Step[]) => steps.map((step) => stepThrough(former, step));
  return {
    ...draft,
    document,
    ...(sent && { sent: throughFormer(former, sent) }),
    history: restoreHistory({ ...history, done: through(history.done), undone: through(history.undone) }, document),
  };
}
