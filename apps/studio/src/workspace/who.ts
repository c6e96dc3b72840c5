import type { Session, StoredUser, Visitor } from "@carloom/api-client";

/** Whose build is open. */
export type Who =
  | Exclude<Visitor, { status: "signed-in" }>
  | { status: "signed-in"; user: StoredUser; userName: string | null };

/**
 * The authentication check; where nobody could be asked, whoever was here last and did not sign out. That opens the
 * draft that this browser keeps for them, and nothing of the server, which checks every call itself.
 */
export async function whoIsHere(session: Pick<Session, "check" | "storedUser">): Promise<Who> {
  const visitor = await session.check();
  if (visitor.status === "signed-in") return visitor;
  const user = session.storedUser();
  return user ? { status: "signed-in", user, userName: null } : visitor;
}

/** Id of who is here as far as is known: verified, or not denied. */
export const personHere = (session: Pick<Session, "getSnapshot" | "storedUser">): string | null =>
  (session.getSnapshot().user ?? session.storedUser())?.id ?? null;
