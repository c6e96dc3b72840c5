import type { FieldNode } from "graphql";

/** How many `__type` one request may ask for; the whole schema once. */
export const MOST_TYPES = 20;

/**
 * What a field of the schema's own types lists, about, in a schema of a thousand types: measured on the largest of ours.
 * `ofType` is mostly null, so a chain of them, which every generator asks for many levels deep, costs hardly more than one.
 */
const LISTS: Readonly<Record<string, number>> = {
  types: 1000,
  directives: 8,
  fields: 4,
  args: 0.5,
  inputFields: 1,
  enumValues: 1,
  interfaces: 1,
  possibleTypes: 2,
  ofType: 0.5,
};
/** One type that is asked for by its name may be the largest, such as the root with its hundreds of fields. */
const NAMED_TYPE = 64;
/** Nothing is read for them, so several of these answers cost as much as one of a record. */
const ANSWERS_A_COST = 4;

/** Names that begin like this belong to the schema's own description. */
export const isOfSchema = (name: string): boolean => name.startsWith("__");

/** What a field of the schema's description costs with what is asked under it, in answers. */
export const answersOf = (field: FieldNode, inner: number): number => 1 + inner * (LISTS[field.name.value] ?? 1);

/** What `__schema`, `__type` or `__typename` costs where it stands among fields of records. */
export function introspectionCost({ name }: FieldNode, answers: number): number {
  const times = name.value === "__type" ? NAMED_TYPE : 1;
  return 1 + Math.ceil((answers * times) / ANSWERS_A_COST);
}
