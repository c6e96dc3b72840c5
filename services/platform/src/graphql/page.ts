import { GraphQLError } from "graphql";
import { isText } from "../text.ts";
import type { RequestContext } from "./context.ts";

/** A page of a list: at most `first` nodes after the opaque cursor. */
export type PageRequest = { first: number; after: readonly string[] | null };
export type Page<T> = {
  totalCount: () => Promise<number> | number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { node: T; cursor: string }[];
};

const bad = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
export const foreignCursor = (): GraphQLError => bad("This cursor is not from this list.");

export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key.map(String))).toString("base64url");
}

function decodeCursor(cursor: string): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(key) && key.length <= 4 && key.every((part) => typeof part === "string" && isText(part)))
      return key as string[];
  } catch {
    // falls through to the refusal
  }
  throw foreignCursor();
}

const MOST_INTEGER = 2_147_483_647;
const TIME = /^(?!0000)(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d{1,6})?(Z|[+-]\d\d)(:\d\d)?$/;

/** A whole number of a cursor, which every column of numbers can be compared with; null for anything else. */
export function cursorNumber(part: string | undefined): number | null {
  if (part === undefined || !/^-?\d{1,10}$/.test(part)) return null;
  return Math.abs(Number(part)) <= MOST_INTEGER ? Number(part) : null;
}

/** A moment of a cursor as PostgreSQL or JavaScript writes it; null for anything else. */
export function cursorTime(part: string | undefined): string | null {
  const [, day, time, zone = "", minutes = zone === "Z" ? "" : ":00"] = TIME.exec(part ?? "") ?? [];
  return day && part !== undefined && Number.isFinite(Date.parse(`${day}T${time}${zone}${minutes}`)) ? part : null;
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
 * @param totalCount asked for only where the list goes on beyond its first page: what stands on that one is counted already
 */
export function toPage<T>(
  rows: readonly T[],
  request: PageRequest,
  keyOf: (row: T) => readonly (string | number)[],
  totalCount: () => Promise<number> | number,
): Page<T> {
  const edges = rows.slice(0, request.first).map((node) => ({ node, cursor: encodeCursor(keyOf(node)) }));
  const isAll = request.after === null && request.first > 0 && rows.length <= request.first;
  return {
    totalCount: isAll ? () => rows.length : totalCount,
    edges,
    pageInfo: {
      hasNextPage: rows.length > request.first,
      hasPreviousPage: request.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
