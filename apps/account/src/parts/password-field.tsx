import { Field, useT } from "@carloom/ui";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

export type PasswordFieldProps = {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string;
  /** `current-password`, or `new-password` where one is chosen. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at while it is written. */
export function PasswordField({ name, label, error, hint, autoComplete }: PasswordFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="account-password">
          <input
            {...control}
            className="ui-input"
            type={shown ? "text" : "password"}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="account-reveal"
            aria-pressed={shown}
            aria-label={t("account.password.show")}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} strokeWidth={1.6} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
