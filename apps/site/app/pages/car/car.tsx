import { useT } from "@carloom/ui";
import { useMemo } from "react";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { channelOfRequest } from "../../channel/channels.ts";
import { type GoodsFound, NO_GOODS } from "../../data/goods.ts";
import type { AnnouncedCar } from "../../data/announced.ts";
import { announcedCars } from "../../data/announced.server.ts";
import { searchGoods } from "../../data/goods.server.ts";
import { templateBrands, templateList } from "../../data/templates.server.ts";
import type { Tile } from "../../data/tile.ts";
import { type Handed, useHanded } from "../../handed.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { handOver, pageParts } from "../../page-parts.server.tsx";
import { useSearch } from "../../parts/search/shared.tsx";
import { readSearch } from "../../parts/search/text.ts";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { NOT_SHARED } from "../../not-shared.ts";
import { AnnouncedList } from "../announced/announced-list.tsx";
import { BrandFilter } from "./brand-filter.tsx";
import { ALL, brandChoices, brandOf, matching } from "./brands.ts";
import { CarList } from "./car-list.tsx";
import { useClosedTiles } from "./closed-tiles.ts";
import { FoundGoods } from "./found-goods.tsx";

type CarPage = {
  /** Null when the cars cannot be asked for. */
  tiles: Handed<Tile[]> | null;
  /** The search that these tiles are the answer to. */
  search: string;
  brand: string;
  brands: { brand: string; count: number }[];
  /** All open cars, whatever the filter. */
  all: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
  goods: GoodsFound;
  /** Cars that are coming; on the first page of what is not narrowed. */
  announced: AnnouncedCar[];
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { threed: clients, commerce } = context.get(serverSite);
  const language = languageOfRequest(request);
  const threed = clients[language];
  const url = new URL(request.url);
  const search = readSearch(url);
  const channel = channelOfRequest(request);
  const [whole, brands, announced, goods] = await Promise.all([
    templateList(threed, channel),
    templateBrands(threed, channel),
    announcedCars(threed, channel),
    search ? searchGoods(commerce, channel, language, search) : NO_GOODS,
  ]);
  const all = whole?.total ?? 0;
  const brand = brandOf(url.searchParams.get("brand"), brandChoices(brands ?? [], all));
  const list = await templateList(threed, channel, {
    search,
    brand: brand === ALL ? "" : brand,
    after: url.searchParams.get("after") ?? "",
  });
  const page: CarPage = {
    tiles: list && handOver(context.get(pageParts), list.tiles),
    search,
    brand,
    brands: brands ?? [],
    all,
    next: list?.next ?? null,
    goods: goods ?? NO_GOODS,
    announced: search || brand !== ALL || url.searchParams.has("after") ? [] : announced,
  };
  if (!list) return data(page, { status: 503, headers: { "cache-control": "private, no-store" } });
  const asked = url.searchParams.get("brand");
  return data(page, asked === null || asked === brand ? {} : { headers: { "cache-control": NOT_SHARED } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const NONE: Tile[] = [];

export default function CarCategory() {
  const t = useT();
  const { tiles: given, search, brand, brands, all, next, goods, announced } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const found = useHanded(given ?? NONE);
  const { text } = useSearch();
  // they stand on the first page, and once
  const closed = useClosedTiles(!parameters.has("after"));
  const typed = text.trim();
  // what the server found for this text, or what of it holds the text that is being typed
  const open = useMemo(() => (typed === search ? found : matching(found, ALL, typed)), [found, typed, search]);
  const shown = useMemo(() => {
    // what is announced is shown to everybody below
    const hidden = closed.filter(({ slug }) => !announced.some((car) => car.slug === slug));
    return hidden.length > 0 ? [...open, ...matching(hidden, brand, typed)] : open;
  }, [open, closed, announced, brand, typed]);
  const nextPage = new URLSearchParams(parameters);
  nextPage.set("after", next ?? "");
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
      <CarList tiles={shown} />
      <p role="status" className="car-empty">
        {given === null
          ? t("site.car.unreachable")
          : shown.length > 0
            ? null
            : typed
              ? t("site.car.noneFor", { text: typed })
              : t("site.car.none")}
      </p>
      {given !== null && shown.length === 0 ? (
        <SiteLink to="/car" className="ui-link">
          {t("site.car.showAll")}
        </SiteLink>
      ) : null}
      {next && typed === search ? (
        <SiteLink to={`/car?${nextPage}`} className="ui-link car-more" rel="next">
          {t("site.car.more")}
        </SiteLink>
      ) : null}
      {typed === "" ? <AnnouncedList cars={announced} /> : null}
      {typed === search ? <FoundGoods found={goods} search={search} /> : null}
    </div>
  );
}
