import { allowedRedirect, appOrigins } from "@carloom/settings";
import { addJob, isDuplicate, type Visitor } from "@carloom/platform";
import { type Outcome, done, problem, refused } from "../account/account.errors.ts";
import { hasRole } from "../account/account.policy.ts";
import { accountById, insertAccount, lockAccount } from "../account/account.repository.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { eraseAccount } from "../account/delete.command.ts";
import { normalEmail } from "../account/email.ts";
import { type ProfileInput, profileProblems, writeProfile } from "../account/profile.command.ts";
import { type DataLink, exportData, linkToData } from "../account/personal-data.command.ts";
import { giveUserName, resendConfirmation } from "../account/register.command.ts";
import { liveSessionsOf, revokeSessions } from "../account/session.repository.ts";
import type { IdentityContext } from "../builder.ts";
import { uuidOf } from "@carloom/wire";
import { changeCustomer, type CustomerChange } from "./customer.repository.ts";

export type CustomerInput = ProfileInput & {
  email?: string | null;
  isActive?: boolean | null;
  note?: string | null;
};

const LONGEST_NOTE = 5000;

const unknown = () => refused(problem("id", "NOT_FOUND", "Couldn't resolve to a node."));
const colleague = () =>
  refused(problem("id", "OUT_OF_SCOPE_USER", "This is an account of staff: an owner changes it under staff."));

/** What staff change of a customer beside the profile, or why not. */
function changeOf({ email, isActive, note }: CustomerInput): Outcome<CustomerChange> {
  const change: CustomerChange = {};
  if (typeof isActive === "boolean") change.isActive = isActive;
  if (typeof note === "string") {
    if (note.length > LONGEST_NOTE)
      return refused(problem("note", "INVALID", `A note has at most ${LONGEST_NOTE} characters.`));
    change.note = note.trim();
  }
  if (typeof email === "string") {
    const address = normalEmail(email);
    if (!address) return refused(problem("email", "INVALID", "Enter a valid email address."));
    change.email = address;
  }
  return done(change);
}

const taken = () => refused(problem("email", "UNIQUE", "User with this Email already exists."));

export type CustomerNew = CustomerInput & { redirectUrl?: string | null };

/** Customers that one of the staff makes in an hour. */
const MADE = { most: 200, seconds: 3600 } as const;

/**
 * Makes a customer, for somebody on the phone or at the counter. The address counts as unproved until its owner opens the
 * link that is mailed there, which leads to `redirectUrl` to set a password; without one nothing is mailed.
 */
export async function customerCreate(
  context: IdentityContext,
  actorId: string,
  input: CustomerNew,
): Promise<Outcome<AccountRow>> {
  if (!input.email?.trim()) return refused(problem("email", "REQUIRED", "This field is required."));
  const read = changeOf(input);
  if (!read.ok) return read;
  const { email, ...change } = read.value;
  const wrong = profileProblems(input);
  if (input.redirectUrl && !allowedRedirect(input.redirectUrl, appOrigins(context.settings.public)))
    wrong.push(problem("redirectUrl", "INVALID", "This address is not one of our applications."));
  if (wrong.length > 0 || !email) return refused(...wrong);
  const tried = await context.throttle.take(`customer-create:${actorId}`, MADE.most, MADE.seconds);
  if (!tried.ok)
    return refused({
      ...problem(null, "INVALID", "Too many customers at once. Please wait a moment."),
      retryAfter: tried.retryAfter,
    });
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const languageCode = input.languageCode ?? "EN";
      const made = await insertAccount(trx, { email, passwordHash: null, languageCode, firstName: "", lastName: "" });
      if (!made) return taken();
      await giveUserName(trx, made);
      const profile = await writeProfile(trx, made.id, input);
      if (!profile.ok) return profile;
      if (input.redirectUrl)
        await addJob(trx, "account.mail", { kind: "welcome", accountId: made.id, redirectUrl: input.redirectUrl });
      return done(await changeCustomer(trx, made.id, change));
    });
}

/**
 * Changes a customer for staff. Another e-mail counts as unproved until its owner opens the link that is mailed there; the
 * former one is told, every session ends, as with an account that is closed.
 */
export async function customerUpdate(
  context: IdentityContext,
  id: string | null | undefined,
  input: CustomerInput,
): Promise<Outcome<AccountRow>> {
  const key = uuidOf(id, "User");
  const db = accountDb(context.db);
  const known = key ? await accountById(db, key) : undefined;
  if (!key || !known) return unknown();
  if (known.is_staff) return colleague();
  const read = changeOf(input);
  if (!read.ok) return read;
  const change = read.value;
  if (change.email === known.email) delete change.email;
  const wrong = profileProblems(input);
  if (wrong.length > 0) return refused(...wrong);
  try {
    const changed = await db.transaction().execute(async (trx): Promise<Outcome<AccountRow>> => {
      const account = await lockAccount(trx, key);
      if (!account) return unknown();
      // somebody may have given them a role a moment ago
      if (account.is_staff) return colleague();
      const profile = await writeProfile(trx, key, input);
      if (!profile.ok) return profile;
      if (change.email !== undefined || change.isActive === false) await revokeSessions(trx, key);
      if (change.email !== undefined)
        await addJob(trx, "account.mail", {
          kind: "email-changed",
          accountId: key,
          oldEmail: account.email,
        });
      return done(await changeCustomer(trx, key, change));
    });
    if (changed.ok && change.email !== undefined && changed.value.password_hash)
      await resendConfirmation(context, changed.value);
    return changed;
  } catch (error) {
    if (isDuplicate(error)) return taken();
    throw error;
  }
}

/** Erases a customer by the rules of their own erasure: orders stay, as the law keeps them, without the account. */
export async function customerDelete(
  context: IdentityContext,
  id: string | null | undefined,
): Promise<Outcome<AccountRow>> {
  const key = uuidOf(id, "User");
  if (!key) return unknown();
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const account = await lockAccount(trx, key);
      if (!account) return unknown();
      if (account.is_staff)
        return refused(problem("id", "DELETE_STAFF_ACCOUNT", "An owner takes the staff roles away first."));
      await eraseAccount(context.personal, trx, account);
      return done(account);
    });
}

/** A person as these staff may look at them: any customer, and for owners also colleagues. */
async function reachable(
  context: IdentityContext,
  visitor: Visitor,
  id: string | null | undefined,
): Promise<AccountRow | null> {
  const key = uuidOf(id, "User");
  const account = key ? await accountById(accountDb(context.db), key) : undefined;
  return account && (!account.is_staff || hasRole(visitor, "owner")) ? account : null;
}

/** Ends every session of a person. */
export async function endSessions(context: IdentityContext, visitor: Visitor, id: string): Promise<Outcome<null>> {
  const account = await reachable(context, visitor, id);
  if (!account) return unknown();
  await revokeSessions(accountDb(context.db), account.id);
  return done(null);
}

export async function sessionsOf(context: IdentityContext, visitor: Visitor, id: string) {
  const account = await reachable(context, visitor, id);
  return account ? liveSessionsOf(accountDb(context.db), account.id) : null;
}

/** All that is kept about a person, to hand to them. */
export async function dataOf(context: IdentityContext, visitor: Visitor, id: string): Promise<object | null> {
  const account = await reachable(context, visitor, id);
  return account && exportData(context, account.id);
}

/** The same with their files: an address to hand to them, or to load it from for them. */
export async function dataLinkOf(context: IdentityContext, visitor: Visitor, id: string): Promise<Outcome<DataLink>> {
  const account = await reachable(context, visitor, id);
  return account ? linkToData(context, account.id) : unknown();
}
