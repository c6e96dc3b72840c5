import { cx, useT } from "@carloom/ui";
import { useState } from "react";
import type { ShopProduct } from "../../data/shop.ts";
import { GoodsPicture } from "../../parts/goods-picture.tsx";

type GalleryProps = {
  product: ShopProduct;
  /** Of the chosen size, where it has a picture of its own. */
  own: string | null;
};

/** The picture on its own ground, and buttons for the others. Without script all stand below each other. */
export function Gallery({ product, own }: GalleryProps) {
  const t = useT();
  const [chosen, choose] = useState<string | null>(null);
  const { pictures } = product;
  const shown = pictures.find((one) => one === (chosen ?? own)) ?? pictures[0];
  return (
    <div className="goods-gallery">
      <div className={cx("goods-stand", product.byArea && "is-art")}>
        {shown ? (
          <GoodsPicture
            src={shown}
            alt={product.alts[shown] ?? product.name}
            sizes="(min-width: 960px) 44vw, 75vw"
            widest={1440}
            fetchPriority="high"
          />
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <ul className="goods-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t("goods.picture", { number: index + 1 })}
                aria-pressed={picture === shown}
                onClick={() => choose(picture)}
              >
                <GoodsPicture src={picture} sizes="72px" widest={180} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
