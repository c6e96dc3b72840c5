const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const URL_IN_TEXT = /https?:\/\/[^\s<>"']+/g;
const LONE_URL = /^https?:\/\/\S+$/;

/** Kana and Hangul say which of our languages a text is in; the reader's voice and line breaks follow it. */
const languageOf = (text: string) =>
  /\p{Script=Hangul}/u.test(text) ? "ko" : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "ja" : "en";

const linked = (line: string) => {
  let html = "";
  let from = 0;
  for (const { 0: url, index } of line.matchAll(URL_IN_TEXT)) {
    html += `${escape(line.slice(from, index))}<a href="${escape(url)}" style="color:#14171a">${escape(url)}</a>`;
    from = index + url.length;
  }
  return html + escape(line.slice(from));
};

const P = "margin:0 0 20px;font-size:16px;line-height:1.6;word-break:keep-all;overflow-wrap:anywhere";

const button = (url: string, label: string) =>
  `<p style="margin:28px 0 12px"><a href="${escape(url)}" style="display:inline-block;padding:14px 24px;` +
  `background:#f6d32d;color:#14120a;font-size:16px;font-weight:600;text-decoration:none;border-radius:2px">` +
  `${escape(label)}</a></p><p style="margin:0 0 28px;font-size:13px;line-height:1.5;color:#5b6268;` +
  `overflow-wrap:anywhere">${escape(url)}</p>`;

/**
 * The HTML of a mail, made from its text: paragraphs, and a line that is nothing but a link becomes a button.
 * @param action what the button says; without it the link stands as it is
 */
export function mailHtml(text: string, subject: string, product: string, action?: string): string {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .flatMap((block) => {
      // a link that stands alone on a line of its own is a block, wherever it stands
      const parts: string[][] = [[]];
      for (const line of block.split("\n")) {
        if (LONE_URL.test(line.trim())) parts.push([line.trim()], []);
        else parts.at(-1)?.push(line);
      }
      return parts.filter((lines) => lines.length > 0);
    })
    .map((lines) => {
      const [only = ""] = lines;
      if (lines.length === 1 && LONE_URL.test(only))
        return action ? button(only, action) : `<p style="${P}">${linked(only)}</p>`;
      return `<p style="${P}">${lines.map(linked).join("<br>")}</p>`;
    });
  return (
    `<!doctype html><html lang="${languageOf(subject + text)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">` +
    `<title>${escape(subject)}</title></head><body style="margin:0;background:#eceeed;color:#14171a;` +
    `font-family:-apple-system,'Segoe UI','Apple SD Gothic Neo','Malgun Gothic','Hiragino Sans','Yu Gothic',sans-serif">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr>` +
    `<td style="padding:20px 32px;background:#0e1012;color:#f1f2ef;font-size:18px;font-weight:600">${escape(product)}</td></tr>` +
    `<tr><td style="padding:32px 32px 16px;background:#ffffff">` +
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;word-break:keep-all">${escape(subject)}</h1>` +
    `${blocks.join("")}</td></tr></table></td></tr></table></body></html>`
  );
}
