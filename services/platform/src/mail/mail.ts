import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export type Mail = { to: string; subject: string; text: string };
export type StoredMail = Mail & { id: string; from: string; sentAt: string };

export type Mailer = {
  /** Sends to exactly one recipient. @throws on a refused address or a failed delivery */
  send(mail: Mail): Promise<void>;
  /** Mails of the development folder, newest first; null when real mail is sent. */
  list: (() => Promise<StoredMail[]>) | null;
};

const ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+$/;

function check(mail: Mail): void {
  if (!ADDRESS.test(mail.to) || mail.to.length > 254) throw new Error("This is not one plain e-mail address.");
  if (/[\r\n]/.test(mail.subject)) throw new Error("A subject is one line.");
}

/** Mail by SMTP. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      check(mail);
      await transport.sendMail({ from, to: { name: "", address: mail.to }, subject: mail.subject, text: mail.text });
    },
    list: null,
  };
}

/** Mail into a folder, one JSON file each, for machines without SMTP. `/dev/mail` shows them. */
export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      check(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const id = `${sentAt.replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
      await writeFile(join(folder, `${id}.json`), JSON.stringify({ ...mail, id, from, sentAt }), { mode: 0o600 });
    },
    async list() {
      const files = (await readdir(folder).catch(() => []))
        .filter((file) => file.endsWith(".json"))
        .sort()
        .reverse();
      return Promise.all(
        files.slice(0, 100).map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8")) as StoredMail),
      );
    },
  };
}
