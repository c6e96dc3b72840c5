import { sameOriginFetch } from "@carloom/api-client";
import type { IdentityProvider } from "@carloom/settings";
import { type AuthError, UNREACHABLE } from "./calls.ts";

/** As the providers write their own names. */
export const PROVIDER_NAMES: Record<IdentityProvider, string> = {
  google: "Google",
  kakao: "Kakao",
  line: "LINE",
  apple: "Apple",
};

/** Goes to a provider, which sends the person back here. Returns only what kept them. */
export async function goToProvider(
  provider: IdentityProvider,
  options: { redirectUrl: string; lang: string; connect?: boolean },
): Promise<AuthError | null> {
  try {
    const response = await sameOriginFetch(`/auth/oidc/${provider}/start`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...options, deviceTime: Math.floor(Date.now() / 1000) }),
    });
    const answer = (await response.json()) as { url?: string; errors?: { code?: string }[] };
    if (!response.ok || !answer.url) return { field: null, code: answer.errors?.[0]?.code ?? "UNKNOWN" };
    location.assign(answer.url);
    return null;
  } catch {
    return UNREACHABLE;
  }
}
