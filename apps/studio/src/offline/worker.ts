/** The studio's service worker: what the page has shown once opens again without a connection. */
import { createKeeper } from "./keeper.ts";

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Scope = {
  caches: CacheStorage;
  location: Location;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: unknown }) => void): void;
};

const scope = globalThis as unknown as Scope;
// The build writes both (service-worker.ts beside the page).
const version = "__BUILD_VERSION__";
const files: unknown = "__BUILD_FILES__";

const keeper = createKeeper(
  { caches: scope.caches, fetch: (input, init) => fetch(input, init), origin: scope.location.origin },
  { version, files: Array.isArray(files) ? (files as string[]) : [] },
);

scope.addEventListener("install", (event) => {
  // Nobody waits for old tabs to close: those find the files of their build in its cache, which stays.
  event.waitUntil(keeper.install().then(() => scope.skipWaiting()));
});
scope.addEventListener("activate", (event) => {
  const work = async () => {
    await scope.registration.navigationPreload?.enable();
    await keeper.activate();
    await scope.clients.claim();
  };
  event.waitUntil(work());
});
scope.addEventListener("fetch", (event) => {
  const answer = keeper.answer(event.request, event.preloadResponse, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
scope.addEventListener("message", (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(keeper.keep(keep.filter((url) => typeof url === "string")));
});
