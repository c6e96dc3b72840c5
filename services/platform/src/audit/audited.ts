import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from "graphql";
import type { RequestContext, Visitor } from "../graphql/context.ts";
import { running } from "./act.ts";
import { namesOf } from "./arguments.ts";
import { type AuditKind, insertEntry, insertOutcome, type Outcome } from "./audit.repository.ts";

type Result = Record<string, unknown> | null | undefined;
type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/** Most objects of one answer that are kept. */
const MOST = 100;

/** Keys in what the 3D service answers: of one thing, or of each in a list. */
function keysOf(value: unknown): string[] {
  const keyOf = (one: unknown) => (one as { uuid?: unknown } | null)?.uuid;
  const own = keyOf(value);
  if (typeof own === "string") return [own];
  const listed = typeof value === "object" && value !== null ? Object.values(value).flat(1).map(keyOf) : [];
  return listed.filter((key) => typeof key === "string").slice(0, MOST);
}

/** What a payload made or changed: objects with an id of their own among its fields. */
function madeOf(field: GraphQLField<unknown, RequestContext>, result: Result): string[] {
  const type = getNamedType(field.type);
  if (!result || !isObjectType(type)) return [];
  if ("value" in result) return keysOf(result.value);
  return Object.values(type.getFields()).flatMap(({ name, type: inner }) => {
    const value = result[name] as { id?: unknown } | null | undefined;
    const named = getNamedType(inner);
    if (!isObjectType(named) || typeof value !== "object" || value === null) return [];
    return typeof value.id === "string" || typeof value.id === "number" ? [`${named.name}:${value.id}`] : [];
  });
}

/** How an act ended, as its payload tells. */
function outcomeOf(field: GraphQLField<unknown, RequestContext>, result: Result): Outcome {
  const errors = Array.isArray(result?.errors) ? (result.errors as { code?: unknown }[]) : [];
  const error = result?.error as { type?: unknown } | null | undefined;
  const said = error ? [error.type] : errors.map(({ code }) => code);
  const codes = said.map((code) => (typeof code === "string" ? code : "ERROR"));
  return { ok: codes.length === 0, codes, made: codes.length === 0 ? madeOf(field, result) : [] };
}

function failureOf(error: unknown): Outcome {
  const code = (error as { extensions?: { code?: unknown } } | null)?.extensions?.code;
  return { ok: false, codes: [typeof code === "string" ? code : "INTERNAL_SERVER_ERROR"], made: [] };
}

function audit(field: GraphQLField<unknown, RequestContext>, resolve: Resolver, kind: AuditKind): Resolver {
  return (source, args, context, info) => {
    let begun: Promise<number | null> | null = null;
    const begin = ({ userId, roles }: Visitor) => {
      const { fields, objects } = namesOf(args);
      const { ip, requestId } = context;
      begun ??= insertEntry(context.db, {
        kind,
        actor: userId,
        roles,
        act: field.name,
        fields,
        objects,
        ip,
        requestId,
      }).catch((error: unknown) => {
        context.log.error("an act of staff could not be noted", { act: field.name, requestId, error: String(error) });
        throw error;
      });
      // whoever waits for it below is told; until then it is nobody's surprise
      begun.catch(() => undefined);
    };
    const end = async (outcome: () => Outcome): Promise<void> => {
      const id = await begun;
      if (id !== null) await insertOutcome(context.db, id, outcome());
    };
    const finish = async (waiting: Promise<unknown>): Promise<unknown> => {
      let result: unknown;
      try {
        result = await waiting;
      } catch (error) {
        if (begun) await end(() => failureOf(error)).catch(() => undefined);
        throw error;
      }
      if (begun) await end(() => outcomeOf(field, result as Result));
      return result;
    };
    let result: unknown;
    try {
      result = running.run({ begin }, () => resolve(source, args, context, info));
    } catch (error) {
      // what ends before anything was waited for has ended as well
      if (begun) return finish(Promise.reject(error));
      throw error;
    }
    if (result instanceof Promise) return finish(result);
    return begun ? finish(Promise.resolve(result)) : result;
  };
}

/**
 * Puts the audit log before every root field of a schema: what a visitor does because they are staff is noted when their
 * role has let them through ({@link actsAsStaff}), and how it ended. Values are never noted, only names of inputs and ids.
 * @param unnoted queries for staff that tell nothing about a person, and steps of an act that is noted as a whole
 */
export function audited(schema: GraphQLSchema, unnoted: ReadonlySet<string>): GraphQLSchema {
  const wrap = (type: GraphQLObjectType | null | undefined, kind: AuditKind) => {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (unnoted.has(field.name)) continue;
      if (field.resolve) field.resolve = audit(field, field.resolve as Resolver, kind);
    }
  };
  wrap(schema.getQueryType(), "view");
  wrap(schema.getMutationType(), "change");
  return schema;
}
