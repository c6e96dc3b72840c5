import type { ProofPage, ProofSheet } from "@carloom/build";
import { formatDate } from "@carloom/i18n";
import { type Html, html } from "./html.ts";
import { header, type PageHow } from "./markup.ts";

/** Nothing of it is for links that show what they lead to: whoever is handed the address knows what it is. */
export const proofHead = ({ proof }: ProofPage, { t }: PageHow): Html =>
  html`<title>${t("proof.page-title", { number: proof.orderNumber })}</title>`;

const pieceOf = (piece: ProofSheet["pieces"][number], { t }: PageHow): Html =>
  html`<li class="pf-piece"><div class="pf-drawing"><img src="${piece.picture}" alt="${t("proof.piece.picture", { number: piece.number, panel: piece.panel })}" loading="lazy" /></div>
<div><h3>${piece.number} · ${piece.panel}</h3><p>${Math.round(piece.width)} × ${Math.round(piece.height)} mm${
    piece.dpi !== null && ` · ${piece.dpi} dpi`
  }</p>${piece.warnings.map((one) => html`<p>${t(`proof.warning.${one}`)}</p>`)}${piece.inks.map(({ color, printed }) => html`<p>${color} → ${printed}</p>`)}</div></li>`;

/** The page as it reads without script; the application takes its place. */
export function proofContent({ token, proof, shown }: ProofPage, how: PageHow): Html {
  const { language, t } = how;
  const { decision } = proof;
  return html`<div class="vw-app">${header(how, `/proof/${token}`)}
<main class="vw-main pf-main">${
    shown &&
    html`<div class="vw-stage"><img class="vw-poster" src="${shown.picture}" alt="${t("viewer.picture", { title: proof.title })}" /></div>`
  }
<div class="vw-sheet pf-sheet"><div><p class="pf-order">${t("proof.order", { number: proof.orderNumber, version: proof.version })}</p><h1>${proof.title}</h1></div>
${
  decision
    ? html`<p><b>${t(`proof.state.${decision.kind}`)}</b> ${t("proof.decided.by", { name: decision.name })} ${formatDate(language, decision.at, "long")}</p>`
    : html`<p>${t("proof.lead", { count: proof.pieces.length, until: formatDate(language, proof.expiresAt, "long") })}</p>`
}
${proof.message && html`<section><h2>${t("proof.message")}</h2><p>${proof.message}</p></section>`}
<noscript><p class="vw-none">${t("proof.noscript")}</p></noscript>
<section><h2>${t("proof.pieces", { count: proof.pieces.length })}</h2><ul class="pf-pieces">${proof.pieces.map((piece) => pieceOf(piece, how))}</ul></section>
${
  proof.comments.length > 0 &&
  html`<section><h2>${t("proof.comments")}</h2><ol>${proof.comments.map(
    (comment) => html`<li><b>${comment.name}</b><p>${comment.text}</p></li>`,
  )}</ol></section>`
}</div></main></div>`;
}

/** A link that shows nothing any more says why, and leads nowhere. @param state null: there was never such a link */
export function proofGone(state: ProofSheet["state"] | null, how: PageHow): { head: Html; content: Html } {
  const { t } = how;
  const isNamed = state === "SUPERSEDED" || state === "WITHDRAWN" || state === "CLOSED";
  const key = `proof.gone.${isNamed ? state : state === null ? "NONE" : "EXPIRED"}`;
  return {
    head: html`<title>${t(key)}</title>`,
    content: html`<div class="vw-app">${header(how, "/")}<main class="vw-gone"><h1>${t(key)}</h1><p>${t(`${key}.more`)}</p></main></div>`,
  };
}
