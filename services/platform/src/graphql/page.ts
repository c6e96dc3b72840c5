import { GraphQLError } from "graphql";
import { isText } from "../text.ts";
import type { RequestContext } from "./context.ts";

/**
 * A page of a list: at most `first` nodes after the opaque cursor. `backward`: at most so many before it instead, for which
 * rows are read from there towards the beginning of the list.
 */
export type PageRequest = { first: number; after: readonly string[] | null; backward?: boolean };
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

export type PageArgs = { first?: number | null; after?: string | null; last?: number | null; before?: string | null };

/** Checks `first` and `after`, or `last` and `before`. @throws GraphQLError BAD_USER_INPUT */
export function pageRequest(args: PageArgs, context: RequestContext, fallback = 100): PageRequest {
  const max = context.settings.env.LIMIT_PAGE;
  const backward = (args.last ?? null) !== null || Boolean(args.before);
  if (backward && (args.first ?? null) !== null) throw bad("Ask for `first` or for `last` and `before`, not for both.");
  if (backward && args.after) throw bad("A page is `after` one cursor or `before` it, not both.");
  const size = (backward ? args.last : args.first) ?? Math.min(fallback, max);
  if (size < 0 || size > max) throw bad(`A page has from 0 to ${max} entries.`);
  const cursor = backward ? args.before : args.after;
  return { first: size, after: cursor ? decodeCursor(cursor) : null, ...(backward && { backward }) };
}

/** The part of a whole list that a page is of, as {@link toPage} takes it. */
export function sliceOf<T>(list: readonly T[], request: PageRequest, isAt: (row: T) => boolean): T[] {
  const all = request.backward ? list.toReversed() : list;
  // a row that is no more begins again at the first
  const from = request.after ? all.findIndex(isAt) + 1 : 0;
  return all.slice(from, from + request.first + 1);
}

/**
 * Makes a page of rows that were read with one more than asked for, a backward one of rows in the order of reading.
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
  if (request.backward) edges.reverse();
  const beyond = rows.length > request.first;
  const isAll = request.after === null && request.first > 0 && rows.length <= request.first;
  return {
    totalCount: isAll ? () => rows.length : totalCount,
    edges,
    pageInfo: {
      hasNextPage: request.backward ? request.after !== null : beyond,
      hasPreviousPage: request.backward ? beyond : request.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
