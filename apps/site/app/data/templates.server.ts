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
import { CHANNELS, DEFAULT_CHANNEL, withChannel } from "../channel/channels.ts";
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

/** Is something that names its channels shown and sold in this one? */
export const isSoldIn = (channel: string, { channels }: { channels?: readonly string[] | null | undefined }): boolean =>
  channels?.includes(channel) ?? true;

type Sold = Parameters<typeof isSoldIn>[1];

/** Address of a car's page for search engines: without a channel where visitors who have chosen none see it. */
export const carPath = (sold: Sold, slug: string): string => {
  const path = `/car/${slug}`;
  if (isSoldIn(DEFAULT_CHANNEL, sold)) return path;
  const other = CHANNELS.find((channel) => isSoldIn(channel.slug, sold));
  return other ? withChannel(path, other.slug) : path;
};

/** Is there a channel of the shop that shows it? */
export const isSoldSomewhere = (sold: Sold): boolean => CHANNELS.some(({ slug }) => isSoldIn(slug, sold));

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
  const [channel, filter] = JSON.parse(name) as [string, ListFilter];
  const narrowed = Object.values(filter).some((text) => text !== "");
  const asked = async () =>
    (await threed.tryQuery(TemplateSearchDocument, { first: PAGE_SIZE, ...filter, channel }))?.templateSearch;
  const whole = narrowed ? null : (await threed.tryQuery(TemplatesDocument, { first: PAGE_SIZE }))?.templates;
  // of most shops every car is sold everywhere, and all of them are one answer for all channels
  const isSame = whole && !whole.pageInfo.hasNextPage && whole.edges.every(({ node }) => isSoldIn(channel, node));
  const page = isSame ? whole : whole === undefined ? null : await asked();
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

/** A page of open templates of a channel, in the catalogue's order; null when the service cannot be asked. */
export const templateList = (
  threed: GraphQLClient,
  channel: string,
  filter: Partial<ListFilter> = {},
): Promise<TemplateList | null> => listed(threed, JSON.stringify([channel, { ...EVERYTHING, ...filter }]));

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

/** How many open templates each brand has in a channel; null when the service cannot be asked. */
export const templateBrands = keeper(
  async (threed: GraphQLClient, channel: string) =>
    (await threed.tryQuery(TemplateBrandsDocument, { channel }))?.templateBrands ?? null,
);

/** Addresses of all open templates, page after page; null when the service cannot be asked. */
export async function allCars(threed: GraphQLClient): Promise<string[] | null> {
  const paths: string[] = [];
  for (let after: string | null = null; ; ) {
    const answer: TemplateSlugsQuery | null = await threed.tryQuery(TemplateSlugsDocument, {
      first: PAGE_SIZE,
      after,
    });
    if (!answer?.templates) return null;
    const { edges, pageInfo }: TemplateSlugsQuery["templates"] = answer.templates;
    for (const { node } of edges)
      if (node.comingSoon.status === "open" && isSoldSomewhere(node)) paths.push(carPath(node, node.slug));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return paths;
    after = pageInfo.endCursor;
  }
}

/**
 * One template; null when there is none in this channel.
 * @throws Response 503 when the service cannot be reached, or gives a car that this page, or the service, cannot read
 */
export async function templatePage(threed: GraphQLClient, slug: string, channel: string): Promise<TemplatePage | null> {
  try {
    const { template } = await threed.query(TemplateDocument, { slug });
    return template && isSoldIn(channel, template)
      ? { ...shownTemplate(template), path: carPath(template, slug) }
      : null;
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
