import { useT } from "@carloom/ui";
import { Suspense, useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { leadAway } from "../../data/moved.server.ts";
import { relatedGoods } from "../../data/related.server.ts";
import { carOf, shopFrame, shopProduct } from "../../data/shop.server.ts";
import { productTerms } from "../../data/terms.server.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { LEFT, Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSite } from "../../site-context.tsx";
import { Buy, type ProductPage } from "./buy.tsx";
import { firstChoice } from "./first-choice.ts";
import { productJsonLd } from "./json-ld.ts";
import { Below, Facts, Gallery } from "./lower.tsx";
import { shopHead } from "./head.ts";
import { readQuery } from "../../data/shop-query.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(serverSite);
  const language = languageOfRequest(request);
  const frame = await shopFrame(site, params.channel ?? "", language);
  if (!frame) return data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const car = carOf(frame, readQuery(searchParams).car);
  const slug = params.slug ?? "";
  const [product, related, terms] = await Promise.all([
    shopProduct(site, frame, slug, car, language),
    relatedGoods(site, frame, slug, car, language),
    productTerms(site, slug),
  ]);
  if (!product) {
    const { search } = new URL(request.url);
    const to = (present: string) => `/${frame.channel.slug}/products/${present}${search}`;
    await leadAway(site, "PRODUCT", slug, to);
    return data(null, { status: 404 });
  }
  // a print is cut for the car that it is put on, a sample is held beside one, and a gift card fits all
  const isAsked = !product.byArea && product.category?.slug !== "sample" && product.delivery;
  const cars = isAsked ? frame.cars : [];
  const first = firstChoice(product.variants, searchParams.get("variant"));
  return data({ channel: frame.channel, cars, car, product, first: first?.id, related, terms });
}

export default function Product() {
  const t = useT();
  const { settings, shop: sold } = useSite();
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  const { channel, product, car } = page;
  const shop = `/${channel.slug}`;
  const path = `${shop}/products/${product.slug}`;
  const back = car ? `?car=${encodeURIComponent(car.value)}` : "";
  const category = product.category;
  return (
    <div className="site-page site-wrap goods-page">
      <Seo
        {...shopHead(t, channel, product)}
        path={path}
        image={{ url: product.pictures[0] ?? null, sized: false }}
        jsonLd={
          import.meta.env.SSR
            ? productJsonLd(
                settings,
                channel.slug,
                product,
                { home: settings.productName, shop: t("goods.title") },
                sold,
              )
            : LEFT
        }
      />
      <nav className="goods-crumbs" aria-label={t("goods.nav")}>
        <SiteLink to={shop + back}>{t("goods.title")}</SiteLink>
        {category ? (
          <SiteLink to={`${shop}?category=${category.slug}${back.replace("?", "&")}`}>{category.name}</SiteLink>
        ) : null}
      </nav>
      {/* another product is another choice */}
      <Body key={product.slug} page={page} path={path} />
      <Suspense>
        <Below
          path={shop}
          slug={product.slug}
          car={car?.value ?? null}
          related={page.related}
          safety={page.terms.safety}
        />
      </Suspense>
    </div>
  );
}

/** `first` is the size to begin with. */
type BodyProps = { page: ProductPage & { first: string | undefined }; path: string };

/** Picture, choice and table follow the chosen size. */
function Body({ page, path }: BodyProps) {
  const { product, first } = page;
  const [id, choose] = useState(first);
  const of = (wanted: string | undefined) => product.variants.find((one) => one.id === wanted);
  const variant = of(id) ?? of(first);
  return (
    <div className="goods-product">
      <Suspense>
        <Gallery product={product} own={variant?.picture ?? null} />
      </Suspense>
      <div className="goods-panel">
        <h1>{product.name}</h1>
        {product.description ? <p className="goods-words">{product.description}</p> : null}
        {variant ? <Buy page={page} path={path} variant={variant} onChoose={choose} /> : null}
      </div>
      {variant ? (
        <Suspense>
          <Facts page={page} variant={variant} />
        </Suspense>
      ) : null}
    </div>
  );
}
