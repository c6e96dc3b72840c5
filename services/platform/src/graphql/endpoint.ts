import { type DocumentNode, type GraphQLSchema, GraphQLError } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { isUnavailable } from "../database/connect.ts";
import type { RequestInfo } from "../http/request-info.ts";
import type { RequestContext } from "./context.ts";
import { documentCache, type DocumentReader, documentReader, type RequestReader } from "./document.ts";
import { AWAY, isExpected, present } from "./errors.ts";
import { type EndpointLimits, refuse } from "./limits.ts";
import { openedPlugin } from "./opened.ts";
import { asWork, nameWork } from "../work.ts";
import { askedBy, type OperationEar, type rootFields, watchOperation } from "./operation.ts";
import { type WatchedContext, watchLimits, withRefusal } from "./refusal.ts";

/** Where an endpoint reads for whom, where there is more than one database to read from. */
export type Reads = {
  /** The context with the database that may answer these operations. */
  place(context: RequestContext, asked: readonly RootFields[], info: RequestInfo): RequestContext;
  /** Somebody wrote. @returns headers that say so */
  wrote(info: RequestInfo): Promise<Record<string, string>>;
};
export type RootFields = ReturnType<typeof rootFields>;

/** What is read of headers, whatever carries them. */
export type HeaderReader = { get(name: string): string | null };

export type EndpointOptions = {
  schema: GraphQLSchema;
  path: string;
  /** Makes the context of one HTTP request from its headers; `info` is there when it came over a socket. */
  contextOf: (request: { headers: HeaderReader }, info?: RequestInfo) => Promise<RequestContext>;
  limits: EndpointLimits;
  reads?: Reads;
  /** Told of every operation that was executed. */
  onOperation?: OperationEar;
  /** Reads the documents of a request; one that both handlers of an endpoint share reads each once. */
  documents?: RequestReader;
};

type Prepared = { prepared: WatchedContext; read: DocumentReader };

export const UPLOAD_WITH_BATCHING = "File upload is not available when combined with Batching";

/** A refusal in the form of GraphQL errors, whatever was asked. */
export function refusal(status: number, message: string, code: string, headers: Record<string, string> = {}): Response {
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

/** What is said of each document of a request, between its reading and its execution. */
const found = new WeakMap<DocumentNode, readonly GraphQLError[]>();

function limitsPlugin(): Plugin<Prepared> {
  return {
    onParse({ context, setParseFn }) {
      setParseFn((source) => {
        const { document, errors } = context.read(source as string);
        found.set(document, errors);
        return document;
      });
    },
    onValidate({ params, setResult }) {
      setResult(found.get(params.documentAST) ?? []);
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

/** The request, whose form may be as large as a file but whose operations may not. */
function withSmallForm(request: Request, jsonBytes: number): Request {
  if (!request.headers.get("content-type")?.startsWith("multipart/")) return request;
  const formData = async () => {
    const form = await Request.prototype.formData.call(request);
    for (const name of ["operations", "map"]) {
      const text = form.get(name);
      if (typeof text === "string" && text.length > jsonBytes)
        throw refuse(`The ${name} of a request are at most ${Math.floor(jsonBytes / 1024)} KB.`);
    }
    return form;
  };
  return Object.defineProperty(request, "formData", { value: formData });
}

function containsFile(value: unknown): boolean {
  if (value instanceof File) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(containsFile);
}

const resultPlugin = (onOperation: OperationEar | undefined): Plugin<WatchedContext> => ({
  onExecute: ({ args, executeFn, setExecuteFn }) => {
    const asked = askedBy(args.document, args.operationName);
    nameWork(asked.name);
    setExecuteFn((given) => watchOperation(asked, onOperation, async () => executeFn(given)));
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const { contextValue } = args;
        const errors = result.errors?.map((error) => present(error, contextValue));
        setResult(withRefusal(errors ? { ...result, errors } : result, contextValue.wait()));
      },
    };
  },
});

/** One GraphQL endpoint in the wire form of the specification, as a fetch-style handler. */
export function createEndpoint(options: EndpointOptions): (request: Request, info?: RequestInfo) => Promise<Response> {
  const yoga = createYoga<Prepared, WatchedContext>({
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
    plugins: [openedPlugin(), limitsPlugin(), resultPlugin(options.onOperation)],
    // it would keep what was refused too, however much that is
    parserAndValidationCache: false,
    context: ({ prepared }) => prepared,
    maskedErrors: {
      maskError: (error) => (isExpected(error) ? error : new GraphQLError("The request could not be read.")),
    },
  });
  const documents = options.documents ?? documentReader(options.schema, "", options.limits, documentCache());
  return async (request, info) => {
    const refused = await checkRequest(request, options);
    if (refused) return refused;
    let prepared: WatchedContext;
    try {
      prepared = { ...watchLimits(await options.contextOf(request, info)), method: request.method };
    } catch (error) {
      if (isUnavailable(error)) return refusal(503, AWAY, "UNAVAILABLE", { "retry-after": "2" });
      throw error;
    }
    const read = documents(info ?? { ip: "", requestId: "" });
    const response = await asWork({ requestId: info?.requestId ?? "" }, () =>
      yoga.fetch(withSmallForm(request, options.limits.jsonBytes), { prepared, read }),
    );
    // the unusual is read where it is written, and may have written
    if (info && request.method === "POST")
      for (const [name, value] of Object.entries((await options.reads?.wrote(info)) ?? {}))
        response.headers.set(name, value);
    return response;
  };
}
