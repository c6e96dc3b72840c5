import { addJob } from "@carloom/platform";
import { allowedRedirect, appOrigins } from "@carloom/settings";
import { type AccountError, type Outcome, done, problem, refused } from "../account/account.errors.ts";
import { STAFF_ROLES, type StaffRole } from "../account/account.policy.ts";
import { accountByEmail, accountById, insertAccount, voidAccess } from "../account/account.repository.ts";
import { type AccountRow, accountDb, type AccountTransaction } from "../account.tables.ts";
import { resetCode } from "../account/code.command.ts";
import { dropCode } from "../account/code.repository.ts";
import { normalEmail } from "../account/email.ts";
import { writeProfile } from "../account/profile.command.ts";
import { giveUserName, nameProblems } from "../account/register.command.ts";
import { dropRegistrations } from "../account/registration.repository.ts";
import { revokeSessions } from "../account/session.repository.ts";
import { changeStaff, type StaffChange } from "../account/staff.command.ts";
import type { IdentityContext } from "../builder.ts";
import { keyOf, uuidOf } from "@carloom/wire";

export type MemberInput = {
  firstName?: string | null;
  lastName?: string | null;
  isActive?: boolean | null;
  addGroups?: readonly string[] | null;
  removeGroups?: readonly string[] | null;
};
export type MemberNew = MemberInput & { email?: string | null; redirectUrl?: string | null };

/** Invitations that one owner sends in an hour. */
const INVITED = { most: 60, seconds: 3600 } as const;

const unknown = () => refused(problem("id", "NOT_FOUND", "Couldn't resolve to a node."));
const lastOwner = (field: string) =>
  refused(
    problem(field, "LEFT_NOT_MANAGEABLE_PERMISSION", "This is the only owner: make somebody else an owner first."),
  );

/** Roles of global ids of groups. */
function rolesOf(ids: readonly string[] | null | undefined, field: string): Outcome<StaffRole[]> {
  const roles: StaffRole[] = [];
  for (const id of ids ?? []) {
    const role = STAFF_ROLES.find((one) => one === keyOf(id, "Group"));
    if (!role) return refused(problem(field, "NOT_FOUND", "There is no such group."));
    roles.push(role);
  }
  return done(roles);
}

/** Where the link of an invitation leads: to set a password, and on to where staff work. */
function invitationLink({ settings }: IdentityContext, redirectUrl: string | null | undefined): string {
  if (redirectUrl) return redirectUrl;
  const link = new URL("/set-password", settings.origins.account);
  link.searchParams.set("redirectUrl", settings.origins.dashboard);
  return link.href;
}

/** The account of an address. One that never proved it loses every way in that somebody may have prepared. */
async function accountOf(trx: AccountTransaction, email: string): Promise<AccountRow | undefined> {
  const names = { firstName: "", lastName: "" };
  const created = await insertAccount(trx, { email, passwordHash: null, languageCode: "EN", ...names });
  if (created) {
    await giveUserName(trx, created);
    return created;
  }
  const known = await accountByEmail(trx, email);
  if (known && !known.is_confirmed) {
    await revokeSessions(trx, known.id);
    await dropRegistrations(trx, known.id);
    await dropCode(trx, known.id);
    await voidAccess(trx, known.id);
  }
  return known;
}

/** Makes somebody staff and mails them: a link to set a password, or, where they have one, that they are staff now. */
export async function staffCreate(
  context: IdentityContext,
  actorId: string,
  input: MemberNew,
): Promise<Outcome<AccountRow>> {
  const email = normalEmail(input.email ?? "");
  const errors: AccountError[] = nameProblems(input);
  if (!input.email?.trim()) errors.push(problem("email", "REQUIRED", "This field is required."));
  else if (!email) errors.push(problem("email", "INVALID", "Enter a valid email address."));
  const roles = rolesOf(input.addGroups, "addGroups");
  if (!roles.ok) errors.push(...roles.errors);
  else if (roles.value.length === 0) errors.push(problem("addGroups", "REQUIRED", "Staff have at least one role."));
  if (input.redirectUrl && !allowedRedirect(input.redirectUrl, appOrigins(context.settings.public)))
    errors.push(problem("redirectUrl", "INVALID", "This address is not one of our applications."));
  if (errors.length > 0 || !email || !roles.ok) return refused(...errors);
  const tried = await context.throttle.take(`invite:${actorId}`, INVITED.most, INVITED.seconds);
  if (!tried.ok) return tooMany(tried.retryAfter);
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const account = await accountOf(trx, email);
      if (!account) return unknown();
      if (account.is_staff) return refused(problem("email", "UNIQUE", "This address is staff already."));
      const changed = await changeStaff(trx, account.id, () => ({
        roles: roles.value,
        isActive: input.isActive ?? true,
      }));
      if (!("account" in changed)) return unknown();
      const redirectUrl = invitationLink(context, input.redirectUrl);
      await addJob(trx, "account.mail", { kind: "invite", accountId: account.id, redirectUrl });
      return writeProfile(trx, account.id, { firstName: input.firstName ?? null, lastName: input.lastName ?? null });
    });
}

const tooMany = (retryAfter: number) =>
  refused({ ...problem(null, "INVALID", "Too many invitations. Please wait a moment."), retryAfter });

/** Sends the invitation again to whoever has set no password yet. */
export async function inviteAgain(context: IdentityContext, actorId: string, id: string): Promise<Outcome<AccountRow>> {
  const key = uuidOf(id, "User");
  const account = key ? await accountById(accountDb(context.db), key) : undefined;
  if (!account?.is_staff) return unknown();
  if (account.password_hash !== null)
    return refused(problem("id", "INVALID", "They have set a password already: they sign in with it."));
  const tried = await context.throttle.take(`invite:${actorId}`, INVITED.most, INVITED.seconds);
  if (!tried.ok) return tooMany(tried.retryAfter);
  const redirectUrl = invitationLink(context, null);
  await addJob(context.db, "account.mail", { kind: "invite", accountId: account.id, redirectUrl });
  return done(account);
}

/** Changes a locked colleague. */
async function change(
  context: IdentityContext,
  id: string,
  changeOf: (account: AccountRow) => StaffChange,
  field: string,
  input: MemberInput = {},
): Promise<Outcome<AccountRow>> {
  const key = uuidOf(id, "User");
  if (!key) return unknown();
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const known = await accountById(trx, key);
      if (!known?.is_staff) return unknown();
      const changed = await changeStaff(trx, key, changeOf);
      if (!("account" in changed)) return changed.refused === "last-owner" ? lastOwner(field) : unknown();
      return writeProfile(trx, key, { firstName: input.firstName ?? null, lastName: input.lastName ?? null });
    });
}

/** Changes names, roles and activity of a colleague; whoever loses a role signs in anew. */
export async function staffUpdate(
  context: IdentityContext,
  actorId: string,
  id: string,
  input: MemberInput,
): Promise<Outcome<AccountRow>> {
  const wrong = nameProblems(input);
  if (wrong.length > 0) return refused(...wrong);
  const added = rolesOf(input.addGroups, "addGroups");
  if (!added.ok) return added;
  const removed = rolesOf(input.removeGroups, "removeGroups");
  if (!removed.ok) return removed;
  const twice = added.value.find((role) => removed.value.includes(role));
  if (twice) return refused(problem(null, "INVALID", `The role ${twice} is both added and removed.`));
  if (input.isActive === false && uuidOf(id, "User") === actorId)
    return refused(problem("isActive", "DEACTIVATE_OWN_ACCOUNT", "Another owner ends your account."));
  const key = uuidOf(id, "User");
  const known = key ? await accountById(accountDb(context.db), key) : undefined;
  if (!known?.is_staff) return unknown();
  const left = (account: AccountRow) =>
    [...new Set([...account.roles, ...added.value])].filter((role) => !removed.value.includes(role as StaffRole));
  if (left(known).length === 0)
    return refused(problem("removeGroups", "REQUIRED", "Staff have at least one role: end the account instead."));
  const field = input.isActive === false ? "isActive" : "removeGroups";
  return change(
    context,
    id,
    (account) => ({ roles: left(account), ...(typeof input.isActive === "boolean" && { isActive: input.isActive }) }),
    field,
    input,
  );
}

/** Ends a colleague's account: no roles, no sessions, no sign-in. What they did stays noted with their name. */
export async function staffDelete(context: IdentityContext, actorId: string, id: string): Promise<Outcome<AccountRow>> {
  if (uuidOf(id, "User") === actorId)
    return refused(problem("id", "DELETE_OWN_ACCOUNT", "Another owner ends your account."));
  return change(context, id, () => ({ roles: [], isActive: false }), "id");
}

/** Takes the one-time code of a colleague away whose device is lost, and ends their sessions. */
export async function codeReset(context: IdentityContext, id: string): Promise<Outcome<AccountRow>> {
  const key = uuidOf(id, "User");
  const db = accountDb(context.db);
  const account = key ? await accountById(db, key) : undefined;
  if (!account?.is_staff) return unknown();
  if (!(await resetCode(context, account.id)))
    return refused(problem("id", "INVALID", "This account has no one-time code."));
  await revokeSessions(db, account.id);
  return done(account);
}
