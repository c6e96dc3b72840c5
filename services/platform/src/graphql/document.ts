import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate, visit } from "graphql";
import { byteCache, type ByteCache } from "../byte-cache.ts";
import type { RequestInfo } from "../http/request-info.ts";
import { checkLimits, type Limits, NO_WEIGHT, refuse, refuseBeyond, sum, type Weight } from "./limits.ts";
import { validationWork } from "./work.ts";

/** A document as it was read; one with errors is not executed. */
export type Reading = { document: DocumentNode; errors: readonly GraphQLError[] };
/** Reads the documents of one request: what they weigh is counted together. @throws GraphQLError with the refusal's code */
export type DocumentReader = (source: string) => Reading;
export type RequestReader = (request: RequestInfo) => DocumentReader;
/** Documents that are known to be valid, of every endpoint of the process. */
export type DocumentCache = ByteCache<Known>;

type Known = { document: DocumentNode; weight: Weight };

/** What a kept document takes for each character of its text, measured without its tokens and with some to spare. */
const BYTES_PER_CHARACTER = 100;
const KEPT_BYTES = 16 * 1024 * 1024;
/** Each error of a document may look through all names of the schema for what was meant. */
const MOST_ERRORS = 10;

export const documentCache = (room = KEPT_BYTES): DocumentCache => byteCache(room);

/** Parses a document, before anything weighs or validates it. */
function parsed(source: string, limits: Limits): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError && /more than \d+ tokens/.test(error.message))
      throw refuse(`The query has more than ${limits.tokens} tokens.`);
    throw new GraphQLError((error as Error).message, {
      extensions: { code: "GRAPHQL_PARSE_FAILED", http: { status: 400 } },
    });
  }
}

/** The tokens are most of a document's memory, and only its places in the text are asked for again. */
function withoutTokens(document: DocumentNode): DocumentNode {
  visit(document, {
    enter({ loc }) {
      if (loc) Object.assign(loc, { startToken: undefined, endToken: undefined });
    },
  });
  return document;
}

type Outcome = Reading | GraphQLError;

/**
 * Reads documents for one endpoint. Valid ones are kept, within bytes that all endpoints share. Refused ones are
 * remembered for the request that brought them, whose handlers may ask one after the other, and no longer.
 */
export function documentReader(
  schema: GraphQLSchema,
  name: string,
  limits: Limits,
  cache: DocumentCache,
  onRefused?: (request: RequestInfo) => void,
): RequestReader {
  const ofRequest = new WeakMap<RequestInfo, Map<string, Outcome>>();

  const read = (source: string, spend: (weight: Weight, work: number) => void): Reading => {
    const key = `${name} ${source}`;
    const known = cache.get(key);
    if (known) {
      spend(known.weight, 0);
      return { document: known.document, errors: [] };
    }
    if (source.length > limits.queryCharacters)
      throw refuse(`The query is longer than ${limits.queryCharacters} characters.`);
    const document = parsed(source, limits);
    const weight = checkLimits(document, limits);
    spend(weight, validationWork(document, limits.work));
    const errors = validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
    if (errors.length === 0)
      cache.set(key, { document: withoutTokens(document), weight }, source.length * BYTES_PER_CHARACTER);
    return { document, errors };
  };

  return (request) => {
    let outcomes = ofRequest.get(request);
    if (!outcomes) ofRequest.set(request, (outcomes = new Map()));
    const known = outcomes;
    const refused = <R extends Outcome>(source: string, outcome: R): R => {
      known.set(source, outcome);
      onRefused?.(request);
      return outcome;
    };
    let weight = NO_WEIGHT;
    let work = 0;
    const spend = (more: Weight, moreWork: number): void => {
      const together = sum(weight, more);
      refuseBeyond(together, limits, "batch");
      if (work + moreWork > limits.work)
        throw refuse("The batch is too much work to check; send its queries one after the other.");
      weight = together;
      work += moreWork;
    };
    return (source) => {
      const earlier = known.get(source);
      if (earlier instanceof GraphQLError) throw earlier;
      if (earlier && earlier.errors.length > 0) return earlier;
      try {
        const reading = read(source, spend);
        return reading.errors.length > 0 ? refused(source, reading) : reading;
      } catch (error) {
        throw error instanceof GraphQLError ? refused(source, error) : error;
      }
    };
  };
}
