import { type ProofPage, readSentManifest, readSentPart, type ShownPage } from "@carloom/build";

/** A build as the server sent it. @throws when the car or a part on it is of a later release than this script */
function readShown(page: ShownPage): ShownPage {
  const manifest = readSentManifest(page.template.manifest);
  if (manifest.status !== "ok") throw new Error(`The car is ${manifest.status}.`);
  const { template } = page;
  const parts = page.parts.map((part) => {
    const option = readSentPart(part.option);
    if (option.status !== "ok") throw new Error(`The part ${part.uuid} is ${option.status}.`);
    return { ...part, option: option.value };
  });
  return { ...page, template: { ...template, manifest: manifest.value }, parts };
}

/**
 * What the server wrote into this page; null on a page without a build, which needs no script. @throws when the car or a part
 * on it is of a later release than this script: the page stays as it reads without it
 */
export function readPage(): { page: ShownPage; embedded: boolean } | null {
  const element = document.getElementById("build");
  if (!element?.textContent) return null;
  return {
    page: readShown(JSON.parse(element.textContent) as ShownPage),
    embedded: element.dataset.embedded === "true",
  };
}

/** A proof that the server wrote into this page; null on any other. A car that this script cannot draw is left out. */
export function readProof(): ProofPage | null {
  const element = document.getElementById("proof");
  if (!element?.textContent) return null;
  const page = JSON.parse(element.textContent) as ProofPage;
  try {
    return { ...page, shown: page.shown && readShown(page.shown) };
  } catch {
    return { ...page, shown: null };
  }
}
