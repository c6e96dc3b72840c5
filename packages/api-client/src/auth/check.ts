import { checkJwt } from "./jwt.ts";

/** What the cookies hold. `refreshExpiry` is the readable companion's content: seconds since 1970. */
export type AuthState = { accessToken: string | null; refreshExpiry: number | null };

/** What the authentication check does next. */
export type AuthAction =
  | { action: "signed-out" }
  /** Clear all three tokens; signed out. */
  | { action: "clear" }
  /** Request a refresh, take one result, store the new access token, then verify the user. */
  | { action: "refresh" }
  /** Verify the access token by fetching the current user; a missing user is a negative result. */
  | { action: "verify"; accessToken: string };

/** The four branches of the authentication check, on the server's cookies and in the browser alike. `now` in seconds. */
export function authenticationCheck(state: AuthState, now: number): AuthAction {
  if (!state.accessToken) return { action: "signed-out" };
  if (checkJwt(state.accessToken, now).valid) return { action: "verify", accessToken: state.accessToken };
  const refreshable = state.refreshExpiry !== null && state.refreshExpiry > now;
  return { action: refreshable ? "refresh" : "clear" };
}
