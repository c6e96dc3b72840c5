import { type GraphQLClient, TransportError, typedDocument } from "@carloom/api-client";
import { TemplateDocument } from "@carloom/api-client/threed";
import { type CarFacts, carFacts } from "./manifest.ts";
import { shownTemplate } from "./shown-template.ts";
import { keeper } from "./kept.server.ts";
import type { TemplatePage, Tile } from "./tile.ts";

/** The page asks for 100; `option` names brand and body, which stay on the server but for these. */
const PAGE_SIZE = 100;

type ListedTemplate = {
  uuid: string;
  title: string;
  slug: string;
  description: string | null;
  thumbnail: string | null;
  thumbnailMobile: string | null;
  thumbnailWebp: string | null;
  thumbnailVideo: string | null;
  option: unknown;
  comingSoon: { status: string };
};
const TemplateTilesDocument = typedDocument<
  { templates: { edges: { cursor: string; node: ListedTemplate }[] } },
  { first: number }
>(
  "templates",
  "query",
  `query templates($first: Int) {
  templates(first: $first) {
    edges {
      cursor
      node {
        uuid
        title
        slug
        description
        thumbnail
        thumbnailMobile
        thumbnailWebp
        thumbnailVideo
        option
        comingSoon {
          status
        }
      }
    }
  }
}`,
);

export type OpenTemplate = { tile: Tile; facts: CarFacts | null; description: string | null };

/** The open templates, in the catalogue's order; null when the service cannot be asked. */
export const openTemplates = keeper(ask);

async function ask(threed: GraphQLClient): Promise<OpenTemplate[] | null> {
  const answer = await threed.tryQuery(TemplateTilesDocument, { first: PAGE_SIZE });
  if (!answer?.templates) return null;
  return answer.templates.edges
    .map(({ node }) => node)
    .filter((node) => node.comingSoon.status === "open")
    .map(({ uuid: _uuid, option, description, comingSoon: _status, ...node }) => {
      const facts = carFacts(option);
      return {
        tile: {
          ...node,
          open: true,
          brand: facts?.brand ?? "",
          bodyStyle: facts?.bodyStyle ?? null,
          slots: facts?.slots.length ?? null,
        },
        facts,
        description,
      };
    });
}

type SlugPage = {
  templates: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { slug: string; comingSoon: { status: string } } }[];
  };
};
const SlugsDocument = typedDocument<SlugPage, { first: number; after: string | null }>(
  "templateSlugs",
  "query",
  `query templateSlugs($first: Int, $after: String) {
  templates(first: $first, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        slug
        comingSoon {
          status
        }
      }
    }
  }
}`,
);

/** Slugs of all open templates, page after page; null when the service cannot be asked. */
export async function allSlugs(threed: GraphQLClient): Promise<string[] | null> {
  const slugs: string[] = [];
  for (let after: string | null = null; ; ) {
    const answer: SlugPage | null = await threed.tryQuery(SlugsDocument, {
      first: PAGE_SIZE,
      after,
    });
    if (!answer?.templates) return null;
    const { edges, pageInfo }: SlugPage["templates"] = answer.templates;
    for (const { node } of edges) if (node.comingSoon.status === "open") slugs.push(node.slug);
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return slugs;
    after = pageInfo.endCursor;
  }
}

/** One template; null when there is none. Throws a 503 Response when the service cannot be reached. */
export async function templatePage(threed: GraphQLClient, slug: string): Promise<TemplatePage | null> {
  try {
    const { template } = await threed.query(TemplateDocument, { slug });
    return template ? shownTemplate(template) : null;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The 3D service cannot be reached", { status: 503 });
    return null;
  }
}
