import { createHash } from "node:crypto";
import { type DocumentNode, GraphQLError, getOperationAST, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { takeTurn } from "../database/turn.ts";
import type { RequestContext } from "./context.ts";
import type { DocumentReader } from "./document.ts";

/**
 * What a form was opened with, as `extensions.opened` of a mutation: the question that was asked, and the record in its
 * answer. The mutation runs only while the record is still that. A client of plain GraphQL sends none, and nothing changes.
 */
export type Opened = {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  /** Where the record stands in the answer; `#` is the element of a list in which the record is the one. */
  at: readonly string[];
  /** The field that tells the record from others of a list, such as `id`. */
  by: string;
  /** The record as it was, or a part of it: what is left out may change. */
  was: Record<string, unknown>;
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

const MOST_STEPS = 12;

/** @returns null where it is not what such a form sends */
export function readOpened(given: unknown): Opened | null {
  if (!isObject(given)) return null;
  const { query, operationName, variables, at, by, was } = given;
  if (typeof query !== "string" || typeof by !== "string" || !isObject(was) || Array.isArray(was)) return null;
  if (!Array.isArray(at) || at.length > MOST_STEPS || !at.every((step) => typeof step === "string")) return null;
  if (operationName !== undefined && typeof operationName !== "string") return null;
  if (variables !== undefined && (!isObject(variables) || Array.isArray(variables))) return null;
  return {
    query,
    at,
    by,
    was,
    ...(operationName !== undefined && { operationName }),
    ...(variables !== undefined && { variables: variables as Json }),
  };
}

/** The record at its place of an answer; undefined where it is no more. */
export function recordAt(answer: unknown, { at, by, was }: Pick<Opened, "at" | "by" | "was">): unknown {
  const follow = (value: unknown, step: number): unknown => {
    const name = at[step];
    if (name === undefined) return value;
    if (!isObject(value)) return undefined;
    if (name !== "#") return Object.hasOwn(value, name) ? follow(value[name], step + 1) : undefined;
    if (!Array.isArray(value)) return undefined;
    for (const one of value) {
      const found = follow(one, step + 1);
      if (isObject(found) && found[by] === was[by]) return found;
    }
    return undefined;
  };
  return follow(answer, 0);
}

/** Is all that `was` says still so? What it leaves out may be anything; lists are told whole. */
export function isStill(was: unknown, now: unknown): boolean {
  if (Array.isArray(was))
    return Array.isArray(now) && was.length === now.length && was.every((one, index) => isStill(one, now[index]));
  if (isObject(was))
    return isObject(now) && !Array.isArray(now) && Object.keys(was).every((key) => isStill(was[key], now[key]));
  return (was ?? null) === (now ?? null);
}

/** Whoever saves the same record waits for this name; its digest, as what a client names may be of any length and signs. */
export const turnOf = ({ by, was, operationName, variables }: Opened): string => {
  const key = was[by];
  const name = typeof key === "string" ? [by, key] : [operationName ?? "", variables ?? {}];
  return createHash("sha256").update(JSON.stringify(name)).digest("hex");
};

const refused = (message: string, code: string, more: Json = {}) => ({
  errors: [new GraphQLError(message, { extensions: { code, ...more } })],
});

type Prepared = { prepared: RequestContext; read: DocumentReader };

const isQuestion = (document: DocumentNode, name: string | undefined): boolean =>
  getOperationAST(document, name)?.operation === OperationTypeNode.QUERY;

/**
 * Refuses a mutation whose form was opened with what is not so any more, with `CHANGED` and the record as it is `now`. Those
 * that save the same record take turns, so that nobody changes it between the look and the act. Questions are asked with the
 * rights and the limits of whoever asks.
 */
export function openedPlugin(): Plugin<Prepared> {
  return {
    onParams({ params, paramsHandler, setParamsHandler }) {
      const given = (params.extensions as Json | undefined)?.["opened"];
      if (given === undefined || given === null) return;
      setParamsHandler(async (payload) => {
        const context = payload.context as unknown as Prepared;
        const { prepared, read } = context;
        if (!prepared.visitor?.isStaff)
          return refused(
            "Only staff save against what they opened.",
            prepared.visitor ? "FORBIDDEN" : "UNAUTHENTICATED",
          );
        const opened = readOpened(given);
        const reading = opened && read(opened.query);
        if (!reading || !isQuestion(reading.document, opened.operationName))
          return refused("extensions.opened names a query, a place in its answer and the record there.", "BAD_REQUEST");
        const turn = await takeTurn(prepared.db, turnOf(opened));
        if (!turn) return refused("Somebody else is saving this now. Try again.", "BUSY");
        try {
          const { query, operationName, variables } = opened;
          const asked = await paramsHandler({
            ...payload,
            params: { query, operationName, variables },
            // its own loaders: what they keep is not what is there after the act; its document was read and weighed above
            context: { ...payload.context, prepared: { ...prepared }, read: () => reading } as typeof payload.context,
          });
          if (Symbol.asyncIterator in asked || asked.errors?.length) return asked;
          const now = recordAt(asked.data, opened) ?? null;
          if (now === null || !isStill(opened.was, now))
            return refused("Somebody else has changed this meanwhile.", "CHANGED", { now });
          return await paramsHandler(payload);
        } finally {
          await turn.end();
        }
      });
    },
  };
}
