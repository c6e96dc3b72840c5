import { matchesShortcut, placementId, runCommand } from "@carloom/editor";
import { useEffect } from "react";
import type { Studio } from "../workspace/studio.ts";
import { studioCommands } from "./app-commands.ts";

const TYPED = "input:not([type=range],[type=checkbox],[type=radio],[type=color]), textarea, select, [contenteditable]";
/** Controls that use arrow keys themselves. */
const ARROWED = "[role=listbox], [role=tablist], [role=menu], [role=radiogroup], input, [data-arrows]";

/** Does the focused element keep this key for itself? */
function belongsTo(target: Element | null, event: KeyboardEvent): boolean {
  if (!target) return false;
  if (target.closest("dialog")) return true;
  const modified = event.ctrlKey || event.metaKey;
  if (target.matches(TYPED)) return !modified || ["z", "y", "a", "c", "v", "x"].includes(event.key.toLowerCase());
  if (event.key.startsWith("Arrow")) return target.closest(ARROWED) !== null;
  return (event.key === "Enter" || event.key === " ") && target.matches("button, a, summary");
}

/** Runs commands by their keys. A held key is one step until it is let go. */
export function useKeyboard(studio: Studio): void {
  useEffect(() => {
    const context = { editor: studio.editor, newId: placementId, studio };
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || belongsTo(document.activeElement, event)) return;
      for (const command of studioCommands) {
        if (!command.shortcuts?.some((shortcut) => matchesShortcut(event, shortcut))) continue;
        if (event.repeat && !command.held) continue;
        if (!runCommand(command, context)) continue;
        event.preventDefault();
        return;
      }
    };
    const up = () => {
      if (studio.editor.state.open) studio.editor.commit();
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", up);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", up);
    };
  }, [studio]);
}
