import { addJob, plainTitle, type Services, networkOf } from "@carloom/platform";
import { allowedRedirect, appOrigins } from "@carloom/settings";
import { accountByEmail, insertAccount } from "./account.repository.ts";
import { type AccountError, type Outcome, done, problem, refused } from "./account.errors.ts";
import { type AccountDb, type AccountRow, accountDb, type AccountTransaction } from "../account.tables.ts";
import { normalEmail } from "./email.ts";
import { mayBeMailed } from "./mail-limit.ts";
import { hashPassword } from "./password.ts";
import { passwordProblem } from "./password.rules.ts";
import {
  confirmRegistration,
  insertRegistration,
  newestRegistration,
  registrationById,
} from "./registration.repository.ts";
import { revokeSessions } from "./session.repository.ts";
import { proposedUserName } from "./user-name.ts";
import { takeUserName } from "./user-name.repository.ts";

export type RegisterInput = {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  languageCode?: string | null;
  /** Where the mail's link leads; one of our applications. */
  redirectUrl?: string | null;
};
export type Registered = { requiresConfirmation: boolean; account: AccountRow | null };

const CONFIRM_SECONDS = 24 * 3600;
const LONGEST_NAME = 256;
/**
 * Where no mail is sent, whoever signs up has the account at once, and so learns whether the address had one. So many taken
 * addresses a network is told in an hour; then the answer is the same for every address.
 */
const TOLD = { most: 10, seconds: 3600 } as const;

/** A name as it is kept: without control characters, and without those that turn its reading. */
export const cleanName = (text: string | null | undefined) =>
  plainTitle(text ?? "")
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .trim();

export function nameProblems(names: { firstName?: string | null; lastName?: string | null }): AccountError[] {
  return (["firstName", "lastName"] as const)
    .filter((field) => cleanName(names[field]).length > LONGEST_NAME)
    .map((field) => problem(field, "INVALID", `At most ${LONGEST_NAME} characters.`));
}

function check(services: Services, input: RegisterInput): { email: string; errors: AccountError[] } {
  const email = normalEmail(input.email);
  const errors: AccountError[] = [];
  if (!input.email.trim()) errors.push(problem("email", "REQUIRED", "This field is required."));
  else if (!email) errors.push(problem("email", "INVALID", "Enter a valid email address."));
  errors.push(...nameProblems(input));
  const person = [input.email, input.firstName ?? "", input.lastName ?? ""];
  const password = passwordProblem(input.password, person);
  if (password) errors.push({ field: "password", ...password });
  if (services.settings.public.confirmEmail) {
    if (!input.redirectUrl) errors.push(problem("redirectUrl", "REQUIRED", "This field is required."));
    else if (!allowedRedirect(input.redirectUrl, appOrigins(services.settings.public)))
      errors.push(problem("redirectUrl", "INVALID", "This address is not one of our applications."));
  }
  return { email: email ?? "", errors };
}

/** A first handle for a new account. */
export async function giveUserName(trx: AccountTransaction, account: AccountRow): Promise<void> {
  await takeUserName(trx, account.id, proposedUserName(account.first_name, account.last_name));
}

/** A registration that waits for its mail: everything the job needs, so that the answer needs no look at the accounts. */
export type PendingRegistration = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  languageCode: string;
  redirectUrl: string;
};

/**
 * Registers an account. Where e-mails are confirmed the answer and its time are the same whether the address has an
 * account or not, and the password counts only from the moment the link of its own mail is opened: nobody can prepare
 * another's account.
 */
export async function register(services: Services, input: RegisterInput, ip: string): Promise<Outcome<Registered>> {
  const tried = await services.throttle.take(
    `register:ip:${networkOf(ip)}`,
    services.settings.env.LIMIT_SIGN_IN_PER_MINUTE,
    60,
  );
  if (!tried.ok) {
    const delayed = problem(null, "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please wait a moment.");
    return refused({ ...delayed, retryAfter: tried.retryAfter });
  }
  const { email, errors } = check(services, input);
  if (errors.length > 0) return refused(...errors);
  const passwordHash = await hashPassword(input.password);
  const names = { firstName: cleanName(input.firstName), lastName: cleanName(input.lastName) };
  const account = { email, passwordHash, languageCode: input.languageCode ?? "EN", ...names };
  if (services.settings.public.confirmEmail) {
    const pending: PendingRegistration = { ...account, redirectUrl: input.redirectUrl ?? "" };
    // whether there is an account makes no difference: the same is counted, and answered
    if (await mayBeMailed(services, "unasked", email)) await addJob(services.db, "account.register", pending);
    return done({ requiresConfirmation: true, account: null });
  }
  const key = `register:told:${networkOf(ip)}`;
  const told = await services.throttle.take(key, TOLD.most, TOLD.seconds);
  if (!told.ok) {
    const delayed = problem("email", "LOGIN_ATTEMPT_DELAYED", "Too many attempts. Please try again in an hour.");
    return refused({ ...delayed, retryAfter: told.retryAfter });
  }
  const registered = await accountDb(services.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<Registered>> => {
      const created = await insertAccount(trx, account);
      if (!created) return refused(problem("email", "UNIQUE", "User with this Email already exists."));
      await giveUserName(trx, created);
      return done({ requiresConfirmation: false, account: created });
    });
  if (registered.ok) await services.throttle.take(key, TOLD.most, TOLD.seconds, -1);
  return registered;
}

/** Writes what was registered, and the job that mails about it: a link to confirm, or that there is an account already. */
export async function completeRegistration(services: Services, pending: PendingRegistration): Promise<void> {
  await accountDb(services.db)
    .transaction()
    .execute(async (trx) => {
      const created = await insertAccount(trx, { ...pending, passwordHash: null });
      if (created) await giveUserName(trx, created);
      const account = created ?? (await accountByEmail(trx, pending.email));
      if (!account) return;
      // whoever was invited as staff sets a password by their own link, never by a registration that anybody may begin
      if (account.is_confirmed || account.is_staff)
        return addJob(trx, "account.mail", { kind: "exists", accountId: account.id });
      const registrationId = await insertRegistration(trx, {
        account_id: account.id,
        password_hash: pending.passwordHash,
        first_name: pending.firstName,
        last_name: pending.lastName,
        redirect_url: pending.redirectUrl,
        language_code: pending.languageCode,
      });
      await addJob(trx, "account.mail", { kind: "confirm", registrationId });
    });
}

/** Another confirmation mail, at most one in five minutes. */
export async function resendConfirmation(services: Services, account: AccountRow): Promise<void> {
  if (!(await services.throttle.take(`confirm:${account.id}`, 1, 300)).ok) return;
  const db: AccountDb = accountDb(services.db);
  const waiting = await newestRegistration(db, account.id);
  const registrationId =
    waiting?.id ??
    (await insertRegistration(db, {
      account_id: account.id,
      password_hash: account.password_hash ?? "",
      first_name: account.first_name,
      last_name: account.last_name,
      redirect_url: `${services.settings.origins.account}/confirm`,
      language_code: account.language_code,
    }));
  await addJob(services.db, "account.mail", { kind: "confirm", registrationId });
}

export function confirmToken(services: Services, registrationId: string): Promise<string> {
  return services.tokens.sign("confirm", { reg: registrationId }, CONFIRM_SECONDS);
}

const INVALID_LINK = () =>
  refused(problem("token", "INVALID", "This link is no longer valid. Please ask for a new one."));

/** Confirms the e-mail of a registration. What others had prepared for the address is void, and every session ends. */
export async function confirmAccount(
  services: Services,
  input: { email: string; token: string },
): Promise<Outcome<AccountRow>> {
  const claims = await services.tokens.verify(input.token, "confirm");
  if (!claims || typeof claims.reg !== "string") return INVALID_LINK();
  const registrationId = claims.reg;
  return accountDb(services.db)
    .transaction()
    .execute(async (trx): Promise<Outcome<AccountRow>> => {
      const registration = await registrationById(trx, registrationId);
      if (!registration || registration.email !== normalEmail(input.email)) return INVALID_LINK();
      await confirmRegistration(trx, registration);
      await revokeSessions(trx, registration.account_id);
      const account = await accountByEmail(trx, registration.email);
      return account ? done(account) : INVALID_LINK();
    });
}
