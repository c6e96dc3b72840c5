/** The part of a KeyboardEvent that shortcuts look at. */
export type KeyPress = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};

/** `Mod` is Ctrl, or Command on a Mac. */
type Parsed = { key: string; mod: boolean; shift: boolean; alt: boolean };

function parse(shortcut: string): Parsed {
  const parts = shortcut.split("+");
  const key = parts.pop() ?? "";
  return { key, mod: parts.includes("Mod"), shift: parts.includes("Shift"), alt: parts.includes("Alt") };
}

/**
 * The key that was meant. Where the layout writes no Latin letter (Hangul, Kana) or Alt writes a sign of its own,
 * the place on the keyboard decides.
 */
function meantKey(press: KeyPress): string {
  const letter = /^Key([A-Z])$/.exec(press.code)?.[1];
  if (letter && !/^[a-z]$/i.test(press.key)) return letter;
  const digit = /^Digit(\d)$/.exec(press.code)?.[1];
  if (digit && (press.altKey || !/^[\d!-/:-@]$/.test(press.key))) return digit;
  if (press.code === "BracketLeft" && press.key.length === 1) return "[";
  if (press.code === "BracketRight" && press.key.length === 1) return "]";
  return press.key.length === 1 ? press.key.toUpperCase() : press.key;
}

/** Is this key press the shortcut, such as `Mod+Shift+Z`, `ArrowLeft` or `]`? */
export function matchesShortcut(press: KeyPress, shortcut: string): boolean {
  const wanted = parse(shortcut);
  if ((press.ctrlKey || press.metaKey) !== wanted.mod || press.altKey !== wanted.alt) return false;
  // A sign such as ? needs Shift on many layouts: there the sign itself is the shortcut.
  const sign = wanted.key.length === 1 && !/[A-Z0-9[\]]/.test(wanted.key);
  if (!sign && press.shiftKey !== wanted.shift) return false;
  return meantKey(press) === wanted.key;
}

/** Is it one printable key without Ctrl, Command or Alt? Such keys can be switched off: speech input types them. */
export function isSingleKey(shortcut: string): boolean {
  const { key, mod, alt } = parse(shortcut);
  return key.length === 1 && !mod && !alt;
}
