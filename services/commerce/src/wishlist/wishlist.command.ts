import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { requireVisitor } from "../account/account.policy.ts";
import { normalEmail } from "../account/email.ts";
import type { CommerceContext } from "../builder.ts";
import { inStock } from "../catalogue/catalogue.policy.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { numberOf } from "../wire/ids.ts";
import { languageOfCode } from "../wire/language.graphql.ts";
import { translate } from "../wire/translate.ts";
import { deleteWish, insertNotice, insertWish, takeDueNotices } from "./wishlist.repository.ts";

export type WishProblem = {
  field: string | null;
  message: string;
  code: "NOT_FOUND" | "INVALID" | "LIMIT" | "IN_STOCK";
};

const MOST_WISHES = 200;
/** Notices of one address of the network, and for one e-mail address, within ten minutes. */
const LIMITS = { ip: 20, email: 10, seconds: 600 } as const;

/** Keeps a variant on the signed-in visitor's list; again is no error. @throws GraphQLError UNAUTHENTICATED */
export async function wishlistAdd(context: CommerceContext, variantId: string): Promise<WishProblem[]> {
  const { userId } = requireVisitor(context);
  const channel = await channelBySlug(context);
  const key = numberOf(variantId, "ProductVariant");
  const db = shopTables(context.db);
  const [variant] = key && channel ? await variantsByIds(db, channel.id, [key]) : [];
  if (!variant?.is_published) return [{ field: "variantId", message: "There is no such product.", code: "NOT_FOUND" }];
  if (await insertWish(db, userId, variant.id, MOST_WISHES)) return [];
  return [{ field: null, message: `A list holds at most ${MOST_WISHES} products.`, code: "LIMIT" }];
}

/** @throws GraphQLError UNAUTHENTICATED */
export async function wishlistRemove(context: CommerceContext, variantId: string): Promise<WishProblem[]> {
  const { userId } = requireVisitor(context);
  const key = numberOf(variantId, "ProductVariant");
  if (key !== null) await deleteWish(shopTables(context.db), userId, key);
  return [];
}

/** Asks to be told once when something is there again. The answer never says who asked before. */
export async function stockNoticeRequest(
  context: CommerceContext,
  input: { variantId: string; channel: string; email?: string | null; languageCode?: string | null },
): Promise<WishProblem[]> {
  const email = normalEmail(input.email ?? context.visitor?.email ?? "");
  if (!email) return [{ field: "email", message: "Enter a valid email address.", code: "INVALID" }];
  const channel = await channelBySlug(context, input.channel);
  const key = numberOf(input.variantId, "ProductVariant");
  const db = shopTables(context.db);
  const [variant] = key && channel ? await variantsByIds(db, channel.id, [key]) : [];
  if (!channel || !variant?.is_published || variant.amount === null)
    return [{ field: "variantId", message: "There is no such product.", code: "NOT_FOUND" }];
  if ((inStock(variant) ?? 1) > 0)
    return [{ field: "variantId", message: "This is in stock; you can order it now.", code: "IN_STOCK" }];
  const tries = await Promise.all([
    context.throttle.take(`stock-notice:ip:${context.ip}`, LIMITS.ip, LIMITS.seconds),
    context.throttle.take(`stock-notice:email:${email}`, LIMITS.email, LIMITS.seconds),
  ]);
  if (tries.some(({ ok }) => !ok))
    return [{ field: null, message: "Too many requests in a short time. Please try again later.", code: "LIMIT" }];
  await insertNotice(db, {
    email,
    variant_id: variant.id,
    channel_id: channel.id,
    language_code: input.languageCode ?? (context.language ?? "en").toUpperCase(),
    user_id: context.visitor?.userId ?? null,
  });
  return [];
}

const SWEEP_NOTICES = "commerce.sweepStockNotices";
/** Mails one person that something is there again. */
const NOTICE_MAIL = "commerce.stockNoticeMail";
const EVERY_MS = 60_000;
const AT_ONCE = 100;

/** Plans the next look at the shelves; planning it twice is planning it once. */
export async function scheduleStockNotices(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, SWEEP_NOTICES, {}, { key: SWEEP_NOTICES, runAt: new Date(Date.now() + EVERY_MS) });
}

type NoticeMail = { id: number; email: string; language: string; name: string; link: string };

/** Whatever brought goods back to the shelf, a look at it finds them: stock, returns, cancelled orders. */
export function wishlistJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  const { url, productName: product } = services.settings.public;
  return {
    async [SWEEP_NOTICES]() {
      try {
        await db.transaction().execute(async (trx) => {
          for (const due of await takeDueNotices(trx, AT_ONCE)) {
            const language = languageOfCode(due.language_code);
            const link = `${url}/${due.channel}/products/${due.slug}${language === "en" ? "" : `?lang=${language}`}`;
            const mail: NoticeMail = {
              id: due.id,
              email: due.email,
              language,
              name: due.names[language] ?? due.names.en ?? due.slug,
              link,
            };
            await addJob(trx as never, NOTICE_MAIL, mail, { key: `${NOTICE_MAIL}:${due.id}` });
          }
        });
      } finally {
        await scheduleStockNotices(services);
      }
    },
    async [NOTICE_MAIL](payload) {
      const { email, language, name, link } = payload as NoticeMail;
      const t = translate(languageOfCode(language));
      const subject = t("stock-mail.subject", { product, name });
      await services.mailer.send({ to: email, subject, text: `${t("stock-mail.text", { name })}\n\n${link}` });
    },
  };
}
