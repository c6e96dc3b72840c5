import { ratePpm } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { STANDARD, UNTAXED } from "../catalogue/catalogue.repository.ts";
import { mutation, Refusal } from "../refusal.ts";
import { numberOf } from "@carloom/wire";
import {
  allTaxClasses,
  insertTaxClass,
  isGiftCardProduct,
  setTaxClassOf,
  setTaxRate,
  type TaxClassRow,
} from "./tax.repository.ts";

export type TaxProblem = {
  field: string | null;
  message: string;
  code: "INVALID" | "NOT_FOUND" | "CANNOT_CREATE_NEGATIVE_RATE" | "ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED";
  taxClassIds?: string[];
  countryCodes?: string[];
};

/** Percent to parts per million. @throws Refusal below 0 or above 100 % */
function readRate(rate: number, where: Partial<TaxProblem>): number {
  if (rate < 0)
    throw new Refusal<TaxProblem>({
      field: "rate",
      message: "A rate is not negative.",
      code: "CANNOT_CREATE_NEGATIVE_RATE",
      ...where,
    });
  if (rate > 100)
    throw new Refusal<TaxProblem>({ field: "rate", message: "A rate is at most 100 %.", code: "INVALID", ...where });
  return ratePpm(rate);
}

/** Staff state the rates of a country: of each class, or, without a class, of everything else. */
export function taxCountryConfigurationUpdate(
  context: CommerceContext,
  country: string,
  rates: readonly { taxClassId?: string | null; rate?: number | null }[],
) {
  requireRole(context, "catalogue");
  return mutation<string, TaxProblem>(context, async (trx) => {
    const classes = await allTaxClasses(trx);
    const seen = new Set<string>();
    for (const { taxClassId, rate } of rates) {
      const key = numberOf(taxClassId, "TaxClass");
      const slug = taxClassId ? classes.find(({ id }) => id === key)?.slug : STANDARD;
      const where = { taxClassIds: taxClassId ? [taxClassId] : [] };
      if (slug === UNTAXED && rate)
        throw new Refusal<TaxProblem>({
          field: "rate",
          message: "This class is taxed nowhere. Choose another one, or leave the rate empty.",
          code: "INVALID",
          ...where,
        });
      if (!slug)
        throw new Refusal<TaxProblem>({
          field: "taxClassId",
          message: "There is no such tax class.",
          code: "NOT_FOUND",
          ...where,
        });
      if (seen.has(slug)) {
        const message = "A country has one rate a class, and one for the rest.";
        throw new Refusal<TaxProblem>({
          field: "rate",
          message,
          code: "ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED",
          ...where,
        });
      }
      seen.add(slug);
      await setTaxRate(trx, country, slug, rate === null || rate === undefined ? null : readRate(rate, where));
    }
    return country;
  });
}

const slugOf = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export function taxClassCreate(
  context: CommerceContext,
  input: { name: string; createCountryRates?: readonly { countryCode: string; rate: number }[] | null },
) {
  requireRole(context, "catalogue");
  return mutation<TaxClassRow, TaxProblem>(context, async (trx) => {
    const name = input.name.trim();
    const slug = slugOf(name);
    if (!slug || name.length > 255)
      throw new Refusal<TaxProblem>({ field: "name", message: "A tax class has a name.", code: "INVALID" });
    const made = await insertTaxClass(trx, slug, name);
    if (!made)
      throw new Refusal<TaxProblem>({ field: "name", message: "There is such a class already.", code: "INVALID" });
    for (const { countryCode, rate } of input.createCountryRates ?? [])
      await setTaxRate(trx, countryCode, slug, readRate(rate, { countryCodes: [countryCode] }));
    return made;
  });
}

/** Puts a product into a class of tax. */
export function productTaxClassUpdate(context: CommerceContext, productId: string, taxClassId: string) {
  requireRole(context, "catalogue");
  return mutation<number, TaxProblem>(context, async (trx) => {
    const key = numberOf(taxClassId, "TaxClass");
    const found = (await allTaxClasses(trx)).find(({ id }) => id === key);
    const product = numberOf(productId, "Product");
    if (!found)
      throw new Refusal<TaxProblem>({ field: "taxClassId", message: "There is no such tax class.", code: "NOT_FOUND" });
    if (product !== null && found.slug !== UNTAXED && (await isGiftCardProduct(trx, product)))
      throw new Refusal<TaxProblem>({
        field: "taxClassId",
        message: "A gift card is not taxed: what it buys is. It stays in the class of what is untaxed.",
        code: "INVALID",
      });
    if (product === null || !(await setTaxClassOf(trx, product, found.slug)))
      throw new Refusal<TaxProblem>({ field: "productId", message: "There is no such product.", code: "NOT_FOUND" });
    return product;
  });
}
