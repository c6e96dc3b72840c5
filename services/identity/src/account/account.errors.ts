/** The part of Saleor's codes that we use. */
export const ACCOUNT_ERROR_CODES = [
  "DEACTIVATE_OWN_ACCOUNT",
  "DELETE_NON_STAFF_USER",
  "DELETE_OWN_ACCOUNT",
  "DELETE_STAFF_ACCOUNT",
  "GRAPHQL_ERROR",
  "INACTIVE",
  "INVALID",
  "INVALID_PASSWORD",
  "INVALID_CREDENTIALS",
  "LEFT_NOT_MANAGEABLE_PERMISSION",
  "NOT_FOUND",
  "OUT_OF_SCOPE_USER",
  "PASSWORD_ENTIRELY_NUMERIC",
  "PASSWORD_TOO_COMMON",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_SIMILAR",
  "PASSWORD_RESET_ALREADY_REQUESTED",
  "REQUIRED",
  "UNIQUE",
  "JWT_SIGNATURE_EXPIRED",
  "JWT_INVALID_TOKEN",
  "JWT_DECODE_ERROR",
  "JWT_MISSING_TOKEN",
  "JWT_INVALID_CSRF_TOKEN",
  "ACCOUNT_NOT_CONFIRMED",
  "LOGIN_ATTEMPT_DELAYED",
] as const;
export type AccountErrorCode = (typeof ACCOUNT_ERROR_CODES)[number];

/** An expected refusal, as the payload's `errors` carries it. `field` names the input, null the whole. */
export type AccountError = {
  field: string | null;
  code: AccountErrorCode;
  message: string;
  /** Seconds to wait, when the refusal is for too many attempts. */
  retryAfter?: number;
};

export const problem = (field: string | null, code: AccountErrorCode, message: string): AccountError => ({
  field,
  code,
  message,
});

/** A command's outcome: what it gives, or why not. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; errors: AccountError[] };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (...errors: AccountError[]): { ok: false; errors: AccountError[] } => ({ ok: false, errors });
