import type { LocalizedText } from "@carloom/build";
import { inEach } from "@carloom/i18n";
import type { CommerceDb } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { assignedTo, valueOfAttribute, valueWithSlug, writeAssigned } from "./assign.repository.ts";
import { attributesOfTypes, type TypeAttributeRow } from "./attribute.repository.ts";
import { nameIn } from "./catalogue.policy.ts";
import { MOST_NAME, refuse, notFound, readName, slugOf } from "./edit.ts";

type Selectable = { id?: string | null; value?: string | null };
export type AssignInput = {
  id?: string | null;
  values?: readonly string[] | null;
  dropdown?: Selectable | null;
  multiselect?: readonly Selectable[] | null;
  numeric?: string | null;
};

/** Values that one product has of one attribute. */
const MOST_VALUES = 100;
const MOST_NUMBER = 1e9;

const refused = (message: string) => refuse("INVALID", "attributes", message);

/** A value by its id, or by its name, which makes it where the attribute has none of this name. */
async function choiceOf(trx: CommerceDb, attribute: TypeAttributeRow, { id, value }: Selectable): Promise<number> {
  if (id) {
    const known = await valueOfAttribute(trx, attribute.id, numberOf(id, "AttributeValue") ?? 0);
    if (known === null) throw notFound("attributes");
    return known;
  }
  const name = readName(value);
  if (!name) throw refuse("REQUIRED", "attributes", "A value has an id or a name.");
  return valueWithSlug(trx, attribute.id, { slug: slugOf(name), names: { en: name }, number: null });
}

async function numberValue(trx: CommerceDb, attribute: TypeAttributeRow, text: string): Promise<number> {
  const number = Number(text);
  if (!text.trim() || !Number.isFinite(number) || Math.abs(number) > MOST_NUMBER)
    throw refused(`${attribute.names.en} is a number.`);
  // as the seed writes them, so that alike measures are one value
  const slug = String(number).replace(".", "-").replace(/^-/, "minus-");
  return valueWithSlug(trx, attribute.id, { slug, names: { en: String(number) }, number });
}

async function valuesOf(trx: CommerceDb, attribute: TypeAttributeRow, input: AssignInput): Promise<number[]> {
  if (attribute.input_type === "NUMERIC") {
    const texts = input.numeric ? [input.numeric] : (input.values ?? []);
    if (texts.length > 1) throw refused(`${attribute.names.en} is one number.`);
    return Promise.all(texts.map((text) => numberValue(trx, attribute, text)));
  }
  const chosen: readonly Selectable[] =
    input.multiselect ?? (input.dropdown ? [input.dropdown] : (input.values ?? []).map((value) => ({ value })));
  if (attribute.input_type === "DROPDOWN" && chosen.length > 1) throw refused(`${attribute.names.en} has one value.`);
  if (chosen.length > MOST_VALUES) throw refused(`An attribute has at most ${MOST_VALUES} values of a product.`);
  const ids = new Set<number>();
  for (const one of chosen) ids.add(await choiceOf(trx, attribute, one));
  return [...ids];
}

/** What attributes are given to: a product, or one variant of it. */
export type Assignee = { productId: number; variantId: number | null; typeId: number };

/**
 * Gives a product or variant values of attributes, in the place of those that it had of them; without a value it loses
 * them. Only attributes that its type has. @throws Refusal
 */
export async function assignAttributes(
  trx: CommerceDb,
  to: Assignee,
  inputs: readonly AssignInput[] | null | undefined,
): Promise<void> {
  if (!inputs || inputs.length === 0) return;
  const own = (await attributesOfTypes(trx, [to.typeId])).filter(
    ({ of_variant }) => of_variant === (to.variantId !== null),
  );
  const done = new Set<number>();
  for (const input of inputs) {
    const attribute = own.find(({ id }) => id === numberOf(input.id, "Attribute"));
    if (!attribute) throw refused("The type of this product has no such attribute.");
    if (done.has(attribute.id)) throw refuse("DUPLICATED_INPUT_ITEM", "attributes", "An attribute is named once.");
    done.add(attribute.id);
    await writeAssigned(trx, to, attribute.id, await valuesOf(trx, attribute, input));
  }
}

/** Names of what tells a variant from the others: the values that it was given, in every language. */
export async function valueNames(trx: CommerceDb, variantId: number): Promise<LocalizedText> {
  const values = await assignedTo(trx, variantId);
  return inEach((language) =>
    values
      .map(({ names }) => nameIn(names, language))
      .join(" / ")
      .slice(0, MOST_NAME),
  );
}
