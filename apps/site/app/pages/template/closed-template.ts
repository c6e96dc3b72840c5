import { TemplateDocument } from "@carloom/api-client/threed";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useShareHeaderTitle } from "../../layouts/header-title.tsx";
import type { TemplatePage } from "../../data/tile.ts";
import { useLocalPath } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

/**
 * A template that the server, asking as nobody, was not given: asked for again with the visitor's own token. The service
 * gives closed ones to the two administrators; for everybody else it is unknown, and they go to /error-404.
 */
export function useClosedTemplate(slug: string): TemplatePage | null {
  const { session } = useSite();
  const { status } = useVisitor();
  const navigate = useNavigate();
  const local = useLocalPath();
  const share = useShareHeaderTitle();
  const [template, setTemplate] = useState<TemplatePage | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each slug and visitor
  useEffect(() => {
    if (!session || status === "checking") return;
    let current = true;
    const ask = async () => {
      const answer = await session.clients.threed.tryQuery(TemplateDocument, { slug });
      if (!answer?.template) return null;
      const { shownTemplate } = await import("../../data/shown-template.ts");
      return shownTemplate(answer.template);
    };
    ask().then((found) => {
      if (!current) return;
      if (!found) return void navigate(local("/error-404"), { replace: true });
      share(found.title);
      setTemplate(found);
    });
    return () => {
      current = false;
      share("");
    };
  }, [session, status, slug]);
  return template;
}
