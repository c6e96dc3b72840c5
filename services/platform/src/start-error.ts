/** Why the product cannot start, where a person can mend it: one line that says what is wrong and what to do. */
export class StartError extends Error {
  override name = "StartError";
}

const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it hung up",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its name cannot be looked up",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no way to it",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk takes no writes",
  ENOSPC: "the disk is full",
  EDQUOT: "the quota is used up",
  ENOTDIR: "a file is where a folder should be",
  EEXIST: "a file is where a folder should be",
};

/** What the system says of a failure, in words; on one line. */
export function reasonOf(error: unknown): string {
  const { code, message, cause, errors } = error as {
    code?: string;
    message?: string;
    cause?: unknown;
    errors?: unknown[];
  };
  const known = code === undefined ? undefined : WHY[code];
  if (known) return known;
  // a name with several addresses, and a fetch, wrap what happened
  const inner = errors?.[0] ?? cause;
  if (inner) return reasonOf(inner);
  return String(message ?? error).replace(/\.?\s*(\n[\s\S]*)?$/, "");
}
