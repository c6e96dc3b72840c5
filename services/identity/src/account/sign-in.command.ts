import { addJob, networkOf, type Services } from "@carloom/platform";
import { accountByEmail, noteSignIn } from "./account.repository.ts";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { type AccountRow, accountDb, type SessionKind } from "../account.tables.ts";
import { accessToken, refreshToken } from "./account.tokens.ts";
import { checkCode } from "./code.command.ts";
import { normalEmail } from "./email.ts";
import { verifyPassword } from "./password.ts";
import { resendConfirmation } from "./register.command.ts";
import { newestRegistration } from "./registration.repository.ts";
import { insertSession, wasSignedInFrom } from "./session.repository.ts";

/** Who asks over which connection; for limits and for the list of sessions. */
export type Caller = { ip: string; userAgent: string };
/** `code`: of the authenticator, or a recovery code, for accounts that have one. */
export type SignInInput = { email: string; password: string; code?: string };
export type Checked = { account: AccountRow; provedCode: boolean };

/** One text for every wrong pair, whether the account exists or not. */
const WRONG = () => refused(problem("email", "INVALID_CREDENTIALS", "Please, enter valid credentials"));

/** Guesses at one address from everywhere, as a multiple of those from one network. */
const EVERYWHERE = 10;

/**
 * Seconds until an e-mail and a password may be tried again, or null. Tries at an address count for the network that makes
 * them, so that nobody locks its owner out; guesses spread over many networks are slowed for the address too, except
 * where its owner has been signed in before.
 */
async function attemptDelay({ throttle, settings, db }: Services, email: string, ip: string): Promise<number | null> {
  const limit = settings.env.LIMIT_SIGN_IN_PER_MINUTE;
  const network = networkOf(ip);
  const own = await Promise.all([
    throttle.take(`sign-in:pair:${email}:${network}`, limit, 60),
    throttle.take(`sign-in:ip:${network}`, limit * 3, 60),
  ]);
  const waits = own.flatMap((tried) => (tried.ok ? [] : [tried.retryAfter]));
  // what one network is refused does not count for the address
  if (waits.length > 0) return Math.max(...waits);
  const all = await throttle.take(`sign-in:email:${email}`, limit * EVERYWHERE, 60);
  if (all.ok || (await wasSignedInFrom(accountDb(db), email, network))) return null;
  return all.retryAfter;
}

/** Checks an e-mail and a password. The time it takes does not tell whether the account exists. */
export async function checkCredentials(
  services: Services,
  input: SignInInput,
  caller: Caller,
): Promise<Outcome<Checked>> {
  const email = normalEmail(input.email) ?? "";
  const wait = await attemptDelay(services, email, caller.ip);
  if (wait !== null) {
    const delayed = problem("email", "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please wait a moment.");
    return refused({ ...delayed, retryAfter: wait });
  }
  const db = accountDb(services.db);
  const account = email ? await accountByEmail(db, email) : undefined;
  // before the e-mail is confirmed the account has no password of its own; the newest registration's tells its owner why
  const stored = account && !account.password_hash ? (await newestRegistration(db, account.id))?.password_hash : null;
  // a password longer than any can be is not worth 19 MiB
  const right = await verifyPassword(input.password.slice(0, 256), account?.password_hash ?? stored ?? null);
  if (!account || !right || !account.is_active) return WRONG();
  if (services.settings.public.confirmEmail && !account.is_confirmed) {
    await resendConfirmation(services, account);
    return refused(problem("email", "ACCOUNT_NOT_CONFIRMED", "Account needs to be confirmed via email."));
  }
  if (!account.password_hash) return WRONG();
  const proved = await checkCode(services, account.id, input.code ?? "");
  return proved.ok ? done({ account, provedCode: proved.value }) : proved;
}

/** The next three o'clock, UTC. */
function nextNight(now = new Date()): Date {
  const night = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 3));
  return night > now ? night : new Date(night.getTime() + 86_400_000);
}

export type Issued = { account: AccountRow; sessionId: string; access: string; refresh: string };

/** Opens a session for an account and mints its first tokens. */
export async function openSession(
  services: Services,
  { account, provedCode }: Checked,
  kind: SessionKind,
  caller: Caller,
): Promise<Issued> {
  const db = accountDb(services.db);
  const seconds = services.settings.env.REFRESH_TOKEN_SECONDS;
  const { session, jti } = await insertSession(db, {
    accountId: account.id,
    kind,
    seconds,
    provedCode,
    ...caller,
  });
  await noteSignIn(db, account.id);
  // one job under this key: it waits for the night, and only where sessions were opened at all
  await addJob(services.db, "account.sweep", {}, { key: "account.sweep", runAt: nextNight() });
  return {
    account,
    sessionId: session.id,
    access: await accessToken(services, account, session.id),
    refresh: await refreshToken(services, session.id, jti, session.expires_at),
  };
}
