import type { TokenVerifyQuery } from "../generated/commerce.ts";
import type { JwtPayload } from "./jwt.ts";

/** The current user as the service knows them. */
export type CurrentUser = NonNullable<TokenVerifyQuery["me"]>;

/** What the browser keeps of the user between pages. `name` is the last name followed by the first name, joined. */
export type StoredUser = { id: string; email: string; name: string; loginType: string };

export type Visitor =
  /** Nothing is known yet: the first check is running (always so on the server). */
  | { status: "checking"; user: null; me: null }
  | { status: "signed-out"; user: null; me: null }
  /** `userName` is the address handle (`/workspace/{userName}/…`), null before it was chosen. */
  | { status: "signed-in"; user: StoredUser; me: CurrentUser; userName: string | null };

export const CHECKING: Visitor = { status: "checking", user: null, me: null };
export const SIGNED_OUT: Visitor = { status: "signed-out", user: null, me: null };

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Last name followed by first name: joined without a space where the script writes none. */
export function joinName(lastName: string, firstName: string): string {
  const parts = [lastName.trim(), firstName.trim()].filter(Boolean);
  return parts.join(parts.every((part) => CJK.test(part)) ? "" : " ");
}

export function storedUser(me: CurrentUser, idToken: JwtPayload | null): StoredUser {
  const loginType = typeof idToken?.loginType === "string" ? idToken.loginType : "email";
  return { id: me.id, email: me.email, name: joinName(me.lastName, me.firstName), loginType };
}
