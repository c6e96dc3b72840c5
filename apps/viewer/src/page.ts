import { readSentManifest, readSentPart, type ShownPage } from "@carloom/build";

/**
 * What the server wrote into this page; null on a page without a build, which needs no script. @throws when the car or a part
 * on it is of a later release than this script: the page stays as it reads without it
 */
export function readPage(): { page: ShownPage; embedded: boolean } | null {
  const element = document.getElementById("build");
  if (!element?.textContent) return null;
  const page = JSON.parse(element.textContent) as ShownPage;
  const manifest = readSentManifest(page.template.manifest);
  if (manifest.status !== "ok") throw new Error(`The car is ${manifest.status}.`);
  const { template } = page;
  const parts = page.parts.map((part) => {
    const option = readSentPart(part.option);
    if (option.status !== "ok") throw new Error(`The part ${part.uuid} is ${option.status}.`);
    return { ...part, option: option.value };
  });
  return {
    page: { ...page, template: { ...template, manifest: manifest.value }, parts },
    embedded: element.dataset.embedded === "true",
  };
}
