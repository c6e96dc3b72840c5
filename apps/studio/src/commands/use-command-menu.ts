import { runCommand } from "@carloom/editor";
import { type MenuItem, useT } from "@carloom/ui";
import { useEditorState, useUi } from "../workspace/studio-context.tsx";
import { useCommandContext } from "./context.ts";
import { keysOf } from "./keys.ts";
import { commandOf } from "./known-commands.ts";

/** Commands as the items of a menu; one that does not apply stays in its place, dimmed. */
export function useCommandMenu(ids: readonly string[]): MenuItem[] {
  const t = useT();
  const context = useCommandContext();
  const { editor } = context;
  const applies = () => ids.map((id) => (id === "line" || commandOf(id).when(editor.state, context) ? 1 : 0)).join("");
  const able = useUi(applies);
  useEditorState(applies);
  return ids.map((id, index): MenuItem => {
    if (id === "line") return "line";
    const command = commandOf(id);
    const [shortcut] = command.shortcuts ?? [];
    return {
      id,
      label: t(command.labelKey),
      disabled: able[index] === "0",
      onSelect: () => runCommand(command, context),
      ...(shortcut ? { keys: keysOf(shortcut).join(" ") } : {}),
    };
  });
}
