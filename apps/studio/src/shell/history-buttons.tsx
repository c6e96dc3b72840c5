import { IconButton, useT } from "@carloom/ui";
import { Redo2, Undo2 } from "lucide-react";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { useDescribeStep } from "./describe-step.ts";

/** Undo and redo, and the name of the last step with how many there are. */
export function HistoryButtons() {
  const t = useT();
  const { editor } = useStudio();
  const describe = useDescribeStep();
  const steps = useEditorState((state) => state.history.done.length);
  const last = useEditorState((state) => state.open ?? state.history.done.at(-1)?.label ?? null);
  const next = useEditorState((state) => state.history.undone.at(-1)?.label ?? null);
  return (
    <div className="st-group">
      <IconButton
        label={steps > 0 && last ? t("studio.undo.of", { step: describe(last) }) : t("studio.command.undo")}
        icon={<Undo2 />}
        disabled={steps === 0}
        onClick={() => editor.undo()}
      />
      <IconButton
        label={next ? t("studio.redo.of", { step: describe(next) }) : t("studio.command.redo")}
        icon={<Redo2 />}
        disabled={!next}
        onClick={() => editor.redo()}
      />
      {last ? (
        <span className="st-last-step">
          {describe(last)} <span className="text-text-3">{steps}</span>
        </span>
      ) : null}
    </div>
  );
}
