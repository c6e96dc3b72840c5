import type { Editor } from "@carloom/editor";
import type { Stage } from "@carloom/stage";

declare global {
  interface Window {
    /** For the end-to-end suite only: the running stage and editor of this page. */
    carloom?: { stage?: Stage; editor?: Editor };
  }
}

/** Makes the running stage and editor visible to the end-to-end suite as `window.carloom`. */
export function exposeForTests(parts: NonNullable<Window["carloom"]>): void {
  window.carloom = { ...window.carloom, ...parts };
}
