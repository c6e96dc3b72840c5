import { useT } from "@carloom/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { settings } from "../auth/session.ts";

export type PageProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** Heading and content of a page. On a change of page the heading is read out and the document renamed. */
export function Page({ title, lead, children }: PageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t("account.title", { page: title, product: settings.productName });
  }, [title, t]);
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
