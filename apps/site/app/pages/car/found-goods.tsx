import { useT } from "@carloom/ui";
import { useChannel } from "../../channel/use-channel.ts";
import { type GoodsFound, goodsPath, goodsSearchPath } from "../../data/goods.ts";
import { SiteLink } from "../../language/language.tsx";
import { Price } from "../../parts/price.tsx";

/** The first parts and stickers that a search found beside the cars, and the way to all. Nothing when it found none. */
export function FoundGoods({ found, search }: { found: GoodsFound; search: string }) {
  const t = useT();
  const channel = useChannel();
  const { goods, total } = found;
  if (goods.length === 0) return null;
  return (
    <section className="found-goods" aria-labelledby="found-goods">
      <h2 id="found-goods">{t("site.car.goods", { text: search })}</h2>
      <ul>
        {goods.map(({ slug, name, picture, price, from, byArea }) => (
          <li key={slug}>
            <SiteLink to={goodsPath(channel, slug)}>
              {picture ? <img src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" /> : null}
              <span>{name}</span>
              {price ? <Price price={price} from={from} byArea={byArea} /> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink to={goodsSearchPath(channel, search)} className="ui-link car-more">
        {t("site.search.shop", { count: total })}
      </SiteLink>
    </section>
  );
}
