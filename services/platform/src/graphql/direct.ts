import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
} from "graphql";
import { normalizedExecutor } from "@graphql-tools/executor";
import { isUnavailable } from "../database/connect.ts";
import type { DirectAnswer, DirectHandler, DirectRequest } from "../http/direct.ts";
import { documentCache, type DocumentReader, documentReader } from "./document.ts";
import type { EndpointOptions } from "./endpoint.ts";
import { AWAY, present } from "./errors.ts";
import { asWork } from "../work.ts";
import { askedBy, rootFields, watchOperation } from "./operation.ts";
import { type WatchedContext, watchLimits, withRefusal } from "./refusal.ts";

type Operation = Pick<ExecutionArgs, "document" | "variableValues" | "operationName">;

const KEYS = new Set(["query", "variables", "operationName"]);
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const ACCEPTED = new Set(["*/*", "application/json", undefined]);

/** Is this a request as our clients and every plain client send it? */
const isPlain = ({ headers }: DirectRequest): boolean =>
  JSON_TYPE.test(headers["content-type"] ?? "") &&
  ACCEPTED.has(headers.accept) &&
  headers["content-encoding"] === undefined;

/** What a GraphQL error shows: without what only the transport reads. */
function shown(error: GraphQLError) {
  const { extensions, ...rest } = error.toJSON();
  const { http: _http, unexpected: _unexpected, ...kept } = extensions ?? {};
  return Object.keys(kept).length > 0 ? { ...rest, extensions: kept } : rest;
}

type Transport = { status?: number; headers?: Record<string, string> };

/** Status and headers that a result and its errors ask for: the highest status wins. */
function transportOf({ errors = [], extensions }: ExecutionResult): {
  status: number;
  headers: Record<string, string>;
} {
  let status = 0;
  const headers: Record<string, string> = {};
  for (const asked of [extensions, ...errors.map((error) => error.extensions)]) {
    const http = asked?.http as Transport | undefined;
    Object.assign(headers, http?.headers);
    status = Math.max(status, http?.status ?? 0);
  }
  return { status: status || 200, headers };
}

const JSON_ANSWER = { "content-type": "application/json; charset=utf-8" };

/** A document that may be executed; null for one that is refused. */
function validDocument(read: DocumentReader, source: string): DocumentNode | null {
  try {
    const { document, errors } = read(source);
    return errors.length === 0 ? document : null;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/**
 * The same endpoint for the common case, a small JSON body with operations that are known to be valid: no Request, no
 * Response, no plugin chain, which cost more than a short query itself. Whatever is unusual (other types, files, refused
 * documents, subscriptions, odd parameters) is left to the general endpoint, which also words every refusal.
 */
export function createDirect(options: EndpointOptions): DirectHandler {
  const documents = options.documents ?? documentReader(options.schema, "", options.limits, documentCache());

  const operationOf = (params: unknown, read: DocumentReader): Operation | null => {
    if (typeof params !== "object" || params === null) return null;
    for (const key in params) if (!KEYS.has(key)) return null;
    const { query } = params as Record<string, unknown>;
    // null is as good as absent
    const operationName = (params as Record<string, unknown>).operationName ?? undefined;
    const variables = (params as Record<string, unknown>).variables ?? undefined;
    if (typeof query !== "string") return null;
    if (operationName !== undefined && typeof operationName !== "string") return null;
    if (variables !== undefined && (typeof variables !== "object" || Array.isArray(variables))) return null;
    const document = validDocument(read, query);
    const operation = document && getOperationAST(document, operationName);
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return {
      document,
      ...(variables !== undefined && { variableValues: variables as Record<string, unknown> }),
      ...(operationName !== undefined && { operationName }),
    };
  };

  const run = async (operation: Operation, contextValue: WatchedContext): Promise<ExecutionResult> => {
    const result = (await normalizedExecutor({
      schema: options.schema,
      contextValue,
      ...operation,
    })) as ExecutionResult;
    const errors = result.errors?.map((error) => present(error, contextValue));
    return withRefusal(errors ? { ...result, errors } : result, contextValue.wait());
  };

  /** As it goes out; what only the transport reads stays here. */
  const text = ({ data, errors }: ExecutionResult): string => JSON.stringify({ errors: errors?.map(shown), data });

  return async (request, info): Promise<DirectAnswer | null> => {
    if (!isPlain(request)) return null;
    let body: unknown;
    try {
      body = JSON.parse(request.body.toString("utf8"));
    } catch {
      return null;
    }
    const batch = Array.isArray(body) ? (body as unknown[]) : null;
    if (batch && (batch.length === 0 || batch.length > options.limits.batch)) return null;
    const operations: Operation[] = [];
    const read = documents(info);
    for (const params of batch ?? [body]) {
      const operation = operationOf(params, read);
      if (!operation) return null;
      operations.push(operation);
    }
    const { reads } = options;
    const asked = reads ? operations.map((one) => rootFields(one.document, one.operationName)) : [];
    const headers = { get: (name: string) => (request.headers[name] as string | undefined) ?? null };
    let context: WatchedContext;
    try {
      const plain = await options.contextOf({ headers }, info);
      context = watchLimits(reads?.place(plain, asked, info) ?? plain);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const away = { errors: [{ message: AWAY, extensions: { code: "UNAVAILABLE" } }] };
      return {
        status: 503,
        headers: { "content-type": "application/json", "retry-after": "2" },
        body: JSON.stringify(away),
      };
    }
    const results = await Promise.all(
      operations.map((operation) => {
        const named = askedBy(operation.document, operation.operationName);
        const work = { requestId: info.requestId, operation: named.name };
        return asWork(work, () => watchOperation(named, options.onOperation, () => run(operation, context)));
      }),
    );
    const told = asked.some(({ type }) => type === "mutation") ? await reads?.wrote(info) : undefined;
    const json = { ...JSON_ANSWER, ...told };
    const [only] = results;
    if (batch || !only) {
      return { status: 200, headers: json, body: `[${results.map(text).join(",")}]` };
    }
    if (!only.errors && !only.extensions) return { status: 200, headers: json, body: text(only) };
    const { status, headers: wanted } = transportOf(only);
    return { status, headers: { ...json, ...wanted }, body: text(only) };
  };
}
