import type { TranslateText } from "@carloom/ui";
import type { AuthError } from "../auth/calls.ts";

/** The text of a refusal: of its code in this field, of its code, or that something went wrong. */
export function errorText(t: TranslateText, { field, code }: AuthError): string {
  for (const key of [`account.error.${code}.${field}`, `account.error.${code}`]) {
    const text = t(key, { count: 8 });
    if (text !== key) return text;
  }
  return t("account.error.UNKNOWN");
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Required fields, addresses and lengths, before anything is sent. The server checks all of it again. */
export function checkFields(
  values: Record<string, string>,
  rules: { required: readonly string[]; email?: string; newPassword?: string },
): AuthError[] {
  const errors: AuthError[] = [];
  for (const field of rules.required) if (!values[field]?.trim()) errors.push({ field, code: "REQUIRED" });
  const { email: emailField = "email" } = rules;
  const email = values[emailField]?.trim();
  if (email && !EMAIL.test(email)) errors.push({ field: emailField, code: "INVALID" });
  const password = rules.newPassword ? (values[rules.newPassword] ?? "") : "";
  if (rules.newPassword && password && [...password].length < 8)
    errors.push({ field: rules.newPassword, code: "PASSWORD_TOO_SHORT" });
  return errors;
}
