import { type GraphQLSchema, GraphQLError, parse } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { isDiskFull, isUnavailable } from "../database/connect.ts";
import { StorageFullError } from "../storage/storage.ts";
import type { RequestContext } from "./context.ts";
import { checkLimits, type Limits } from "./limits.ts";

export type EndpointOptions = {
  schema: GraphQLSchema;
  path: string;
  /** Makes the context of one HTTP request. */
  contextOf: (request: Request) => Promise<RequestContext>;
  limits: Limits & { batch: number; uploadBytes: number };
};

export const UPLOAD_WITH_BATCHING = "File upload is not available when combined with Batching";

const AWAY = "The service is restarting. Please try again in a moment.";

function refusal(status: number, message: string, code: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ errors: [{ message, extensions: { code } }] }), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}

/**
 * The rules of the wire before GraphQL: JSON, or multipart with a preflight header (which no plain form can send);
 * forms and text/plain are refused; a batch never carries files.
 */
async function checkRequest(request: Request, options: EndpointOptions): Promise<Response | null> {
  if (request.method === "GET" || request.method === "OPTIONS" || request.method === "HEAD") return null;
  if (request.method !== "POST")
    return refusal(405, "Use POST, or GET for queries.", "METHOD_NOT_ALLOWED", { allow: "GET, POST" });
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json" || type === "application/graphql+json") return null;
  if (type !== "multipart/form-data") {
    return refusal(415, "Send application/json, or multipart/form-data for files.", "UNSUPPORTED_MEDIA_TYPE");
  }
  if (!request.headers.get("apollo-require-preflight") && !request.headers.get("x-requested-with")) {
    return refusal(400, "A multipart request needs the header apollo-require-preflight or x-requested-with.", "CSRF");
  }
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > options.limits.uploadBytes * 1.1 + 65_536) {
    return refusal(
      413,
      `A file is at most ${Math.round(options.limits.uploadBytes / 1_048_576)} MB.`,
      "LIMIT_EXCEEDED",
    );
  }
  return null;
}

function limitsPlugin(options: EndpointOptions): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source) => {
        let document: ReturnType<typeof parse>;
        try {
          document = parse(source as string, { maxTokens: options.limits.tokens });
        } catch (error) {
          const tooLong = error instanceof GraphQLError && /more than \d+ tokens/.test(error.message);
          const code = tooLong ? "LIMIT_EXCEEDED" : "GRAPHQL_PARSE_FAILED";
          const message = tooLong
            ? `The query has more than ${options.limits.tokens} tokens.`
            : (error as Error).message;
          throw new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
        }
        checkLimits(document, options.limits);
        return document;
      });
    },
    onRequestParse: () => ({
      onRequestParseDone({ requestParserResult }) {
        if (Array.isArray(requestParserResult)) {
          if (requestParserResult.some((params) => typeof params !== "object" || params === null)) {
            throw new GraphQLError("Every entry of a batch is an object with a query.", {
              extensions: { code: "BAD_REQUEST", http: { status: 400 } },
            });
          }
          const hasFile = requestParserResult.some((params) => containsFile(params.variables));
          if (hasFile)
            throw new GraphQLError(UPLOAD_WITH_BATCHING, {
              extensions: { code: "BAD_REQUEST", http: { status: 400 } },
            });
        }
      },
    }),
  };
}

function containsFile(value: unknown): boolean {
  if (value instanceof File) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(containsFile);
}

/** Errors that GraphQL or our resolvers raised on purpose. By name: the libraries carry more than one copy of the class. */
function isExpected(error: unknown): error is GraphQLError {
  if (!(error instanceof Error) || error.name !== "GraphQLError") return false;
  const { originalError } = error as GraphQLError;
  return !originalError || isExpected(originalError);
}

/** Errors of the request itself (variables of the wrong shape) have no code of their own, and no field to point at. */
function coded(error: GraphQLError): GraphQLError {
  if (error.extensions?.code || error.path) return error;
  const { nodes, source, positions, extensions } = error;
  return new GraphQLError(error.message, {
    nodes,
    source,
    positions,
    extensions: { ...extensions, code: "BAD_USER_INPUT" },
  });
}

/** Expected errors pass; surprises become a message that a person may see, and a log line with the request's id. */
function present(error: GraphQLError & Error, context: RequestContext): GraphQLError {
  if (isExpected(error)) return coded(error);
  const { path, nodes } = error;
  const originalError = (error as GraphQLError).originalError;
  const shown = (message: string, code: string, http?: Record<string, unknown>) =>
    new GraphQLError(message, {
      path,
      nodes,
      extensions: { code, requestId: context.requestId, ...(http && { http }) },
    });
  if (isUnavailable(originalError)) {
    return shown(AWAY, "UNAVAILABLE", { status: 503, headers: { "retry-after": "2" } });
  }
  if (isDiskFull(originalError) || originalError instanceof StorageFullError) {
    return shown("There is no room left to store this. Nothing was changed.", "STORAGE_FULL", { status: 507 });
  }
  context.log.error("unexpected error", {
    requestId: context.requestId,
    path,
    error: String(originalError?.stack ?? originalError),
  });
  return shown(`Something went wrong on our side (request ${context.requestId}).`, "INTERNAL_SERVER_ERROR");
}

const errorsPlugin: Plugin<RequestContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if (Symbol.asyncIterator in result || !result.errors) return;
      setResult({ ...result, errors: result.errors.map((error) => present(error, args.contextValue)) });
    },
  }),
};

/** One GraphQL endpoint in the wire form of the specification, as a fetch-style handler. */
export function createEndpoint(options: EndpointOptions): (request: Request) => Promise<Response> {
  const yoga = createYoga<{ prepared: RequestContext }, RequestContext>({
    schema: options.schema,
    graphqlEndpoint: options.path,
    batching: { limit: options.limits.batch },
    multipart: true,
    // the platform's own Request, File and FormData: resolvers check for them
    fetchAPI: {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      File,
      Blob,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      URL,
      URLSearchParams,
    },
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    plugins: [limitsPlugin(options), errorsPlugin],
    context: ({ prepared }) => prepared,
    maskedErrors: {
      maskError: (error) => (isExpected(error) ? error : new GraphQLError("The request could not be read.")),
    },
  });
  return async (request) => {
    const refused = await checkRequest(request, options);
    if (refused) return refused;
    let prepared: RequestContext;
    try {
      prepared = await options.contextOf(request);
    } catch (error) {
      if (isUnavailable(error)) return refusal(503, AWAY, "UNAVAILABLE", { "retry-after": "2" });
      throw error;
    }
    return yoga.fetch(request, { prepared });
  };
}
