import type { Tile } from "../../data/tile.ts";
import { useLocalPath } from "../../language/language.tsx";
import { TileList } from "../../parts/tile-list.tsx";
import { CarTile } from "./car-tile.tsx";
import { FIRST_ROW } from "./grid.ts";

/** The grid of cars. */
export function CarList({ tiles }: { tiles: readonly Tile[] }) {
  // what follows the slug in the address of each car
  const tail = useLocalPath()("/car/").slice("/car/".length);
  const items = () =>
    tiles.map((tile, index) => (
      <CarTile key={tile.slug} tile={tile} href={`/car/${tile.slug}${tail}`} eager={index < FIRST_ROW} />
    ));
  return (
    <div className="car-frame">
      <TileList className="car-grid" of={tiles} name="" items={items} />
    </div>
  );
}
