import { formatDate, formatMoney, type Language, type Messages, type Translate } from "@carloom/i18n";
import {
  contentInForce,
  type ContentName,
  type LetterPart,
  mailHtml,
  mailTexts,
  translateWith,
} from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { orderMail } from "../aftercare/order.jobs.ts";
import type { CommerceContext } from "../builder.ts";
import { sellerNow } from "../rules/seller.ts";
import { addressPart, goodsPart, orderLetter, sumsPart } from "../order/order.letter.ts";
import { settled } from "../refusal.ts";
import { defaultsIn, textsOf } from "./content.command.ts";
import { type ContentProblem, readTexts, refuse, type TextInput } from "./content.policy.ts";
import { type DocumentSpec, documentSpec, type TextSpec } from "./documents.ts";
import { sampleOrder } from "./sample-order.ts";

export type SampleMail = { subject: string; text: string; html: string };
export type SampleResult = { mail: SampleMail | null; errors: ContentProblem[] };

const PREVIEWS = { most: 120, seconds: 60 } as const;
const TESTS = { most: 10, seconds: 60 } as const;
const DAY_MS = 24 * 3600_000;
const PRICE = 1720;

/** What stands in a sample for each placeholder. */
async function valuesOf(
  { db, settings }: CommerceContext,
  language: Language,
  t: Translate,
): Promise<Record<string, string>> {
  const { url, productName: product, app } = settings.public;
  const day = (days: number) => formatDate(language, new Date(Date.now() + days * DAY_MS), "long");
  const number = new Intl.NumberFormat(language);
  const link = `${url}/orders/sample`;
  return {
    product,
    number: "1025",
    reference: "1025",
    count: "2",
    quantity: "4",
    price: formatMoney(language, PRICE, "USD"),
    currency: "USD",
    email: (await sellerNow({ db, settings }, language)).email,
    name: sampleOrder(language).lines[0]?.translated_name ?? "",
    date: day(7),
    until: day(30),
    end: day(30),
    grace: day(14),
    title: "Coastal 27",
    version: "2",
    plan: "Studio",
    area: number.format(1200),
    transfer: t("membership.transfer.later"),
    link,
    order: link,
    account: `${app.account}/membership`,
    join: `${url}/membership`,
  };
}

/** Mails that are about an order: with its goods, sums and address around the words. */
async function aboutOrder(
  context: CommerceContext,
  { key, texts }: DocumentSpec,
  language: Language,
  t: Translate,
): Promise<SampleMail> {
  const { order, lines } = sampleOrder(language);
  if (key === "order.confirmation" || key === "order.frame")
    return orderMail(context, order, lines, { invoice: null, confirmation: null }, t);
  const letter = await orderLetter(context, order, t);
  const values = await valuesOf(context, language, t);
  const say = ({ key: name }: TextSpec) => t(name, values);
  const [subject] = texts.filter(({ role }) => role === "SUBJECT");
  const button = texts.find(({ role }) => role === "BUTTON");
  const words = texts
    .filter(({ role }) => role === "TEXT")
    .map((text): LetterPart => ({ kind: "text", text: say(text) }));
  const [first, ...rest] = words;
  const parts = [
    first ?? null,
    goodsPart(context, letter, order, lines),
    sumsPart(letter, order, lines),
    ...rest,
    addressPart(letter, order),
  ];
  return letter.write(subject ? say(subject) : "", parts, button ? say(button) : undefined);
}

/** Mails of plain paragraphs, with a button where the link stands alone. */
async function plain(
  context: CommerceContext,
  { texts }: DocumentSpec,
  language: Language,
  t: Translate,
): Promise<SampleMail> {
  const values = await valuesOf(context, language, t);
  const said = (role: TextSpec["role"]) => texts.filter((one) => one.role === role).map(({ key }) => t(key, values));
  const [subject = ""] = said("SUBJECT");
  const [action] = said("BUTTON");
  const paragraphs = [...said("TEXT"), ...said("FOOT")];
  // a button leads somewhere; where the words name no link it stands below the first of them
  if (action && !paragraphs.some((text) => text.includes(values.link ?? " ")))
    paragraphs.splice(1, 0, values.link ?? "");
  const text = paragraphs.join("\n\n");
  return { subject, text, html: mailHtml(text, subject, context.settings.public.productName, action) };
}

async function write(context: CommerceContext, name: ContentName, sent: readonly TextInput[]): Promise<SampleMail> {
  const spec = documentSpec("mail", name.key);
  if (!spec) throw refuse("NOT_FOUND", "key", "There is no such mail.");
  const language = name.language as Language;
  const own = readTexts(spec, defaultsIn(language), textsOf(await contentInForce(context.db, name)), sent);
  const stored = await mailTexts(context.db, language);
  // of this mail only what is being written; of the others what is in force
  const others = Object.entries(stored).filter(([key]) => !spec.texts.some((text) => text.key === key));
  const t = translateWith(language, { ...(Object.fromEntries(others) as Messages), ...own });
  return spec.key.startsWith("order.") ? aboutOrder(context, spec, language, t) : plain(context, spec, language, t);
}

/** A mail as it would be sent of a sample order, with texts that need not be stored. */
export async function mailSample(
  context: CommerceContext,
  name: ContentName,
  texts: readonly TextInput[],
): Promise<SampleResult> {
  const { userId } = requireRole(context, "owner");
  const { value, errors } = await settled<SampleMail, ContentProblem>(async () => {
    if (!(await context.throttle.take(`mail-sample:${userId}`, PREVIEWS.most, PREVIEWS.seconds)).ok)
      throw refuse("TOO_OFTEN", null, "Too many previews in a short time.");
    return write(context, name, texts);
  });
  return { mail: value, errors };
}

/** Sends such a mail to whoever asks, and to nobody else. */
export async function mailSampleSend(
  context: CommerceContext,
  name: ContentName,
  texts: readonly TextInput[],
): Promise<SampleResult> {
  const { userId, email } = requireRole(context, "owner");
  const { value, errors } = await settled<SampleMail, ContentProblem>(async () => {
    if (!(await context.throttle.take(`mail-test:${userId}`, TESTS.most, TESTS.seconds)).ok)
      throw refuse("TOO_OFTEN", null, "Too many test mails in a short time.");
    const mail = await write(context, name, texts);
    try {
      await context.mailer.send({ to: email, ...mail });
    } catch (error) {
      context.log.warn("a test mail could not be sent", { error: String(error) });
      throw refuse("INVALID", null, "The mail could not be sent.");
    }
    return mail;
  });
  return { mail: value, errors };
}
