import type { Editor, EditorState } from "../editor.ts";
import type { StepLabel } from "../history/history.ts";
import type { LayAt } from "../mutate/align.ts";
import type { Nearest } from "../mutate/paste.ts";

/** What a command may touch; applications widen it. */
export type CommandContext = {
  editor: Editor;
  newId(): string;
  /** A message in the person's language, for names that a command gives. */
  text(key: string, values?: StepLabel["values"]): string;
  /** Lays stickers on the car's surface, while there is one to see. */
  layAt?: LayAt | undefined;
  /** Where the body lies, as soon as that is known. */
  nearest?: Nearest | undefined;
};

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
  /** A finer or coarser form of another command, known by its key alone. */
  variant?: boolean;
  /** The browser's own event of its keys performs it, not the press of them. */
  native?: boolean;
  when(state: EditorState, context: C): boolean;
  /** Message key of what has to be done first; asked only while the command does not apply. */
  needs?(state: EditorState, context: C): string;
  /** A toggle: is it on? */
  active?(state: EditorState, context: C): boolean;
  perform(context: C): void;
};

/** A command with a number, such as a width; typed into the palette after the name. */
export type ValueCommand<C extends CommandContext = CommandContext> = Pick<
  Command<C>,
  "id" | "labelKey" | "when" | "needs"
> & {
  unit: "mm" | "°" | "%";
  min: number;
  max: number;
  perform(context: C, value: number): void;
};

/** Runs a command if it applies now. Returns whether it ran. */
export function runCommand<C extends CommandContext>(command: Command<C>, context: C): boolean {
  if (!command.when(context.editor.state, context)) return false;
  command.perform(context);
  return true;
}
