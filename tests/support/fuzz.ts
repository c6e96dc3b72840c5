import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
} from "graphql";
import { type Dice, valueOf } from "./fuzz-values.ts";

export type FuzzedOperation = { field: string; query: string; variables: Record<string, unknown> };

type Writing = { dice: Dice; variables: Record<string, unknown>; declared: string[] };

const DEEPEST = 4;
/** Leaves and objects of one selection set. */
const LEAVES = 6;
const OBJECTS = 2;

/** A field with its arguments as variables, and what is asked under it. */
function fieldText(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  writing: Writing,
  depth: number,
): string {
  const given: string[] = [];
  for (const argument of field.args) {
    const value = valueOf(argument.type, writing.dice, argument.name);
    if (value === undefined) continue;
    const name = `v${writing.declared.length}`;
    writing.declared.push(`$${name}: ${argument.type}`);
    writing.variables[name] = value;
    given.push(`${argument.name}: $${name}`);
  }
  const args = given.length > 0 ? `(${given.join(", ")})` : "";
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name + args;
  const objects = isObjectType(type) ? [type] : isCompositeType(type) ? schema.getPossibleTypes(type) : [];
  const chosen = objects.length > 0 ? writing.dice.pick(objects) : undefined;
  if (!chosen) return `${field.name}${args} { __typename }`;
  const inner = selectionText(schema, chosen, writing, depth + 1);
  return `${field.name}${args} { __typename ${isObjectType(type) ? inner : `... on ${chosen.name} { ${inner} }`} }`;
}

function selectionText(schema: GraphQLSchema, type: GraphQLObjectType, writing: Writing, depth: number): string {
  const all = Object.values(type.getFields());
  const take = (fields: typeof all, count: number) =>
    [...fields].sort(() => writing.dice.random() - 0.5).slice(0, count);
  const leaves = all.filter((field) => isLeafType(getNamedType(field.type)));
  const objects = all.filter((field) => isCompositeType(getNamedType(field.type)));
  // what names something is always asked for: later operations act on it
  const named = leaves.filter(({ name }) => /^(id|uuid|token|slug|code)$/.test(name));
  const chosen = new Set([...named, ...take(leaves, LEAVES)]);
  const nested = depth < DEEPEST ? take(objects, OBJECTS) : [];
  // errors of payloads are where refusals are worded
  const errors = objects.filter(({ name }) => name === "errors" || name === "edges" || name === "node");
  const texts = [...chosen, ...new Set([...errors.filter(() => depth < DEEPEST + 2), ...nested])].map((field) =>
    fieldText(schema, field, writing, depth),
  );
  return texts.length > 0 ? texts.join(" ") : "__typename";
}

/** A random valid operation on one root field. */
export function fuzzedOperation(schema: GraphQLSchema, dice: Dice): FuzzedOperation {
  const mutation = schema.getMutationType();
  const root = mutation && dice.random() < 0.6 ? mutation : schema.getQueryType();
  if (!root) throw new Error("The schema has no queries.");
  const field = dice.pick(Object.values(root.getFields()));
  const writing: Writing = { dice, variables: {}, declared: [] };
  const text = fieldText(schema, field, writing, 0);
  const head = writing.declared.length > 0 ? `(${writing.declared.join(", ")})` : "";
  const kind = root === mutation ? "mutation" : "query";
  return { field: `${kind} ${field.name}`, query: `${kind} fuzz${head} { ${text} }`, variables: writing.variables };
}

const NAMING = /^(id|uuid|token|slug|code|key)$/i;
const MOST_SEEN = 3000;

/** Remembers what an answer names, for later operations. */
export function remember(dice: Dice, answer: unknown, key = ""): void {
  if (typeof answer === "string") {
    if (NAMING.test(key) && answer.length > 0 && answer.length < 400) dice.seen.push(answer);
    if (dice.seen.length > MOST_SEEN) dice.seen.splice(0, MOST_SEEN / 2);
  } else if (typeof answer === "object" && answer !== null)
    for (const [name, inner] of Object.entries(answer)) remember(dice, inner, Array.isArray(answer) ? key : name);
}
