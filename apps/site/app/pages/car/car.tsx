import { useT } from "@carloom/ui";
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { openTemplates } from "../../data/templates.server.ts";
import type { Tile } from "../../data/tile.ts";
import { SiteLink } from "../../language/language.tsx";
import { useSearch } from "../../parts/search.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { BrandFilter } from "./brand-filter.tsx";
import { brandChoices, brandOf, matching } from "./brands.ts";
import { CarTile } from "./car-tile.tsx";
import { FIRST_ROW } from "./grid.ts";
import { useClosedTiles } from "./closed-tiles.ts";

type CarPage = { tiles: Tile[] | null };

export async function loader({ context }: LoaderFunctionArgs) {
  const list = await openTemplates(context.get(serverSite).threed);
  const page: CarPage = { tiles: list?.map(({ tile }) => tile) ?? null };
  return data(page, list ? {} : { status: 503, headers: { "cache-control": "private, no-store" } });
}

/** Filters live in the page: choosing one asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function CarCategory() {
  const t = useT();
  const { tiles } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const { text } = useSearch();
  const closed = useClosedTiles();
  const cars = tiles ?? [];
  const choices = brandChoices(cars);
  const brand = brandOf(parameters.get("brand"), choices);
  const shown = matching([...cars, ...closed], brand, text);
  return (
    <div className="site-page site-wrap">
      <Seo title={t("site.car.title")} description={t("site.car.description")} path="/car" />
      <h1>{t("site.car.heading")}</h1>
      <BrandFilter choices={choices} current={brand} />
      <div className="car-frame">
        <ul className="car-grid">
          {shown.map((tile, index) => (
            <CarTile key={tile.slug} tile={tile} eager={index < FIRST_ROW} />
          ))}
        </ul>
      </div>
      <p role="status" className="car-empty">
        {tiles === null ? t("site.car.unreachable") : shown.length === 0 ? t("site.car.none") : null}
      </p>
      {tiles !== null && shown.length === 0 ? (
        <SiteLink to="/car" className="ui-link">
          {t("site.car.showAll")}
        </SiteLink>
      ) : null}
    </div>
  );
}
