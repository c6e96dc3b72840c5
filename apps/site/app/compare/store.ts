/** What somebody compares is kept in their browser alone: slugs and names of products, first chosen first. */
const KEY = "carloom_compare";

/** More than this no screen shows beside each other. */
export const MOST_COMPARED = 4;

export type Compared = { slug: string; name: string };
type Kept = Pick<Storage, "getItem" | "setItem">;

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

function isCompared(one: unknown): one is Compared {
  const { slug, name } = (one ?? {}) as Partial<Compared>;
  return typeof slug === "string" && SLUG.test(slug) && typeof name === "string";
}

export function readCompared(kept: Kept): Compared[] {
  try {
    const list: unknown = JSON.parse(kept.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter(isCompared).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

export type CompareStore = {
  getSnapshot: () => readonly Compared[];
  subscribe: (listener: () => void) => () => void;
  /** Puts something in or takes it out. False when there is no room: then nothing has changed. */
  toggle: (one: Compared) => boolean;
  clear: () => void;
};

export function createCompareStore(kept: Kept, changedElsewhere: (reread: () => void) => void): CompareStore {
  const listeners = new Set<() => void>();
  let list: readonly Compared[] = readCompared(kept);
  const publish = (next: readonly Compared[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: readonly Compared[]) => {
    publish(next);
    try {
      kept.setItem(KEY, JSON.stringify(next));
    } catch {
      // a browser that keeps nothing compares within the page
    }
  };
  changedElsewhere(() => publish(readCompared(kept)));
  return {
    getSnapshot: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(one) {
      const rest = list.filter(({ slug }) => slug !== one.slug);
      if (rest.length === list.length && list.length >= MOST_COMPARED) return false;
      keep(rest.length < list.length ? rest : [...list, one]);
      return true;
    },
    clear: () => keep([]),
  };
}

let own: CompareStore | null = null;

/** The one of a page; another tab's changes are its own. */
export function compareStore(): CompareStore {
  own ??= createCompareStore(localStorage, (reread) =>
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) reread();
    }),
  );
  return own;
}
