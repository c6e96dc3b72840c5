import { exponentOf, toMinor } from "@carloom/pricing";
import type { Field } from "./columns.ts";

export const LINE_CODES = [
  "REQUIRED",
  "SKU",
  "SLUG",
  "TOO_LONG",
  "AMOUNT",
  "DECIMALS",
  "NUMBER",
  "WHOLE_NUMBER",
  "YES_NO",
  "DUPLICATE",
  "OTHER_PRODUCT",
  "UNKNOWN_TYPE",
  "UNKNOWN_CATEGORY",
  "UNKNOWN_WAREHOUSE",
  "STOCK_PROMISED",
  "TOO_MANY_VARIANTS",
  "NOT_WRITTEN",
] as const;
export type LineCode = (typeof LINE_CODES)[number];
/** What is wrong with one cell: the line as a spreadsheet counts it, the field, and what stood there. */
export type LineProblem = { line: number; field: string; code: LineCode; value: string };

export type Texts = { en?: string; ko?: string; ja?: string };
/** What one line says; what is absent stays as it is. Prices in minor units by the slugs of channels. */
export type GoodsLine = {
  line: number;
  sku: string;
  product?: string;
  names: Texts;
  descriptions: Texts;
  type?: string;
  category?: string;
  variant?: string;
  /** What the variant is called in other languages. */
  variants: Omit<Texts, "en">;
  grams?: number;
  tracked?: boolean;
  stock?: number;
  warehouse?: string;
  published?: boolean;
  prices: Record<string, number>;
};
export type ReadLine = { row: GoodsLine | null; problems: LineProblem[] };

const MOST_NAME = 250;
const MOST_DESCRIPTION = 20_000;
const MOST_SHOWN = 200;
const MOST_AMOUNT = 1_000_000_000;
const YES = new Set(["yes", "true", "1", "y", "on", "예", "네", "공개", "はい", "公開", "○"]);
const NO = new Set(["no", "false", "0", "n", "off", "아니요", "아니오", "비공개", "いいえ", "非公開", "×"]);

const SKU = /^[\w.-]{1,64}$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;
/** Commas stand between thousands or nowhere: `1,5` would be one and a half here and fifteen there. */
const DECIMAL = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

class Wrong extends Error {
  readonly code: LineCode;
  constructor(code: LineCode) {
    super(code);
    this.code = code;
  }
}

function matching(text: string, pattern: RegExp, code: LineCode): string {
  if (!pattern.test(text)) throw new Wrong(code);
  return text;
}

function atMost(text: string, most: number): string {
  if (text.length > most) throw new Wrong("TOO_LONG");
  return text;
}

function decimal(text: string, code: LineCode, most: number): { value: number; digits: number } {
  const [, fraction = ""] = DECIMAL.exec(matching(text, DECIMAL, code)) ?? [];
  const value = Number(text.replaceAll(",", ""));
  if (!(value <= most)) throw new Wrong(code);
  return { value, digits: fraction.replace(/0+$/, "").length };
}

function whole(text: string, most: number): number {
  const { value, digits } = decimal(text, "WHOLE_NUMBER", most);
  if (digits > 0) throw new Wrong("WHOLE_NUMBER");
  return value;
}

function yes(text: string): boolean {
  const said = text.toLowerCase();
  if (YES.has(said)) return true;
  if (NO.has(said)) return false;
  throw new Wrong("YES_NO");
}

function amount(text: string, currency: string): number {
  const { value, digits } = decimal(text, "AMOUNT", MOST_AMOUNT);
  if (digits > exponentOf(currency)) throw new Wrong("DECIMALS");
  return toMinor(value, currency);
}

/** Takes one cell into the line. */
function take(row: GoodsLine, field: Field, text: string, currencies: ReadonlyMap<string, string>): void {
  switch (field) {
    case "sku":
      row.sku = matching(text, SKU, "SKU");
      return;
    case "product":
      row.product = matching(text.toLowerCase(), SLUG, "SLUG");
      return;
    case "type":
    case "category":
    case "warehouse":
      row[field] = atMost(text, MOST_NAME);
      return;
    case "name":
      row.names.en = atMost(text, MOST_NAME);
      return;
    case "name_ko":
      row.names.ko = atMost(text, MOST_NAME);
      return;
    case "name_ja":
      row.names.ja = atMost(text, MOST_NAME);
      return;
    case "description":
      row.descriptions.en = atMost(text, MOST_DESCRIPTION);
      return;
    case "description_ko":
      row.descriptions.ko = atMost(text, MOST_DESCRIPTION);
      return;
    case "description_ja":
      row.descriptions.ja = atMost(text, MOST_DESCRIPTION);
      return;
    case "variant":
      row.variant = atMost(text, MOST_NAME);
      return;
    case "variant_ko":
      row.variants.ko = atMost(text, MOST_NAME);
      return;
    case "variant_ja":
      row.variants.ja = atMost(text, MOST_NAME);
      return;
    case "weight":
      row.grams = Math.round(decimal(text, "NUMBER", 1000).value * 1000);
      return;
    case "track_stock":
      row.tracked = yes(text);
      return;
    case "stock":
      row.stock = whole(text, 1_000_000);
      return;
    case "published":
      row.published = yes(text);
      return;
    default: {
      const slug = field.slice("price:".length);
      row.prices[slug] = amount(text, currencies.get(slug) ?? "USD");
    }
  }
}

/**
 * Reads one line by what its columns stand for. An empty cell leaves what is there as it is. Pure: what the shop has is
 * looked up afterwards.
 * @param currencies of channels, by their slugs
 */
export function readGoods(
  line: number,
  cells: readonly string[],
  fields: readonly (Field | null)[],
  currencies: ReadonlyMap<string, string>,
): ReadLine {
  const row: GoodsLine = { line, sku: "", names: {}, descriptions: {}, variants: {}, prices: {} };
  const problems: LineProblem[] = [];
  for (const [at, field] of fields.entries()) {
    const text = cells[at] ?? "";
    if (!field || text === "") continue;
    try {
      take(row, field, text, currencies);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      problems.push({ line, field, code: error.code, value: text.slice(0, MOST_SHOWN) });
    }
  }
  if (row.sku === "" && !problems.some(({ field }) => field === "sku"))
    problems.push({ line, field: "sku", code: "REQUIRED", value: "" });
  return { row: problems.length > 0 ? null : row, problems };
}

/** The address of a product that came without one. */
export const slugOfSku = (sku: string): string => {
  const slug = sku
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug || "product";
};
