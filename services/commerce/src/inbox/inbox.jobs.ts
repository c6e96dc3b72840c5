import { LANGUAGES, type Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { type JobHandlers, type Services, writeLetter } from "@carloom/platform";
import { answerById, type InboxAnswer, type InboxItem, inboxItem, markAnswered } from "./inbox.repository.ts";

/** Mails an answer of staff to whoever wrote. */
export const INBOX_MAIL = "commerce.inboxMail";

const languageOf = (text: string): Language => LANGUAGES.find((one) => one === text) ?? "en";

/** The answer in the words of staff, in a frame of the reader's language, with what they wrote below. */
export function answerMail(item: InboxItem, answer: Pick<InboxAnswer, "text">, product: string, email: string) {
  const language = languageOf(item.language);
  const t = translate(language);
  const about = item.kind === "RETURN" || item.kind === "REPORT" ? `inbox-mail.about.${item.kind}` : null;
  const subject = about ? t(about, { subject: item.subject }) : item.subject;
  return writeLetter({
    language,
    subject: t("inbox-mail.subject", { subject }).slice(0, 240),
    product,
    preview: answer.text.slice(0, 140),
    parts: [
      { kind: "text", text: answer.text },
      ...(item.message.trim()
        ? [{ kind: "block" as const, title: t("inbox-mail.quote"), lines: item.message.split("\n") }]
        : []),
    ],
    foot: t("inbox-mail.foot", { product, email }),
  });
}

export function inboxJobs({ db, mailer, settings }: Services): JobHandlers {
  return {
    [INBOX_MAIL]: async (payload) => {
      const answer = await answerById(db, (payload as { id: string }).id);
      const item = answer && (await inboxItem(db, answer.kind, answer.key));
      // mailed by an earlier try whose end was not recorded, or erased
      if (!answer || answer.mailed_at || !item?.email) return;
      const { CONTACT_EMAIL } = settings.env;
      const mail = answerMail(item, answer, settings.public.productName, CONTACT_EMAIL);
      await mailer.send({ to: item.email, replyTo: CONTACT_EMAIL, ...mail });
      await markAnswered(db, answer.id);
    },
  };
}
