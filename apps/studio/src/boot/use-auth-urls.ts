import { signInUrl, signOutUrl } from "@carloom/api-client";
import { useLanguage } from "./language.tsx";
import { settings } from "./settings.ts";
import { useHere } from "../lib/address.ts";

/** Sign-in that comes back to this build. */
export function useSignInUrl(): string {
  const here = useHere();
  return signInUrl(settings, here, { lang: useLanguage() });
}

export function useSignOutUrl(): string {
  const here = useHere();
  return signOutUrl(settings, here, { lang: useLanguage() });
}
