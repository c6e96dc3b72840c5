import { GraphQLError } from "graphql";
import type { RequestContext } from "./context.ts";

/** A page of a list: at most `first` nodes after the opaque cursor. */
export type PageRequest = { first: number; after: readonly string[] | null };
export type Page<T> = {
  totalCount: () => Promise<number> | number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { node: T; cursor: string }[];
};

const bad = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key.map(String))).toString("base64url");
}

function decodeCursor(cursor: string): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(key) && key.length <= 4 && key.every((part) => typeof part === "string")) return key as string[];
  } catch {
    // falls through to the refusal
  }
  throw bad("This cursor is not from this list.");
}

/** Checks `first` and `after`. @throws GraphQLError BAD_USER_INPUT */
export function pageRequest(
  args: { first?: number | null; after?: string | null },
  context: RequestContext,
  fallback = 100,
): PageRequest {
  const max = context.settings.env.LIMIT_PAGE;
  const first = args.first ?? Math.min(fallback, max);
  if (first < 0 || first > max) throw bad(`A page has from 0 to ${max} entries.`);
  return { first, after: args.after ? decodeCursor(args.after) : null };
}

/**
 * Makes a page of rows that were read with one more than asked for.
 * @param keyOf the keyset of a row, in the order of the list
 */
export function toPage<T>(
  rows: readonly T[],
  request: PageRequest,
  keyOf: (row: T) => readonly (string | number)[],
  totalCount: () => Promise<number> | number,
): Page<T> {
  const edges = rows.slice(0, request.first).map((node) => ({ node, cursor: encodeCursor(keyOf(node)) }));
  return {
    totalCount,
    edges,
    pageInfo: {
      hasNextPage: rows.length > request.first,
      hasPreviousPage: request.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
