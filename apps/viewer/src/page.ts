import type { ShownPage } from "@carloom/build";

/** What the server wrote into this page; null on a page without a build, which needs no script. */
export function readPage(): { page: ShownPage; embedded: boolean } | null {
  const element = document.getElementById("build");
  if (!element?.textContent) return null;
  return { page: JSON.parse(element.textContent) as ShownPage, embedded: element.dataset.embedded === "true" };
}
