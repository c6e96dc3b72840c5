import { isSingleKey, matchesShortcut, runCommand } from "@carloom/editor";
import { useEffect } from "react";
import { afterFirstFrame } from "../workspace/first-frame.ts";
import { preferences } from "../lib/preferences.ts";
import { useAttempt } from "../kit/later.tsx";
import type { Studio } from "../workspace/studio.ts";
import { type StudioContext, useCommandContext } from "../commands/context.ts";
import { knownCommands, knowsAll } from "../commands/known-commands.ts";

const TYPED = "input:not([type=range],[type=checkbox],[type=radio],[type=color]), textarea, select, [contenteditable]";
/** Controls that use arrow keys themselves. */
const ARROWED = "[role=listbox], [role=tablist], [role=menu], [role=radiogroup], input, [data-arrows]";
const PRESSED = "button, a, summary, input, select, [role=menuitem], [role=option]";

/** Does the focused element keep this key for itself? */
function belongsTo(target: Element | null, event: KeyboardEvent): boolean {
  if (!target) return false;
  if (target.closest("dialog")) return true;
  const modified = event.ctrlKey || event.metaKey;
  // words that are marked on the page are what is copied
  if (modified && ["c", "x"].includes(event.key.toLowerCase()) && getSelection()?.toString()) return true;
  if (target.matches(TYPED)) return !modified || ["z", "y", "a", "c", "v", "x"].includes(event.key.toLowerCase());
  if (event.key.startsWith("Arrow")) return target.closest(ARROWED) !== null;
  return (event.key === "Enter" || event.key === " ") && target.matches(PRESSED);
}

/** Runs the command of a pressed key. False where the key does nothing now. */
function runKey(event: KeyboardEvent, context: StudioContext): boolean {
  const { singleKeys } = preferences.get();
  return knownCommands().some((command) => {
    if (command.native) return false;
    const pressed = command.shortcuts?.find((shortcut) => matchesShortcut(event, shortcut));
    if (pressed === undefined || (!singleKeys && isSingleKey(pressed))) return false;
    return (!event.repeat || command.held) && runCommand(command, context);
  });
}

const everyCommand = () => import("./every-command.ts");

/** Runs commands by their keys. A held key is one step until it is let go; while Space is held, every drag turns the view. */
export function useKeyboard(studio: Studio): void {
  const context = useCommandContext();
  const attempt = useAttempt();
  // a new attempt fetches again
  useEffect(() => void afterFirstFrame(everyCommand).catch(() => undefined), [attempt]);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || belongsTo(document.activeElement, event)) return;
      if (event.key === " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
        studio.ui.set({ orbiting: true });
        event.preventDefault();
        return;
      }
      if (runKey(event, context)) event.preventDefault();
      else if (!knowsAll())
        // pressed before its command had come: it is let go already, and a step of its own
        void everyCommand().then(
          () => runKey(event, context) && studio.editor.commit(),
          () => undefined,
        );
    };
    const up = () => {
      studio.ui.set({ orbiting: false });
      // what a hand drags meanwhile goes on
      if (studio.editor.state.open && studio.ui.get().live === null) studio.editor.commit();
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", up);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", up);
    };
  }, [studio, context]);
}
