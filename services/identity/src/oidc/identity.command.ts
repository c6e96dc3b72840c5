import type { Services } from "@carloom/platform";
import type { IdentityProvider } from "@carloom/settings";
import { type Outcome, done, problem, refused } from "../account/account.errors.ts";
import { accountByEmail, accountById, insertAccount, lockAccount } from "../account/account.repository.ts";
import { type AccountRow, accountDb, type AccountTransaction } from "../account.tables.ts";
import { hasCode } from "../account/code.command.ts";
import { normalEmail } from "../account/email.ts";
import { cleanName, giveUserName } from "../account/register.command.ts";
import { dropRegistrations } from "../account/registration.repository.ts";
import { revokeSessions } from "../account/session.repository.ts";
import {
  deleteIdentities,
  identitiesOf,
  identityBySubject,
  insertIdentity,
  markMadeBy,
  takeOver,
} from "./identity.repository.ts";

/** Who a provider says somebody is. */
export type Identity = {
  provider: IdentityProvider;
  /** Unique and lasting at the provider; an e-mail is neither. */
  subject: string;
  email: string | null;
  /** The provider says that the e-mail is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/**
 * `UNVERIFIED`: no e-mail that the provider vouches for. `CODE`: the account signs in with a one-time code.
 * `TAKEN`: the identity is another account's. `UNCONFIRMED`: the account's own e-mail is not proved. `FAILED`: anything else.
 */
export type IdentityProblem = "UNVERIFIED" | "CODE" | "TAKEN" | "UNCONFIRMED" | "FAILED";
export type IdentityOutcome = { ok: true; account: AccountRow } | { ok: false; problem: IdentityProblem };

const no = (reason: IdentityProblem): IdentityOutcome => ({ ok: false, problem: reason });

/** The account of a verified e-mail: made, found, or taken from whoever registered the address without proving it. */
async function accountOfEmail(
  trx: AccountTransaction,
  identity: Identity,
  email: string,
  languageCode: string,
): Promise<AccountRow | undefined> {
  const created = await insertAccount(trx, {
    email,
    passwordHash: null,
    firstName: cleanName(identity.firstName).slice(0, 256),
    lastName: cleanName(identity.lastName).slice(0, 256),
    languageCode,
  });
  if (created) {
    await giveUserName(trx, created);
    await markMadeBy(trx, created.id, identity.provider);
    return accountById(trx, created.id);
  }
  const found = await accountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  if (!account || account.is_confirmed) return account;
  await takeOver(trx, account.id);
  await dropRegistrations(trx, account.id);
  await revokeSessions(trx, account.id);
  return accountById(trx, account.id);
}

/** Signs in by a provider's word. An e-mail that it does not vouch for opens no account and makes none. */
export async function signInByIdentity(
  services: Services,
  identity: Identity,
  languageCode: string,
): Promise<IdentityOutcome> {
  const { provider, subject } = identity;
  const outcome = await accountDb(services.db)
    .transaction()
    .execute(async (trx): Promise<IdentityOutcome> => {
      const known = await identityBySubject(trx, provider, subject);
      if (known) {
        const account = await accountById(trx, known.account_id);
        return account?.is_active ? { ok: true, account } : no("FAILED");
      }
      const email = identity.emailVerified && identity.email ? normalEmail(identity.email) : null;
      if (!email) return no("UNVERIFIED");
      const account = await accountOfEmail(trx, identity, email, languageCode);
      if (!account?.is_active) return no("FAILED");
      // another request of the same person may have been faster
      if (!(await insertIdentity(trx, { provider, subject, accountId: account.id, email }))) {
        const now = await identityBySubject(trx, provider, subject);
        if (now?.account_id !== account.id) return no("TAKEN");
      }
      return { ok: true, account };
    });
  // a provider's word is one factor; whoever has a second one gives it with the password
  return outcome.ok && (await hasCode(services, outcome.account.id)) ? no("CODE") : outcome;
}

/** Ties an identity to the signed-in account, whatever e-mail it has at the provider. */
export async function connectIdentity(
  services: Services,
  accountId: string,
  { provider, subject, email }: Identity,
): Promise<IdentityOutcome> {
  const db = accountDb(services.db);
  const account = await accountById(db, accountId);
  if (!account?.is_active) return no("FAILED");
  // else whoever registers another's address could leave a door open in it
  if (!account.is_confirmed) return no("UNCONFIRMED");
  if (await insertIdentity(db, { provider, subject, accountId, email: email ? normalEmail(email) : null }))
    return { ok: true, account };
  const held = await identityBySubject(db, provider, subject);
  return held?.account_id === accountId ? { ok: true, account } : no("TAKEN");
}

/** Unties a provider, unless it is the only way in. */
export async function disconnectIdentity(
  services: Services,
  accountId: string,
  provider: IdentityProvider,
): Promise<Outcome<true>> {
  return accountDb(services.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<true>> => {
      const account = await lockAccount(trx, accountId);
      const others = (await identitiesOf(trx, accountId)).filter((identity) => identity.provider !== provider);
      if (!account?.password_hash && others.length === 0)
        return refused(problem("provider", "INVALID", "Set a password first: this is your only way to sign in."));
      if (!(await deleteIdentities(trx, accountId, provider)))
        return refused(problem("provider", "NOT_FOUND", "This is not connected."));
      return done(true);
    });
}
