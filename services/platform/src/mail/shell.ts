export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * Colours of a mail. What is inline is the light look, which every client shows; the classes turn it dark where the
 * client follows its reader.
 */
export const MAIL_STYLE = {
  ink: "#14171a",
  soft: "#5b6268",
  rule: "#dde0e0",
  card: "#ffffff",
  ground: "#eceeed",
  signal: "#f6d32d",
} as const;

const DARK =
  ".m-ground{background:#0b0d0f!important}.m-card{background:#16191c!important}.m-ink{color:#eceeeb!important}" +
  ".m-soft{color:#a5adb3!important}.m-rule{border-color:#2e3439!important}.m-panel{background:#1d2125!important}" +
  ".m-pic{background:#23282c!important}";

const FACES =
  "-apple-system,'Segoe UI','Apple SD Gothic Neo','Malgun Gothic','Hiragino Sans','Yu Gothic','Noto Sans CJK KR',sans-serif";

export type MailShell = {
  language: string;
  subject: string;
  product: string;
  /** What lists of mails show after the subject. */
  preview?: string;
  /** HTML below the heading. */
  body: string;
  /** HTML below the card, in small letters. */
  foot?: string;
};

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The page of a mail: its head, a card of at most 600 px, light or dark as its reader's client is. */
export function mailShell({ language, subject, product, preview, body, foot }: MailShell): string {
  const { ink, soft, card, ground } = MAIL_STYLE;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>` +
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}` +
    `@media (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-outer{padding:0!important}}</style></head>` +
    `<body class="m-ground m-ink" style="margin:0;background:${ground};color:${ink};font-family:${FACES}">` +
    (preview
      ? `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px">${escapeHtml(preview)}</div>`
      : "") +
    `<table ${TABLE} class="m-ground" style="background:${ground}"><tr><td align="center" class="m-outer" style="padding:32px 16px">` +
    `<table ${TABLE} style="max-width:600px"><tr>` +
    `<td class="m-pad" style="padding:20px 32px;background:#0e1012;color:#f1f2ef;font-size:18px;font-weight:600">${escapeHtml(product)}</td></tr>` +
    `<tr><td class="m-pad m-card m-ink" style="padding:32px 32px 20px;background:${card};color:${ink}">` +
    `<h1 class="m-ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;word-break:keep-all;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>` +
    `${body}</td></tr>` +
    (foot
      ? `<tr><td class="m-pad m-soft" style="padding:20px 32px 32px;color:${soft};font-size:13px;line-height:1.6">${foot}</td></tr>`
      : "") +
    `</table></td></tr></table></body></html>`
  );
}

/** A button that leads somewhere. */
export const mailButton = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:${MAIL_STYLE.signal};color:#14120a;` +
  `font-size:16px;font-weight:600;text-decoration:none;border-radius:2px">${escapeHtml(label)}</a>`;
