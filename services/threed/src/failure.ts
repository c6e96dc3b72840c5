import type { Builder } from "@carloom/platform";

export type FailureType =
  | "GRAPHQL_ERROR"
  | "INVALID"
  | "NOT_FOUND"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "CONFLICT"
  /** A build of a version that this service does not know yet: nothing was done with it. */
  | "NEWER"
  /** Whoever asks writes a build of an earlier version than the one that is stored: their page is to be reloaded. */
  | "OUTDATED"
  | "LIMIT";

/** An expected failure of a mutation: `message` is an English sentence for a person, `type` is stable for clients. */
export type Failure = { message: string; type: FailureType };

/** What a command answers: a value, a failure, or (on CONFLICT) the stored value beside the failure. */
export type Outcome<T> = { value: T | null; error: Failure | null };

export const done = <T>(value: T): Outcome<T> => ({ value, error: null });
export const fail = (type: FailureType, message: string): Outcome<never> => ({ value: null, error: { type, message } });

export const signInFirst = () => fail("UNAUTHENTICATED", "Please sign in to do this.");
/** Also the answer for what belongs to somebody else. */
export const notFound = (what: string) => fail("NOT_FOUND", `This ${what} does not exist.`);
export const invalid = (message: string) => fail("INVALID", message);
/** A build that cannot be read: broken, or newer than this service. */
export const unreadable = ({ message, newer }: { message: string; newer?: true }) =>
  fail(newer ? "NEWER" : "INVALID", message);

export function addMutationError(builder: Builder) {
  const ref = builder.objectRef<Failure>("MutationError");
  builder.objectType(ref, {
    fields: (t) => ({ message: t.exposeString("message"), type: t.exposeString("type") }),
  });
  return ref;
}
export type MutationErrorRef = ReturnType<typeof addMutationError>;
