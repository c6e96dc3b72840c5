import { GraphQLRequestError } from "@carloom/api-client";
import { type TemplateQuery, TemplateDocument } from "@carloom/api-client/threed";
import type { Manifest } from "@carloom/build";
import type { LoaderFunctionArgs } from "react-router";
import { session } from "../boot/settings.ts";

export type Template = Omit<NonNullable<TemplateQuery["template"]>, "option"> & { manifest: Manifest };
export type Loaded =
  | { status: "ready"; template: Template }
  | { status: "unknown"; slug: string }
  /** The service did not answer. */
  | { status: "failed"; slug: string };

/** A template without a manifest cannot be opened: the workshop has not finished it. */
function templateOf(answer: TemplateQuery): Template | null {
  const { template } = answer;
  const manifest = template?.option as Manifest | null | undefined;
  if (!template || !manifest?.model3d) return null;
  const { option: _option, ...rest } = template;
  return { ...rest, manifest };
}

export async function workspaceLoader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const slug = params.templateSlug ?? "";
  // The renderer is fetched while the template is asked for.
  void import("@carloom/stage").catch(() => undefined);
  try {
    const template = templateOf(await session.clients.threed.query(TemplateDocument, { slug }, { staleTime: 60_000 }));
    return template ? { status: "ready", template } : { status: "unknown", slug };
  } catch (error) {
    return { status: error instanceof GraphQLRequestError ? "unknown" : "failed", slug };
  }
}
