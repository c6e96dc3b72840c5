import type { GraphQLClient } from "@carloom/api-client";
import { ClosedTemplatesDocument, type ClosedTemplatesQuery } from "@carloom/api-client/threed";
import { useEffect, useState } from "react";
import { pictureOf } from "../../data/picture.ts";
import type { Tile } from "../../data/tile.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

/** Templates of one question, and most questions: what an administrator's catalogue may hold. */
const PAGE_SIZE = 100;
const MOST_PAGES = 50;

type Node = ClosedTemplatesQuery["templates"]["edges"][number]["node"];

/** All templates that are not open, page after page; what was read before a page failed. */
export async function closedTiles(threed: Pick<GraphQLClient, "tryQuery">): Promise<Tile[]> {
  const tiles: Tile[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer: ClosedTemplatesQuery | null = await threed.tryQuery(ClosedTemplatesDocument, {
      first: PAGE_SIZE,
      after,
    });
    if (!answer?.templates) break;
    for (const { node } of answer.templates.edges) if (node.comingSoon.status !== "open") tiles.push(tileOf(node));
    const { hasNextPage, endCursor }: ClosedTemplatesQuery["templates"]["pageInfo"] = answer.templates.pageInfo;
    if (!hasNextPage || !endCursor) break;
    after = endCursor;
  }
  return tiles;
}

const tileOf = ({ slug, title, thumbnailVideo, summary, ...node }: Node): Tile => ({
  slug,
  title,
  picture: pictureOf(node),
  thumbnailVideo,
  brand: summary?.brand ?? "",
  bodyStyle: summary?.bodyStyle ?? null,
  slots: summary?.slots ?? null,
  open: false,
});

/**
 * Templates that are not open. The service gives them to the two administrators only, with their token,
 * so they are asked for after hydration and only by who is signed in; `wanted` is where they belong on the page.
 */
export function useClosedTiles(wanted: boolean): Tile[] {
  const { session } = useSite();
  const visitor = useVisitor();
  const user = visitor.user?.id ?? null;
  const [tiles, setTiles] = useState<Tile[]>([]);
  useEffect(() => {
    setTiles([]);
    if (!session || !user || !wanted) return;
    let current = true;
    void closedTiles(session.clients.threed).then((found) => current && setTiles(found));
    return () => {
      current = false;
    };
  }, [session, user, wanted]);
  return tiles;
}
