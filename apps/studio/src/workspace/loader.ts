import { GraphQLRequestError } from "@carloom/api-client";
import { type TemplateQuery, TemplateDocument } from "@carloom/api-client/threed";
import { useCallback, useEffect, useState } from "react";
import { slugOf } from "../lib/address.ts";
import { session } from "../boot/settings.ts";
import { askOrKept } from "../offline/kept-answers.ts";
import { type Loaded, loadedOf } from "./loaded.ts";

async function loadTemplate(slug: string): Promise<Loaded> {
  // The renderer is fetched while the template is asked for.
  void import("@carloom/stage").catch(() => undefined);
  try {
    const ask = () => session.clients.threed.query(TemplateDocument, { slug }, { staleTime: 60_000 });
    // A car that is not open yet is shown to some alone.
    const open = (answer: TemplateQuery) => answer.template?.comingSoon?.status === "open";
    return loadedOf(await askOrKept(`template:${slug}`, ask, open), slug);
  } catch (error) {
    return { status: error instanceof GraphQLRequestError ? "unknown" : "failed", slug };
  }
}

let early: { slug: string; loaded: Promise<Loaded> } | null = null;

/** Asks for the template that an address names before anything is drawn. */
export function loadEarly(pathname: string): void {
  const slug = slugOf(pathname);
  if (slug !== null) early = { slug, loaded: loadTemplate(slug) };
}

/** The template of a slug; null while it is asked for the first time. */
export function useTemplate(slug: string): { loaded: Loaded | null; busy: boolean; retry(): void } {
  const [answer, setAnswer] = useState<{ slug: string; loaded: Loaded } | null>(null);
  const [busy, setBusy] = useState(true);
  const [turn, setTurn] = useState(0);
  // a new turn asks again
  useEffect(() => {
    let current = true;
    const asked = early?.slug === slug ? early.loaded : loadTemplate(slug);
    early = null;
    setBusy(true);
    void asked.then((loaded) => {
      if (!current) return;
      setAnswer({ slug, loaded });
      setBusy(false);
    });
    return () => {
      current = false;
    };
  }, [slug, turn]);
  const retry = useCallback(() => setTurn((n) => n + 1), []);
  return { loaded: answer?.slug === slug ? answer.loaded : null, busy, retry };
}
