import type { LocalizedText } from "@carloom/build";
import { LANGUAGES } from "@carloom/i18n";
import { actsAsStaff, type Services } from "@carloom/platform";
import { hasRole, requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { sellerNow } from "../rules/seller.ts";
import { shopRules } from "../rules/notices.ts";
import { mutation, refuser } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import type { SafetyContact } from "../tables/safety.tables.ts";
import { deleteSafety, productOfSlug, safetyOf, saveSafety } from "./safety.repository.ts";

export type Safety = {
  manufacturer: SafetyContact;
  /** In the European Union, where the manufacturer is not. */
  responsible: SafetyContact | null;
  warnings: Partial<LocalizedText>;
  /** Of this product alone, not what the shop's settings say of all. */
  isOwn: boolean;
};
export type SafetyProblem = { field: string | null; message: string; code: "INVALID" | "NOT_FOUND" | "REQUIRED" };

const refuse = refuser<SafetyProblem>();
const LONGEST = 500;
const LONGEST_WARNING = 2_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Who answers for whatever has no contact of its own: the shop as its notice or the settings name it, and its person in the Union. */
async function shopSafety({ db, settings }: Pick<Services, "db" | "settings">): Promise<Safety> {
  // English is what is read in most of the Union
  const { name, address, email } = await sellerNow({ db, settings }, "en");
  const { responsible } = await shopRules(db, { settings });
  return {
    manufacturer: {
      name,
      address: address.join("\n"),
      email,
    },
    responsible,
    warnings: {},
    isOwn: false,
  };
}

/** Who answers for a product that the visitor may see; null for others. */
export async function safetyOfSlug(context: CommerceContext, slug: string): Promise<Safety | null> {
  const db = shopTables(context.db);
  const product = await productOfSlug(db, slug);
  const { visitor } = context;
  if (product && !product.isPublished) {
    if (!visitor || !hasRole(visitor, "catalogue")) return null;
    actsAsStaff(visitor);
  }
  if (!product) return null;
  const row = await safetyOf(db, product.id);
  if (!row) return shopSafety(context);
  const { manufacturer, responsible, warnings } = row;
  return { manufacturer, responsible, warnings, isOwn: true };
}

type Given = { name?: string | null; address?: string | null; email?: string | null };

/** @throws Refusal */
function readContact(field: string, given: Given): SafetyContact {
  const [name, address, email] = [given.name, given.address, given.email].map((text) => (text ?? "").trim());
  if (!name || !address || !email) throw refuse("REQUIRED", field, "Name, postal address and email are all needed.");
  if ([name, address, email].some((text) => text.length > LONGEST))
    throw refuse("INVALID", field, `Each has at most ${LONGEST} characters.`);
  if (!EMAIL.test(email)) throw refuse("INVALID", field, "This is no email address.");
  return { name, address, email };
}

/** Says who answers for one product; without a manufacturer it is again who answers for the shop. */
export async function productSafetySave(
  context: CommerceContext,
  slug: string,
  input: { manufacturer?: Given | null; responsible?: Given | null; warnings: Partial<LocalizedText> },
): Promise<{ safety: Safety | null; errors: SafetyProblem[] }> {
  requireRole(context, "catalogue");
  const { errors } = await mutation<number, SafetyProblem>(context, async (trx) => {
    const product = await productOfSlug(trx, slug);
    if (!product) throw refuse("NOT_FOUND", "slug", "There is no such product.");
    if (!input.manufacturer) {
      await deleteSafety(trx, product.id);
      return product.id;
    }
    const warnings: Partial<LocalizedText> = {};
    for (const language of LANGUAGES) {
      const text = (input.warnings[language] ?? "").trim();
      if (text.length > LONGEST_WARNING)
        throw refuse("INVALID", "warnings", `A warning has at most ${LONGEST_WARNING} characters.`);
      if (text) warnings[language] = text;
    }
    await saveSafety(trx, product.id, {
      manufacturer: readContact("manufacturer", input.manufacturer),
      responsible: input.responsible ? readContact("responsible", input.responsible) : null,
      warnings,
    });
    return product.id;
  });
  return { safety: errors.length > 0 ? null : await safetyOfSlug(context, slug), errors };
}
