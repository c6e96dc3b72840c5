import type { Environment } from "@carloom/settings/server";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { answersOf, introspectionCost, isOfSchema, MOST_TYPES } from "./introspection.ts";

export type Limits = {
  aliases: number;
  depth: number;
  tokens: number;
  cost: number;
  page: number;
  /** Longest text of a query. */
  queryCharacters: number;
  /** What the documents of one request, not known yet, may take to validate: see `validationWork`. */
  work: number;
};

/** Limits of an endpoint: of documents, and of the requests that bring them. */
export type EndpointLimits = Limits & { batch: number; uploadBytes: number; jsonBytes: number };

/** Limits of an endpoint as the settings have them. */
export const limitsOf = (env: Environment): EndpointLimits => ({
  aliases: env.LIMIT_ALIASES,
  depth: env.LIMIT_DEPTH,
  tokens: env.LIMIT_TOKENS,
  cost: env.LIMIT_COST,
  page: env.LIMIT_PAGE,
  queryCharacters: env.LIMIT_QUERY_CHARACTERS,
  work: env.LIMIT_WORK,
  batch: env.LIMIT_BATCH,
  uploadBytes: Math.max(env.LIMIT_IMAGE_BYTES, env.LIMIT_LAYERED_BYTES, env.LIMIT_FONT_BYTES),
  jsonBytes: env.LIMIT_JSON_BYTES,
});

/** What a document weighs, to be added up over a request. */
export type Weight = {
  cost: number;
  aliases: number;
  /** How often it asks for the whole schema, and how often for one type of it. */
  schemas: number;
  types: number;
};
type Weighed = Weight & { depth: number };

const NOTHING: Weighed = { depth: 0, cost: 0, aliases: 0, schemas: 0, types: 0 };
export const NO_WEIGHT: Weight = { cost: 0, aliases: 0, schemas: 0, types: 0 };

export const refuse = (message: string) =>
  new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED", http: { status: 400 } } });

/** Fields whose size the client chooses multiply what is under them. */
function multiplier(
  args: { readonly name: { value: string }; readonly value: { kind: string; value?: unknown } }[],
  page: number,
): number {
  // the larger of both: a document may name one and have the other
  const sizes = args
    .filter(({ name }) => name.value === "first" || name.value === "last")
    .map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : page));
  return Math.max(1, Math.min(Math.max(0, ...sizes), page));
}

export const sum = (one: Weight, other: Weight): Weight => ({
  cost: one.cost + other.cost,
  aliases: one.aliases + other.aliases,
  schemas: one.schemas + other.schemas,
  types: one.types + other.types,
});

/** @throws GraphQLError LIMIT_EXCEEDED naming the limit that `subject`, a query or a batch of them, is beyond */
export function refuseBeyond(weight: Weight, limits: Limits, subject: "query" | "batch"): void {
  if (weight.schemas > 1) throw refuse(`The ${subject} asks for the schema more than once.`);
  if (weight.types > MOST_TYPES) throw refuse(`The ${subject} asks for more than ${MOST_TYPES} types of the schema.`);
  if (weight.aliases > limits.aliases) throw refuse(`The ${subject} has more than ${limits.aliases} aliases.`);
  if (weight.cost > limits.cost)
    throw refuse(`The ${subject} costs more than ${limits.cost}; ask for smaller pages or fewer fields.`);
}

/**
 * Weighs a parsed document before it is validated.
 * Fragments are weighed once each, so nested spreads cost no exponential time; a cycle is refused.
 * Introspection is as deep as its tools ask; it is counted, and costs by what it may list.
 * @throws GraphQLError LIMIT_EXCEEDED naming the limit
 */
export function checkLimits(document: DocumentNode, limits: Limits): Weight {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const weighed = new Map<string, Weighed | "open">();

  const weighFragment = (name: string): Weighed => {
    const known = weighed.get(name);
    if (known === "open") throw refuse(`Fragment ${name} contains itself.`);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    weighed.set(name, "open");
    const weight = weigh(fragment.selectionSet, 0, isOfSchema(fragment.typeCondition.name.value));
    weighed.set(name, weight);
    return weight;
  };

  const weighField = (field: FieldNode, level: number, ofSchema: boolean): Weighed => {
    const name = field.name.value;
    const introspects = isOfSchema(name);
    const inner = field.selectionSet ? weigh(field.selectionSet, level + 1, ofSchema || introspects) : NOTHING;
    let cost: number;
    if (introspects) cost = introspectionCost(field, inner.cost);
    else if (ofSchema) cost = answersOf(field, inner.cost);
    else cost = 1 + inner.cost * multiplier([...(field.arguments ?? [])], limits.page);
    return {
      depth: introspects || ofSchema ? 0 : inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost,
      schemas: inner.schemas + (name === "__schema" ? 1 : 0),
      types: inner.types + (name === "__type" ? 1 : 0),
    };
  };

  /** `ofSchema`: the fields are those of the schema's own description. */
  const weigh = (set: SelectionSetNode, level: number, ofSchema: boolean): Weighed => {
    if (level > limits.depth * 2 + 16) throw refuse(`The query is deeper than ${limits.depth} levels.`);
    let total = NOTHING;
    for (const selection of set.selections) {
      let weight: Weighed;
      if (selection.kind === Kind.FRAGMENT_SPREAD) weight = weighFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) weight = weigh(selection.selectionSet, level + 1, ofSchema);
      else weight = weighField(selection, level, ofSchema);
      total = { ...sum(total, weight), depth: Math.max(total.depth, weight.depth) };
    }
    return total;
  };

  let total = NO_WEIGHT;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const weight = weigh(definition.selectionSet, 0, false);
    if (weight.depth > limits.depth) throw refuse(`The query is deeper than ${limits.depth} levels.`);
    total = sum(total, weight);
  }
  refuseBeyond(total, limits, "query");
  return total;
}
