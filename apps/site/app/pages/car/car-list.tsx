import type { Tile } from "../../data/tile.ts";
import { LanguageProvider, useLanguage, useLocalPath } from "../../language/language.tsx";
import { useListLinks } from "../../parts/list-links.tsx";
import { type Site, SiteProvider, useSite } from "../../site-context.tsx";
import { CarTile } from "./car-tile.tsx";
import { FIRST_ROW } from "./grid.ts";

type ListProps = {
  tiles: readonly Tile[];
  /** What follows the slug in the address of each car. */
  tail: string;
};

const itemsOf = ({ tiles, tail }: ListProps) =>
  tiles.map((tile, index) => (
    <CarTile key={tile.slug} tile={tile} href={`/car/${tile.slug}${tail}`} eager={index < FIRST_ROW} />
  ));

/** The grid. A server has it written once for all who see the same cars in the same language and channel. */
export function CarList({ tiles }: { tiles: readonly Tile[] }) {
  const site = useSite();
  const tail = useLocalPath()("/car/").slice("/car/".length);
  return (
    <div className="car-frame">
      {import.meta.env.SSR && site.parts ? (
        <WrittenList tiles={tiles} tail={tail} site={site} parts={site.parts} />
      ) : (
        <LiveList tiles={tiles} tail={tail} />
      )}
    </div>
  );
}

function WrittenList({ site, parts, ...list }: ListProps & { site: Site; parts: NonNullable<Site["parts"]> }) {
  const language = useLanguage();
  const markup = parts.markup(list.tiles, `cars ${language} ${list.tail}`, () => (
    <SiteProvider value={site}>
      <LanguageProvider language={language}>{itemsOf(list)}</LanguageProvider>
    </SiteProvider>
  ));
  return <ul className="car-grid" dangerouslySetInnerHTML={{ __html: markup }} />;
}

function LiveList(list: ListProps) {
  const { ahead, ...links } = useListLinks();
  return (
    <>
      <ul className="car-grid" {...links}>
        {itemsOf(list)}
      </ul>
      {ahead}
    </>
  );
}
