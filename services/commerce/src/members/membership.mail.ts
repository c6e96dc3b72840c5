import { formatDate, formatMoney } from "@carloom/i18n";
import { mailTranslate, type Services } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { bankAccountFor } from "@carloom/settings/server";
import { accountById, accountDb } from "@carloom/identity";
import { orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { brandName, cardOf } from "../membership/card.repository.ts";
import { chargeOf } from "../membership/charge.repository.ts";
import type { Occasion } from "../membership/period.command.ts";
import { cm2Of, graceAfter } from "../membership/membership.policy.ts";
import { type MembershipRow, membershipById, periodsOf } from "../membership/membership.repository.ts";
import { planById } from "../membership/plan.repository.ts";

export type MailPayload = { membershipId: string; occasion: Occasion; number: number };

/** What is told about a saved card that did not pay. */
const OF_A_CHARGE: ReadonlySet<Occasion> = new Set(["declined", "authenticate", "unpaid"]);
/** Mails that read otherwise where a saved card pays. */
const BY_CARD: ReadonlySet<Occasion> = new Set(["started", "due", "late"]);

/** Does the mail still tell the truth? What changed since it was written down is told by a mail of its own. */
function isTrue({ status }: MembershipRow, occasion: Occasion, isPaid: boolean): boolean {
  if (occasion === "due") return status === "ACTIVE" && !isPaid;
  if (occasion === "late") return status === "PAST_DUE";
  if (OF_A_CHARGE.has(occasion)) return (status === "ACTIVE" || status === "PAST_DUE") && !isPaid;
  if (occasion === "ending") return status === "ENDING";
  return occasion === "ended" ? status === "ENDED" : status !== "ENDED";
}

/** Writes to a member, at the address that their account has now. */
export async function sendMembershipMail(services: Services, payload: MailPayload): Promise<void> {
  const { membershipId, occasion, number } = payload;
  const db = shopTables(services.db);
  const membership = await membershipById(db, membershipId);
  const period = membership && (await periodsOf(db, membershipId)).find((one) => one.number === number);
  if (!membership || !isTrue(membership, occasion, (period?.starts_at ?? null) !== null)) return;
  const plan = await planById(db, membership.plan_id);
  const order = period && (await orderById(db, period.order_id));
  // nothing was asked for that could be paid
  if (!order && (occasion === "due" || occasion === "late" || OF_A_CHARGE.has(occasion))) return;
  const card = membership.user_id ? await cardOf(db, membership.user_id) : undefined;
  const charge = period && (await chargeOf(db, period));
  // who has a card and is late hears of it by the charge that failed, as long as it is tried again
  const byCard = card !== undefined && BY_CARD.has(occasion) && (occasion === "started" || Boolean(charge?.next_at));
  const account = membership.user_id ? await accountById(accountDb(services.db), membership.user_id) : undefined;
  const language = languageOfCode(membership.language_code);
  const t = await mailTranslate(services.db, language);
  const { env, public: open } = services.settings;
  const { url, app, productName: product } = open;
  const tail = language === "en" ? "" : `?lang=${language}`;
  const day = (at: Date | null | undefined) => (at ? formatDate(language, at, "long") : "");
  const price = order ? formatMoney(language, fromMinor(order.total_gross, order.currency), order.currency) : "";
  const values = {
    product,
    plan: plan?.names[language] ?? "",
    area: new Intl.NumberFormat(language).format(cm2Of(period?.quota_mm2 ?? plan?.quota_mm2 ?? 0)),
    until: day(period?.ends_at ?? membership.ends_at),
    end: day(membership.ends_at),
    // before the period is over nobody knows its grace to the minute; its days are known
    grace: day(membership.grace_until ?? graceAfter(membership.ends_at)),
    card: card ? `${brandName(card.brand)} •••• ${card.last4}` : "",
    next: day(charge?.next_at),
    price,
    reference: order ? String(order.number) : "",
    transfer: order ? t(`membership.transfer.${bankAccountFor(env, order.currency) ? "named" : "later"}`) : "",
    order: order ? `${url}/orders/${order.token}${tail}` : "",
    account: `${app.account}/membership${tail}`,
    join: `${url}/membership${tail}`,
  };
  const subject = t(`membership.mail.${occasion}.subject`, values);
  const text = t(`membership.mail.${occasion}.${byCard ? "byCard" : "text"}`, values);
  await services.mailer.send({ to: account?.email ?? membership.email, subject, text });
}
