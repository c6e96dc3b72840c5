import { GraphQLRequestError, TransportError } from "@carloom/api-client";

/**
 * Why a request came to nothing, as far as somebody can do something about it. The services' own sentences are English
 * and for the log; people are told in their language.
 */
export type Problem =
  | "offline"
  /** It answers, but not this now. */
  | "busy"
  | "signed-out"
  | "forbidden"
  | "gone"
  /** Somebody else was there first. */
  | "changed"
  | "limit"
  | "invalid"
  /** Anything else. */
  | "refused";

const OF_TYPE: Readonly<Record<string, Problem>> = {
  UNAUTHENTICATED: "signed-out",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "gone",
  CONFLICT: "changed",
  LIMIT: "limit",
  LIMIT_EXCEEDED: "limit",
  INVALID: "invalid",
  BAD_USER_INPUT: "invalid",
  UNAVAILABLE: "busy",
};

/** Of the `type` or `code` of an expected failure. */
export const problemOfType = (type: string | null | undefined): Problem => OF_TYPE[type ?? ""] ?? "refused";

/** Of what a call to a service threw. */
export function problemOf(error: unknown): Problem {
  if (error instanceof GraphQLRequestError) return problemOfType(error.code);
  if (!(error instanceof TransportError)) return "refused";
  if (error.failure === "network" || error.failure === "timeout") return "offline";
  const { status } = error;
  if (status === 429) return "limit";
  return status === undefined || status >= 500 || status === 408 ? "busy" : "refused";
}

/** Problems that are told alike everywhere. */
const SHARED: ReadonlySet<Problem> = new Set([
  "offline",
  "busy",
  "signed-out",
  "forbidden",
  "gone",
  "changed",
  "limit",
]);

/**
 * The message of a problem.
 * @param fallback what did not happen, where nothing more is known
 * @param own keys of this place, where it can say more than the shared ones
 */
export const problemKey = (problem: Problem, fallback: string, own: Partial<Record<Problem, string>> = {}): string =>
  own[problem] ?? (SHARED.has(problem) ? `studio.error.${problem}` : fallback);
