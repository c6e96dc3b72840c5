import type { JobHandlers, Services } from "@carloom/platform";
import { accountByEmail, accountById } from "./account.repository.ts";
import { accountDb } from "./account.tables.ts";
import { accountMail } from "./mail.ts";
import { resetToken } from "./password.command.ts";
import { completeRegistration, confirmToken, type PendingRegistration } from "./register.command.ts";
import { registrationById } from "./registration.repository.ts";
import { sweepSessions } from "./session.repository.ts";

type MailPayload =
  | { kind: "confirm"; registrationId: string }
  | { kind: "exists"; accountId: string }
  | { kind: "reset"; email: string; redirectUrl: string };

function linkTo(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
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
    const link = linkTo(registration.redirect_url, { email: registration.email, token });
    return mailer.send({
      to: registration.email,
      ...accountMail("confirm", registration.language_code, { product, link }),
    });
  }
  if (payload.kind === "exists") {
    const account = await accountById(db, payload.accountId);
    if (!account) return;
    const link = `${settings.origins.account}/sign-in`;
    return mailer.send({ to: account.email, ...accountMail("exists", account.language_code, { product, link }) });
  }
  const account = await accountByEmail(db, payload.email);
  if (!account?.is_active) return;
  const link = linkTo(payload.redirectUrl, { email: account.email, token: await resetToken(services, account) });
  return mailer.send({ to: account.email, ...accountMail("reset", account.language_code, { product, link }) });
}

/** Jobs of the account: registrations that wait for a mail, mails, and the sweep of sessions that ended. */
export function accountJobs(services: Services): JobHandlers {
  return {
    "account.register": (payload) => completeRegistration(services, payload as PendingRegistration),
    "account.mail": (payload) => send(services, payload as MailPayload),
    "account.sweep": () => sweepSessions(accountDb(services.db)),
  };
}
