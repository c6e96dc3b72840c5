const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const KEY = /^[A-Z][A-Za-z]{1,60}:([0-9]{1,12}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Names of inputs; keys of free JSON may be anything, also words about a person. */
const NAME = /^[A-Za-z_]\w{0,60}$/;
const PLAIN_KEYS = new Set(["id", "uuid"]);

/** At most so many names and objects of one act are kept. */
const MOST = 100;
const DEEPEST = 5;

/** `Type:key` of a global id, or null for any other text: names, addresses and searches are never kept. */
function objectOf(text: string): string | null {
  if (text.length > 160 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return null;
  const plain = Buffer.from(text, "base64").toString("latin1");
  return KEY.test(plain) ? plain : null;
}

export type Named = { fields: string[]; objects: string[] };

/** What an act was told, without a value: names of inputs that were given, and the objects that ids name. */
export function namesOf(args: Record<string, unknown>): Named {
  const fields = new Set<string>();
  const objects = new Set<string>();
  const walk = (value: unknown, path: string, name: string, depth: number): void => {
    if (value === undefined || value === null || depth > DEEPEST) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, MOST)) walk(one, path, name, depth + 1);
      return;
    }
    if (typeof value === "object" && Object.getPrototypeOf(value) !== Date.prototype && !(value instanceof Blob)) {
      const entries = Object.entries(value);
      if (depth === 0 || entries.length > 0) {
        for (const [key, inner] of entries) {
          const shown = NAME.test(key) ? key : "*";
          walk(inner, path ? `${path}.${shown}` : shown, shown, depth + 1);
        }
        return;
      }
    }
    if (path) fields.add(path);
    if (typeof value !== "string") return;
    const object = objectOf(value) ?? (PLAIN_KEYS.has(name) && UUID.test(value) ? value.toLowerCase() : null);
    if (object) objects.add(object);
  };
  walk(args, "", "", 0);
  return { fields: [...fields].slice(0, MOST), objects: [...objects].slice(0, MOST) };
}
