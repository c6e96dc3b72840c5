import type { TranslateText } from "@carloom/ui";
import { sendArt } from "../own-art/send-art.ts";
import type { Studio } from "../workspace/studio.ts";
import type { DropPoint } from "../workspace/ui-state.ts";
import { pasteText } from "./paste.ts";

/** Pictures that were pasted or dropped, or else the text that was pasted. */
export function takeIn(
  studio: Studio,
  t: TranslateText,
  { files, text, point }: { files: readonly File[]; text?: string; point?: DropPoint },
): void {
  if (files.length > 0) void sendArt(studio, t, files, point);
  // what is under an open dialog stays as it is
  else if (text !== undefined && !document.querySelector("dialog[open]")) pasteText(studio, text, t);
}
