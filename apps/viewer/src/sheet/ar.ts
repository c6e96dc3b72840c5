import type { Stage } from "@carloom/stage";

/** How this device shows a model in the room: Apple's Quick Look, Android's Scene Viewer, or by a phone beside it. */
export type ArKind = "quick-look" | "scene-viewer" | "phone";

export function arKind(agent: string, relTakesAr: boolean): ArKind {
  if (relTakesAr) return "quick-look";
  return /android/i.test(agent) ? "scene-viewer" : "phone";
}

export const thisDevice = (): ArKind => arKind(navigator.userAgent, document.createElement("a").relList.supports("ar"));

/** Opens Quick Look with a model that the browser makes itself. */
export async function openQuickLook(stage: Stage): Promise<void> {
  const blob = await stage.exportModel("usdz");
  const link = document.createElement("a");
  link.rel = "ar";
  // a car is looked at in its true size
  link.href = `${URL.createObjectURL(blob)}#allowsContentScaling=0`;
  // Quick Look takes a link that holds a picture and nothing else
  link.append(document.createElement("img"));
  link.click();
}

/** The address that hands a model to Scene Viewer; without it the browser comes back to `fallback`. */
export function sceneViewerUrl(file: string, title: string, fallback: string): string {
  const query = new URLSearchParams({ file, mode: "ar_preferred", title, resizable: "false" });
  return [
    `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent`,
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
    "end;",
  ].join(";");
}

/** Milliseconds between two looks, and until it is given up. */
const LOOK = 2000;
const PATIENCE = 150_000;

/** Waits until the server has made the model. @returns where it lies; null when it cannot be made */
export async function modelAddress(
  url: string,
  signal: AbortSignal,
  wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    const answer = await fetch(url, { signal, cache: "no-store" });
    void answer.body?.cancel();
    if (answer.status === 200) return answer.url;
    if (answer.status !== 202) return null;
    await wait(LOOK);
    signal.throwIfAborted();
  }
  return null;
}
