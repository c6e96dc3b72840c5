import type { ComponentType } from "react";
import { matchPath, type LoaderFunctionArgs, type LazyRouteFunction, type RouteObject } from "react-router";
import { queries } from "./data.ts";
import { session } from "./session.ts";

/** What a page asks first: under which key its answer is kept, and how it is asked for. */
export type Asked = { key: readonly unknown[]; ask: () => Promise<unknown> };
/** What the page of an address asks first. Its file exports it as `asks`. */
export type Asks = (search: URLSearchParams, params: Readonly<Record<string, string | undefined>>) => readonly Asked[];
type Room = { Component: ComponentType; asks: Asks | undefined };

/** So long the page before stays when the answer is on its way; then the new one stands with its places kept. */
const PATIENT_MS = 250;

/** So long scripts that come ahead wait for what somebody waits for, ms, and so often it is looked at. */
const LONG_MS = 5000;
const LOOK_MS = 50;

/** May whoever is here enter the room of an address? What is refused there need not be asked. */
let mayEnter: (pathname: string) => boolean = () => true;
export function askWhere(may: typeof mayEnter): void {
  mayEnter = may;
}

type Known = { path: string; load: () => Promise<Room> };
const rooms: Known[] = [];

/** Scripts of rooms that are being entered. */
const entering = new Set<Promise<unknown>>();
function entered<T>(coming: Promise<T>): Promise<T> {
  entering.add(coming);
  const over = () => entering.delete(coming);
  void coming.then(over, over);
  return coming;
}
/** No script that somebody waits for is on its way and no answer, or it takes so long that the rest need not wait for it. */
async function atRest(): Promise<void> {
  const until = performance.now() + LONG_MS;
  while ((entering.size > 0 || queries.isFetching() > 0) && performance.now() < until)
    await new Promise((done) => setTimeout(done, LOOK_MS));
}

const isIn = () => session.getSnapshot().status === "signed-in";
/** Asks, and waits for what is not there yet: what is, is shown at once and asked for again behind it. */
async function askAll(asked: readonly Asked[]): Promise<void> {
  const asking = asked.map(({ key, ask }) => ({ isKnown: queries.getQueryData(key) !== undefined, answer: ask() }));
  // a failure is the page's to tell
  await Promise.allSettled(asking.filter(({ isKnown }) => !isKnown).map(({ answer }) => answer));
}

/** A route whose page's file comes when it is entered, or before. What the page asks first is asked before it is drawn. */
export function room<File extends object>(
  path: string,
  load: () => Promise<File>,
  of: (file: File) => ComponentType,
): RouteObject {
  let coming: Promise<Room> | undefined;
  const once = () => {
    coming ??= load().then(
      (file) => ({ Component: of(file), asks: (file as { asks?: Asks }).asks }),
      (error: unknown) => {
        // another try asks again
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  rooms.push({ path, load: once });
  const lazy: LazyRouteFunction<RouteObject> = async () => {
    const { Component, asks } = await entered(once());
    if (!asks) return { Component };
    return {
      Component,
      loader: async ({ request, params }: LoaderFunctionArgs) => {
        // who has just come is not known yet; the page asks by itself then
        const { pathname, searchParams } = new URL(request.url);
        if (!isIn() || !mayEnter(pathname)) return null;
        const asked = askAll(asks(searchParams, params));
        await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENT_MS))]);
        return null;
      },
      // filters of a list change the address too: the list asks by itself, and stays where it is
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    };
  };
  return { path, lazy };
}

const found = (pathname: string) => {
  for (const { path, load } of rooms) {
    const match = matchPath(path, pathname);
    if (match) return { load, isOfOne: path.includes(":"), params: match.params };
  }
  return null;
};

/** Somebody points at a link: the page's script comes. */
export function comeAhead(pathname: string): void {
  found(pathname)
    ?.load()
    .catch(() => undefined);
}

/** Rooms that tell of people: that somebody looked is written down, so pointing at one is no reason to ask. */
const OF_PEOPLE = /^\/(orders|drafts|customers|inbox|gift-cards|audit|team)\b/;

/**
 * What a page asks first is asked for: somebody has pressed its link, or points at it. Not for the page of one record, and
 * not by pointing where a room tells of people: it is written down who looked at them.
 */
export function askAhead({ pathname, searchParams }: URL, isPressed: boolean): void {
  const known = found(pathname);
  if (!known || known.isOfOne || !isIn() || !mayEnter(pathname) || (!isPressed && OF_PEOPLE.test(pathname))) return;
  const coming = known.load();
  if (isPressed) void entered(coming);
  void coming.then(
    ({ asks }) => askAll(asks?.(searchParams, known.params) ?? []),
    () => undefined,
  );
}

/** After the first screen: a moment in which the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => done(), { timeout: 3000 });
    // Safari has none
    else setTimeout(done, 200);
  });

/**
 * The scripts of these rooms come one after the other while nothing else is done and nobody waits for an answer, so that
 * entering one does not wait for it; not where somebody saves their data.
 * @param stop ends it
 */
export async function comeAllAhead(pathnames: readonly string[], stop: AbortSignal): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const pathname of pathnames) {
    await idle();
    await atRest();
    if (stop.aborted) return;
    await found(pathname)
      ?.load()
      .catch(() => undefined);
  }
}
