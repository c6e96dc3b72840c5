import { createHash } from "node:crypto";
import { type Handler, isLoopbackHost, type Mailer, type StoredMail } from "@carloom/platform";

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s&<]+(?:&#38;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
body{background:#0e1012;color:#f1f2ef;font:16px/1.55 system-ui,sans-serif;max-width:880px;margin:0 auto;padding:40px 20px 96px}
h1{font-size:28px;line-height:1.2;margin:0 0 24px}a{color:inherit}a:focus-visible,input:focus-visible,button:focus-visible,iframe:focus-visible{outline:2px solid #f3f3f1;outline-offset:2px}
form{display:flex;gap:8px;margin:0 0 24px}label{flex:1;display:grid;gap:4px;font-size:14px;color:#b9bec2}
input,button{font:inherit;color:inherit;height:48px;padding:0 14px;background:#14171a;border:1px solid #737b83;border-radius:2px;box-sizing:border-box}
button{align-self:end;background:none;font-weight:600}ul{list-style:none;margin:0;padding:0;border-top:1px solid #2c3136}
li{border-bottom:1px solid #2c3136}li a{display:grid;grid-template-columns:1fr auto;gap:2px 24px;padding:14px 0;text-decoration:none}
li a:hover b{text-decoration:underline}b{font-weight:600}.d{color:#8d949a;font-size:14px;font-variant-numeric:tabular-nums}.t{color:#b9bec2;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 20px;margin:0 0 24px;font-size:14px}dt{color:#8d949a}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:640px;border:1px solid #2c3136;background:#eceeed}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 ui-monospace,monospace}h2{font-size:18px;margin:32px 0 12px}`;
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
  const policy = `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  return new Response(html, { status, headers: { ...HEADERS, "content-security-policy": policy } });
}

const time = (mail: StoredMail) => mail.sentAt.slice(0, 19).replace("T", " ");

function listPage(mails: readonly StoredMail[], query: string): Response {
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${escape(mail.id)}"><b>${escape(mail.subject)}</b><span class="d">${time(mail)}</span><span class="t">${escape(mail.to)}</span></a></li>`,
  );
  const none = query
    ? "<p>No mail holds these words.</p>"
    : "<p>No mail yet. Without SMTP_URL, mail is kept here and reaches nobody.</p>";
  return page(
    "Mail",
    `<h1>Mail</h1><form action="/dev/mail"><label>Search<input name="q" type="search" value="${escape(query)}"></label><button>Search</button></form>${items.length > 0 ? `<ul>${items.join("")}</ul>` : none}`,
  );
}

function mailPage(mail: StoredMail): Response {
  return page(
    mail.subject,
    `<p><a href="/dev/mail">All mail</a></p><h1>${escape(mail.subject)}</h1><dl><dt>To</dt><dd>${escape(mail.to)}</dd><dt>From</dt><dd>${escape(mail.from)}</dd><dt>Sent</dt><dd>${time(mail)} UTC</dd></dl><iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${escape(mail.id)}/html"></iframe><h2>Text</h2><pre>${linked(mail.text)}</pre>`,
  );
}

/** The mail's own markup, alone in a frame without script, forms or an origin; its links open outside of it. */
function framed(mail: StoredMail): Response {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
  const html = mail.html.replace("<head>", '<head><base target="_blank">');
  return new Response(html, { headers: { ...HEADERS, "content-security-policy": policy } });
}

const holds = (mail: StoredMail, words: readonly string[]) => {
  const text = `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/**
 * What was mailed, where there is no SMTP server: `GET /dev/mail` (`?q=` searches), `/dev/mail/{id}`, and
 * `/dev/mail.json` (`?to=` one address) for programs. Not there when real mail is sent. Links that reset a password are in
 * them: only the machine itself is answered.
 * @param origin the services' own; where that is no address of this machine, a proxy stands before it, and nobody is answered
 */
export function devMailHandler(mailer: Mailer, origin: string): Handler {
  const isPublic = !isLoopbackHost(new URL(origin).host);
  return async (request, { isFromHere }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!/^\/dev\/mail(\.json|\/|$)/.test(pathname) || !mailer.list) return null;
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    if (isPublic || !isFromHere)
      return page(
        "Not from here",
        isPublic
          ? "<h1>Not shown</h1><p>Mails are shown where the services have an address of this machine. Here they lie as files in the data folder, under <code>mail</code>.</p>"
          : "<h1>Not from here</h1><p>Mails are shown to the machine itself alone, under <code>localhost</code> and past any proxy.</p>",
        403,
      );
    const mails = await mailer.list();
    if (pathname === "/dev/mail.json") {
      const to = searchParams.get("to");
      const found = to ? mails.filter((mail) => mail.to === to) : mails;
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      return new Response(JSON.stringify({ mails: found }), { headers });
    }
    if (pathname === "/dev/mail") {
      const query = (searchParams.get("q") ?? "").trim().slice(0, 200);
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      return listPage(
        mails.filter((mail) => holds(mail, words)),
        query,
      );
    }
    const [, , , id = "", part] = pathname.split("/");
    const mail = mails.find((candidate) => candidate.id === id);
    if (!mail || (part !== undefined && part !== "html"))
      return page("No such mail", '<h1>No such mail</h1><p><a href="/dev/mail">All mail</a></p>', 404);
    return part === "html" ? framed(mail) : mailPage(mail);
  };
}
