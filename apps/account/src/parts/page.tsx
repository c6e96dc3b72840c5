import { useT } from "@carloom/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { settings } from "../auth/session.ts";

export type PageProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The first page's focus is the browser's; a page that replaces another takes it to its heading, so that it is read out. */
let replaced = false;

/** Heading and content of a page, which names the document. */
export function Page({ title, lead, children }: PageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t("account.title", { page: title, product: settings.productName });
  }, [title, t]);
  useEffect(() => {
    if (replaced) heading.current?.focus();
    replaced = true;
  }, []);
  return (
    <div className="account-page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead ? <p className="ui-lead">{lead}</p> : null}
      {children}
    </div>
  );
}
