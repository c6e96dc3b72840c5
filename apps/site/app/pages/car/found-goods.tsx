import { useT } from "@carloom/ui";
import { useChannel } from "../../channel/use-channel.ts";
import { type Goods, goodsPath } from "../../data/goods.ts";
import { SiteLink } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";

/** Parts and stickers that a search found beside the cars. Nothing when it found none. */
export function FoundGoods({ goods, search }: { goods: readonly Goods[]; search: string }) {
  const t = useT();
  const channel = useChannel();
  if (goods.length === 0) return null;
  return (
    <section className="found-goods" aria-labelledby="found-goods">
      <h2 id="found-goods">{t("site.car.goods", { text: search })}</h2>
      <ul>
        {goods.map(({ slug, name, picture, price }) => (
          <li key={slug}>
            <SiteLink to={goodsPath(channel, slug)}>
              {picture ? <img src={picture} alt="" width="96" height="96" loading="lazy" decoding="async" /> : null}
              <span>{name}</span>
              {price ? <Money value={price} /> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
