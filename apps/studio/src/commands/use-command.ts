import { runCommand } from "@carloom/editor";
import { useT } from "@carloom/ui";
import { preferences } from "../lib/preferences.ts";
import { useStore } from "../lib/store.ts";
import { useEditorState, useUi } from "../workspace/studio-context.tsx";
import { useCommandContext } from "./context.ts";
import { ariaKeys, keysOf } from "./keys.ts";
import { commandOf } from "./known-commands.ts";

/** A command as a control shows it: its name, its key, whether it applies and whether it is on. */
export function useCommand(id: string) {
  const t = useT();
  const command = commandOf(id);
  const context = useCommandContext();
  // Asked again whenever editor, page state or preferences change; a render follows only when the answer does.
  const applies = () => command.when(context.editor.state, context);
  const lit = () => command.active?.(context.editor.state, context);
  const enabled = useUi(applies);
  useEditorState(applies);
  const active = useUi(lit);
  useEditorState(lit);
  useStore(preferences, lit);
  const [first] = command.shortcuts ?? [];
  const label = t(command.labelKey);
  return {
    label,
    title: first ? `${label} (${keysOf(first).join(" ")})` : label,
    keys: first ? keysOf(first) : [],
    ariaKeys: command.shortcuts ? ariaKeys(command.shortcuts) : undefined,
    enabled,
    active,
    run: () => runCommand(command, context),
  };
}
