import type { RequestContext } from "@carloom/platform";
import { type AddressDraft, checkAddress } from "../address/address.policy.ts";
import { uuidOf } from "@carloom/wire";
import { type AccountChange, accountById, lockAccount, updateAccount } from "./account.repository.ts";
import { type AccountError, type Outcome, done, problem, refused } from "./account.errors.ts";
import { type AccountRow, accountDb, type AccountTransaction, type AddressRow } from "../account.tables.ts";
import {
  addressById,
  addressesOf,
  columns,
  countAddresses,
  deleteAddress,
  insertAddress,
  updateAddress,
} from "./address.repository.ts";
import { cleanName, nameProblems } from "./register.command.ts";

/** As many as Saleor keeps for a customer. */
const MAX_ADDRESSES = 100;

export type ProfileInput = {
  firstName?: string | null;
  lastName?: string | null;
  languageCode?: string | null;
  defaultShippingAddress?: AddressDraft | null;
  defaultBillingAddress?: AddressDraft | null;
};
export type AddressType = "BILLING" | "SHIPPING";
export type AddressOutcome = Outcome<{ account: AccountRow; address: AddressRow }>;

const noAddress = () => refused(problem("id", "NOT_FOUND", "There is no such address."));

const DRAFTS = [
  ["defaultShippingAddress", "defaultShippingAddressId"],
  ["defaultBillingAddress", "defaultBillingAddressId"],
] as const;

/** What is wrong with a profile, without asking the database. */
export function profileProblems(input: ProfileInput): AccountError[] {
  const wrong = nameProblems(input);
  for (const [field] of DRAFTS) {
    const draft = input[field];
    const checked = draft && checkAddress(draft);
    if (checked && !checked.ok) wrong.push(...checked.problems);
  }
  return wrong;
}

/** Writes a profile without {@link profileProblems} to a locked account. */
export async function writeProfile(
  trx: AccountTransaction,
  accountId: string,
  input: ProfileInput,
): Promise<Outcome<AccountRow>> {
  const change: AccountChange = {};
  if (typeof input.firstName === "string") change.firstName = cleanName(input.firstName);
  if (typeof input.lastName === "string") change.lastName = cleanName(input.lastName);
  if (input.languageCode) change.languageCode = input.languageCode;
  const drafts = DRAFTS.flatMap(([field, column]) => {
    const draft = input[field];
    const checked = draft && checkAddress(draft);
    return checked?.ok ? [{ column, address: checked.address }] : [];
  });
  if (drafts.length > 0 && (await countAddresses(trx, accountId)) + drafts.length > MAX_ADDRESSES) return tooMany();
  for (const { column, address } of drafts) change[column] = (await insertAddress(trx, accountId, address)).id;
  return done(await updateAccount(trx, accountId, change));
}

/** Changes what a person may change of themselves: nothing else is read from the input. */
export async function updateProfile(
  context: RequestContext,
  accountId: string,
  input: ProfileInput,
): Promise<Outcome<AccountRow>> {
  const wrong = profileProblems(input);
  if (wrong.length > 0) return refused(...wrong);
  return accountDb(context.db)
    .transaction()
    .execute(async (trx) => {
      await lockAccount(trx, accountId);
      return writeProfile(trx, accountId, input);
    });
}

const tooMany = () => refused(problem(null, "INVALID", `An address book has at most ${MAX_ADDRESSES} addresses.`));

export async function createAddress(
  context: RequestContext,
  accountId: string,
  draft: AddressDraft,
  type: AddressType | null | undefined,
): Promise<AddressOutcome> {
  const checked = checkAddress(draft);
  if (!checked.ok) return refused(...checked.problems);
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<AddressOutcome> => {
      // the lock keeps the count true while another of the person's requests adds one
      const account = await lockAccount(trx, accountId);
      if (!account) return noAddress();
      if ((await countAddresses(trx, accountId)) >= MAX_ADDRESSES) return tooMany();
      const address = await insertAddress(trx, accountId, checked.address);
      return done({
        address,
        account: type ? await updateAccount(trx, accountId, asDefault(type, address.id)) : account,
      });
    });
}

/** Keeps an address in somebody's book unless it is there already, or the book is full. */
export async function keepAddress(context: RequestContext, accountId: string, draft: AddressDraft): Promise<void> {
  const checked = checkAddress(draft);
  if (!checked.ok) return;
  const own = Object.entries(columns(checked.address)) as [keyof ReturnType<typeof columns>, string][];
  await accountDb(context.db)
    .transaction()
    .execute(async (trx) => {
      if (!(await lockAccount(trx, accountId))) return;
      const book = await addressesOf(trx, accountId);
      const isKnown = book.some((row) => own.every(([column, text]) => row[column] === text));
      if (book.length >= MAX_ADDRESSES || isKnown) return;
      await insertAddress(trx, accountId, checked.address);
    });
}

const asDefault = (type: AddressType, id: string): AccountChange =>
  type === "SHIPPING" ? { defaultShippingAddressId: id } : { defaultBillingAddressId: id };

export async function changeAddress(
  context: RequestContext,
  accountId: string,
  id: string,
  draft: AddressDraft,
): Promise<AddressOutcome> {
  const key = uuidOf(id, "Address");
  const db = accountDb(context.db);
  const known = key ? await addressById(db, accountId, key) : undefined;
  if (!key || !known) return noAddress();
  const before: AddressDraft = {
    firstName: known.first_name,
    lastName: known.last_name,
    companyName: known.company_name,
    streetAddress1: known.street_address_1,
    streetAddress2: known.street_address_2,
    city: known.city,
    cityArea: known.city_area,
    postalCode: known.postal_code,
    country: known.country,
    countryArea: known.country_area,
    phone: known.phone,
  };
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));
  const checked = checkAddress({ ...before, ...given });
  if (!checked.ok) return refused(...checked.problems);
  const address = await updateAddress(db, accountId, key, checked.address);
  const account = await accountById(db, accountId);
  return address && account ? done({ address, account }) : noAddress();
}

export async function removeAddress(context: RequestContext, accountId: string, id: string): Promise<AddressOutcome> {
  const key = uuidOf(id, "Address");
  const db = accountDb(context.db);
  const address = key ? await deleteAddress(db, accountId, key) : undefined;
  const account = await accountById(db, accountId);
  return address && account ? done({ address, account }) : noAddress();
}

export async function setDefaultAddress(
  context: RequestContext,
  accountId: string,
  id: string,
  type: AddressType,
): Promise<Outcome<AccountRow>> {
  const key = uuidOf(id, "Address");
  const db = accountDb(context.db);
  if (!key || !(await addressById(db, accountId, key))) return noAddress();
  return done(await updateAccount(db, accountId, asDefault(type, key)));
}
