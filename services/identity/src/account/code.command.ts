import { addJob, type RequestContext, type Services } from "@carloom/platform";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { accountById, lockAccount } from "./account.repository.ts";
import { type AccountDb, accountDb, type AccountTransaction } from "../account.tables.ts";
import { needsCode } from "./code.policy.ts";
import {
  codeOf,
  confirmSecret,
  dropCode,
  markProved,
  putSecret,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./code.repository.ts";
import { proved } from "./email.command.ts";
import { authenticatorUri, newRecoveryCodes, newSecret, recoveryHash, stepOf } from "./one-time-code.ts";
import { revokeSessions } from "./session.repository.ts";

/** Wrong codes of an account in five minutes; a million codes, three of which count, take years at that pace. */
const TRIES = 5;
const TRIES_SECONDS = 300;

const wrongCode = () => refused(problem("code", "INVALID", "This code is not valid, or was used before."));

/** Does the account sign in with one-time codes? */
export async function hasCode({ db }: Pick<Services, "db">, accountId: string): Promise<boolean> {
  return Boolean((await codeOf(accountDb(db), accountId))?.confirmed_at);
}

/** Takes a code of the authenticator, or a recovery code; each counts once. */
async function takeCode(db: AccountDb | AccountTransaction, accountId: string, secret: string, code: string) {
  const digits = code.replace(/\s/g, "");
  const step = stepOf(secret, digits, Date.now() / 1000);
  if (step !== null) return takeStep(db, accountId, step);
  const hash = recoveryHash(code);
  return hash !== null && takeRecoveryCode(db, accountId, hash);
}

/** A code of somebody who must give one, a few times in five minutes for all processes together. */
async function proveCode(services: Services, accountId: string, secret: string, code: string): Promise<Outcome<true>> {
  const tried = await services.throttle.take(`code:${accountId}`, TRIES, TRIES_SECONDS);
  if (!tried.ok)
    return refused({
      ...problem("code", "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please wait a moment."),
      retryAfter: tried.retryAfter,
    });
  return (await takeCode(accountDb(services.db), accountId, secret, code.slice(0, 64))) ? done(true) : wrongCode();
}

/**
 * The second factor at sign-in, after the password was right. An account without codes passes with false;
 * one with codes is asked for one by `REQUIRED`.
 */
export async function checkCode(services: Services, accountId: string, code: string): Promise<Outcome<boolean>> {
  const kept = await codeOf(accountDb(services.db), accountId);
  if (!kept?.confirmed_at) return done(false);
  if (!code.trim()) return refused(problem("code", "REQUIRED", "This account signs in with a one-time code."));
  return proveCode(services, accountId, kept.secret, code);
}

export type CodeState = { isEnabled: boolean; isRequired: boolean; recoveryCodesLeft: number };

export async function codeState(services: Services, accountId: string): Promise<CodeState | null> {
  const db = accountDb(services.db);
  const account = await accountById(db, accountId);
  if (!account?.is_staff) return null;
  return {
    isEnabled: await hasCode(services, accountId),
    isRequired: needsCode(services, account),
    recoveryCodesLeft: await recoveryCodesLeft(db, accountId),
  };
}

/** Makes a secret for an authenticator. It counts once a first code of it was given. */
export async function beginCode(
  context: RequestContext,
  accountId: string,
  password: string,
): Promise<Outcome<{ secret: string; uri: string }>> {
  const account = await proved(context, accountId, password);
  if (!account.ok) return account;
  if (!account.value.is_staff) return refused(problem(null, "INVALID", "One-time codes are for staff."));
  const secret = newSecret();
  if (!(await putSecret(accountDb(context.db), accountId, secret)))
    return refused(problem(null, "UNIQUE", "One-time codes are on already."));
  return done({ secret, uri: authenticatorUri(context.settings.public.productName, account.value.email, secret) });
}

/** Turns codes on by a first one. This session is proved by it; the others, which gave none, end. */
export async function confirmCode(
  context: RequestContext,
  visitor: { userId: string; sessionId: string },
  code: string,
): Promise<Outcome<string[]>> {
  const { userId: accountId, sessionId } = visitor;
  const tried = await context.throttle.take(`code:${accountId}`, TRIES, TRIES_SECONDS);
  if (!tried.ok)
    return refused({
      ...problem("code", "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please wait a moment."),
      retryAfter: tried.retryAfter,
    });
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<string[]>> => {
      await lockAccount(trx, accountId);
      const waiting = await codeOf(trx, accountId);
      if (!waiting || waiting.confirmed_at) return wrongCode();
      const step = stepOf(waiting.secret, code.replace(/\s/g, ""), Date.now() / 1000);
      if (step === null || !(await takeStep(trx, accountId, step))) return wrongCode();
      await confirmSecret(trx, accountId);
      await revokeSessions(trx, accountId, sessionId);
      await markProved(trx, sessionId);
      await addJob(trx, "account.mail", { kind: "code-on", accountId });
      return done(await giveRecoveryCodes(trx, accountId));
    });
}

async function giveRecoveryCodes(trx: AccountTransaction, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.flatMap((code) => recoveryHash(code) ?? []);
  await replaceRecoveryCodes(trx, accountId, hashes);
  return codes;
}

/** Other recovery codes, for whoever gives a code; the former ones are void. */
export async function renewRecoveryCodes(
  context: RequestContext,
  accountId: string,
  code: string,
): Promise<Outcome<string[]>> {
  const given = await checkCode(context, accountId, code);
  if (!given.ok) return given;
  if (!given.value) return wrongCode();
  return accountDb(context.db)
    .transaction()
    .execute(async (trx) => done(await giveRecoveryCodes(trx, accountId)));
}

/** Turns codes off, for whoever gives the password and a code and does not have to have them. */
export async function endCode(
  context: RequestContext,
  accountId: string,
  input: { password: string; code: string },
): Promise<Outcome<true>> {
  const account = await proved(context, accountId, input.password);
  if (!account.ok) return account;
  if (needsCode(context, account.value))
    return refused(problem(null, "INVALID", "Your role signs in with a one-time code."));
  const given = await checkCode(context, accountId, input.code);
  if (!given.ok) return given;
  await resetCode(context, accountId);
  return done(true);
}

/** Takes an account's codes away, by its owner or by whoever runs the installation. @returns whether it had any */
export function resetCode({ db }: Pick<Services, "db">, accountId: string): Promise<boolean> {
  return accountDb(db)
    .transaction()
    .execute(async (trx) => {
      const had = await dropCode(trx, accountId);
      if (had) await addJob(trx, "account.mail", { kind: "code-off", accountId });
      return had;
    });
}
