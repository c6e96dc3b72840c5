import { LANGUAGES, type Language } from "@carloom/i18n";
import { NOTICE_FIELDS, type Notice, type NoticeField, NOTICES, REQUIRED_NOTICES } from "@carloom/i18n/notices";
import {
  ANY_LANGUAGE,
  contentInForce,
  type ContentName,
  contentOfKind,
  type ContentRow,
  type Database,
  type Services,
} from "@carloom/platform";
import type { QueryExecutorProvider } from "kysely";
import { Refusal } from "../refusal.ts";

export type RuleProblem = { code: "INVALID" | "REQUIRED" | "TOO_LONG"; field: string | null; message: string };

/** Which orders have the function to withdraw: those to the European Union, all, or none. */
export const WITHDRAWALS = ["eu", "everywhere", "off"] as const;
export type WithdrawalReach = (typeof WITHDRAWALS)[number];

/** Who answers for goods in the European Union, whose manufacturer is elsewhere. */
export type Responsible = { name: string; address: string; email: string };

/** What the law asks of the shop and staff decide: as they wrote it, else as the operator's settings say. */
export type ShopRules = {
  withdrawal: WithdrawalReach;
  /** The site shows an accessibility statement. */
  statement: boolean;
  responsible: Responsible | null;
};

export const noticeName = (language: Language): ContentName => ({ kind: "shop", key: "notice", language });
export const RULES: ContentName = { kind: "shop", key: "rules", language: ANY_LANGUAGE };

const LONGEST = 300;
const LONGEST_ESCROW = 1_000;
const JP_NUMBER = /^T\d{13}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Texts = Readonly<Record<string, string>>;
const textsIn = (row: Pick<ContentRow, "body"> | null): Texts => (row?.body.texts ?? {}) as Texts;

/** A version with what it does not say filled in. */
export const noticeOf = (row: Pick<ContentRow, "body"> | null, language: Language): Notice => ({
  ...NOTICES[language],
  ...textsIn(row),
});

/** The notices as they are in force, by language. */
export async function noticesInForce(db: Database): Promise<Map<Language, { row: ContentRow | null; notice: Notice }>> {
  const rows = await contentOfKind(db, "shop", { key: "notice" });
  return new Map(
    LANGUAGES.map((language) => {
      const row = rows.find((one) => one.language === language) ?? null;
      return [language, { row, notice: noticeOf(row, language) }];
    }),
  );
}

/** Who sells, as the owner wrote it; a line that the owner left as the product has it is not there. */
export type OwnNotice = Pick<Notice, "name" | "headOffice"> &
  Partial<Pick<Notice, "registration" | "email" | "jpNumber">>;

/** Who sells in a language; null until the owner wrote both name and address: the product's own are invented. */
export async function ownNotice(db: QueryExecutorProvider, language: Language): Promise<OwnNotice | null> {
  return ownOf(await contentInForce(db, noticeName(language)));
}

export function ownOf(row: Pick<ContentRow, "body"> | null): OwnNotice | null {
  const { name, headOffice, registration, email, jpNumber } = textsIn(row) as Partial<Notice>;
  return name && headOffice ? { name, headOffice, registration, email, jpNumber } : null;
}

/** What of a notice is stored: what differs from the product's own. @throws Refusal that names every field */
export function readNotice(input: Notice, language: Language): Record<string, string> {
  const problems: RuleProblem[] = [];
  const texts: Record<string, string> = {};
  for (const field of NOTICE_FIELDS) {
    const text = input[field].replaceAll(/\s+/g, " ").trim();
    const most = field === "escrow" ? LONGEST_ESCROW : LONGEST;
    const problem = noticeProblem(field, text, most);
    if (problem) problems.push(problem);
    if (text !== NOTICES[language][field]) texts[field] = text;
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return texts;
}

function noticeProblem(field: NoticeField, text: string, most: number): RuleProblem | null {
  if (!text)
    return REQUIRED_NOTICES.includes(field) ? { code: "REQUIRED", field, message: "The law asks for this." } : null;
  if (text.length > most) return { code: "TOO_LONG", field, message: `This has at most ${most} characters.` };
  if (field === "jpNumber" && !JP_NUMBER.test(text))
    return { code: "INVALID", field, message: "This is T and 13 digits." };
  if (field === "email" && !EMAIL.test(text)) return { code: "INVALID", field, message: "This is no email address." };
  return null;
}

/** The operator's settings: what holds until the owner decides. */
export function standardRules({ settings: { env } }: Pick<Services, "settings">): ShopRules {
  const { EU_RESPONSIBLE_NAME: name, EU_RESPONSIBLE_ADDRESS: address, EU_RESPONSIBLE_EMAIL: email } = env;
  const lines = address.split("|").map((line) => line.trim());
  return {
    withdrawal: env.WITHDRAWAL_BUTTON,
    statement: true,
    responsible: name ? { name, address: lines.filter(Boolean).join("\n"), email: email ?? env.CONTACT_EMAIL } : null,
  };
}

/** The rules of a version: a body without them is the operator's. */
export function rulesOf(row: Pick<ContentRow, "body"> | null, services: Pick<Services, "settings">): ShopRules {
  const standard = standardRules(services);
  const texts = textsIn(row);
  const withdrawal = WITHDRAWALS.find((one) => one === texts.withdrawal);
  if (!withdrawal) return standard;
  const { responsibleName: name = "", responsibleAddress: address = "", responsibleEmail: email = "" } = texts;
  return { withdrawal, statement: texts.statement !== "off", responsible: name ? { name, address, email } : null };
}

export const shopRules = async (db: Database, services: Pick<Services, "settings">): Promise<ShopRules> =>
  rulesOf(await contentInForce(db, RULES), services);

/** What of rules is stored: all of them, as the operator's may change. @throws Refusal */
export function readRules({ withdrawal, statement, responsible }: ShopRules): Record<string, string> {
  const texts: Record<string, string> = { withdrawal, statement: statement ? "on" : "off" };
  if (!responsible) return texts;
  const [name, address, email] = [responsible.name, responsible.address, responsible.email].map((text) => text.trim());
  const given = { responsibleName: name, responsibleAddress: address, responsibleEmail: email };
  const problems: RuleProblem[] = [];
  for (const [field, text = ""] of Object.entries(given)) {
    if (!text) problems.push({ code: "REQUIRED", field, message: "The law asks for this." });
    else if (text.length > LONGEST)
      problems.push({ code: "TOO_LONG", field, message: `This has at most ${LONGEST} characters.` });
    else if (field === "responsibleEmail" && !EMAIL.test(text))
      problems.push({ code: "INVALID", field, message: "This is no email address." });
    texts[field] = text;
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return texts;
}
