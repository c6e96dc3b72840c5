import { cx } from "@carloom/ui";
import type { ShopTile } from "../../data/shop.ts";
import { useLanguage, useLocalPath } from "../../language/language.tsx";
import { GoodsPicture } from "../../parts/goods-picture.tsx";
import { ComparePut } from "../../compare/put.tsx";
import { Heart } from "../../wishlist/heart.tsx";
import { Price } from "../../parts/price.tsx";
import { SaleNote, Stock } from "./price.tsx";
import { FitBadge } from "./verdict.tsx";

type TileProps = { tile: ShopTile; path: string; car: string | null; eager: boolean };

/** Two, three, four and six beside each other; from 960 px the filters stand beside them. */
const TILE_SIZES = "(min-width: 1800px) 240px, (min-width: 1280px) 20vw, (min-width: 600px) 30vw, 46vw";

const numbers = new Map<string, Intl.NumberFormat>();

/** To make a format takes a phone as long as to write a tile. */
function numberIn(language: string): Intl.NumberFormat {
  const known = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, known);
  return known;
}

/** `19 × 9 ET35` without what the page of the product says. */
const short = (size: string) => size.replace(/ ET.*$/, "");

/** One product: picture, name, what it measures, price, and the verdict for the chosen car. Its list follows its links. */
export function Tile({ tile, path, car, eager }: TileProps) {
  const language = useLanguage();
  const local = useLocalPath();
  const measure =
    tile.sizes.length > 0
      ? [...new Set(tile.sizes.map(short))].join(", ")
      : tile.box.length === 3
        ? `${tile.box.map((side) => numberIn(language).format(side)).join(" × ")} mm`
        : null;
  const query = new URLSearchParams({ ...(tile.variant && { variant: tile.variant }), ...(car && { car }) }).toString();
  return (
    <li className={cx("goods-tile", tile.stock === 0 && "is-out")}>
      <a href={local(`${path}/products/${tile.slug}${query && `?${query}`}`)}>
        <span className={cx("goods-picture", tile.byArea && "is-art")}>
          {tile.picture ? (
            <GoodsPicture
              src={tile.picture}
              sizes={TILE_SIZES}
              loading={eager ? "eager" : "lazy"}
              {...(eager && { fetchPriority: "high" })}
            />
          ) : null}
        </span>
        <span className="goods-text">
          <b>{tile.name}</b>
          {measure ? <span className="ui-data goods-measure">{measure}</span> : null}
          <span className="goods-foot">
            {tile.price ? <Price price={tile.price} from={tile.from} byArea={tile.byArea} /> : null}
            {tile.sale ? <SaleNote sale={tile.sale} /> : null}
            <Stock stock={tile.stock} quiet />
          </span>
          {tile.fit ? <FitBadge fit={tile.fit} /> : null}
        </span>
      </a>
      <ComparePut slug={tile.slug} name={tile.name} />
      {tile.variantIds[0] ? <Heart name={tile.name} ids={tile.variantIds} chosen={tile.variantIds[0]} /> : null}
    </li>
  );
}
