import { fuzzyMatch, runCommand, valueCommands } from "@carloom/editor";
import { studioCommands } from "../every-command/every-command.ts";
import type { StudioContext } from "../commands/context.ts";
import { keysOf } from "../commands/keys.ts";
import { type Entry, readValue } from "./entry.ts";

const OF_SELECTION = new Set(["sticker", "layer", "align"]);
/** Ids are English words with points: whoever knows the English name finds it in every language. */
const wordsOf = (id: string) => id.replace(/[.-]/g, " ");

/** Every command: for the selection first, and what does not apply now with what is to be done first. */
export function commandEntries(context: StudioContext): Entry[] {
  const { text, editor } = context;
  const some = editor.state.selection.stickers.length > 0;
  const shown = studioCommands.filter((command) => !command.variant && command.id !== "help.palette");
  // with nothing selected what is for a selection stands behind the rest
  const ofSelection = ({ group }: { group: string }) => OF_SELECTION.has(group);
  return (some ? shown : [...shown.filter((one) => !ofSelection(one)), ...shown.filter(ofSelection)]).map((command) => {
    const applies = command.when(editor.state, context);
    const active = applies && command.active?.(editor.state, context);
    const [shortcut] = command.shortcuts ?? [];
    const name = text(command.labelKey);
    return {
      id: command.id,
      section: !applies
        ? "not-now"
        : some && ofSelection(command)
          ? "selection"
          : command.group === "panel"
            ? "place"
            : "command",
      sign: command.group,
      text: name,
      words: wordsOf(command.id),
      ...(shortcut ? { keys: keysOf(shortcut) } : {}),
      ...(!applies && command.needs ? { detail: text(command.needs(editor.state, context)) } : {}),
      ...(active ? { detail: text("studio.palette.on") } : {}),
      ...(applies ? { run: () => void runCommand(command, context) } : {}),
    };
  });
}

/** Commands with the number that was typed, such as `width 400`; their text holds the query, so they are always found. */
export function valueEntries(context: StudioContext, query: string): Entry[] {
  const typed = readValue(query);
  if (!typed) return [];
  const { text, editor } = context;
  return valueCommands.flatMap((command) => {
    const name = text(command.labelKey);
    if (!fuzzyMatch(typed.name, name) && !fuzzyMatch(typed.name, wordsOf(command.id))) return [];
    const value = Math.max(command.min, Math.min(command.max, typed.value));
    const applies = command.when(editor.state, context);
    return [
      {
        id: `value.${command.id}`,
        section: applies ? ("selection" as const) : ("not-now" as const),
        sign: "value",
        text: `${name} ${value} ${command.unit}`,
        words: query,
        ...(!applies && command.needs ? { detail: text(command.needs(editor.state, context)) } : {}),
        ...(applies ? { run: () => command.perform(context, value) } : {}),
      },
    ];
  });
}
