import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { traced } from "../telemetry/tracing.ts";
import { mailHtml } from "./html.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** A designed page of the same content; without it one is made of the text. */
  html?: string;
  /** What the link that stands alone in the text is for, said on its button. */
  action?: string;
  /** Who gets the answer, when that is not the sender. */
  replyTo?: string;
};
export type StoredMail = Omit<Mail, "action"> & { html: string; id: string; from: string; sentAt: string };

export type Mailer = {
  /** Sends to exactly one recipient. @throws on a refused address or a failed delivery */
  send(mail: Mail): Promise<void>;
  /** Deletes what the development folder keeps of somebody; null when real mail is sent. @returns how many */
  forget: ((address: string) => Promise<number>) | null;
  /** Mails of the development folder, newest first; null when real mail is sent. */
  list: (() => Promise<StoredMail[]>) | null;
};

/** Of the newest. */
const MOST_LISTED = 500;

const ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+$/;

function check(mail: Mail): void {
  for (const address of [mail.to, mail.replyTo ?? mail.to])
    if (!ADDRESS.test(address) || address.length > 254) throw new Error("This is not one plain e-mail address.");
  if (/[\r\n]/.test(mail.subject)) throw new Error("A subject is one line.");
}

/** Does a text hold this address as a whole, and not as a part of a longer one? */
export function mentions(text: string, address: string): boolean {
  const plain = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${plain}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, "iu").test(text);
}

/** Mail by SMTP. `product` heads the HTML that every mail has beside its text. */
export function smtpMailer(url: string, from: string, product: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      check(mail);
      const { subject, text } = mail;
      const html = mail.html ?? mailHtml(text, subject, product, mail.action);
      const replyTo = mail.replyTo && { replyTo: { name: "", address: mail.replyTo } };
      await transport.sendMail({ from, to: { name: "", address: mail.to }, ...replyTo, subject, text, html });
    },
    forget: null,
    list: null,
  };
}

/** The same mailer, with a span for each mail; it names nobody. */
export function tracedMailer(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: (mail) =>
      traced("mail", "client", () => mailer.send(mail), {
        facts: { "messaging.system": mailer.list ? "folder" : "smtp", "messaging.operation.type": "send" },
      }),
  };
}

/** Signs in at a mail server and sends nothing. @returns why it refuses, in its words; null when it does not */
export async function checkMail(url: string): Promise<string | null> {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return String((error as Error).message).split("\n", 1)[0] ?? "";
  } finally {
    transport.close();
  }
}

/** Mail into a folder, one JSON file each, for machines without SMTP. `/dev/mail` shows them. */
export function folderMailer(folder: string, from: string, product: string): Mailer {
  // mails are listed by their names: two of one moment stay in the order that they were sent in
  let last = 0;
  const moment = () => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last).toISOString();
  };
  return {
    async send(mail) {
      check(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = moment();
      const id = `${sentAt.replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
      const { action, ...plain } = mail;
      const html = mail.html ?? mailHtml(mail.text, mail.subject, product, action);
      const stored: StoredMail = { ...plain, html, id, from, sentAt };
      await writeFile(join(folder, `${id}.json`), JSON.stringify(stored), { mode: 0o600 });
    },
    async forget(address) {
      const wanted = address.toLowerCase();
      let gone = 0;
      for (const file of await readdir(folder).catch(() => [])) {
        if (!file.endsWith(".json")) continue;
        const mail = JSON.parse(await readFile(join(folder, file), "utf8")) as StoredMail;
        if (mail.to.toLowerCase() !== wanted && !mentions(mail.text, wanted)) continue;
        await rm(join(folder, file), { force: true });
        gone++;
      }
      return gone;
    },
    async list() {
      const files = (await readdir(folder).catch(() => []))
        .filter((file) => file.endsWith(".json"))
        .sort()
        .reverse();
      return Promise.all(
        files
          .slice(0, MOST_LISTED)
          .map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8")) as StoredMail),
      );
    },
  };
}
