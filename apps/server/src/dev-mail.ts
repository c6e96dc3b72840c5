import type { Handler, Mailer } from "@carloom/platform";

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s&<]+(?:&#38;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`);

/** `GET /dev/mail`: what was mailed, where there is no SMTP server. Not there when real mail is sent. */
export function devMailHandler(mailer: Mailer): Handler {
  return async (request) => {
    if (new URL(request.url).pathname !== "/dev/mail" || !mailer.list) return null;
    const mails = await mailer.list();
    const items = mails
      .map(
        (mail) =>
          `<article><h2>${escape(mail.subject)}</h2><p>${escape(mail.sentAt)} to ${escape(mail.to)}</p><pre>${linked(mail.text)}</pre></article>`,
      )
      .join("");
    const style =
      "body{background:#0e1012;color:#f1f2ef;font:16px/1.55 sans-serif;max-width:720px;margin:48px auto;padding:0 20px}article{border-top:1px solid #2c3136;padding:16px 0}p{color:#b9bec2}pre{white-space:pre-wrap}a{color:#f6d32d}";
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><style>${style}</style><h1>Mail</h1>${items || "<p>No mail yet. Without SMTP_URL, mail is kept here.</p>"}</html>`;
    return new Response(body, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    });
  };
}
