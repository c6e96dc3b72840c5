import { TemplatesDocument } from "@carloom/api-client/threed";
import { useEffect, useState } from "react";
import { pictureOf } from "../../data/picture.ts";
import type { Tile } from "../../data/tile.ts";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

/**
 * Templates that are not open. The service gives them to the two administrators only, with their token,
 * so they are asked for after hydration and only by who is signed in.
 */
export function useClosedTiles(): Tile[] {
  const { session } = useSite();
  const visitor = useVisitor();
  const user = visitor.user?.id ?? null;
  const [tiles, setTiles] = useState<Tile[]>([]);
  useEffect(() => {
    setTiles([]);
    if (!session || !user) return;
    let current = true;
    session.clients.threed.tryQuery(TemplatesDocument, { first: 100 }).then((answer) => {
      if (!current || !answer?.templates) return;
      const closed = answer.templates.edges.map(({ node }) => node).filter((node) => node.comingSoon.status !== "open");
      setTiles(
        closed.map((node) => ({
          slug: node.slug,
          title: node.title,
          picture: pictureOf(node),
          thumbnailVideo: node.thumbnailVideo,
          brand: "",
          bodyStyle: null,
          slots: null,
          open: false,
        })),
      );
    });
    return () => {
      current = false;
    };
  }, [session, user]);
  return tiles;
}
