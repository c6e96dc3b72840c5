import type { Editor, EditorState } from "../editor.ts";

/** What a command may touch; applications widen it. */
export type CommandContext = { editor: Editor; newId(): string };

/**
 * Something a person can do, as data: buttons, menus, palette and keys all read it.
 * A `held` command repeats while its key is down and is one step of the history until the key is let go.
 */
export type Command<C extends CommandContext = CommandContext> = {
  id: string;
  labelKey: string;
  group: string;
  shortcuts?: readonly string[];
  held?: boolean;
  when(state: EditorState, context: C): boolean;
  perform(context: C): void;
};

/** Runs a command if it applies now. Returns whether it ran. */
export function runCommand<C extends CommandContext>(command: Command<C>, context: C): boolean {
  if (!command.when(context.editor.state, context)) return false;
  command.perform(context);
  return true;
}
