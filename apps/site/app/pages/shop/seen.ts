/** What was looked at last is kept in the browser alone; no server is told. */
const KEY = "carloom_seen";
const MOST = 13;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Slugs of products, the last one first. */
export function readSeen(kept: Pick<Kept, "getItem">): string[] {
  try {
    const list: unknown = JSON.parse(kept.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((slug) => typeof slug === "string" && SLUG.test(slug)).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function see(kept: Kept, slug: string): void {
  try {
    kept.setItem(KEY, JSON.stringify([slug, ...readSeen(kept).filter((one) => one !== slug)].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing shows nothing
  }
}

export const forgetSeen = (kept: Kept): void => kept.removeItem(KEY);
