import type { CommerceContext } from "../builder.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf, writtenLanguage } from "@carloom/wire";
import { valueWithSlug } from "./assign.repository.ts";
import {
  deleteAttribute,
  deleteValue,
  insertAttribute,
  lockAttribute,
  lockValue,
  updateAttribute,
  updateValue,
  valueExists,
} from "./attribute-edit.repository.ts";
import type { AttributeRow } from "./attribute.repository.ts";
import { edit, refuse, notFound, readName, readNameIn, readSlug, requiredName, slugOf } from "./edit.ts";
import { isTaken } from "./edit.repository.ts";
import { noteRemoved } from "./removed.repository.ts";

type Text = string | null | undefined;
type ValueInput = { name?: Text };
type InputType = AttributeRow["input_type"];
const MOST_VALUES = 100;

/** Adds a value that the attribute does not have. @throws Refusal */
async function addValue(trx: CommerceDb, attribute: Pick<AttributeRow, "id" | "input_type">, { name }: ValueInput) {
  if (attribute.input_type === "NUMERIC")
    throw refuse("INVALID", "values", "A number is given to goods; it is not chosen from a list.");
  const text = requiredName(name);
  const slug = slugOf(text);
  if (await valueExists(trx, attribute.id, slug))
    throw refuse("ALREADY_EXISTS", "name", `The attribute has the value ${text}.`);
  return valueWithSlug(trx, attribute.id, { slug, names: { en: text }, number: null });
}

async function addValues(
  trx: CommerceDb,
  attribute: Pick<AttributeRow, "id" | "input_type">,
  values: readonly ValueInput[] | null | undefined,
): Promise<void> {
  if ((values?.length ?? 0) > MOST_VALUES)
    throw refuse("INVALID", "values", `At most ${MOST_VALUES} values are added at once.`);
  for (const value of values ?? []) await addValue(trx, attribute, value);
}

/** @throws Refusal for a unit of what is not measured */
function readUnit(unit: Text, type: InputType): string | null {
  if (unit && type !== "NUMERIC") throw refuse("INVALID", "unit", "Only a number has a unit.");
  return unit ?? null;
}

export function attributeCreate(
  context: CommerceContext,
  input: {
    name: string;
    slug?: Text;
    inputType?: InputType | null;
    unit?: Text;
    values?: readonly ValueInput[] | null;
  },
) {
  return edit(context, async (trx) => {
    const name = requiredName(input.name);
    const slug = readSlug(input.slug) ?? slugOf(name);
    if (await isTaken(trx, "commerce.attribute", slug, null))
      throw refuse("UNIQUE", "slug", "Another attribute has this slug.");
    const input_type = input.inputType ?? "DROPDOWN";
    const unit = readUnit(input.unit, input_type);
    const id = await insertAttribute(trx, { slug, names: { en: name }, input_type, unit });
    await addValues(trx, { id, input_type }, input.values);
    return id;
  });
}

async function attributeOf(trx: CommerceDb, id: Text, field = "id"): Promise<AttributeRow> {
  const attribute = await lockAttribute(trx, numberOf(id, "Attribute") ?? 0);
  if (!attribute) throw notFound(field);
  return attribute;
}

async function removeValue(trx: CommerceDb, { slug }: AttributeRow, value: { id: number; slug: string }) {
  await deleteValue(trx, value.id);
  await noteRemoved(trx, "attribute_value", `${slug}/${value.slug}`);
}

export function attributeUpdate(
  context: CommerceContext,
  id: Text,
  input: {
    name?: Text;
    slug?: Text;
    unit?: Text;
    addValues?: readonly ValueInput[] | null;
    removeValues?: readonly string[] | null;
  },
) {
  return edit(context, async (trx) => {
    const attribute = await attributeOf(trx, id);
    const name = readName(input.name);
    const slug = readSlug(input.slug);
    if (slug && (await isTaken(trx, "commerce.attribute", slug, attribute.id)))
      throw refuse("UNIQUE", "slug", "Another attribute has this slug.");
    for (const value of input.removeValues ?? []) {
      const row = await lockValue(trx, numberOf(value, "AttributeValue") ?? 0);
      if (row?.attribute_id !== attribute.id) throw notFound("removeValues");
      await removeValue(trx, attribute, row);
    }
    await addValues(trx, attribute, input.addValues);
    await updateAttribute(trx, attribute.id, {
      ...(slug && { slug }),
      ...(name && { names: { ...attribute.names, en: name } }),
      ...(input.unit !== undefined && { unit: readUnit(input.unit, attribute.input_type) }),
    });
    return attribute.id;
  });
}

export function attributeTranslate(context: CommerceContext, id: string, languageCode: string, input: { name?: Text }) {
  return edit(context, async (trx) => {
    const attribute = await attributeOf(trx, id);
    const language = writtenLanguage(languageCode);
    const name = readNameIn(language, input.name);
    const names = { ...attribute.names, ...(name !== undefined && { [language]: name || undefined }) };
    await updateAttribute(trx, attribute.id, { names });
    return attribute.id;
  });
}

/** Deletes an attribute; goods lose what they were given of it. */
export function attributeDelete(context: CommerceContext, id: Text) {
  return edit(context, async (trx) => {
    const attribute = await attributeOf(trx, id);
    await deleteAttribute(trx, attribute.id);
    await noteRemoved(trx, "attribute", attribute.slug);
    return { id: attribute.id, removed: { attribute } };
  });
}

export function attributeValueCreate(context: CommerceContext, attribute: string, input: ValueInput) {
  return edit(context, async (trx) => addValue(trx, await attributeOf(trx, attribute, "attribute"), input));
}

async function valueOf(trx: CommerceDb, id: Text) {
  const value = await lockValue(trx, numberOf(id, "AttributeValue") ?? 0);
  if (!value) throw notFound();
  return value;
}

/** @throws Refusal for a number, whose name is what it is */
function notMeasured(number: number | null): void {
  if (number !== null) throw refuse("INVALID", "name", "A number is called what it is.");
}

/** Renames a value; its slug, which addresses are made of, stays. */
export function attributeValueUpdate(context: CommerceContext, id: Text, input: ValueInput) {
  return edit(context, async (trx) => {
    const value = await valueOf(trx, id);
    const name = readName(input.name);
    if (name) {
      notMeasured(value.number);
      await updateValue(trx, value.id, { names: { ...value.names, en: name } });
    }
    return value.id;
  });
}

export function attributeValueTranslate(context: CommerceContext, id: string, languageCode: string, input: ValueInput) {
  return edit(context, async (trx) => {
    const value = await valueOf(trx, id);
    notMeasured(value.number);
    const language = writtenLanguage(languageCode);
    const name = readNameIn(language, input.name);
    const names = { ...value.names, ...(name !== undefined && { [language]: name || undefined }) };
    await updateValue(trx, value.id, { names });
    return value.id;
  });
}

/** Deletes a value; goods that had it lose it. */
export function attributeValueDelete(context: CommerceContext, id: Text) {
  return edit(context, async (trx) => {
    const value = await valueOf(trx, id);
    const attribute = await lockAttribute(trx, value.attribute_id);
    if (!attribute) throw notFound();
    await removeValue(trx, attribute, value);
    return { id: value.id, removed: { value } };
  });
}
