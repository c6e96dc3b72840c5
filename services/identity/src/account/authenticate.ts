import type { Services, Visitor } from "@carloom/platform";
import type { AccountRow } from "../account.tables.ts";
import { accountDb } from "../account.tables.ts";
import { needsCode } from "./code.policy.ts";
import { liveSession, type SessionAccount } from "./session.repository.ts";

/** The token of an Authorization header: `Bearer <token>`, or the bare token as the preset calls send it. */
export function tokenOf(authorization: string | null): string | null {
  if (!authorization) return null;
  const match = /^(?:Bearer\s+|JWT\s+)?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization.trim());
  return match?.[1] ?? null;
}

/** Whoever must prove a one-time code and has not is a customer for this session. */
function visitorOf(services: Services, account: AccountRow, session: SessionAccount["session"]): Visitor {
  const acts = session.provedCode || !needsCode(services, account);
  return {
    userId: account.id,
    sessionId: session.id,
    email: account.email,
    isConfirmed: account.is_confirmed,
    isStaff: account.is_staff && acts,
    roles: acts ? account.roles : [],
    isAdministrator: account.is_confirmed && services.settings.administrators.includes(account.email),
  };
}

/**
 * Who sent a request: proved by a valid access token whose session has not ended and whose account is active.
 * Anything else is nobody, without a reason.
 */
export async function authenticate(services: Services, authorization: string | null): Promise<Visitor | null> {
  const token = tokenOf(authorization);
  if (!token) return null;
  const claims = await services.tokens.verify(token, "access");
  // an audience means that the token was made for somebody else
  if (!claims || claims.aud !== undefined || typeof claims.sid !== "string") return null;
  const found = await liveSession(accountDb(services.db), claims.sid);
  return found ? visitorOf(services, found.account, found.session) : null;
}
