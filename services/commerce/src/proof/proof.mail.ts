import { formatDate } from "@carloom/i18n";
import { type LetterPart, mailTranslate, type Services, writeLetter } from "@carloom/platform";
import { globalId, languageOfCode } from "@carloom/wire";
import { orderLetter } from "../order/order.letter.ts";
import { type Again, againData, askedBy } from "../order/mail-again.ts";
import { hasEventWith, insertEvent, orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { newProofLink } from "./proof.link.ts";
import { isShown } from "./proof.process.ts";
import { commentsOf, proofById, type ProofNode } from "./proof.repository.ts";

type Payload = { proofId: string; to?: "customer" | "shop" };

async function found(services: Services, payload: unknown) {
  const db = shopTables(services.db);
  const { proofId, to = "customer" } = payload as Payload;
  const proof = await proofById(db, proofId);
  const order = proof && (await orderById(db, proof.order_id));
  return proof && order ? { db, proof, order, to } : null;
}

/** Mails the link of a proof, once. */
export async function sendProof(services: Services, payload: unknown): Promise<void> {
  const of = await found(services, payload);
  if (!of || !isShown(of.proof)) return;
  const { db, proof, order } = of;
  const asked = payload as Again;
  const data = { emailType: "PROOF", proof: proof.id, ...againData(asked) };
  if (await hasEventWith(db, order.id, "EMAIL_SENT", data)) return;
  const letter = await orderLetter(services, order);
  const { t, number, language } = letter;
  const product = services.settings.public.productName;
  const values = { number, title: proof.title, version: proof.version };
  const link = await newProofLink(services, proof.id, language);
  const mail = letter.write(t("proof-mail.sent.subject", { product, number }), [
    { kind: "text", text: t(proof.version > 1 ? "proof-mail.sent.again" : "proof-mail.sent.text", values) },
    proof.message ? { kind: "block", title: t("proof-mail.message"), lines: proof.message.split("\n") } : null,
    { kind: "button", label: t("proof-mail.open"), url: link },
    { kind: "text", text: t("proof-mail.until", { date: formatDate(language, proof.expires_at, "long") }) },
  ]);
  await services.mailer.send({ to: order.email, ...mail });
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}

const decidedPart = (
  { decision, title, version }: ProofNode,
  language: Parameters<typeof formatDate>[0],
  t: (key: string) => string,
): LetterPart[] =>
  decision
    ? [
        {
          kind: "facts",
          title: t("proof-mail.facts"),
          rows: [
            { label: t("proof-mail.design"), value: title },
            { label: t("proof-mail.version"), value: String(version) },
            { label: t("proof-mail.by"), value: decision.name },
            {
              label: t("proof-mail.at"),
              value: `${formatDate(language, decision.created_at, "long")}, ${decision.created_at.toISOString().slice(11, 16)} UTC`,
            },
          ],
        },
        ...(decision.body
          ? [{ kind: "block" as const, title: t("proof-mail.comment"), lines: decision.body.split("\n") }]
          : []),
      ]
    : [];

/** A mail to the shop, in the language of whoever sent the proof, with the way to the order's page. */
async function toShop(
  services: Services,
  proof: ProofNode,
  key: string,
  parts: (t: (k: string) => string) => LetterPart[],
) {
  const { settings, mailer } = services;
  const language = languageOfCode(proof.staff_language);
  const t = await mailTranslate(services.db, language);
  const product = settings.public.productName;
  const values = { product, number: String(proof.number), version: proof.version, name: proof.decision?.name ?? "" };
  const text = t(`${key}.text`, values);
  const mail = writeLetter({
    language,
    subject: t(`${key}.subject`, values),
    product,
    preview: text,
    parts: [
      { kind: "text", text },
      ...parts((k) => t(k)),
      {
        kind: "button",
        label: t("proof-mail.order"),
        url: `${settings.public.commerce.dashboard}/orders/${encodeURIComponent(globalId("Order", proof.order_id))}`,
      },
    ],
  });
  await mailer.send({ to: settings.env.CONTACT_EMAIL, ...mail });
}

/** Mails buyer or shop what was decided, once each. */
export async function sendDecided(services: Services, payload: unknown): Promise<void> {
  const of = await found(services, payload);
  if (!of?.proof.decision) return;
  const { db, proof, order, to } = of;
  const what = of.proof.decision.kind === "APPROVED" ? "approved" : "changes";
  const asked = payload as Again;
  const data = { emailType: "PROOF_DECIDED", proof: proof.id, to, ...againData(asked) };
  if (await hasEventWith(db, order.id, "EMAIL_SENT", data)) return;
  if (to === "shop") {
    const language = languageOfCode(proof.staff_language);
    await toShop(services, proof, `proof-mail.shop.${what}`, (t) => decidedPart(proof, language, t));
  } else {
    const letter = await orderLetter(services, order);
    const { t, number, language } = letter;
    const product = services.settings.public.productName;
    const mail = letter.write(t(`proof-mail.${what}.subject`, { product, number }), [
      { kind: "text", text: t(`proof-mail.${what}.text`, { number, title: proof.title, version: proof.version }) },
      ...decidedPart(proof, language, t),
    ]);
    await services.mailer.send({ to: order.email, ...mail });
  }
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}

/** Mails what was said since: answers to the buyer, comments to the shop. */
export async function sendNews(services: Services, payload: unknown): Promise<void> {
  const of = await found(services, payload);
  if (!of || !isShown(of.proof)) return;
  const { db, proof, order, to } = of;
  const said = (await commentsOf(db, proof.id)).filter((comment) => comment.is_staff === (to === "customer"));
  // the last ones: what came since is not known exactly, and what was read is read again
  const last = said.slice(-10);
  const newest = last.at(-1);
  const asked = payload as Again;
  const data = { emailType: "PROOF_NEWS", proof: proof.id, to, comment: newest?.id, ...againData(asked) };
  if (!newest || (await hasEventWith(db, order.id, "EMAIL_SENT", data))) return;
  const from = newest.created_at.getTime() - 600_000;
  const blocks = last
    .filter(({ created_at: at }) => at.getTime() >= from)
    .map((comment): LetterPart => ({ kind: "block", title: comment.name, lines: comment.body.split("\n") }));
  if (to === "shop") await toShop(services, proof, "proof-mail.shop.comments", () => blocks);
  else {
    const letter = await orderLetter(services, order);
    const { t, number, language } = letter;
    const product = services.settings.public.productName;
    const link = await newProofLink(services, proof.id, language);
    const mail = letter.write(t("proof-mail.answer.subject", { product, number }), [
      { kind: "text", text: t("proof-mail.answer.text", { number, title: proof.title }) },
      ...blocks,
      { kind: "button", label: t("proof-mail.open"), url: link },
    ]);
    await services.mailer.send({ to: order.email, ...mail });
  }
  await insertEvent(db, { order_id: order.id, type: "EMAIL_SENT", user_id: askedBy(asked), data });
}
