import { type GraphQLClient, GraphQLRequestError, TransportError } from "@carloom/api-client";
import {
  TemplateBrandsDocument,
  TemplateDocument,
  TemplateSearchDocument,
  TemplatesDocument,
  type TemplatesQuery,
  TemplateSlugsDocument,
  type TemplateSlugsQuery,
} from "@carloom/api-client/threed";
import { pictureOf } from "./picture.ts";
import { UnreadableCar } from "./manifest.ts";
import { shownTemplate } from "./shown-template.ts";
import { keeper } from "./kept.server.ts";
import type { TemplatePage, Tile } from "./tile.ts";

/** The page asks for 100. */
const PAGE_SIZE = 100;
/** Widest picture of a tile, px: no tile is wider than this on a screen of one pixel a point, nor half as wide on two. */
const TILE_WIDTH = 800;

type ListedTemplate = TemplatesQuery["templates"]["edges"][number]["node"];
/** What a list of cars is narrowed to; empty texts narrow nothing. `after` is where an earlier page ended. */
export type ListFilter = { search: string; brand: string; after: string };
const EVERYTHING: ListFilter = { search: "", brand: "", after: "" };

export type OpenTemplate = { tile: Tile; dimensions: { length: number; width: number; height: number } | null };
export type TemplateList = {
  cars: OpenTemplate[];
  /** The tiles of these cars: one list as long as the answer is kept, so that what is made of it is made once. */
  tiles: Tile[];
  /** All that the filter lets pass. */
  total: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
};

const listed = keeper(async (threed: GraphQLClient, name: string): Promise<TemplateList | null> => {
  const filter = JSON.parse(name) as ListFilter;
  const narrowed = Object.values(filter).some((text) => text !== "");
  const page = narrowed
    ? (await threed.tryQuery(TemplateSearchDocument, { first: PAGE_SIZE, ...filter }))?.templateSearch
    : (await threed.tryQuery(TemplatesDocument, { first: PAGE_SIZE }))?.templates;
  if (!page) return null;
  const { hasNextPage, endCursor } = page.pageInfo;
  const cars = page.edges
    .map(({ node }) => node)
    .filter((node) => node.comingSoon.status === "open")
    .map(openTemplate);
  return {
    cars,
    tiles: cars.map(({ tile }) => tile),
    total: page.totalCount,
    next: hasNextPage ? endCursor : null,
  };
});

/** A page of open templates, in the catalogue's order; null when the service cannot be asked. */
export const templateList = (threed: GraphQLClient, filter: Partial<ListFilter> = {}): Promise<TemplateList | null> =>
  listed(threed, JSON.stringify({ ...EVERYTHING, ...filter }));

function openTemplate({ summary, ...node }: ListedTemplate): OpenTemplate {
  return {
    tile: {
      slug: node.slug,
      title: node.title,
      picture: pictureOf(node, TILE_WIDTH),
      thumbnailVideo: node.thumbnailVideo,
      open: true,
      brand: summary?.brand ?? "",
      bodyStyle: summary?.bodyStyle ?? null,
      slots: summary?.slots ?? null,
    },
    dimensions: summary && { length: summary.length, width: summary.width, height: summary.height },
  };
}

/** How many open templates each brand has; null when the service cannot be asked. */
export const templateBrands = keeper(
  async (threed: GraphQLClient) => (await threed.tryQuery(TemplateBrandsDocument, {}))?.templateBrands ?? null,
);

/** Slugs of all open templates, page after page; null when the service cannot be asked. */
export async function allSlugs(threed: GraphQLClient): Promise<string[] | null> {
  const slugs: string[] = [];
  for (let after: string | null = null; ; ) {
    const answer: TemplateSlugsQuery | null = await threed.tryQuery(TemplateSlugsDocument, {
      first: PAGE_SIZE,
      after,
    });
    if (!answer?.templates) return null;
    const { edges, pageInfo }: TemplateSlugsQuery["templates"] = answer.templates;
    for (const { node } of edges) if (node.comingSoon.status === "open") slugs.push(node.slug);
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return slugs;
    after = pageInfo.endCursor;
  }
}

/**
 * One template; null when there is none.
 * @throws Response 503 when the service cannot be reached, or gives a car that this page, or the service, cannot read
 */
export async function templatePage(threed: GraphQLClient, slug: string): Promise<TemplatePage | null> {
  try {
    const { template } = await threed.query(TemplateDocument, { slug });
    return template ? shownTemplate(template) : null;
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The 3D service cannot be reached", { status: 503 });
    if (
      error instanceof UnreadableCar ||
      (error instanceof GraphQLRequestError && error.code === "INTERNAL_SERVER_ERROR")
    ) {
      console.error(`The car ${slug} cannot be read:`, error.message);
      throw new Response("This car cannot be read", { status: 503 });
    }
    return null;
  }
}
