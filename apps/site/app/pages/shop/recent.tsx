import { TilesOfSlugsDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import type { ShopTile } from "../../data/shop.ts";
import { tileOf } from "../../data/tile-of.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { GoodsList } from "./goods-list.tsx";
import { forgetSeen, readSeen } from "./seen.ts";

/** A row of the widest screen. */
const SHOWN = 6;

/** What this browser looked at before, without what it looks at now. Nothing where there is nothing. */
export default function Recent({ path, slug }: { path: string; slug: string }) {
  const t = useT();
  const language = useLanguage();
  const { session } = useSite();
  const [tiles, setTiles] = useState<readonly ShopTile[]>([]);
  useEffect(() => {
    const slugs = readSeen(localStorage)
      .filter((one) => one !== slug)
      .slice(0, SHOWN);
    setTiles([]);
    if (!session || slugs.length === 0) return;
    let current = true;
    const variables = { channel: path.slice(1), language: LANGUAGE_CODES[language], slugs, first: SHOWN };
    void session.clients.commerce.tryQuery(TilesOfSlugsDocument, variables).then((answer) => {
      if (!current || !answer?.products) return;
      const found = new Map(answer.products.edges.map(({ node }) => [node.slug, tileOf(node)]));
      setTiles(slugs.flatMap((one) => found.get(one) ?? []));
    });
    return () => {
      current = false;
    };
  }, [session, path, slug, language]);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="goods-seen">
      <div className="goods-below-head">
        <h2 id="goods-seen">{t("goods.seen")}</h2>
        <p>{t("goods.seenText")}</p>
        <button
          type="button"
          className="ui-link"
          onClick={() => {
            forgetSeen(localStorage);
            setTiles([]);
          }}
        >
          {t("goods.forget")}
        </button>
      </div>
      <GoodsList tiles={tiles} path={path} eager={0} />
    </section>
  );
}
