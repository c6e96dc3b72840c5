import { type Database, tablesOf } from "@carloom/platform";
import type { Generated, Kysely, Selectable, Transaction } from "kysely";

export type AccountTable = {
  id: Generated<string>;
  /** Lower case. */
  email: string;
  /** PHC string of argon2id; null until the e-mail of a new account is confirmed. */
  password_hash: string | null;
  /** Changes with the password, so that links made before it stop working. */
  password_version: Generated<string>;
  first_name: string;
  last_name: string;
  is_staff: Generated<boolean>;
  is_active: Generated<boolean>;
  is_confirmed: Generated<boolean>;
  roles: Generated<string[]>;
  login_type: Generated<string>;
  language_code: Generated<string>;
  default_shipping_address_id: string | null;
  default_billing_address_id: string | null;
  date_joined: Generated<Date>;
  updated_at: Generated<Date>;
  last_login: Date | null;
  /** What staff remember of a customer. */
  note: Generated<string>;
};
export type AccountRow = Selectable<AccountTable>;

/** A registration that waits for its e-mail to be confirmed. Its password counts only then. */
export type RegistrationTable = {
  id: Generated<string>;
  account_id: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  redirect_url: string;
  language_code: string;
  created_at: Generated<Date>;
};

/** `browser` sessions rotate their refresh token; those of `api` (tokenCreate) do not. */
export type SessionKind = "browser" | "api";
export type SessionTable = {
  id: Generated<string>;
  account_id: string;
  kind: SessionKind;
  user_agent: string;
  ip: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  /** Opened with a one-time code. */
  proved_code: Generated<boolean>;
};
export type SessionRow = Selectable<SessionTable>;

/** Refresh tokens of a browser session that still count: the current one, and those superseded within the grace. */
export type RefreshTable = {
  jti: Generated<string>;
  session_id: string;
  superseded_at: Date | null;
  /** The token that was given for it last. */
  successor: string | null;
};

/** Address handles. Former ones stay with their owner, so that old links lead on, until somebody takes them long after. */
export type UserNameTable = {
  user_name: string;
  account_id: string;
  is_current: boolean;
  created_at: Generated<Date>;
  /** When it became a former one. */
  left_at: Generated<Date | null>;
};

/** Handles of erased accounts that nobody may take yet. */
export type UserNameRestTable = { name_hash: Buffer; until: Date };

export type AddressTable = {
  id: Generated<string>;
  account_id: string;
  first_name: string;
  last_name: string;
  company_name: string;
  street_address_1: string;
  street_address_2: string;
  city: string;
  city_area: string;
  postal_code: string;
  country: string;
  country_area: string;
  phone: string;
  metadata: Generated<Record<string, string>>;
  created_at: Generated<Date>;
};
export type AddressRow = Selectable<AddressTable>;

/** The secret of an account's one-time codes; they count once it is confirmed. `last_step` is the last code's that was taken. */
export type CodeTable = {
  account_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: Generated<Date>;
};
export type CodeRow = Selectable<CodeTable>;

/** SHA-256 of codes for when the device is lost, each good once. */
export type RecoveryCodeTable = { account_id: string; hash: string; used_at: Date | null };

/** What a provider of identities calls an account's owner. */
export type IdentityTable = {
  provider: string;
  subject: string;
  account_id: string;
  email: string | null;
  created_at: Generated<Date>;
};
export type IdentityRow = Selectable<IdentityTable>;

export type ErasureTable = { account_id: string; erased_at: Generated<Date> };

export type AccountTables = {
  "commerce.erasure": ErasureTable;
  "commerce.account_identity": IdentityTable;
  "commerce.account_code": CodeTable;
  "commerce.account_recovery_code": RecoveryCodeTable;
  "commerce.account": AccountTable;
  "commerce.account_registration": RegistrationTable;
  "commerce.account_session": SessionTable;
  "commerce.account_refresh": RefreshTable;
  "commerce.account_user_name": UserNameTable;
  "commerce.user_name_rest": UserNameRestTable;
  "commerce.account_address": AddressTable;
};
export type AccountDb = Kysely<AccountTables>;
export type AccountTransaction = Transaction<AccountTables>;

/** The same transaction, for whoever has other tables. */
export const plainTransaction = (trx: AccountTransaction): Database => trx as unknown as Database;

export const accountDb = (db: Database): AccountDb => tablesOf<AccountTables>(db);
