import { useT } from "@carloom/ui";
import { Redo2, Undo2 } from "lucide-react";
import { CommandButton } from "../commands/command-button.tsx";
import { useEditorState } from "../workspace/studio-context.tsx";
import { useDescribeStep } from "./describe-step.ts";
import { later } from "../kit/later.tsx";

/** The list of the last steps comes with the first of them. */
const HistoryMenu = later(() => import("./history-menu.tsx").then((part) => part.HistoryMenu), { told: null });

/** Undo and redo, and the name of the last step with how many there are. */
export function HistoryButtons() {
  const t = useT();
  const describe = useDescribeStep();
  const steps = useEditorState((state) => state.history.done.length);
  const last = useEditorState((state) => state.open ?? state.history.done.at(-1)?.label ?? null);
  const next = useEditorState((state) => state.history.undone.at(-1)?.label ?? null);
  return (
    <div className="st-group">
      <CommandButton
        command="edit.undo"
        label={last ? t("studio.undo.of", { step: describe(last) }) : undefined}
        icon={<Undo2 />}
      />
      <CommandButton
        command="edit.redo"
        label={next ? t("studio.redo.of", { step: describe(next) }) : undefined}
        icon={<Redo2 />}
      />
      {last ? <HistoryMenu name={describe(last)} steps={steps} /> : null}
    </div>
  );
}
