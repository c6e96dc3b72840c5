import type { JobHandlers, Services } from "@carloom/platform";
import { accountByEmail, accountById } from "./account.repository.ts";
import { type AccountRow, accountDb } from "../account.tables.ts";
import { deletionToken, ERASE, eraseJob } from "./delete.command.ts";
import { ERASE_AGAIN, eraseAgainJob } from "./erasure.ts";
import { emailToken } from "./email.command.ts";
import { accountMail } from "./mail.ts";
import { resetToken } from "./password.command.ts";
import { completeRegistration, confirmToken, type PendingRegistration } from "./register.command.ts";
import { registrationById } from "./registration.repository.ts";
import { sweepSessions } from "./session.repository.ts";
import { forgetRests } from "./user-name.repository.ts";
import type { PersonalPort } from "../personal.port.ts";

type MailPayload =
  | { kind: "confirm"; registrationId: string }
  | { kind: "exists"; accountId: string }
  | { kind: "reset"; email: string; redirectUrl: string }
  | { kind: "email"; accountId: string; newEmail: string; redirectUrl: string }
  | { kind: "prove"; accountId: string; redirectUrl: string }
  | { kind: "email-changed"; accountId: string; oldEmail: string }
  | { kind: "delete"; accountId: string; redirectUrl: string }
  | { kind: "code-on"; accountId: string }
  | { kind: "code-off"; accountId: string }
  | { kind: "invite"; accountId: string; redirectUrl: string }
  | { kind: "welcome"; accountId: string; redirectUrl: string };

/** For so long whoever is invited, or whose account staff made, may set a password; another link can be sent. */
const INVITE_SECONDS = 3 * 24 * 3600;

/** @param email stands behind the `#`, which no server, log or other site is told */
function linkTo(address: string, parameters: Record<string, string>, email?: string): string {
  const url = new URL(address);
  if (email) url.hash = String(new URLSearchParams({ email }));
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

type OwnerPayload = Extract<
  MailPayload,
  { kind: "email" | "prove" | "email-changed" | "delete" | "code-on" | "code-off" }
>;

/** The link that proves the address an account has: written as for a new one, under the words of a registration. */
async function sendProof({ db, mailer, settings, tokens }: Services, account: AccountRow, to: string): Promise<void> {
  if (account.is_confirmed) return;
  const link = linkTo(to, { token: await emailToken({ tokens }, account, account.email) });
  const values = { product: settings.public.productName, link };
  const [{ text }, { subject, action }] = await Promise.all([
    accountMail(db, "email", account.language_code, values),
    accountMail(db, "confirm", account.language_code, values),
  ]);
  return mailer.send({ to: account.email, subject, text, action });
}

/** Mails about changes that the owner of an account asked for. */
async function sendToOwner(services: Services, payload: OwnerPayload): Promise<void> {
  const { mailer, settings } = services;
  const product = settings.public.productName;
  const account = await accountById(accountDb(services.db), payload.accountId);
  if (!account?.is_active) return;
  if (payload.kind === "prove") return sendProof(services, account, payload.redirectUrl);
  const mail = (link: string) => accountMail(services.db, payload.kind, account.language_code, { product, link });
  if (payload.kind === "email-changed")
    return mailer.send({ to: payload.oldEmail, ...(await mail(`${settings.origins.account}/forgot-password`)) });
  if (payload.kind === "code-on" || payload.kind === "code-off")
    return mailer.send({ to: account.email, ...(await mail(`${settings.origins.account}/security`)) });
  if (payload.kind === "delete") {
    const link = linkTo(payload.redirectUrl, { token: await deletionToken(services, account) });
    return mailer.send({ to: account.email, ...(await mail(link)) });
  }
  const other = await accountByEmail(accountDb(services.db), payload.newEmail);
  // whoever has that address already is told so, and the one who asked learns nothing
  if (other && (other.is_confirmed || other.password_hash !== null))
    return mailer.send({
      to: other.email,
      ...(await accountMail(services.db, "exists", other.language_code, {
        product,
        link: `${settings.origins.account}/sign-in`,
      })),
    });
  const link = linkTo(payload.redirectUrl, { token: await emailToken(services, account, payload.newEmail) });
  return mailer.send({ to: payload.newEmail, ...(await mail(link)) });
}

/** Who has a password already is only told where the staff work; anybody else gets a link to set one. */
async function sendInvitation(services: Services, payload: Extract<MailPayload, { kind: "invite" }>): Promise<void> {
  const { mailer, settings } = services;
  const account = await accountById(accountDb(services.db), payload.accountId);
  if (!account?.is_active || !account.is_staff) return;
  const kind = account.password_hash === null ? "invite" : "staff";
  const link =
    kind === "staff"
      ? settings.origins.dashboard
      : linkTo(payload.redirectUrl, { token: await resetToken(services, account, INVITE_SECONDS) }, account.email);
  const { productName: product } = settings.public;
  return mailer.send({
    to: account.email,
    ...(await accountMail(services.db, kind, account.language_code, { product, link })),
  });
}

/** Whose account staff made: a link to set a password, unless there is one by then. */
async function sendWelcome(services: Services, payload: Extract<MailPayload, { kind: "welcome" }>): Promise<void> {
  const account = await accountById(accountDb(services.db), payload.accountId);
  if (!account?.is_active || account.password_hash !== null) return;
  const token = await resetToken(services, account, INVITE_SECONDS);
  const link = linkTo(payload.redirectUrl, { token }, account.email);
  const { productName: product } = services.settings.public;
  return services.mailer.send({
    to: account.email,
    ...(await accountMail(services.db, "welcome", account.language_code, { product, link })),
  });
}

async function send(services: Services, payload: MailPayload): Promise<void> {
  const db = accountDb(services.db);
  const { mailer, settings } = services;
  const product = settings.public.productName;
  if (payload.kind === "confirm") {
    // confirmed or replaced in the meantime: there is nothing to write
    const registration = await registrationById(db, payload.registrationId);
    if (!registration) return;
    const token = await confirmToken(services, registration.id);
    const link = linkTo(registration.redirect_url, { token }, registration.email);
    return mailer.send({
      to: registration.email,
      ...(await accountMail(services.db, "confirm", registration.language_code, { product, link })),
    });
  }
  if (payload.kind === "exists") {
    const account = await accountById(db, payload.accountId);
    if (!account) return;
    const link = `${settings.origins.account}/sign-in`;
    return mailer.send({
      to: account.email,
      ...(await accountMail(services.db, "exists", account.language_code, { product, link })),
    });
  }
  if (payload.kind === "welcome") return sendWelcome(services, payload);
  if (payload.kind === "invite") return sendInvitation(services, payload);
  if (payload.kind !== "reset") return sendToOwner(services, payload);
  const account = await accountByEmail(db, payload.email);
  if (!account?.is_active) return;
  const link = linkTo(payload.redirectUrl, { token: await resetToken(services, account) }, account.email);
  return mailer.send({
    to: account.email,
    ...(await accountMail(services.db, "reset", account.language_code, { product, link })),
  });
}

/** Jobs of the account: registrations that wait for a mail, mails, and the sweep of sessions that ended. */
export function identityJobs(services: Services, personal: PersonalPort): JobHandlers {
  return {
    "account.register": (payload) => completeRegistration(services, payload as PendingRegistration),
    "account.mail": (payload) => send(services, payload as MailPayload),
    [ERASE]: eraseJob(services, personal),
    [ERASE_AGAIN]: eraseAgainJob(services, personal),
    "account.sweep": async () => {
      await sweepSessions(accountDb(services.db));
      await forgetRests(accountDb(services.db));
    },
  };
}
