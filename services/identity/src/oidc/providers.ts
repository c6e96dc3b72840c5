import { importPKCS8, SignJWT } from "jose";
import type { Settings } from "@carloom/settings/server";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "@carloom/settings";
import * as client from "openid-client";

export const isProvider = (name: string): name is IdentityProvider =>
  (IDENTITY_PROVIDERS as readonly string[]).includes(name);

/** What is asked for. Apple gives nothing but the subject unless its answer comes as a form. */
const SCOPES: Record<IdentityProvider, string> = {
  google: "openid email profile",
  kakao: "openid account_email profile_nickname",
  line: "openid email profile",
  apple: "openid email name",
};

/** Parameters of the authorization address besides the common ones. */
export const authorizationParameters = (provider: IdentityProvider): Record<string, string> => ({
  scope: SCOPES[provider],
  ...(provider === "apple" && { response_mode: "form_post" }),
  ...(provider === "google" && { prompt: "select_account" }),
});

type Registration = { issuer: string; clientId: string; secret: () => Promise<string> };

/** Apple's secret is a statement that we sign; ten minutes are enough for one exchange. */
async function appleSecret(e: Settings["env"]): Promise<string> {
  const key = await importPKCS8((e.OIDC_APPLE_PRIVATE_KEY ?? "").replaceAll("\\n", "\n"), "ES256");
  return new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid: e.OIDC_APPLE_KEY_ID ?? "" })
    .setIssuer(e.OIDC_APPLE_TEAM_ID ?? "")
    .setSubject(e.OIDC_APPLE_CLIENT_ID ?? "")
    .setAudience("https://appleid.apple.com")
    .setIssuedAt()
    .setExpirationTime("10m")
    .sign(key);
}

function registration({ env: e }: Settings, provider: IdentityProvider): Registration | null {
  const plain = (issuer: string, clientId?: string, secret?: string) =>
    clientId && secret ? { issuer, clientId, secret: async () => secret } : null;
  switch (provider) {
    case "google":
      return plain(e.OIDC_GOOGLE_ISSUER, e.OIDC_GOOGLE_CLIENT_ID, e.OIDC_GOOGLE_CLIENT_SECRET);
    case "kakao":
      return plain(e.OIDC_KAKAO_ISSUER, e.OIDC_KAKAO_CLIENT_ID, e.OIDC_KAKAO_CLIENT_SECRET);
    case "line":
      return plain(e.OIDC_LINE_ISSUER, e.OIDC_LINE_CLIENT_ID, e.OIDC_LINE_CLIENT_SECRET);
    case "apple":
      return e.OIDC_APPLE_CLIENT_ID
        ? { issuer: e.OIDC_APPLE_ISSUER, clientId: e.OIDC_APPLE_CLIENT_ID, secret: () => appleSecret(e) }
        : null;
  }
}

const TIMEOUT_SECONDS = 10;
const METADATA_MS = 3_600_000;
const known = new Map<string, { server: client.ServerMetadata; until: number }>();

/**
 * A provider's client, its metadata read anew every hour; null for one that is not set up.
 * Signatures of id tokens are checked against its keys. LINE signs those of web logins with the client's secret, which
 * came over TLS from the same place, so its answer is what the token endpoint itself vouches for.
 * @throws when the provider cannot be reached
 */
export async function providerClient(
  settings: Settings,
  provider: IdentityProvider,
): Promise<client.Configuration | null> {
  const found = registration(settings, provider);
  if (!found) return null;
  const issuer = new URL(found.issuer);
  const local = issuer.protocol === "http:";
  const metadata = provider === "line" && !local ? { id_token_signed_response_alg: "HS256" } : undefined;
  const authentication = client.ClientSecretPost(await found.secret());
  const kept = known.get(issuer.href);
  let config: client.Configuration;
  if (kept && kept.until > Date.now()) {
    config = new client.Configuration(kept.server, found.clientId, metadata, authentication);
    if (local) client.allowInsecureRequests(config);
  } else {
    config = await client.discovery(issuer, found.clientId, metadata, authentication, {
      timeout: TIMEOUT_SECONDS,
      ...(local && { execute: [client.allowInsecureRequests] }),
    });
    known.set(issuer.href, { server: config.serverMetadata(), until: Date.now() + METADATA_MS });
  }
  config.timeout = TIMEOUT_SECONDS;
  if (!metadata) client.enableNonRepudiationChecks(config);
  return config;
}
