const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Delete: "Del",
  Backspace: "⌫",
  Escape: "Esc",
  " ": "Space",
};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of a shortcut as they are printed on this keyboard. */
export function keysOf(shortcut: string): string[] {
  const mac = isMac();
  return shortcut.split("+").map((part) => {
    if (part === "Mod") return mac ? "⌘" : "Ctrl";
    if (part === "Alt" && mac) return "⌥";
    return SIGNS[part] ?? part;
  });
}

/** A shortcut for `aria-keyshortcuts`. */
export const ariaKeys = (shortcuts: readonly string[]): string =>
  shortcuts.map((shortcut) => shortcut.replace("Mod", isMac() ? "Meta" : "Control")).join(" ");
