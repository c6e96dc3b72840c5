import { formatDate, formatMoney } from "@carloom/i18n";
import { addJob, type JobHandlers, mailTranslate, type Services, writeLetter } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { languageOfCode } from "@carloom/wire";
import { sellerLine, sellerNow } from "../rules/seller.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { openCode, writtenCode } from "./code.ts";
import { dayOf } from "./gift-card.policy.ts";
import { cardById, giftCardKey, lockCard, noteOnCard } from "./gift-card.repository.ts";

/** Mails a card's code to whom it is for. */
const MAIL = "commerce.giftCardMail";

type Payload = { cardId: string; isAgain: boolean; by: string | null; email: string };

/** Plans the mail within the transaction that it tells of. The code itself is in no job. */
export const planCardMail = (trx: CommerceDb, payload: Payload): Promise<void> => addJob(trx, MAIL, payload);

async function send(services: Services, { cardId, isAgain, by, email }: Payload): Promise<void> {
  const db = shopTables(services.db);
  const card = await cardById(db, cardId);
  // erased, or given to somebody else, before it was sent
  if (!card?.is_active || card.email !== email) return;
  if (card.expiry_date !== null && card.expiry_date < dayOf(new Date())) return;
  const type = isAgain ? "RESENT" : "SENT_TO_CUSTOMER";
  const language = languageOfCode(card.language_code);
  const t = await mailTranslate(services.db, language);
  const { url, productName: product } = services.settings.public;
  const sold = await sellerNow(services, language);
  const price = formatMoney(language, fromMinor(card.balance, card.currency), card.currency);
  const code = writtenCode(openCode(await giftCardKey(db), card.id, card.code_sealed));
  const subject = t("gift-card-mail.subject", { product, price });
  const until = card.expiry_date;
  const mail = writeLetter({
    language,
    subject,
    product,
    preview: t("gift-card-mail.text", { product, price }),
    parts: [
      { kind: "text", text: t("gift-card-mail.text", { product, price }) },
      {
        kind: "facts",
        title: t("gift-card-mail.code"),
        rows: [
          { label: t("gift-card-mail.codeLabel"), value: code },
          { label: t("gift-card-mail.balance"), value: price },
          {
            label: t("gift-card-mail.until"),
            value: until === null ? t("gift-card-mail.forever") : formatDate(language, `${until}T12:00:00Z`, "long"),
          },
        ],
      },
      { kind: "text", text: t("gift-card-mail.how", { currency: card.currency }) },
      { kind: "button", label: t("gift-card-mail.action"), url: language === "en" ? url : `${url}/?lang=${language}` },
    ],
    foot: [t("gift-card-mail.foot", { product, email: sold.email }), sellerLine(sold)].join("\n"),
  });
  await services.mailer.send({ to: email, ...mail });
  await db.transaction().execute(async (trx) => {
    const now = await lockCard(trx, card.id);
    if (now) await noteOnCard(trx, now, { type, user_id: by, data: { email } });
  });
}

export const giftCardJobs = (services: Services): JobHandlers => ({
  [MAIL]: (payload) => send(services, payload as Payload),
});
