import { addJob, forgetJobs, type RequestContext, type Services } from "@carloom/platform";
import { allowedRedirect, appOrigins } from "@carloom/settings";
import type { IdentityContext } from "../builder.ts";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { deleteAccount, lockAccount } from "./account.repository.ts";
import { type AccountRow, accountDb, type AccountTransaction, plainTransaction } from "../account.tables.ts";
import type { PersonalPort } from "../personal.port.ts";
import { insertErasure } from "./erasure.repository.ts";
import { keepErasure } from "./kept-erasure.ts";
import { restUserNames } from "./user-name.repository.ts";

export const DELETION_SECONDS = 3600;
/** Job that erases what other services keep of a person. */
export const ERASE = "account.erase";

/** Links that one account is mailed in a quarter of an hour. */
const ASKED = { most: 3, seconds: 900 } as const;

/** Asks for the link that deletes the account, at the account's own address. */
export async function requestDeletion(
  context: RequestContext,
  accountId: string,
  redirectUrl: string,
): Promise<Outcome<null>> {
  if (!allowedRedirect(redirectUrl, appOrigins(context.settings.public)))
    return refused(problem("redirectUrl", "INVALID", "This address is not one of our applications."));
  const tried = await context.throttle.take(`delete:${accountId}`, ASKED.most, ASKED.seconds);
  if (!tried.ok) {
    const message = `A link was asked for a moment ago. Please wait ${tried.retryAfter} seconds.`;
    return refused({ ...problem(null, "INVALID", message), retryAfter: tried.retryAfter });
  }
  await addJob(context.db, "account.mail", { kind: "delete", accountId, redirectUrl });
  return done(null);
}

export const deletionToken = ({ tokens }: Pick<RequestContext, "tokens">, account: AccountRow): Promise<string> =>
  tokens.sign("delete", { acc: account.id, ver: account.password_version }, DELETION_SECONDS);

/**
 * Deletes the signed-in owner of the link with all that is theirs. Orders stay, as the law keeps them, without the
 * account; what other services have is erased by a job of the same transaction.
 */
export async function deleteOwnAccount(
  context: IdentityContext,
  accountId: string,
  token: string,
): Promise<Outcome<AccountRow>> {
  const claims = await context.tokens.verify(token, "delete");
  const invalid = () => refused(problem("token", "INVALID", "Invalid or expired token."));
  if (!claims || claims.acc !== accountId) return invalid();
  return accountDb(context.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const account = await lockAccount(trx, accountId);
      if (!account || account.password_version !== claims.ver) return invalid();
      if (account.is_staff)
        return refused(problem(null, "DELETE_STAFF_ACCOUNT", "An owner takes the staff roles away first."));
      // the link came to that address: whoever opened it has shown that it is theirs, confirmed or not
      await eraseAccount(context.personal, trx, { ...account, is_confirmed: true });
      return done(account);
    });
}

/** Erases a locked account with all that is theirs; what was made by its address alone goes while that is confirmed. */
export async function eraseAccount(
  personal: PersonalPort,
  trx: AccountTransaction,
  account: AccountRow,
): Promise<void> {
  const keepUploads = await personal.erase(plainTransaction(trx), account);
  const payload = { accountId: account.id, keepUploads, email: account.email };
  await addJob(trx, ERASE, payload, { maxAttempts: 25 });
  await restUserNames(trx, account.id);
  await deleteAccount(trx, account.id);
  await insertErasure(trx, account.id);
}

type ErasePayload = { accountId: string; keepUploads: string[]; email?: string };

/** The job {@link ERASE}. */
export const eraseJob =
  (services: Pick<Services, "db" | "mailer" | "storage">, personal: PersonalPort) =>
  async (payload: unknown): Promise<void> => {
    const { accountId, keepUploads, email } = payload as ErasePayload;
    await keepErasure(services, accountId);
    await personal.eraseRest(accountId, keepUploads);
    if (!email) return;
    await services.mailer.forget?.(email);
    await forgetJobs(services.db, email);
  };
