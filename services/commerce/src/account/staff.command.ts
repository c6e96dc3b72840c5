import { randomBytes } from "node:crypto";
import type { Services } from "@carloom/platform";
import {
  accountByEmail,
  insertAccount,
  lockAccount,
  lockOwners,
  makeStaff,
  setActive,
  setPasswordHash,
  setRoles,
} from "./account.repository.ts";
import { STAFF_ROLES, type StaffRole } from "./account.policy.ts";
import { type AccountRow, accountDb } from "./account.tables.ts";
import { resetCode } from "./code.command.ts";
import { normalEmail } from "./email.ts";
import { hashPassword } from "./password.ts";
import { passwordProblem } from "./password.rules.ts";
import { giveUserName } from "./register.command.ts";
import { dropRegistrations } from "./registration.repository.ts";
import { revokeSessions } from "./session.repository.ts";

/** The command cannot be done; the message is one line for the operator. */
export class StaffError extends Error {
  override name = "StaffError";
}

export type StaffResult = {
  account: AccountRow;
  created: boolean;
  /** The password to hand over, when this made one up. */
  password: string | null;
};

/** Takes the one-time code of an account away, and ends its sessions. @throws StaffError when it has none */
export async function resetStaffCode(services: Services, address: string): Promise<void> {
  const email = normalEmail(address);
  const db = accountDb(services.db);
  const account = email ? await accountByEmail(db, email) : undefined;
  if (!account || !(await resetCode(services, account.id)))
    throw new StaffError(`${address} has no account with a one-time code.`);
  await revokeSessions(db, account.id);
}

/** Changes a staff account, locked; its sessions end. An installation keeps one owner. @throws StaffError */
async function leave(
  services: Services,
  address: string,
  rolesLeft: (account: AccountRow) => readonly string[],
  isActive: boolean,
): Promise<AccountRow> {
  const email = normalEmail(address);
  return accountDb(services.db)
    .transaction()
    .execute(async (trx) => {
      const owners = await lockOwners(trx);
      const found = email ? await accountByEmail(trx, email) : undefined;
      const account = found && (await lockAccount(trx, found.id));
      if (!account) throw new StaffError(`${address} has no account.`);
      const roles = rolesLeft(account);
      const isOwner = account.is_active && account.is_staff && account.roles.includes("owner");
      if (isOwner && owners === 1 && (!isActive || !roles.includes("owner")))
        throw new StaffError(`${address} is the only owner: make another one first.`);
      await revokeSessions(trx, account.id);
      if (!isActive) await setActive(trx, account.id, false);
      return setRoles(trx, account.id, roles);
    });
}

/** Takes a role away; whoever has none left is a customer. @throws StaffError */
export function removeStaffRole(services: Services, address: string, role: string): Promise<AccountRow> {
  const left = (account: AccountRow) => {
    if (!account.roles.includes(role)) throw new StaffError(`${address} does not have the role ${role}.`);
    return account.roles.filter((one) => one !== role);
  };
  return leave(services, address, left, true);
}

/** Ends an account of staff: no roles, no sessions, no sign-in. What it did stays noted with its name. @throws StaffError */
export function deactivateStaff(services: Services, address: string): Promise<AccountRow> {
  const none = (account: AccountRow) => {
    if (!account.is_staff) throw new StaffError(`${address} is not staff.`);
    return [];
  };
  return leave(services, address, none, false);
}

/**
 * Makes a staff account, or gives an existing one a role. Somebody may have registered the address without owning it:
 * an account that was never confirmed gets a new password, and its sessions end.
 * @throws StaffError
 */
export async function createStaff(
  services: Services,
  input: { email: string; role: string; password?: string; firstName?: string; lastName?: string },
): Promise<StaffResult> {
  const email = normalEmail(input.email);
  if (!email) throw new StaffError(`--email ${input.email} is not an e-mail address.`);
  if (!(STAFF_ROLES as readonly string[]).includes(input.role))
    throw new StaffError(`--role ${input.role} is none of ${STAFF_ROLES.join(", ")}.`);
  const role = input.role as StaffRole;
  if (input.password !== undefined) {
    const wrong = passwordProblem(input.password, [email]);
    if (wrong) throw new StaffError(`--password cannot be used: ${wrong.message}`);
  }
  const made = input.password ?? randomBytes(15).toString("base64url");
  const hash = await hashPassword(made);
  return accountDb(services.db)
    .transaction()
    .execute(async (trx) => {
      const names = { firstName: input.firstName ?? "", lastName: input.lastName ?? "" };
      const created = await insertAccount(trx, { email, passwordHash: hash, languageCode: "EN", ...names });
      if (created) await giveUserName(trx, created);
      const account = created ?? (await accountByEmail(trx, email));
      if (!account) throw new StaffError(`The account of ${email} could not be written.`);
      const takeOver = !created && (!account.is_confirmed || !account.password_hash);
      if (takeOver || (!created && input.password !== undefined)) {
        await revokeSessions(trx, account.id);
        await dropRegistrations(trx, account.id);
        await setPasswordHash(trx, account.id, hash, true);
      }
      if (!account.is_active) await setActive(trx, account.id, true);
      const staff = await makeStaff(trx, account.id, role);
      const shown = (created || takeOver) && input.password === undefined;
      return { account: staff, created: created !== undefined, password: shown ? made : null };
    });
}
