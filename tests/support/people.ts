import { randomUUID } from "node:crypto";
import type { Api } from "./api.ts";

export const PASSWORD = "correct-horse-7-battery";
export const newEmail = (): string => `p${randomUUID().slice(0, 12)}@people.example`;

export const REGISTER = `mutation accountRegister($input: AccountRegisterInput!) {
  accountRegister(input: $input) { requiresConfirmation errors { field message code } }
}`;
export const TOKEN_CREATE = `mutation tokenCreate($email: String!, $password: String!) {
  tokenCreate(email: $email, password: $password) { token refreshToken errors { field message code } }
}`;
/** The account operations of the specification, word for word. */
export const TOKEN_VERIFY = `query TokenVerify { me { id firstName lastName isStaff isActive isConfirmed email } }`;
export const TOKEN_REFRESH = `mutation TokenRefresh($refreshToken: String!) {
  tokenRefresh(refreshToken: $refreshToken) { token errors { field message } }
}`;

export type Person = { email: string; token: string; refreshToken: string; bearer: string };

export async function signIn(api: Api, email: string): Promise<Person> {
  const { tokenCreate } = (await api.commerce(TOKEN_CREATE, { email, password: PASSWORD })).data;
  if (!tokenCreate.token) throw new Error(JSON.stringify(tokenCreate.errors));
  const { token, refreshToken } = tokenCreate;
  return { email, token, refreshToken, bearer: `Bearer ${token}` };
}

/** Registers over GraphQL and signs in. */
export async function newPerson(api: Api, email = newEmail()): Promise<Person> {
  const input = { email, password: PASSWORD, firstName: "Mina", lastName: "Park" };
  const { accountRegister } = (await api.commerce(REGISTER, { input })).data;
  if (accountRegister.errors.length > 0) throw new Error(JSON.stringify(accountRegister.errors));
  return signIn(api, email);
}

export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
