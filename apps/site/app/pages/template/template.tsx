import { ArrowGlyph, Button, ErrorNote, useT } from "@carloom/ui";
import { authStateOfRequest } from "@carloom/api-client";
import { data, type HeadersFunction, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { announcedCar } from "../../data/announced.server.ts";
import { goodsPath } from "../../data/goods.ts";
import { templateGoods, templatePrice } from "../../data/template-price.server.ts";
import { leadAway } from "../../data/moved.server.ts";
import { templatePage } from "../../data/templates.server.ts";
import type { TemplatePage } from "../../data/tile.ts";
import { channelOfRequest } from "../../channel/channels.ts";
import { languageOfRequest, localPath, useLanguage } from "../../language/language.tsx";
import { CarPicture } from "../../parts/picture.tsx";
import { LEFT, Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSite } from "../../site-context.tsx";
import { Announced } from "../announced/announced.tsx";
import { useClosedTemplate } from "./closed-template.ts";
import { type TemplateOffer, templateJsonLd } from "./json-ld.ts";
import { Measures } from "./measures.tsx";
import { StartingBuild } from "./starting-build.tsx";
import { useLaunch } from "./use-launch.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { threed, commerce, settings } = context.get(serverSite);
  const slug = params.TempleteSlug ?? "";
  const channel = channelOfRequest(request);
  const [template, price] = await Promise.all([
    templatePage(threed[languageOfRequest(request)], slug, channel),
    templatePrice(commerce, channel, slug),
  ]);
  const offer = price && { price, path: goodsPath(channel, templateGoods(slug)) };
  if (template) return { template, announced: null, offer, slug, headerTitle: template.title };
  const announced = await announcedCar(threed[languageOfRequest(request)], slug, channel);
  if (announced) return { template: null, announced, offer: null, slug, headerTitle: announced.title };
  const { search } = new URL(request.url);
  await leadAway(context.get(serverSite), "CAR", slug, (present) => `/car/${present}${search}`);
  // Somebody with a token may be shown what nobody is: the page asks again, as them. Nothing of it is here.
  if (authStateOfRequest(request, settings).accessToken)
    return data(
      { template: null, announced: null, offer: null, slug, headerTitle: "" },
      { status: 404, headers: { "cache-control": "private, no-store" } },
    );
  throw redirect(localPath("/error-404", languageOfRequest(request), channel));
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function TemplateInfo() {
  const { template, announced, offer, slug } = useLoaderData<typeof loader>();
  if (announced) return <Announced key={slug} car={announced} />;
  return template ? (
    <TemplateContent key={slug} template={template} offer={offer} />
  ) : (
    <ClosedTemplate key={slug} slug={slug} />
  );
}

function ClosedTemplate({ slug }: { slug: string }) {
  const t = useT();
  const closed = useClosedTemplate(slug);
  if (closed.state === "found") return <TemplateContent template={closed.template} closed />;
  if (closed.state === "failed")
    return (
      <div className="site-page site-wrap message-page">
        <Seo title={t("site.error.heading")} path={`/car/${slug}`} unlisted />
        <p className="ui-lead" role="alert">
          {t("site.error.broken")}
        </p>
        <Button variant="primary" onClick={() => location.reload()}>
          {t("site.error.again")}
        </Button>
      </div>
    );
  return (
    <div className="site-page site-wrap message-page" aria-busy="true">
      <Seo title={t("site.template.loading")} path={`/car/${slug}`} unlisted />
      <p className="ui-lead">{t("site.template.loading")}</p>
      <noscript>
        <p>{t("site.error.notFound")}</p>
      </noscript>
    </div>
  );
}

type TemplateContentProps = { template: TemplatePage; offer?: TemplateOffer | null; closed?: boolean };

function TemplateContent({ template, offer = null, closed = false }: TemplateContentProps) {
  const t = useT();
  const language = useLanguage();
  const { settings, shop } = useSite();
  const { state, start } = useLaunch(template, language);
  const { facts } = template;
  const summary = facts
    ? t("site.template.summary", {
        body: t(`site.body.${facts.bodyStyle}`),
        slots: facts.slots.length,
        zones: facts.zones.length,
      })
    : (template.description ?? "");
  return (
    <>
      <Seo
        title={template.seoTitle ?? template.title}
        description={template.seoDescription ?? template.description ?? summary}
        path={template.path}
        image={template.card}
        unlisted={closed}
        jsonLd={
          import.meta.env.SSR
            ? templateJsonLd(
                settings,
                template,
                offer,
                { home: settings.seo.siteName, cars: t("site.car.title"), summary },
                shop,
              )
            : LEFT
        }
      />
      <section className="stage-picture">
        <CarPicture
          picture={template.picture}
          sizes="100vw"
          alt={t("site.template.picture", { title: template.title })}
          eager
        />
        <div className="stage-bar site-wrap">
          <div>
            {closed ? <p className="stage-closed">{t("site.car.closed")}</p> : null}
            <p className="ui-lead">{summary}</p>
          </div>
          <div className="stage-launch">
            <Button
              variant="primary"
              size="large"
              disabled={state.phase === "loading" || state.phase === "launching"}
              onClick={() => void start()}
            >
              {state.phase === "loading" || state.phase === "launching" ? (
                t("site.template.loading")
              ) : (
                <>
                  {t("site.template.launch")}
                  <ArrowGlyph />
                </>
              )}
            </Button>
            {state.phase === "failed" ? (
              <ErrorNote>{t("site.template.failed", { reason: state.message })}</ErrorNote>
            ) : null}
            <noscript>
              <p className="ui-hint">{t("site.template.noScript")}</p>
            </noscript>
          </div>
        </div>
      </section>
      {facts ? <Measures facts={facts} title={template.title} slug={closed ? null : template.slug} /> : null}
      {facts ? <StartingBuild facts={facts} /> : null}
    </>
  );
}
