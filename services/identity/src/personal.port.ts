import type { Database } from "@carloom/platform";
import type { AccountRow } from "./account.tables.ts";

/** A person whose data are told or erased. What only their address names is theirs while that is confirmed. */
export type Person = Pick<AccountRow, "id" | "email" | "is_confirmed">;

/** What the rest of the product keeps of people: whoever puts the product together hands it over. */
export type PersonalPort = {
  /** All of it, as plain data by topic. */
  dataOf(db: Database, person: Person): Promise<object>;
  /**
   * Erases what goes with the account, in the transaction in which that goes.
   * @returns uploads that stay, because orders that are being made need them
   */
  erase(trx: Database, person: Person): Promise<string[]>;
  /** Erases the rest after the account has gone; asked again until it succeeds. */
  eraseRest(accountId: string, keepUploads: readonly string[]): Promise<void>;
};

/** For a process that has nothing beside the accounts. */
export const nothingPersonal: PersonalPort = {
  dataOf: async () => ({}),
  erase: async () => [],
  eraseRest: async () => undefined,
};
