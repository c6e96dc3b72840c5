import { signInUrl, signOutUrl } from "@carloom/api-client";
import { useLocation } from "react-router";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/settings.ts";

/** Sign-in that comes back to this build. */
export function useSignInUrl(): string {
  const { pathname, search } = useLocation();
  return signInUrl(settings, pathname + search, { lang: useLanguage() });
}

export function useSignOutUrl(): string {
  const { pathname, search } = useLocation();
  return signOutUrl(settings, pathname + search, { lang: useLanguage() });
}
