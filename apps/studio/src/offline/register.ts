const WORKER = "/service-worker.js";

/** Milliseconds after the car is there: what a person does first comes first. */
const DELAY = 4000;

/** Whoever counts bytes gets no second copy of anything. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Keeps the studio and this car for when there is no connection. A new build is fetched beside the one that runs and
 * takes over at the next load. (The development server has no worker: then nothing is registered.)
 */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || savesData()) return;
  setTimeout(() => void register().catch(() => undefined), DELAY);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ keep: loaded });
}
