import { Button, ErrorNote, useT } from "@carloom/ui";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { AuthError, AuthResult } from "../auth/calls.ts";
import { errorText } from "./error-text.ts";

export type Submit = {
  busy: boolean;
  /** The text for a field's error, in the person's language. */
  error: (field: string) => string | undefined;
  /** What it was refused for. */
  code: (field: string) => string | undefined;
  /** Errors that belong to no field of the form. */
  general: readonly AuthError[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form that is sent once at a time. Errors stand beside their fields, and the first of them takes the focus.
 * @param fields names of the inputs that an error may belong to
 */
export function useSubmit(
  fields: readonly string[],
  check: (values: Record<string, string>) => AuthError[],
  send: (values: Record<string, string>) => Promise<AuthResult<unknown>>,
): Submit {
  const t = useT();
  const [errors, setErrors] = useState<readonly AuthError[]>([]);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const show = (form: HTMLFormElement, found: readonly AuthError[]) => {
    setErrors(found);
    const first = found.find((error) => error.field && fields.includes(error.field));
    const input = first?.field ? form.elements.namedItem(first.field) : null;
    if (input instanceof HTMLElement) input.focus();
  };

  const of = (field: string) => errors.find((error) => error.field === field);
  return {
    busy,
    error: (field) => {
      const found = of(field);
      return found && errorText(t, found);
    },
    code: (field) => of(field)?.code,
    general: errors.filter((error) => !error.field || !fields.includes(error.field)),
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (running.current) return;
      const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const found = check(values);
      if (found.length > 0) return show(form, found);
      running.current = true;
      setBusy(true);
      setErrors([]);
      void send(values).then((result) => {
        running.current = false;
        setBusy(false);
        if (!result.ok) show(form, result.errors);
      });
    },
  };
}

export type FormProps = {
  submit: Submit;
  /** The action, and the same while it runs. */
  action: string;
  running: string;
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  /** One of several on a page: its action is not the page's main one. */
  quiet?: boolean;
};

export function Form({ submit, action, running, children, aside, quiet = false }: FormProps) {
  const t = useT();
  return (
    <form className="account-form" onSubmit={submit.onSubmit} noValidate aria-busy={submit.busy}>
      {children}
      {submit.general.map((error) => (
        <ErrorNote key={`${error.field}${error.code}`}>{errorText(t, error)}</ErrorNote>
      ))}
      <div className="account-actions">
        <Button type="submit" variant={quiet ? "secondary" : "primary"} aria-disabled={submit.busy}>
          {submit.busy ? running : action}
        </Button>
        {aside}
      </div>
    </form>
  );
}
