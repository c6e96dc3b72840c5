import { addJob, type JobHandlers, mailTranslate, type Services } from "@carloom/platform";
import { productsByIds, variantsByIds } from "../catalogue/catalogue.repository.ts";
import { shopTables } from "../tables.ts";
import { languageOfCode } from "@carloom/wire";
import { type DueNotice, forgetOldNotices, noticeById, takeDueNotices } from "./notice.repository.ts";

const SWEEP_NOTICES = "commerce.sweepStockNotices";
/** Mails one person that something is there again. */
const NOTICE_MAIL = "commerce.stockNoticeMail";
/** Asks an address that somebody typed whether it wants to be told. */
export const NOTICE_CONFIRM_MAIL = "commerce.stockNoticeConfirmMail";
const EVERY_MS = 60_000;
const AT_ONCE = 100;
const KEPT_DAYS = { unconfirmed: 7, told: 30 } as const;

/** Plans the next look at the shelves; planning it twice is planning it once. */
export async function scheduleStockNotices(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, SWEEP_NOTICES, {}, { key: SWEEP_NOTICES, runAt: new Date(Date.now() + EVERY_MS) });
}

type NoticeMail = { id: number; email: string; language: string; name: string; link: string; end: string };
type Named = { slug: string; names: Record<string, string | undefined> };

const nameIn = ({ names, slug }: Named, language: string): string => names[language] ?? names.en ?? slug;

/** Whatever brought goods back to the shelf, a look at it finds them: stock, returns, cancelled orders. */
export function wishlistJobs(services: Services): JobHandlers {
  const db = shopTables(services.db);
  const { url, productName: product } = services.settings.public;
  const address = (path: string, language: string) => `${url}${path}${language === "en" ? "" : `?lang=${language}`}`;
  const mailOf = (due: DueNotice): NoticeMail => {
    const language = languageOfCode(due.language_code);
    return {
      id: due.id,
      email: due.email,
      language,
      name: nameIn(due, language),
      link: address(`/${due.channel}/products/${due.slug}`, language),
      end: address(`/stock-notices/${due.token}`, language),
    };
  };
  return {
    async [SWEEP_NOTICES]() {
      try {
        await db.transaction().execute(async (trx) => {
          for (const due of await takeDueNotices(trx, AT_ONCE))
            await addJob(trx, NOTICE_MAIL, mailOf(due), { key: `${NOTICE_MAIL}:${due.token}` });
        });
        await forgetOldNotices(db, KEPT_DAYS);
      } finally {
        await scheduleStockNotices(services);
      }
    },
    async [NOTICE_MAIL](payload) {
      const { email, language, name, link, end } = payload as NoticeMail;
      const t = await mailTranslate(services.db, languageOfCode(language));
      const subject = t("stock-mail.subject", { product, name });
      const text = [t("stock-mail.text", { name }), "", link, "", t("stock-mail.end", { link: end })].join("\n");
      await services.mailer.send({ to: email, subject, text, action: t("stock-mail.action") });
    },
    async [NOTICE_CONFIRM_MAIL](payload) {
      const notice = await noticeById(db, (payload as { id: number }).id);
      if (!notice || notice.is_confirmed) return;
      const [variant] = await variantsByIds(db, notice.channel_id, [notice.variant_id]);
      const [goods] = variant ? await productsByIds(db, [variant.product_id]) : [];
      if (!goods) return;
      const language = languageOfCode(notice.language_code);
      const t = await mailTranslate(services.db, language);
      const name = nameIn(goods, language);
      const link = address(`/stock-notices/${notice.token}`, language);
      const text = [t("stock-mail.confirm.text", { name }), "", link, "", t("stock-mail.confirm.ignore")].join("\n");
      const subject = t("stock-mail.confirm.subject", { product, name });
      await services.mailer.send({ to: notice.email, subject, text, action: t("stock-mail.confirm.action") });
    },
  };
}
