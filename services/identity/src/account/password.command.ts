import { addJob, networkOf, type Services } from "@carloom/platform";
import { allowedRedirect, appOrigins } from "@carloom/settings";
import { accountById, lockAccount, setPasswordHash } from "./account.repository.ts";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { normalEmail } from "./email.ts";
import { mayBeMailed } from "./mail-limit.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { passwordProblem } from "./password.rules.ts";
import { dropRegistrations } from "./registration.repository.ts";
import { revokeSessions } from "./session.repository.ts";

const RESET_SECONDS = 3600;

/**
 * Asks for a link by mail. The answer and its time are the same whether the address has an account:
 * looking it up is left to the job that writes the mail.
 */
export async function requestPasswordReset(
  services: Services,
  input: { email: string; redirectUrl: string },
  ip: string,
): Promise<Outcome<null>> {
  const email = normalEmail(input.email);
  if (!email) return refused(problem("email", "INVALID", "Enter a valid email address."));
  if (!allowedRedirect(input.redirectUrl, appOrigins(services.settings.public)))
    return refused(problem("redirectUrl", "INVALID", "This address is not one of our applications."));
  const network = networkOf(ip);
  const tries = await Promise.all([
    services.throttle.take(`reset:pair:${email}:${network}`, 3, 900),
    services.throttle.take(`reset:ip:${network}`, services.settings.env.LIMIT_SIGN_IN_PER_MINUTE * 3, 900),
  ]);
  const waits = tries.flatMap((result) => (result.ok ? [] : [result.retryAfter]));
  if (waits.length > 0) {
    const message = "A link was asked for a moment ago. Please wait before asking again.";
    return refused({
      ...problem("email", "PASSWORD_RESET_ALREADY_REQUESTED", message),
      retryAfter: Math.max(...waits),
    });
  }
  // others asked for it often: the links that they had mailed still serve, and nobody's inbox is flooded
  if (await mayBeMailed(services, "reset", email))
    await addJob(services.db, "account.mail", { kind: "reset", email, redirectUrl: input.redirectUrl });
  return done(null);
}

/** @param seconds for which the link counts */
export function resetToken(services: Services, account: AccountRow, seconds = RESET_SECONDS): Promise<string> {
  return services.tokens.sign("reset", { acc: account.id, ver: account.password_version }, seconds);
}

const INVALID_LINK = () => refused(problem("token", "INVALID", "Invalid or expired token."));

/** Sets a password by a mailed link, once. It proves the e-mail, and ends every session. */
export async function setPassword(
  services: Services,
  input: { email: string; token: string; password: string },
): Promise<Outcome<AccountRow>> {
  const claims = await services.tokens.verify(input.token, "reset");
  if (!claims || typeof claims.acc !== "string") return INVALID_LINK();
  const accountId = claims.acc;
  const known = await accountById(accountDb(services.db), accountId);
  if (!known?.is_active || known.email !== normalEmail(input.email) || known.password_version !== claims.ver)
    return INVALID_LINK();
  const wrong = passwordProblem(input.password, [known.email, known.first_name, known.last_name]);
  if (wrong) return refused({ field: "password", ...wrong });
  const hash = await hashPassword(input.password);
  return accountDb(services.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const account = await lockAccount(trx, accountId);
      if (account?.password_version !== claims.ver) return INVALID_LINK();
      await revokeSessions(trx, accountId);
      await dropRegistrations(trx, accountId);
      return done(await setPasswordHash(trx, accountId, hash, true));
    });
}

/** Changes the password of somebody who knows it; other sessions end. */
export async function changePassword(
  services: Services,
  accountId: string,
  sessionId: string,
  input: { oldPassword: string; newPassword: string },
): Promise<Outcome<AccountRow>> {
  const db = accountDb(services.db);
  const limit = services.settings.env.LIMIT_SIGN_IN_PER_MINUTE;
  const tried = await services.throttle.take(`password:${accountId}`, limit, 60);
  if (!tried.ok)
    return refused({
      ...problem("oldPassword", "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please wait a moment."),
      retryAfter: tried.retryAfter,
    });
  const account = await accountById(db, accountId);
  if (!account || !(await verifyPassword(input.oldPassword.slice(0, 256), account.password_hash)))
    return refused(problem("oldPassword", "INVALID_CREDENTIALS", "Old password isn't valid."));
  const wrong = passwordProblem(input.newPassword, [account.email, account.first_name, account.last_name]);
  if (wrong) return refused({ field: "newPassword", ...wrong });
  const hash = await hashPassword(input.newPassword);
  return db.transaction().execute(async (trx) => {
    await revokeSessions(trx, accountId, sessionId);
    return done(await setPasswordHash(trx, accountId, hash, false));
  });
}
