import { useEffect, useRef } from "react";
import { useT } from "@carloom/ui";
import { useDescribeStep } from "./describe-step.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

/** Says what happened to the build, for those who do not see it. */
export function Announcer() {
  const t = useT();
  const studio = useStudio();
  const describe = useDescribeStep();
  const said = useUi((state) => state.announcement);
  const speak = useRef({ t, describe });
  speak.current = { t, describe };
  useEffect(
    () =>
      studio.editor.subscribe((next, before) => {
        const grown = next.history.done.length - before.history.done.length;
        if (next.history === before.history || grown === 0) return;
        const moved = next.history.undone.length - before.history.undone.length;
        const step = (moved > 0 ? before : next).history.done.at(-1);
        if (!step) return;
        const { t: text, describe: words } = speak.current;
        const key =
          moved > 0
            ? "studio.announce.undone"
            : moved < 0 && grown > 0 && before.history.undone.at(-1) === step
              ? "studio.announce.redone"
              : "studio.announce.done";
        studio.announce(text(key, { step: words(step.label) }));
      }),
    [studio],
  );
  useEffect(
    () =>
      studio.editor.subscribe(({ selection, history, document: build }, before) => {
        const { stickers } = selection;
        // What an edit selects is told by the edit.
        if (history !== before.history || stickers.join() === before.selection.stickers.join()) return;
        const { t: text } = speak.current;
        const one = build.stickers.find(({ id }) => id === stickers.at(-1));
        if (!one) return studio.announce(text("studio.announce.none"));
        const own = one.name ?? (one.art.kind === "text" ? one.art.text : text("studio.stickers.sticker"));
        const key = stickers.length > 1 ? "studio.announce.selected-many" : "studio.announce.selected";
        studio.announce(text(key, { count: stickers.length, name: own }));
      }),
    [studio],
  );
  return (
    <p className="ui-hidden" role="status" aria-live="polite" data-turn={said.turn}>
      {said.text}
    </p>
  );
}
