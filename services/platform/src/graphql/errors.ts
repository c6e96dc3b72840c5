import { GraphQLError } from "graphql";
import { inputRefusal, isDiskFull, isUnavailable } from "../database/connect.ts";
import { StorageAwayError, StorageFullError } from "../storage/storage.ts";
import type { RequestContext } from "./context.ts";

/** What the wire says while the database is away. */
export const AWAY = "The service is restarting. Please try again in a moment.";

/** Errors that GraphQL or our resolvers raised on purpose. By name: the libraries carry more than one copy of the class. */
export function isExpected(error: unknown): error is GraphQLError {
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
export function present(error: GraphQLError & Error, context: RequestContext): GraphQLError {
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
  if (originalError instanceof StorageAwayError) {
    context.log.warn("the object storage is away", { requestId: context.requestId, error: originalError.message });
    const message = "Files cannot be stored or read right now. Please try again in a moment.";
    return shown(message, "UNAVAILABLE", { status: 503, headers: { "retry-after": "2" } });
  }
  if (isDiskFull(originalError) || originalError instanceof StorageFullError) {
    return shown("There is no room left to store this. Nothing was changed.", "STORAGE_FULL", { status: 507 });
  }
  const refusal = inputRefusal(originalError);
  if (refusal) return shown(refusal, "BAD_USER_INPUT");
  context.log.error("unexpected error", {
    requestId: context.requestId,
    path,
    error: String(originalError?.stack ?? originalError),
  });
  return shown(`Something went wrong on our side (request ${context.requestId}).`, "INTERNAL_SERVER_ERROR");
}
