import type { Environment } from "@carloom/settings/server";
import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from "graphql";

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

type Weight = { depth: number; aliases: number; cost: number };

export const refuse = (message: string) =>
  new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED", http: { status: 400 } } });

/** Fields whose size the client chooses multiply what is under them. Introspection is cheap and bounded by depth alone. */
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

/**
 * Weighs a parsed document before it is validated.
 * Fragments are weighed once each, so nested spreads cost no exponential time; a cycle is refused.
 * @returns its cost
 * @throws GraphQLError LIMIT_EXCEEDED naming the limit
 */
export function checkLimits(document: DocumentNode, limits: Limits): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const weighed = new Map<string, Weight | "open">();

  const weighFragment = (name: string): Weight => {
    const known = weighed.get(name);
    if (known === "open") throw refuse(`Fragment ${name} contains itself.`);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return { depth: 0, aliases: 0, cost: 0 };
    weighed.set(name, "open");
    const weight = weigh(fragment.selectionSet, 0);
    weighed.set(name, weight);
    return weight;
  };

  const weigh = (set: SelectionSetNode, level: number): Weight => {
    if (level > limits.depth * 2 + 16) throw refuse(`The query is deeper than ${limits.depth} levels.`);
    const total: Weight = { depth: 0, aliases: 0, cost: 0 };
    for (const selection of set.selections) {
      let weight: Weight;
      if (selection.kind === Kind.FRAGMENT_SPREAD) weight = weighFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) weight = weigh(selection.selectionSet, level + 1);
      else {
        const inner = selection.selectionSet
          ? weigh(selection.selectionSet, level + 1)
          : { depth: 0, aliases: 0, cost: 0 };
        const times = multiplier([...(selection.arguments ?? [])], limits.page);
        const introspection = selection.name.value.startsWith("__");
        weight = {
          depth: introspection ? 0 : inner.depth + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          cost: introspection ? 1 : 1 + inner.cost * times,
        };
      }
      total.depth = Math.max(total.depth, weight.depth);
      total.aliases += weight.aliases;
      total.cost += weight.cost;
    }
    return total;
  };

  let aliases = 0;
  let cost = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const weight = weigh(definition.selectionSet, 0);
    if (weight.depth > limits.depth) throw refuse(`The query is deeper than ${limits.depth} levels.`);
    aliases += weight.aliases;
    cost += weight.cost;
  }
  if (aliases > limits.aliases) throw refuse(`The query has more than ${limits.aliases} aliases.`);
  if (cost > limits.cost) throw refuse(`The query costs more than ${limits.cost}; ask for smaller pages.`);
  return cost;
}
