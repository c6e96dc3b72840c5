import { Button, buttonClass, CrossGlyph, useT } from "@carloom/ui";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { comparePath, readSlugs } from "../../compare/path.ts";
import { carOf, shopFrame, shopProduct } from "../../data/shop.server.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { NOT_SHARED } from "../../not-shared.ts";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { readQuery } from "../../data/shop-query.ts";
import { CompareTable } from "./table.tsx";
import { CompareCar } from "./car.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(serverSite);
  const language = languageOfRequest(request);
  const frame = await shopFrame(site, params.channel ?? "", language);
  if (!frame) return data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const car = carOf(frame, readQuery(searchParams).car);
  const slugs = readSlugs(searchParams.get("ids"));
  const found = await Promise.all(slugs.map((slug) => shopProduct(site, frame, slug, car, language)));
  const products = found.filter((product) => product !== null);
  return data(
    { channel: frame.channel, cars: frame.cars, car, products, missing: slugs.length - products.length },
    { headers: { "cache-control": NOT_SHARED } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Up to four products beside each other; the address says which, so it can be sent to somebody. */
export default function Compare() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  const { channel, products, car, cars, missing } = page;
  const path = `/${channel.slug}`;
  const slugs = products.map(({ slug }) => slug);
  return (
    <div className="site-page site-wrap goods-page compare-page">
      <Seo title={t("compare.title")} description={t("compare.description")} path={`${path}/compare`} unlisted />
      <div className="goods-head">
        <h1>{t("compare.title")}</h1>
      </div>
      {missing > 0 ? <p className="compare-note">{t("compare.missing", { count: missing })}</p> : null}
      {products.length === 0 ? (
        <div className="goods-none">
          <h2>{t("compare.none")}</h2>
          <p>{t("compare.noneText")}</p>
          <SiteLink to={path} className={buttonClass({ variant: "primary" })}>
            {t("compare.toShop")}
          </SiteLink>
        </div>
      ) : (
        <>
          <div className="compare-tools">
            <CompareCar path={path} slugs={slugs} cars={cars} car={car} />
            <div className="compare-links">
              {products.length < 4 ? (
                <SiteLink
                  to={`${path}?category=${products[0]?.category?.slug ?? ""}${car ? `&car=${encodeURIComponent(car.value)}` : ""}`}
                  className="ui-link"
                >
                  {t("compare.more")}
                </SiteLink>
              ) : null}
              <Button onClick={() => window.print()}>{t("compare.print")}</Button>
            </div>
          </div>
          <CompareTable
            path={path}
            products={products}
            car={car}
            without={(slug) =>
              comparePath(
                path,
                slugs.filter((one) => one !== slug),
                car?.value ?? null,
              )
            }
            cross={<CrossGlyph />}
          />
        </>
      )}
    </div>
  );
}
