import type { Language } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";

/** A page of the site in a language, with what nobody else sees yet. */
export function previewAddress(path: string, language: Language, token: string): string {
  const url = new URL(path, pageSettings().origin);
  if (language !== "en") url.searchParams.set("lang", language);
  url.searchParams.set("preview", token);
  return url.href;
}

/** Opens a page whose address is still being asked for; at once, as browsers block what opens later. */
export async function openPreview(addressOf: () => Promise<string | null>): Promise<void> {
  const page = window.open("about:blank", "_blank");
  if (page) page.opener = null;
  const address = await addressOf().catch(() => null);
  if (address) page?.location.replace(address);
  else page?.close();
}
