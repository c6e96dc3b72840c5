import { addJob, networkOf } from "@carloom/platform";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@carloom/i18n";
import { normalEmail } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { inStock } from "../catalogue/catalogue.policy.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { NOTICE_CONFIRM_MAIL } from "./notice.jobs.ts";
import { confirmNotice, deleteNotices, noticeByToken, saveNotice } from "./notice.repository.ts";
import type { WishProblem } from "./wishlist.command.ts";

/** Requests of one address of the network, and for one e-mail address, within ten minutes. */
const LIMITS = { ip: 20, email: 10, seconds: 600 } as const;
/** Mails that ask one address about one thing, within an hour. */
const ASKING = { most: 3, seconds: 3600 } as const;

/**
 * Asks to be told once when something is there again. Whoever is signed in with a confirmed address is told at once for
 * that address; any other address gets a mail that asks first. The answer never says who asked before.
 */
export async function stockNoticeRequest(
  context: CommerceContext,
  input: { variantId: string; channel: string; email?: string | null; languageCode?: string | null },
): Promise<WishProblem[]> {
  const { visitor } = context;
  const email = normalEmail(input.email || (visitor?.email ?? ""));
  if (!email) return [{ field: "email", message: "Enter a valid email address.", code: "INVALID" }];
  const channel = await channelBySlug(context, input.channel);
  const key = numberOf(input.variantId, "ProductVariant");
  const db = shopTables(context.db);
  const [variant] = key && channel ? await variantsByIds(db, channel.id, [key]) : [];
  if (!channel || !variant?.is_published || !variant.is_for_sale || variant.amount === null)
    return [{ field: "variantId", message: "There is no such product.", code: "NOT_FOUND" }];
  if ((inStock(variant) ?? 1) > 0)
    return [{ field: "variantId", message: "This is in stock; you can order it now.", code: "IN_STOCK" }];
  const tries = await Promise.all([
    context.throttle.take(`stock-notice:ip:${networkOf(context.ip)}`, LIMITS.ip, LIMITS.seconds),
    context.throttle.take(`stock-notice:email:${email}`, LIMITS.email, LIMITS.seconds),
  ]);
  if (tries.some(({ ok }) => !ok))
    return [{ field: null, message: "Too many requests in a short time. Please try again later.", code: "LIMIT" }];
  const isOwn = visitor?.isConfirmed === true && normalEmail(visitor.email) === email;
  const asking = await context.throttle.take(`stock-notice:${variant.id}:${email}`, ASKING.most, ASKING.seconds);
  await db.transaction().execute(async (trx) => {
    const notice = await saveNotice(trx, {
      email,
      variant_id: variant.id,
      channel_id: channel.id,
      language_code: input.languageCode ?? LANGUAGE_CODES[context.language ?? DEFAULT_LANGUAGE],
      user_id: isOwn ? visitor.userId : null,
      is_confirmed: isOwn,
    });
    // one mail for many clicks
    const name = `${NOTICE_CONFIRM_MAIL}:${notice.token}`;
    if (!notice.is_confirmed && asking.ok) await addJob(trx, NOTICE_CONFIRM_MAIL, { id: notice.id }, { key: name });
  });
  return [];
}

const gone: WishProblem = { field: "token", message: "This link is no longer valid.", code: "NOT_FOUND" };

/** Whoever holds the link of the mail says that the address is theirs. */
export async function stockNoticeConfirm(context: CommerceContext, token: string): Promise<WishProblem[]> {
  const db = shopTables(context.db);
  const notice = await noticeByToken(db, token);
  if (!notice) return [gone];
  if (!notice.is_confirmed) await confirmNotice(db, notice.id);
  return [];
}

/** Whoever holds the link of a mail ends this notice, or all of its address. */
export async function stockNoticeEnd(context: CommerceContext, token: string, all: boolean): Promise<WishProblem[]> {
  const db = shopTables(context.db);
  const notice = await noticeByToken(db, token);
  if (!notice) return [gone];
  await deleteNotices(db, notice, all);
  return [];
}
