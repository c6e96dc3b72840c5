import type { Database } from "@carloom/platform";
import type { AccountRow } from "./account.tables.ts";

/** A person whose data are told or erased. What only their address names is theirs while that is confirmed. */
export type Person = Pick<AccountRow, "id" | "email" | "is_confirmed">;

/**
 * What an erasure does with it: it goes; or it stays with orders, which commercial and tax law want kept, and which no
 * account has any more.
 */
export type PersonalEnd = "erased" | "kept with the order";

/** Rows of one kind. They are read a page at a time: never are all of them in memory. */
export type PersonalTopic = {
  /** What it is called in what is handed out; `studio/projects` stands under `studio`. */
  name: string;
  end: PersonalEnd;
  page(from: number, most: number): Promise<readonly object[]>;
  /** A row may be as long as a build: few at once. */
  isHeavy?: true;
};

/** A file that a person brought, by its path in what is handed out and the object that it lies in. */
export type PersonalFile = { path: string; object: string };

/** What the rest of the product keeps of people: whoever puts the product together hands it over. */
export type PersonalPort = {
  /** All of it. */
  topicsOf(db: Database, person: Person): readonly PersonalTopic[];
  /** Files of theirs, a page at a time. */
  filesOf(person: Person, from: number, most: number): Promise<readonly PersonalFile[]>;
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
  topicsOf: () => [],
  filesOf: async () => [],
  erase: async () => [],
  eraseRest: async () => undefined,
};
