import { Button, ErrorNote, FitsGlyph, useT } from "@carloom/ui";
import type { ReactNode } from "react";
import { errorText } from "./error-text.ts";
import type { Submit } from "./form.tsx";

export type SectionFormProps = {
  title: string;
  lead?: string;
  submit: Submit;
  action: string;
  /** True, or what to say, after it was saved, until it is sent again. */
  saved: boolean | string;
  children: ReactNode;
};

/** One thing to change, with its own button: the page's accent stays with its one main action. */
export function SectionForm({ title, lead, submit, action, saved, children }: SectionFormProps) {
  const t = useT();
  return (
    <section className="account-section">
      <div>
        <h2>{title}</h2>
        {lead ? <p className="ui-hint">{lead}</p> : null}
      </div>
      <form className="account-form" onSubmit={submit.onSubmit} noValidate aria-busy={submit.busy}>
        {children}
        {submit.general.map((error) => (
          <ErrorNote key={`${error.field}${error.code}`}>{errorText(t, error)}</ErrorNote>
        ))}
        <div className="account-actions">
          <Button type="submit" aria-disabled={submit.busy}>
            {submit.busy ? t("account.saving") : action}
          </Button>
          <span role="status">
            {saved && !submit.busy ? (
              <span className="account-done">
                <FitsGlyph />
                {saved === true ? t("account.saved") : saved}
              </span>
            ) : null}
          </span>
        </div>
      </form>
    </section>
  );
}
