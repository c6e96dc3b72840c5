const KEY = "carloom_dashboard_";

/** Something that this browser keeps for whoever works in it; null where it is not there or cannot be read. */
export function readKept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(KEY + name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}
