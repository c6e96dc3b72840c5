import { createSession } from "@carloom/api-client";
import { pageSettings } from "@carloom/settings";

export const settings = pageSettings();

/** The page's one session with its four clients. */
export const session = createSession(settings);

/** Slug of the sales channel: the last part of the storefront's address. */
export const channel =
  new URL(settings.commerce.storeFront).pathname.split("/").filter(Boolean).at(-1) ?? "default-channel";
