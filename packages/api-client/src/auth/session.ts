import { cookieNames, type PublicSettings } from "@carloom/settings";
import { type Clients, createClients } from "../clients.ts";
import { GraphQLRequestError, retryAfterSeconds } from "../errors.ts";
import { TokenVerifyDocument } from "../generated/commerce/account.ts";
import type { TransportOptions } from "../transport.ts";
import { createBackoff } from "./backoff.ts";
import { authenticationCheck } from "./check.ts";
import { authState, parseCookies } from "./cookies.ts";
import { checkJwt, type JwtPayload } from "./jwt.ts";
import { sameOriginFetch } from "./same-origin.ts";
import { CHECKING, type CurrentUser, SIGNED_OUT, storedUser, type StoredUser, type Visitor } from "./visitor.ts";

export type Session = {
  /** The four clients, sending this session's access token. */
  readonly clients: Clients;
  /** For `useSyncExternalStore`. On the server the snapshot is `checking`. */
  getSnapshot: () => Visitor;
  subscribe: (listener: () => void) => () => void;
  /** Runs the authentication check. Calls at the same time share one run. */
  check: () => Promise<Visitor>;
  /** A token that has not expired, refreshed when it must be; null when signed out. */
  accessToken: () => Promise<string | null>;
  /** Asks for new tokens, which carry what changed of the person. False when that failed, silently. */
  refresh: () => Promise<boolean>;
  /** The record kept from the last sign-in, before anything is verified: for a first paint, never for a decision. */
  storedUser: () => StoredUser | null;
  /** Seconds since 1970 by the server's clock: device time plus the offset learnt when a token was issued. */
  now: () => number;
  /** Ends the session on the server and in every tab. */
  signOut: () => Promise<void>;
  dispose: () => void;
};

/** Seconds before its end at which a token is already renewed for a call. */
const MARGIN = 20;

/** The browser's session. Make one for a page. */
export function createSession(settings: PublicSettings, transport: Omit<TransportOptions, "url"> = {}): Session {
  const names = cookieNames(settings);
  const key = `carloom_${settings.cookiePrefix}_user`;
  const lockName = `carloom_${settings.cookiePrefix}_refresh`;
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(lockName);
  let snapshot: Visitor = CHECKING;
  let running: Promise<Visitor> | null = null;
  let refreshing: Promise<boolean> | null = null;

  const cookies = () => parseCookies(typeof document === "undefined" ? "" : document.cookie);
  const state = () => authState(cookies(), names);
  const now = () => Math.floor(Date.now() / 1000) + (Number(cookies().get(names.clock) ?? 0) || 0);

  const publish = (next: Visitor) => {
    const before = snapshot.user?.id ?? null;
    if (JSON.stringify(snapshot) === JSON.stringify(next)) return;
    // Whoever was here before leaves no answer behind for the next.
    if (snapshot.status === "signed-in" && before !== (next.user?.id ?? null)) clients.forget();
    snapshot = next;
    for (const listener of listeners) listener();
  };

  /** A failure to read a token is worth a line; that it ran out is not. */
  const validPayload = (token: string | undefined, at: number): JwtPayload | null => {
    if (!token) return null;
    const result = checkJwt(token, at);
    if (result.valid) return result.payload;
    if (result.reason !== "expired") console.error("Token validation failed:", result.reason);
    return null;
  };

  /** Without the readable tokens the next check meets no access token, and asks nobody. */
  const clearReadable = () => {
    const domain = settings.cookieDomain ? `; domain=${settings.cookieDomain}` : "";
    for (const name of [names.id, names.access, names.refreshExpiry]) {
      // the Cookie Store API is not everywhere
      document.cookie = `${name}=; path=/${domain}; max-age=0; samesite=lax`;
    }
  };

  const backoff = createBackoff();

  /**
   * Asks this page's server about the session. `trouble`: it can do nothing now, or could not a moment ago, and nothing is
   * known. What a person wants is asked at once.
   */
  const ask = async (path: string, body = {}, wanted = false): Promise<"done" | "refused" | "trouble" | "offline"> => {
    if (!wanted && !backoff.ready()) return "trouble";
    try {
      const response = await sameOriginFetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const refused = [400, 401, 403].includes(response.status);
      if (!response.ok && !refused) {
        backoff.failed(retryAfterSeconds(response.headers.get("retry-after"), Date.now()));
        return "trouble";
      }
      backoff.worked();
      return refused ? "refused" : "done";
    } catch {
      return "offline";
    }
  };

  /** True when a fresh access token is there afterwards. Errors are silent. */
  const refresh = (): Promise<boolean> => {
    refreshing ??= (async () => {
      const before = state().accessToken;
      const work = async (): Promise<boolean> => {
        const held = state().accessToken;
        // Another tab was faster while this one waited for the lock.
        if (held && held !== before && checkJwt(held, now()).valid) return true;
        const answer = await ask("/auth/refresh", { deviceTime: Math.floor(Date.now() / 1000) });
        if (answer === "done") channel?.postMessage("refreshed");
        if (answer === "refused") clearReadable();
        return answer === "done";
      };
      const locks = globalThis.navigator?.locks;
      return locks ? locks.request(lockName, work) : work();
    })().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const clients = createClients(settings, { accessToken: () => session.accessToken() }, transport);

  /** The current user; null when the service knows none; undefined when it could not be asked. */
  const fetchUser = async (token: string): Promise<CurrentUser | null | undefined> => {
    try {
      return (await clients.account.query(TokenVerifyDocument, {}, { token })).me;
    } catch (error) {
      return error instanceof GraphQLRequestError
        ? ((error.data as { me?: CurrentUser } | null)?.me ?? null)
        : undefined;
    }
  };

  const store = (user: StoredUser | null) => {
    try {
      if (user) localStorage.setItem(key, JSON.stringify(user));
      else localStorage.removeItem(key);
    } catch {
      // A browser without storage keeps the session in its cookies all the same.
    }
  };

  const signedOut = (): Visitor => {
    store(null);
    return SIGNED_OUT;
  };

  const run = async (): Promise<Visitor> => {
    let next = authenticationCheck(state(), now());
    const access = state().accessToken;
    if (access && next.action !== "verify") validPayload(access, now());
    if (next.action === "refresh") {
      if (await refresh()) next = authenticationCheck(state(), now());
      else if (!state().accessToken) return signedOut();
      // What was verified before stands until the server can be asked again.
      else return snapshot.status === "signed-in" ? snapshot : SIGNED_OUT;
    }
    if (next.action === "clear") {
      // The refresh cookie is HttpOnly, so the server clears all of them; where it cannot be reached the readable ones go.
      if ((await ask("/auth/sign-out")) !== "trouble") clearReadable();
      return signedOut();
    }
    if (next.action !== "verify") return signedOut();
    const me = await fetchUser(next.accessToken);
    if (me === undefined) return snapshot.status === "signed-in" ? snapshot : SIGNED_OUT;
    if (me === null) return signedOut();
    const id = validPayload(cookies().get(names.id), 0);
    const user = storedUser(me, id);
    store(user);
    const userName = typeof id?.preferred_username === "string" ? id.preferred_username : null;
    return { status: "signed-in", user, me, userName };
  };

  const check = (): Promise<Visitor> => {
    running ??= run()
      .then((next) => {
        publish(next);
        return next;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  const onMessage = () => void check();
  channel?.addEventListener("message", onMessage);
  // Sign-in and sign-out happen on another origin, where this page's channel does not reach.
  const onVisible = () => {
    if (document.visibilityState === "visible" && snapshot.status !== "checking") void check();
  };
  if (typeof document !== "undefined") document.addEventListener("visibilitychange", onVisible);

  const session: Session = {
    clients,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    accessToken: async () => {
      const next = authenticationCheck(state(), now() + MARGIN);
      if (next.action === "verify") return next.accessToken;
      if (next.action === "refresh" && (await refresh())) return state().accessToken;
      const late = authenticationCheck(state(), now());
      return late.action === "verify" ? late.accessToken : null;
    },
    refresh: async () => {
      const refreshed = await refresh();
      if (refreshed) await check();
      return refreshed;
    },
    storedUser: () => {
      if (!state().accessToken) return null;
      try {
        return JSON.parse(localStorage.getItem(key) ?? "null") as StoredUser | null;
      } catch {
        return null;
      }
    },
    now,
    signOut: async () => {
      await ask("/auth/sign-out", {}, true);
      clearReadable();
      publish(signedOut());
      clients.forget();
      channel?.postMessage("signed-out");
    },
    dispose: () => {
      channel?.removeEventListener("message", onMessage);
      channel?.close();
      if (typeof document !== "undefined") document.removeEventListener("visibilitychange", onVisible);
      listeners.clear();
    },
  };
  return session;
}
