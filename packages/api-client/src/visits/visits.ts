import type { PublicSettings } from "@carloom/settings";
import { type Consent, consentCookie, consentIn, objects, visitCookie, visitIn } from "./consent.ts";

export type { Consent } from "./consent.ts";

export type VisitKind =
  | "VISIT"
  | "CAR_OPENED"
  | "STUDIO_OPENED"
  | "BUILD_CHANGED"
  | "CART_FILLED"
  | "CHECKOUT_BEGUN"
  | "ORDER_PLACED"
  | "SEARCH_EMPTY";

/** What somebody did. `once` names it where it counts once in a visit however often it happens. */
export type Told = { kind: VisitKind; channel: string; language: string; subject?: string; once?: string };

export type Visits = {
  consent(): Consent;
  /** Calls back when the answer changes, here or in another window. @returns ends it */
  subscribe(listener: () => void): () => void;
  /** Gives consent or withdraws it. */
  answer(given: boolean): void;
  /** Sends what somebody did, where they agreed to it. What is told before they answer is forgotten with its page. */
  tell(told: Told): void;
  close(): void;
};

export type VisitsOptions = {
  settings: Pick<PublicSettings, "origin" | "cookieDomain" | "commerce">;
  /** The browser, or a double of it. */
  cookies?: { read(): string; write(text: string): void };
  browser?: { globalPrivacyControl?: unknown; doNotTrack?: unknown };
  storage?: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  fetch?: typeof globalThis.fetch;
  path?: () => string;
  now?: () => Date;
};

/** What happens within it is told in one request. */
const TOGETHER_MS = 1000;
const MOST = 20;
const DONE = "carloom.visit";

function sessionStore(): VisitsOptions["storage"] {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Counts visits where the visitor agreed to it: nothing is sent or stored before, and nothing after they withdrew. */
export function openVisits({
  settings,
  // the Cookie Store API is not everywhere
  cookies = { read: () => document.cookie, write: (text) => void (document.cookie = text) },
  browser = navigator,
  storage = sessionStore(),
  fetch = (input, init) => globalThis.fetch(input, init),
  path = () => location.pathname,
  now = () => new Date(),
}: VisitsOptions): Visits {
  const listeners = new Set<() => void>();
  const done = new Set<string>();
  /** Told before anybody answered, with the page that it happened on. */
  let early: { told: Told; on: string }[] = [];
  let queue: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consent = (): Consent => (objects(browser) ? "objected" : consentIn(cookies.read()));

  function visitId(): string {
    const held = visitIn(cookies.read(), now());
    if (held) return held;
    const id = crypto.randomUUID();
    cookies.write(visitCookie(id, now(), settings));
    return id;
  }

  /** Was it told in this visit already? Notes it. */
  function wasDone(visit: string, what: string): boolean {
    const key = `${visit} ${what}`;
    const kept = storage?.getItem(DONE)?.split("\n") ?? [];
    if (done.has(key) || kept.includes(key)) return true;
    done.add(key);
    storage?.setItem(DONE, [...kept.filter((one) => one.startsWith(visit)), key].join("\n"));
    return false;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const told = queue.splice(0, MOST - 1);
    // withdrawn meanwhile, perhaps in another window
    if (told.length === 0 || consent() !== "given") return;
    const visit = visitId();
    const first = told[0] as Told;
    const events = [{ ...first, kind: "VISIT" as const, subject: "", once: "visit" }, ...told]
      .filter(({ once }) => once === undefined || !wasDone(visit, once))
      .map(({ kind, channel, language, subject = "" }) => ({ kind, channel, language, subject }));
    if (events.length === 0) return;
    void fetch(`${settings.commerce.server}/visits`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ visit, events }),
      credentials: "omit",
      // it may outlive the page
      keepalive: true,
    }).catch(() => undefined);
    if (queue.length > 0) flush();
  }

  function tell(told: Told): void {
    const answer = consent();
    if (answer === "open") {
      early = [...early.filter(({ on }) => on === path()), { told, on: path() }].slice(-MOST);
    } else if (answer === "given") {
      queue.push(told);
      timer ??= setTimeout(flush, TOGETHER_MS);
    }
  }

  const heard = () => {
    for (const listener of listeners) listener();
  };
  const hidden = () => {
    if (document.visibilityState === "hidden") flush();
    else heard();
  };
  if (typeof document !== "undefined") document.addEventListener("visibilitychange", hidden);

  return {
    consent,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(given) {
      if (objects(browser)) return;
      cookies.write(consentCookie(given, settings));
      const waiting = early.filter(({ on }) => on === path());
      early = [];
      if (given) {
        for (const { told } of waiting) tell(told);
      } else {
        queue = [];
        done.clear();
        storage?.removeItem(DONE);
        cookies.write(visitCookie(null, now(), settings));
      }
      heard();
    },
    tell,
    close() {
      clearTimeout(timer);
      if (typeof document !== "undefined") document.removeEventListener("visibilitychange", hidden);
    },
  };
}
