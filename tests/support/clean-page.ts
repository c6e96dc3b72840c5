import { afterAll, vi } from "vitest";

/**
 * A worker keeps modules, globals and page from one file to the next. What a file leaves there is the next one's riddle,
 * and which one is next is chance: each gives back clocks and globals and empties the page when it is done.
 */
afterAll(async () => {
  // what a page loads when it is first needed may still be on its way: cut off, the next file that needs it fails
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  for (const cookie of document.cookie.split("; ").filter(Boolean)) {
    const [name = ""] = cookie.split("=");
    // the Cookie Store API is not everywhere
    document.cookie = `${name}=; max-age=0; path=/`;
  }
  localStorage.clear();
  sessionStorage.clear();
});
