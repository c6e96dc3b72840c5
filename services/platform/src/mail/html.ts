import { escapeHtml as escape, mailButton, mailShell } from "./shell.ts";

const URL_IN_TEXT = /https?:\/\/[^\s<>"']+/g;
const LONE_URL = /^https?:\/\/\S+$/;

/** Kana and Hangul say which of our languages a text is in; the reader's voice and line breaks follow it. */
const languageOf = (text: string) =>
  /\p{Script=Hangul}/u.test(text) ? "ko" : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "ja" : "en";

const linked = (line: string) => {
  let html = "";
  let from = 0;
  for (const { 0: url, index } of line.matchAll(URL_IN_TEXT)) {
    html += `${escape(line.slice(from, index))}<a href="${escape(url)}" class="m-ink" style="color:#14171a">${escape(url)}</a>`;
    from = index + url.length;
  }
  return html + escape(line.slice(from));
};

const P = "margin:0 0 20px;font-size:16px;line-height:1.6;word-break:keep-all;overflow-wrap:anywhere";

const button = (url: string, label: string) =>
  `<p style="margin:28px 0 12px">${mailButton(url, label)}</p>` +
  `<p class="m-soft" style="margin:0 0 28px;font-size:13px;line-height:1.5;color:#5b6268;overflow-wrap:anywhere">${escape(url)}</p>`;

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
        return action ? button(only, action) : `<p class="m-ink" style="${P}">${linked(only)}</p>`;
      return `<p class="m-ink" style="${P}">${lines.map(linked).join("<br>")}</p>`;
    });
  return mailShell({ language: languageOf(subject + text), subject, product, body: blocks.join("") });
}
