import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import { checkLimits, type Limits } from "./limits.ts";

/** Parses a document and weighs it, before anything validates it. @throws GraphQLError with the code of the refusal */
export function readDocument(source: string, limits: Limits): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    const tooLong = error instanceof GraphQLError && /more than \d+ tokens/.test(error.message);
    const code = tooLong ? "LIMIT_EXCEEDED" : "GRAPHQL_PARSE_FAILED";
    const message = tooLong ? `The query has more than ${limits.tokens} tokens.` : (error as Error).message;
    throw new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
  }
  checkLimits(document, limits);
  return document;
}

const MOST_DOCUMENTS = 1000;
/** Longer ones are read anew each time, so that the store stays small. */
const LONGEST = 16_384;

/** Documents by their text: read, weighed and validated once. Null is one that was refused. */
export function documentStore(schema: GraphQLSchema, limits: Limits): (source: string) => DocumentNode | null {
  const known = new Map<string, DocumentNode | null>();
  const read = (source: string): DocumentNode | null => {
    try {
      const document = readDocument(source, limits);
      return validate(schema, document).length === 0 ? document : null;
    } catch (error) {
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  };
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const document = read(source);
    if (source.length <= LONGEST) {
      // the oldest goes first; what is asked often comes back at the cost of one reading
      if (known.size >= MOST_DOCUMENTS) known.delete(known.keys().next().value ?? "");
      known.set(source, document);
    }
    return document;
  };
}
