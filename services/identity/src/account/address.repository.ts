import type { AddressFields } from "../address/address.policy.ts";
import type { AccountDb, AccountTransaction, AddressRow } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export const columns = (address: AddressFields) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company_name: address.companyName,
  street_address_1: address.streetAddress1,
  street_address_2: address.streetAddress2,
  city: address.city,
  city_area: address.cityArea,
  postal_code: address.postalCode,
  country: address.country,
  country_area: address.countryArea,
  phone: address.phone,
});

export async function addressesOf(db: Db, accountId: string): Promise<AddressRow[]> {
  return db
    .selectFrom("commerce.account_address")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function countAddresses(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("commerce.account_address")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertAddress(db: Db, accountId: string, address: AddressFields): Promise<AddressRow> {
  return db
    .insertInto("commerce.account_address")
    .values({ account_id: accountId, ...columns(address) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when the account has no such address: another's is as unknown as none. */
export async function updateAddress(
  db: Db,
  accountId: string,
  id: string,
  address: AddressFields,
): Promise<AddressRow | undefined> {
  return db
    .updateTable("commerce.account_address")
    .set(columns(address))
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteAddress(db: Db, accountId: string, id: string): Promise<AddressRow | undefined> {
  return db
    .deleteFrom("commerce.account_address")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

export async function addressById(db: Db, accountId: string, id: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom("commerce.account_address")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}
