import { Menu, type MenuItem, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { useDescribeStep } from "./describe-step.ts";

/** Steps that the list reaches back and forth; further ones are for the keys. */
const BACK = 14;
const FORTH = 5;

/** The name of the last step, and behind it the latest steps: one press goes back, or forth again, to any of them. */
export function HistoryMenu({ name, steps }: { name: string; steps: number }) {
  const t = useT();
  const { editor } = useStudio();
  const describe = useDescribeStep();
  const history = useEditorState((state) => state.history);
  const items: MenuItem[] = [
    ...history.undone.slice(-FORTH).map(
      ({ label }, index, list): MenuItem => ({
        id: `forth-${index}`,
        label: t("studio.history.forth", { step: describe(label) }),
        onSelect: () => {
          for (let i = list.length - index; i > 0; i--) editor.redo();
        },
      }),
    ),
    ...history.done
      .slice(-BACK)
      .toReversed()
      .map(
        ({ label }, back): MenuItem => ({
          id: `back-${back}`,
          label: describe(label),
          keys: back === 0 ? "✓" : undefined,
          onSelect: () => {
            for (let i = 0; i < back; i++) editor.undo();
          },
        }),
      ),
  ];
  return (
    <Menu items={items} note={t("studio.history.title")}>
      {(trigger) => (
        <button type="button" className="st-last-step" {...trigger}>
          {name} <span className="text-text-3">{steps}</span>
        </button>
      )}
    </Menu>
  );
}
