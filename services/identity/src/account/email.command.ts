import { addJob, isDuplicate, type RequestContext } from "@carloom/platform";
import { allowedRedirect, appOrigins } from "@carloom/settings";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { accountByEmail, accountById, deleteAccount, lockAccount, setEmail } from "./account.repository.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { normalEmail } from "./email.ts";
import { mayBeMailed } from "./mail-limit.ts";
import { verifyPassword } from "./password.ts";
import { dropRegistrations } from "./registration.repository.ts";
import { revokeSessions } from "./session.repository.ts";

export const EMAIL_CHANGE_SECONDS = 3600;

/** Checks the password of somebody who is signed in, a few times a minute. */
export async function proved(
  context: RequestContext,
  accountId: string,
  password: string,
): Promise<Outcome<AccountRow>> {
  const tried = await context.throttle.take(`password:${accountId}`, context.settings.env.LIMIT_SIGN_IN_PER_MINUTE, 60);
  if (!tried.ok)
    return refused({
      ...problem("password", "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please wait a moment."),
      retryAfter: tried.retryAfter,
    });
  const account = await accountById(accountDb(context.db), accountId);
  if (!account || !(await verifyPassword(password.slice(0, 256), account.password_hash)))
    return refused(problem("password", "INVALID_CREDENTIALS", "Password isn't valid."));
  return done(account);
}

/**
 * Asks for a link at the new address. Answer and time are the same whether somebody else has that address: finding out
 * is left to the job that writes the mail.
 */
export async function requestEmailChange(
  context: RequestContext,
  accountId: string,
  input: { newEmail: string; password: string; redirectUrl: string },
): Promise<Outcome<AccountRow>> {
  const newEmail = normalEmail(input.newEmail);
  if (!newEmail) return refused(problem("newEmail", "INVALID", "Enter a valid email address."));
  if (!allowedRedirect(input.redirectUrl, appOrigins(context.settings.public)))
    return refused(problem("redirectUrl", "INVALID", "This address is not one of our applications."));
  const account = await proved(context, accountId, input.password);
  if (!account.ok) return account;
  if (account.value.email === newEmail) return refused(problem("newEmail", "INVALID", "This is your address already."));
  const { redirectUrl } = input;
  if (await mayBeMailed(context, "unasked", newEmail))
    await addJob(context.db, "account.mail", { kind: "email", accountId, newEmail, redirectUrl });
  return done(account.value);
}

/** Why no mail goes out to prove an address, in Saleor's codes. */
export type UnsentReason = "INVALID" | "ACCOUNT_CONFIRMED" | "CONFIRMATION_ALREADY_REQUESTED";
/** Between two such mails. */
const RESEND_SECONDS = 300;

/**
 * Sends somebody who is signed in a link that proves their own address. It is opened signed in as well: whoever
 * registered another's address gets nothing by having its owner open it.
 */
export async function sendConfirmation(
  context: RequestContext,
  accountId: string,
  redirectUrl: string,
): Promise<UnsentReason | null> {
  if (!allowedRedirect(redirectUrl, appOrigins(context.settings.public))) return "INVALID";
  const account = await accountById(accountDb(context.db), accountId);
  if (!account || account.is_confirmed) return "ACCOUNT_CONFIRMED";
  const isFirst = await context.throttle.take(`confirm:${account.id}`, 1, RESEND_SECONDS);
  if (!isFirst.ok || !(await mayBeMailed(context, "unasked", account.email))) return "CONFIRMATION_ALREADY_REQUESTED";
  await addJob(context.db, "account.mail", { kind: "prove", accountId, redirectUrl });
  return null;
}

/** A link counts for one account, one address and one state of the password; any change of these ends it. */
export function emailToken({ tokens }: Pick<RequestContext, "tokens">, account: AccountRow, newEmail: string) {
  const claims = { acc: account.id, ver: account.password_version, old: account.email, new: newEmail };
  return tokens.sign("email", claims, EMAIL_CHANGE_SECONDS);
}

const INVALID_LINK = () => refused(problem("token", "INVALID", "Invalid or expired token."));

/**
 * Takes the new address, once, for the signed-in owner of the link. It is confirmed by that; other sessions end. The same
 * for the address that the account has: then it is only confirmed, and what others registered with it is void.
 */
export async function confirmEmailChange(
  context: RequestContext,
  visitor: { userId: string; sessionId: string },
  token: string,
): Promise<Outcome<AccountRow>> {
  const claims = await context.tokens.verify(token, "email");
  if (!claims || claims.acc !== visitor.userId || typeof claims.new !== "string") return INVALID_LINK();
  const newEmail = claims.new;
  try {
    return await accountDb(context.db)
      .transaction()
      .execute(async (trx): Promise<Outcome<AccountRow>> => {
        const account = await lockAccount(trx, visitor.userId);
        if (!account || account.password_version !== claims.ver || account.email !== claims.old) return INVALID_LINK();
        if (newEmail === account.email) {
          await dropRegistrations(trx, account.id);
          return done(await setEmail(trx, account.id, newEmail));
        }
        const other = await accountByEmail(trx, newEmail);
        // a registration that never proved this address does not keep its owner from it
        if (other && !other.is_confirmed && other.password_hash === null) await deleteAccount(trx, other.id);
        else if (other) return refused(problem("newEmail", "UNIQUE", "This address has an account already."));
        await revokeSessions(trx, account.id, visitor.sessionId);
        const changed = await setEmail(trx, account.id, newEmail);
        await addJob(trx, "account.mail", {
          kind: "email-changed",
          accountId: account.id,
          oldEmail: account.email,
        });
        return done(changed);
      });
  } catch (error) {
    if (isDuplicate(error)) return refused(problem("newEmail", "UNIQUE", "This address has an account already."));
    throw error;
  }
}
