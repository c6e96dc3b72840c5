import type { Services } from "@carloom/platform";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { accessToken, refreshToken } from "./account.tokens.ts";
import { liveSession, revokeSession, revokeSessions, rotateRefresh } from "./session.repository.ts";
import type { Issued } from "./sign-in.command.ts";

const invalid = () => refused(problem("refreshToken", "JWT_INVALID_TOKEN", "Invalid token"));

/**
 * A new access token for a refresh token passed as a variable: it is not rotated and serves until it ends or is revoked.
 * A browser's refresh token lives in its cookie alone and is not taken here, or a stolen one would go around its rotation.
 */
export async function refreshByVariable(
  services: Services,
  token: string | null | undefined,
): Promise<Outcome<{ token: string; account: AccountRow }>> {
  if (!token) return refused(problem("refreshToken", "JWT_MISSING_TOKEN", "Missing refreshToken"));
  const claims = await services.tokens.verify(token, "refresh");
  if (!claims || typeof claims.sid !== "string" || claims.jti !== undefined) return invalid();
  const found = await liveSession(accountDb(services.db), claims.sid);
  if (found?.session.kind !== "api") return invalid();
  return done({ token: await accessToken(services, found.account, found.session.id), account: found.account });
}

/** A browser's refresh: rotates, with a grace for parallel tabs; a token used later than that ends the session. */
export async function refreshByCookie(services: Services, token: string): Promise<Outcome<Issued>> {
  const claims = await services.tokens.verify(token, "refresh");
  if (!claims || typeof claims.sid !== "string" || typeof claims.jti !== "string") return invalid();
  const db = accountDb(services.db);
  const found = await liveSession(db, claims.sid);
  if (found?.session.kind !== "browser") return invalid();
  const rotation = await rotateRefresh(db, claims.sid, claims.jti, services.settings.env.REFRESH_GRACE_SECONDS);
  if (rotation.outcome === "reused") {
    services.log.warn("refresh token used again: session ended", { session: claims.sid, account: found.account.id });
    return invalid();
  }
  return done({
    account: found.account,
    sessionId: found.session.id,
    access: await accessToken(services, found.account, found.session.id),
    refresh: await refreshToken(services, found.session.id, rotation.jti, new Date(claims.exp * 1000)),
  });
}

/** Ends the session that a refresh or an access token belongs to. Unknown tokens end nothing. */
export async function signOut(services: Services, tokens: { refresh?: string; access?: string }): Promise<void> {
  const db = accountDb(services.db);
  for (const type of ["refresh", "access"] as const) {
    const token = tokens[type];
    const claims = token ? await services.tokens.verify(token, type) : null;
    if (typeof claims?.sid === "string") await revokeSession(db, claims.sid);
  }
}

/** Ends every session of an account. */
export async function deactivateAll(services: Services, accountId: string): Promise<void> {
  await revokeSessions(accountDb(services.db), accountId);
}
