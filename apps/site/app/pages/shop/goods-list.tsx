import type { ShopTile } from "../../data/shop.ts";
import { TileList } from "../../parts/tile-list.tsx";
import { Tile } from "./tile.tsx";

type GoodsListProps = {
  tiles: readonly ShopTile[];
  /** Path of the shop, and the car that was chosen there. */
  path: string;
  car?: string | null;
  /** How many load their pictures at once. */
  eager: number;
};

/** The grid of goods; one tile for each size where tiles are of sizes. */
export function GoodsList({ tiles, path, car = null, eager }: GoodsListProps) {
  const items = () =>
    tiles.map((tile, index) => (
      <Tile key={tile.variant ?? tile.slug} tile={tile} path={path} car={car} eager={index < eager} />
    ));
  return <TileList className="goods-grid" of={tiles} name={`${path} ${car ?? ""}`} items={items} />;
}
