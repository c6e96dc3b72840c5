import { useT } from "@carloom/ui";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { channelOfRequest } from "../../channel/channels.ts";
import type { Goods } from "../../data/goods.ts";
import { searchGoods } from "../../data/goods.server.ts";
import { templateBrands, templateList } from "../../data/templates.server.ts";
import type { Tile } from "../../data/tile.ts";
import { languageOfRequest, SiteLink, useLocalPath } from "../../language/language.tsx";
import { useListLinks } from "../../parts/list-links.tsx";
import { useSearch } from "../../parts/search/shared.tsx";
import { readSearch } from "../../parts/search/text.ts";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { NOT_SHARED } from "../../not-shared.ts";
import { BrandFilter } from "./brand-filter.tsx";
import { ALL, brandChoices, brandOf, matching } from "./brands.ts";
import { CarTile } from "./car-tile.tsx";
import { useClosedTiles } from "./closed-tiles.ts";
import { FoundGoods } from "./found-goods.tsx";
import { FIRST_ROW } from "./grid.ts";

type CarPage = {
  /** Null when the cars cannot be asked for. */
  tiles: Tile[] | null;
  /** The search that these tiles are the answer to. */
  search: string;
  brand: string;
  brands: { brand: string; count: number }[];
  /** All open cars, whatever the filter. */
  all: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
  goods: Goods[];
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { threed: clients, commerce } = context.get(serverSite);
  const language = languageOfRequest(request);
  const threed = clients[language];
  const url = new URL(request.url);
  const search = readSearch(url);
  const [whole, brands, goods] = await Promise.all([
    templateList(threed),
    templateBrands(threed),
    search ? searchGoods(commerce, channelOfRequest(request), language, search) : [],
  ]);
  const all = whole?.total ?? 0;
  const brand = brandOf(url.searchParams.get("brand"), brandChoices(brands ?? [], all));
  const list = await templateList(threed, {
    search,
    brand: brand === ALL ? "" : brand,
    after: url.searchParams.get("after") ?? "",
  });
  const page: CarPage = {
    tiles: list?.cars.map(({ tile }) => tile) ?? null,
    search,
    brand,
    brands: brands ?? [],
    all,
    next: list?.next ?? null,
    goods: goods ?? [],
  };
  if (!list) return data(page, { status: 503, headers: { "cache-control": "private, no-store" } });
  const asked = url.searchParams.get("brand");
  return data(page, asked === null || asked === brand ? {} : { headers: { "cache-control": NOT_SHARED } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CarCategory() {
  const t = useT();
  const { tiles, search, brand, brands, all, next, goods } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const { text } = useSearch();
  // they stand on the first page, and once
  const closed = useClosedTiles(!parameters.has("after"));
  const typed = text.trim();
  // what the server found for this text, or what of it holds the text that is being typed
  const open = typed === search ? (tiles ?? []) : matching(tiles ?? [], ALL, typed);
  const shown = [...open, ...matching(closed, brand, typed)];
  const nextPage = new URLSearchParams(parameters);
  nextPage.set("after", next ?? "");
  const { ahead, ...links } = useListLinks();
  // what follows the slug is the same for every tile
  const tail = useLocalPath()("/car/").slice("/car/".length);
  return (
    <div className="site-page site-wrap">
      <Seo
        title={t("site.car.title")}
        description={t("site.car.description")}
        path="/car"
        unlisted={search !== "" || parameters.has("after")}
      />
      <h1>{t("site.car.heading")}</h1>
      <BrandFilter choices={brandChoices(brands, all)} current={brand} search={typed} />
      <div className="car-frame">
        <ul className="car-grid" {...links}>
          {shown.map((tile, index) => (
            <CarTile key={tile.slug} tile={tile} href={`/car/${tile.slug}${tail}`} eager={index < FIRST_ROW} />
          ))}
        </ul>
        {ahead}
      </div>
      <p role="status" className="car-empty">
        {tiles === null
          ? t("site.car.unreachable")
          : shown.length > 0
            ? null
            : typed
              ? t("site.car.noneFor", { text: typed })
              : t("site.car.none")}
      </p>
      {tiles !== null && shown.length === 0 ? (
        <SiteLink to="/car" className="ui-link">
          {t("site.car.showAll")}
        </SiteLink>
      ) : null}
      {next && typed === search ? (
        <SiteLink to={`/car?${nextPage}`} className="ui-link car-more" rel="next">
          {t("site.car.more")}
        </SiteLink>
      ) : null}
      {typed === search ? <FoundGoods goods={goods} search={search} /> : null}
    </div>
  );
}
