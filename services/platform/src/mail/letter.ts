import { escapeHtml as escape, mailButton, mailShell, MAIL_STYLE } from "./shell.ts";

export type LetterGoods = {
  name: string;
  /** Size, variant, what tells it from its like. */
  note: string;
  /** As it stands in the line: `× 2`. */
  pieces: string;
  price: string | null;
  /** Absolute address of a picture. */
  picture: string | null;
  /** The whole line in plain text. */
  text: string;
};

export type LetterRow = { label: string; value: string; url?: string; isTotal?: boolean; isQuiet?: boolean };

export type LetterPart =
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "goods"; goods: readonly LetterGoods[] }
  /** Labels at the left, amounts at the right. */
  | { kind: "sums"; rows: readonly LetterRow[] }
  /** Facts under a heading: what a transfer needs, when a parcel arrives. */
  | { kind: "facts"; title: string; rows: readonly LetterRow[]; text?: string }
  /** Lines under a heading: an address. */
  | { kind: "block"; title: string; lines: readonly string[] };

export type Letter = {
  language: string;
  subject: string;
  product: string;
  preview?: string;
  parts: readonly LetterPart[];
  foot?: string;
};

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const { ink, soft, rule } = MAIL_STYLE;
const P = `margin:0 0 20px;font-size:16px;line-height:1.6;color:${ink};word-break:keep-all;overflow-wrap:anywhere`;
const HEAD = `margin:0 0 8px;font-size:13px;line-height:1.4;color:${soft}`;
const BREAK = "word-break:keep-all;overflow-wrap:anywhere";
const broken = (text: string) => escape(text).replaceAll("\n", "<br>");
const URL = /^https?:\/\//;

const PICTURE = 64;

function goodsHtml(goods: readonly LetterGoods[]): string {
  const rows = goods.map(({ name, note, pieces, price, picture }) => {
    const shown = picture
      ? `<img src="${escape(picture)}" alt="${escape(name)}" width="${PICTURE}" height="${PICTURE}" class="m-pic" style="display:block;width:${PICTURE}px;height:${PICTURE}px;object-fit:contain;border:0;background:#e4e6e5;font-size:11px;line-height:1.3;overflow:hidden">`
      : `<div class="m-pic" style="width:${PICTURE}px;height:${PICTURE}px;background:#e4e6e5"></div>`;
    const line = `border-top:1px solid ${rule};padding:12px 0;vertical-align:top`;
    return (
      `<tr><td class="m-rule" width="${PICTURE}" style="${line}">${shown}</td>` +
      `<td class="m-rule m-ink" style="${line};padding-left:16px;font-size:15px;line-height:1.45;color:${ink};${BREAK}"><b style="font-weight:600">${escape(name)}</b>` +
      `<br><span class="m-soft" style="font-size:13px;color:${soft}">${escape([note, pieces].filter(Boolean).join(" · "))}</span></td>` +
      `<td class="m-rule m-ink" align="right" style="${line};padding-left:12px;font-size:15px;line-height:1.45;color:${ink};white-space:nowrap">${escape(price ?? "")}</td></tr>`
    );
  });
  return `<table ${TABLE} style="margin:0 0 8px">${rows.join("")}</table>`;
}

function sumsHtml(rows: readonly LetterRow[]): string {
  const lines = rows.map(({ label, value, isTotal, isQuiet }, i) => {
    const line = `${i === 0 || isTotal ? `border-top:1px solid ${rule};` : ""}padding:${isTotal ? "12px" : "6px"} 0`;
    const look = isTotal
      ? `font-size:18px;font-weight:600;color:${ink}`
      : `font-size:${isQuiet ? 13 : 15}px;color:${isQuiet ? soft : ink}`;
    const tone = isQuiet ? "m-rule m-soft" : "m-rule m-ink";
    return (
      `<tr><td class="${tone}" style="${line};${look};${BREAK}">${escape(label)}</td>` +
      `<td class="${tone}" align="right" style="${line};${look};padding-left:12px;white-space:nowrap">${escape(value)}</td></tr>`
    );
  });
  return `<table ${TABLE} style="margin:0 0 24px">${lines.join("")}</table>`;
}

const panel = (title: string, inner: string) =>
  `<table ${TABLE} style="margin:0 0 16px"><tr><td class="m-panel m-ink" style="padding:16px 20px;background:#f3f4f3;color:${ink};font-size:15px;line-height:1.6;${BREAK}">` +
  `<p class="m-soft" style="${HEAD}">${escape(title)}</p>${inner}</td></tr></table>`;

const factHtml = ({ label, value, url }: LetterRow) =>
  `<tr><td class="m-soft" style="padding:3px 16px 3px 0;vertical-align:top;font-size:14px;color:${soft};white-space:nowrap">${escape(label)}</td>` +
  `<td class="m-ink" width="100%" style="padding:3px 0;font-size:15px;font-weight:600;color:${ink};${BREAK}">${url && URL.test(url) ? `<a href="${escape(url)}" class="m-ink" style="color:${ink}">${escape(value)}</a>` : escape(value)}</td></tr>`;

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case "text":
      return `<p class="m-ink" style="${P}">${broken(part.text)}</p>`;
    case "button":
      return `<p style="margin:8px 0 28px">${mailButton(part.url, part.label)}</p>`;
    case "goods":
      return goodsHtml(part.goods);
    case "sums":
      return sumsHtml(part.rows);
    case "facts":
      return panel(
        part.title,
        `<table ${TABLE}>${part.rows.map(factHtml).join("")}</table>` +
          (part.text ? `<p style="margin:10px 0 0;font-size:14px;line-height:1.6">${broken(part.text)}</p>` : ""),
      );
    case "block":
      return panel(part.title, part.lines.map(escape).join("<br>"));
  }
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "button":
      return `${part.label}: ${part.url}`;
    case "goods":
      return part.goods.map(({ text }) => text).join("\n");
    case "sums":
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "facts": {
      const rows = part.rows.map(
        ({ label, value, url }) => `${label}: ${value}${url && url !== value ? ` ${url}` : ""}`,
      );
      return [part.title, ...rows, ...(part.text ? [part.text] : [])].join("\n");
    }
    case "block":
      return [part.title, ...part.lines].join("\n");
  }
}

/**
 * A mail made of parts, as plain text and as a page that says the same. Every text is taken as text: markup in a name
 * stays letters.
 */
export function writeLetter({ parts, foot, ...page }: Letter): { subject: string; text: string; html: string } {
  const text = [...parts.map(partText), ...(foot ? [`-- \n${foot}`] : [])].join("\n\n");
  const html = mailShell({ ...page, body: parts.map(partHtml).join(""), ...(foot && { foot: broken(foot) }) });
  return { subject: page.subject, text, html };
}
