import type { Settings } from "@carloom/settings/server";
import type { IdentityProvider } from "@carloom/settings";
import * as client from "openid-client";
import type { Identity } from "./identity.command.ts";
import { providerClient } from "./providers.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Exchanges a code and reads who it stands for. Issuer, audience, nonce, expiry and signature of the id token are
 * checked on the way. @returns null for a provider that is not set up @throws for an answer that is not right
 */
export async function readIdentity(
  settings: Settings,
  provider: IdentityProvider,
  given: { callback: URL; state: string; nonce: string; verifier: string },
): Promise<Identity | null> {
  const config = await providerClient(settings, provider);
  if (!config) return null;
  const tokens = await client.authorizationCodeGrant(config, given.callback, {
    expectedState: given.state,
    expectedNonce: given.nonce,
    pkceCodeVerifier: given.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("The provider gave no id token.");
  // some say in the token who somebody is, others where one asks with it
  const asked =
    claims.email_verified === undefined && config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const all: Record<string, unknown> = { ...claims, ...asked };
  const name = text(all.name) || text(all.nickname);
  return {
    provider,
    subject: claims.sub,
    email: text(all.email) || null,
    emailVerified: all.email_verified === true || all.email_verified === "true",
    firstName: text(all.given_name) || name,
    lastName: text(all.family_name),
  };
}
