import { useT } from "@carloom/ui";
import { Suspense } from "react";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ShopAround, ShopTile } from "../../data/shop.ts";
import { useHanded } from "../../handed.ts";
import { handOver, pageParts } from "../../page-parts.server.tsx";
import { CompareLater } from "../../compare/later.tsx";
import { shopFacets } from "../../data/facets.server.ts";
import { leadAway } from "../../data/moved.server.ts";
import { carOf, shelfOf, shopAround, shopFrame, shopList } from "../../data/shop.server.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { NOT_SHARED } from "../../not-shared.ts";
import { CategoryNav } from "./category-nav.tsx";
import { GoodsList } from "./goods-list.tsx";
import { shopHead } from "./head.ts";
import { useLiveForm } from "./live-form.ts";
import { ActiveFilters, Filters, NothingFound } from "./narrowing.tsx";
import { Reading } from "./reading.tsx";
import { isNarrowed, onlyQuery, queryText, readQuery } from "../../data/shop-query.ts";
import { WishLink } from "../../wishlist/wish-link.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(serverSite);
  const language = languageOfRequest(request);
  const frame = await shopFrame(site, params.channel ?? "", language);
  if (!frame) return data(null, { status: 404 });
  const query = readQuery(new URL(request.url).searchParams);
  const { channel, categories, collections } = frame;
  const known = (list: readonly { slug: string }[], slug: string | null) =>
    slug === null || list.some((one) => one.slug === slug);
  const moved = async (kind: "CATEGORY" | "COLLECTION", name: "category" | "collection") => {
    const address = new URL(request.url);
    return leadAway(site, kind, query[name] ?? "", (present) => {
      address.searchParams.set(name, present);
      return address.pathname + address.search;
    });
  };
  if (!known(categories, query.category)) await moved("CATEGORY", "category");
  if (!known(collections, query.collection)) await moved("COLLECTION", "collection");
  if (!known(categories, query.category) || !known(collections, query.collection))
    return data(null, { status: 404, headers: { "cache-control": NOT_SHARED } });
  const [{ tiles, ...list }, facets] = await Promise.all([
    shopList(site, frame, query, language),
    shopFacets(site, frame, query, language),
  ]);
  const parts = context.get(pageParts);
  return data({
    channel,
    around: handOver(parts, shopAround(frame, facets)),
    car: carOf(frame, query.car),
    query,
    shelf: shelfOf(frame, query),
    list,
    tiles: handOver(parts, tiles),
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const NONE: ShopTile[] = [];
const NOTHING: ShopAround = { categories: [], collections: [], cars: [], facets: null };

/** Tiles of a phone's first row, which load at once: more would be in their way, and a wide screen asks for the rest itself. */
const FIRST_ROW = 2;

export default function Shop() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const tiles = useHanded(page?.tiles ?? NONE);
  const around = useHanded(page?.around ?? NOTHING);
  const rail = useLiveForm(`/${page?.channel.slug ?? ""}`);
  if (!page) return <NotFound />;
  const { channel, query, list, car, shelf } = page;
  const { categories } = around;
  const path = `/${channel.slug}`;
  const heading = shelf?.name ?? t("goods.title");
  return (
    <div className="site-page site-wrap goods-page">
      <Seo
        {...shopHead(t, channel, shelf ?? { title: heading })}
        path={path + onlyQuery({ category: query.category, collection: query.collection })}
        unlisted={isNarrowed({ ...query, category: null, collection: null }) || query.after !== null}
      />
      <div className="goods-head">
        <h1>{heading}</h1>
        {shelf?.description ? <p className="ui-lead">{shelf.description}</p> : null}
        {shelf?.picture ? <img src={shelf.picture.url} alt={shelf.picture.alt} width={1280} height={427} /> : null}
      </div>
      <div className="goods-columns">
        <div className="goods-rail" ref={rail}>
          <CategoryNav path={path} categories={categories} query={query} />
          <Suspense>
            <Filters page={page} around={around} path={path} />
          </Suspense>
        </div>
        <section className="goods-main" aria-labelledby="goods-count">
          <div className="goods-bar">
            <p id="goods-count" role="status">
              {t("goods.count", { count: list.total })}
              {car ? <span> · {car.name}</span> : null}
            </p>
            <span className="goods-bar-end">
              <WishLink path={path} />
            </span>
          </div>
          <Suspense>
            <ActiveFilters path={path} query={query} page={page} around={around} />
          </Suspense>
          {tiles.length > 0 ? (
            <>
              <Reading typed={query.search} reading={list.reading} />
              <GoodsList tiles={tiles} path={path} car={query.car} eager={FIRST_ROW} />
            </>
          ) : (
            <Suspense>
              <NothingFound path={path} query={query} categories={categories} />
            </Suspense>
          )}
          {query.after || list.next ? (
            <nav className="goods-pages" aria-label={t("goods.pages")}>
              {query.after ? (
                <SiteLink to={path + queryText(query)} className="ui-link" rel="first">
                  {t("goods.start")}
                </SiteLink>
              ) : null}
              {list.next ? (
                <SiteLink
                  to={path + queryText(query, { after: list.next })}
                  className="ui-btn ui-btn-secondary"
                  rel="next"
                >
                  {t("goods.next")}
                </SiteLink>
              ) : null}
            </nav>
          ) : null}
        </section>
      </div>
      <CompareLater path={path} />
    </div>
  );
}
