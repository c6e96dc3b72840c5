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
import { type AccountRow, accountDb, type AccountTransaction } from "../account.tables.ts";
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

/** What becomes of a staff account; what is absent stays. */
export type StaffChange = { roles?: readonly string[]; isActive?: boolean };
export type StaffChanged = { account: AccountRow } | { refused: "unknown" | "last-owner" };

/**
 * Changes roles and activity of an account, locked; where either changes its sessions end. An installation keeps one
 * active owner, also while two owners end each other at the same moment.
 */
export async function changeStaff(
  trx: AccountTransaction,
  accountId: string,
  changeOf: (account: AccountRow) => StaffChange,
): Promise<StaffChanged> {
  const owners = await lockOwners(trx);
  const account = await lockAccount(trx, accountId);
  if (!account) return { refused: "unknown" };
  const { roles = account.roles, isActive = account.is_active } = changeOf(account);
  const wasOwner = account.is_active && account.is_staff && account.roles.includes("owner");
  if (wasOwner && owners === 1 && (!isActive || !roles.includes("owner"))) return { refused: "last-owner" };
  const same = roles.length === account.roles.length && roles.every((role) => account.roles.includes(role));
  if (same && isActive === account.is_active) return { account };
  await revokeSessions(trx, account.id);
  if (isActive !== account.is_active) await setActive(trx, account.id, isActive);
  return { account: await setRoles(trx, account.id, roles) };
}

/** Changes a staff account by its address. @throws StaffError */
async function leave(
  services: Services,
  address: string,
  changeOf: (account: AccountRow) => StaffChange,
): Promise<AccountRow> {
  const email = normalEmail(address);
  return accountDb(services.db)
    .transaction()
    .execute(async (trx) => {
      const found = email ? await accountByEmail(trx, email) : undefined;
      if (!found) throw new StaffError(`${address} has no account.`);
      const changed = await changeStaff(trx, found.id, changeOf);
      if ("account" in changed) return changed.account;
      throw new StaffError(
        changed.refused === "unknown"
          ? `${address} has no account.`
          : `${address} is the only owner: make another one first.`,
      );
    });
}

/** Takes a role away; whoever has none left is a customer. @throws StaffError */
export function removeStaffRole(services: Services, address: string, role: string): Promise<AccountRow> {
  const left = (account: AccountRow) => {
    if (!account.roles.includes(role)) throw new StaffError(`${address} does not have the role ${role}.`);
    return { roles: account.roles.filter((one) => one !== role) };
  };
  return leave(services, address, left);
}

/** Ends an account of staff: no roles, no sessions, no sign-in. What it did stays noted with its name. @throws StaffError */
export function deactivateStaff(services: Services, address: string): Promise<AccountRow> {
  const none = (account: AccountRow) => {
    if (!account.is_staff) throw new StaffError(`${address} is not staff.`);
    return { roles: [], isActive: false };
  };
  return leave(services, address, none);
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
