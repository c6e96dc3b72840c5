import { TextField } from "@carloom/ui";

export type CodeFieldProps = { label: string; hint?: string; error?: string | undefined };

/** A one-time code, or a recovery code where the hint says so; the browser offers what an authenticator gave. */
export function CodeField({ label, hint, error }: CodeFieldProps) {
  return (
    <TextField
      className="account-code"
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="text"
      maxLength={64}
      error={error}
    />
  );
}
