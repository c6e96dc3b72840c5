import { HOME_CARS } from "@carloom/api-client";
import { ArrowGlyph, buttonClass, cx, useT } from "@carloom/ui";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { channelOfRequest } from "../../channel/channels.ts";
import { heroPrice } from "../../data/hero.server.ts";
import { homeCatalogue } from "../../data/home.server.ts";
import { templateList } from "../../data/templates.server.ts";
import { type OwnPicture, previewOf, siteContent } from "../../data/texts.server.ts";
import { partsOf } from "../../data/parts.server.ts";
import { useHanded } from "../../handed.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { WithTexts } from "../../language/texts.tsx";
import { Film } from "../../parts/film/film.tsx";
import { CarPicture } from "../../parts/picture.tsx";
import { Written } from "../../parts/written.tsx";
import { handOver, pageParts } from "../../page-parts.server.tsx";
import { NOT_KEPT } from "../../not-shared.ts";
import { LEFT, Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSite } from "../../site-context.tsx";
import { About } from "./about.tsx";
import { homeJsonLd } from "./json-ld.ts";
import { PartRow } from "./part-row.tsx";
import { Partners } from "./partners.tsx";
import { Plate } from "./plate.tsx";
import { useSmoothScroll } from "./smooth-scroll.ts";
import { ownSources } from "./own-sources.ts";
import { Still } from "./still.tsx";

const LINEUP_SIZES = "(min-width: 600px) 25vw, 50vw";
/** Both films as `scripts/films/shots.ts` plans them, px, and how wide `styles/home.css` shows them. */
const HERO_FILM = {
  width: 1600,
  height: 900,
  sizes: "(max-width: 959px) 118vw, max(960px, min(100vw, 170vh))",
};
const SECOND_FILM = { width: 1280, height: 720, sizes: "(max-width: 959px) 112vw, clamp(720px, 72vw, 1700px)" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(serverSite);
  const threed = site.threed[languageOfRequest(request)];
  const clients = { threed, commerce: site.commerce };
  const preview = previewOf(request);
  const [cars, price, { texts, pictures }] = await Promise.all([
    templateList(threed, channelOfRequest(request)),
    heroPrice(clients, channelOfRequest(request)),
    siteContent(site.commerce, languageOfRequest(request), preview, site.settings.cdn),
  ]);
  const first = cars?.cars[0];
  const parts = first ? await partsOf(threed, first.tile.slug) : null;
  // a preview is somebody's own page: it streams
  const shown = handOver(preview ? null : context.get(pageParts), homeCatalogue(cars, parts));
  return data({ shown, price, texts, pictures }, preview ? { headers: { "cache-control": NOT_KEPT } } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What staff wrote stands in the place of the site's own texts. */
export default function Home() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <WithTexts texts={texts}>
      <HomePage />
    </WithTexts>
  );
}

function HomePage() {
  const t = useT();
  const { shown, price, pictures } = useLoaderData<typeof loader>();
  const { cars, parts, hero } = useHanded(shown);
  const { settings, shop } = useSite();
  useSmoothScroll();
  const [first] = cars;
  return (
    <>
      <Seo
        path="/"
        title={t("site.home.title")}
        description={t("site.home.description")}
        jsonLd={import.meta.env.SSR ? homeJsonLd(settings, cars, shop) : LEFT}
      />
      <section className="hero">
        <div className="hero-top site-wrap">
          <h1 className="ui-display">{t("site.home.headline")}</h1>
        </div>
        <div className={cx("hero-media", pictures.hero && "is-own")}>
          {pictures.hero ? (
            <Still picture={pictures.hero} sizes="(max-width: 959px) 100vw, max(100vw, 178vh)" eager />
          ) : (
            <Film name="hero" {...HERO_FILM} label={t("site.home.heroFilm")} eager />
          )}
        </div>
        <div className="hero-bottom site-wrap">
          <div className="hero-action">
            <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
              {t("site.home.start")}
              <ArrowGlyph />
            </SiteLink>
            <p>{t("site.home.claim")}</p>
          </div>
          {hero && !pictures.hero ? <Plate car={hero} price={price} /> : null}
        </div>
      </section>
      <section className="second">
        <div className={cx("second-media", pictures.second && "is-own")}>
          {pictures.second ? (
            <Still picture={pictures.second} sizes={SECOND_FILM.sizes} />
          ) : (
            <Film name="second" {...SECOND_FILM} label={t("site.home.secondFilm")} />
          )}
        </div>
        <div className="site-wrap site-grid">
          <div className="second-text">
            <h2>{t("site.home.explore")}</h2>
            <p className="ui-lead">{t("site.home.exploreText")}</p>
            <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
              {t("site.home.try")}
              <ArrowGlyph />
            </SiteLink>
          </div>
        </div>
      </section>
      {first ? <PartRow parts={parts} slug={first.tile.slug} pictures={pictures} /> : null}
      <About />
      <Partners />
      <section className="lineup">
        <div className="site-wrap lineup-head">
          <h2>{t("site.home.lineup")}</h2>
          <SiteLink to="/car" className={buttonClass({ variant: "secondary" })}>
            {t("site.home.browse")}
            <ArrowGlyph />
          </SiteLink>
        </div>
        <Written
          as="ul"
          className="lineup-row"
          of={cars}
          name={ownSources(
            pictures,
            "car",
            cars.map(({ tile }) => tile.slug),
          )}
        >
          {() =>
            cars.slice(0, HOME_CARS).map(({ tile }) => (
              <li key={tile.slug}>
                <SiteLink to={`/car/${tile.slug}`}>
                  <span>{tile.title}</span>
                  {pictures[`car:${tile.slug}`] ? (
                    <Still picture={pictures[`car:${tile.slug}`] as OwnPicture} sizes={LINEUP_SIZES} isNamed />
                  ) : (
                    <CarPicture picture={tile.picture} sizes={LINEUP_SIZES} alt="" />
                  )}
                </SiteLink>
              </li>
            ))
          }
        </Written>
      </section>
    </>
  );
}
