/** A link that this browser made, with what withdraws it without an account. */
export type KeptShare = {
  code: string;
  secret: string;
  title: string;
  templateSlug: string;
  /** ISO 8601. */
  createdAt: string;
  /** Of the build that it shows. */
  hash: string;
};

const KEY = "carloom_shares";
const MOST = 200;

const isKept = (value: unknown): value is KeptShare => {
  const share = value as Partial<Record<keyof KeptShare, unknown>> | null;
  return (["code", "secret", "title", "templateSlug", "createdAt", "hash"] as const).every(
    (key) => typeof share?.[key] === "string",
  );
};

/** The newest first. What is not ours in the store is passed over. */
export function keptShares(): KeptShare[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function store(shares: readonly KeptShare[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(shares));
    return true;
  } catch {
    return false;
  }
}

/** False when the browser keeps nothing: then only an account can withdraw it. */
export const keepShare = (share: KeptShare): boolean =>
  store([share, ...keptShares().filter(({ code }) => code !== share.code)].slice(0, MOST));

export const forgetShare = (code: string): void => void store(keptShares().filter((share) => share.code !== code));

/** SHA-256 of a build, in hex; empty where the browser computes none (a page without HTTPS). */
export async function hashOf(build: object): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(build)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
