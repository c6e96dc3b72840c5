import { randomBytes } from "node:crypto";
import type { Services } from "@carloom/platform";
import { globalId } from "@carloom/wire";
import type { AccountRow } from "../account.tables.ts";

type Part = Pick<Services, "tokens" | "settings">;

/** Last name followed by first name: joined without a space where the script writes none. */
export function joinName(lastName: string, firstName: string): string {
  const parts = [lastName.trim(), firstName.trim()].filter(Boolean);
  const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return parts.join(parts.every((part) => cjk.test(part)) ? "" : " ");
}

/** An access token: Saleor's payload and `sid`, the session that it lives and ends with. */
export function accessToken({ tokens, settings }: Part, account: AccountRow, sessionId: string): Promise<string> {
  return tokens.sign(
    "access",
    {
      token: randomBytes(9).toString("base64url"),
      email: account.email,
      user_id: globalId("User", account.id),
      is_staff: account.is_staff,
      sid: sessionId,
    },
    settings.env.ACCESS_TOKEN_SECONDS,
  );
}

/** A refresh token; a browser's carries the id that rotates. */
export function refreshToken(
  { tokens, settings }: Part,
  sessionId: string,
  jti: string | null,
  expiresAt?: Date,
): Promise<string> {
  const seconds = expiresAt
    ? Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
    : settings.env.REFRESH_TOKEN_SECONDS;
  return tokens.sign("refresh", { sid: sessionId, ...(jti && { jti }) }, seconds);
}

/** OIDC claims about the person, for the browser's own use: it opens nothing. */
export function idToken(
  { tokens, settings }: Part,
  account: AccountRow,
  userName: string | null,
  sessionId: string,
): Promise<string> {
  return tokens.sign(
    "id",
    {
      sub: globalId("User", account.id),
      aud: settings.public.origin,
      sid: sessionId,
      email: account.email,
      email_verified: account.is_confirmed,
      name: joinName(account.last_name, account.first_name),
      given_name: account.first_name,
      family_name: account.last_name,
      ...(userName && { preferred_username: userName }),
      locale: account.language_code.slice(0, 2).toLowerCase(),
      loginType: account.login_type,
    },
    settings.env.ACCESS_TOKEN_SECONDS,
  );
}
