import { type ReactNode, useId } from "react";

/** A titled part of a page, with what can be done to it at the right. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="da-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions ? <div className="da-actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}

/** The head of a page: where one is, its name, its state, its acts. */
export function PageHead({
  title,
  back,
  state,
  actions,
}: {
  title: string;
  back?: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="da-head">
      <div>
        {back}
        <h1>{title}</h1>
        {state}
      </div>
      {actions ? <div className="da-actions">{actions}</div> : null}
    </header>
  );
}
