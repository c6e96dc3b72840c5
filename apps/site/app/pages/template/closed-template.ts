import { type GraphQLClient, GraphQLRequestError } from "@carloom/api-client";
import { TemplateDocument } from "@carloom/api-client/threed";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useShareHeaderTitle } from "../../layouts/header-title.tsx";
import type { TemplatePage } from "../../data/tile.ts";
import { useLocalPath } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

/** `failed`: neither shown nor unknown, because the service or a file of this site could not be reached. */
export type ClosedTemplate =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "unknown" }
  | { state: "found"; template: TemplatePage };

/** Asks for a template with the visitor's own token. */
export async function readClosedTemplate(
  threed: Pick<GraphQLClient, "query">,
  slug: string,
  load = () => import("../../data/shown-template.ts"),
): Promise<ClosedTemplate> {
  try {
    const { template } = await threed.query(TemplateDocument, { slug });
    if (!template) return { state: "unknown" };
    const { shownTemplate } = await load();
    return { state: "found", template: shownTemplate(template) };
  } catch (error) {
    if (error instanceof GraphQLRequestError) return { state: "unknown" };
    console.error("The template could not be loaded:", error);
    return { state: "failed" };
  }
}

/**
 * A template that the server, asking as nobody, was not given: asked for again with the visitor's own token. The service
 * gives closed ones to the two administrators; for everybody else it is unknown, and they go to /error-404.
 */
export function useClosedTemplate(slug: string): ClosedTemplate {
  const { session } = useSite();
  const { status } = useVisitor();
  const navigate = useNavigate();
  const local = useLocalPath();
  const share = useShareHeaderTitle();
  const [closed, setClosed] = useState<ClosedTemplate>({ state: "loading" });
  useEffect(() => {
    if (!session || status === "checking") return;
    let current = true;
    void readClosedTemplate(session.clients.threed, slug).then((found) => {
      if (!current) return;
      if (found.state === "unknown") return void navigate(local("/error-404"), { replace: true });
      if (found.state === "found") share(found.template.title);
      setClosed(found);
    });
    return () => {
      current = false;
      share("");
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each slug and visitor
  }, [session, status, slug]);
  return closed;
}
