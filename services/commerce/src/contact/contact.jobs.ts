import type { JobHandlers, Services } from "@carloom/platform";
import { type ContactRow, contactById, markMailed } from "./contact.repository.ts";

/** Name of the job that mails a message to those who answer it. */
export const CONTACT_MAIL = "commerce.contactMail";

/** What arrives in the inbox: who wrote, from which page, and their words as they wrote them. */
export const contactMail = (row: ContactRow, product: string): { subject: string; text: string } => ({
  subject: `[${product}] ${row.subject}`.slice(0, 240),
  text: [
    `${row.name} <${row.email}>`,
    `/${row.page}, ${row.language}, ${row.created_at.toISOString()}`,
    ...(row.user_id ? [`account ${row.user_id}`] : []),
    "",
    row.message,
    "",
  ].join("\n"),
});

export function contactJobs({ db, mailer, settings }: Services): JobHandlers {
  return {
    [CONTACT_MAIL]: async (payload) => {
      const row = await contactById(db, (payload as { id: string }).id);
      // mailed by an earlier try whose end was not recorded, or erased
      if (!row || row.mailed_at) return;
      const mail = contactMail(row, settings.public.productName);
      // an answer goes to who wrote, not back to the shop
      await mailer.send({ to: settings.env.CONTACT_EMAIL, replyTo: row.email, ...mail });
      await markMailed(db, row.id, new Date());
    },
  };
}
