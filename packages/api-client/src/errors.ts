/** One error of a GraphQL answer. `extensions.code` is the service's code, when it gave one. */
export type GraphQLErrorItem = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; [name: string]: unknown };
};

/** The service answered, and its answer has errors. `data` is what it could still give. */
export class GraphQLRequestError extends Error {
  override name = "GraphQLRequestError";
  readonly operationName: string;
  readonly errors: readonly GraphQLErrorItem[];
  readonly data: unknown;
  constructor(operationName: string, errors: readonly GraphQLErrorItem[], data: unknown) {
    super(errors.map((error) => error.message).join("; "));
    this.operationName = operationName;
    this.errors = errors;
    this.data = data;
  }
  /** Code of the first error, such as `UNAUTHENTICATED`. */
  get code(): string | undefined {
    return this.errors[0]?.extensions?.code;
  }
}

export type TransportFailure = "network" | "timeout" | "http" | "protocol";

/** No usable answer. `status` is the HTTP status when there was one; `retryAfter` (s) is the server's wish on 429 and 503. */
export class TransportError extends Error {
  override name = "TransportError";
  readonly failure: TransportFailure;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  constructor(
    failure: TransportFailure,
    message: string,
    answer: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: answer.cause });
    this.failure = failure;
    this.status = answer.status;
    this.retryAfter = answer.retryAfter;
  }
}

/** Seconds of a Retry-After header: a count of seconds or an HTTP date. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - nowMs) / 1000));
}
