import { ArrowGlyph, Button, ErrorNote, useT } from "@carloom/ui";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { templatePage } from "../../data/templates.server.ts";
import { languageOfRequest, useLanguage } from "../../language/language.tsx";
import { withLanguage } from "../../language/links.ts";
import { CarPicture } from "../../parts/picture.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { Measures } from "./measures.tsx";
import { StartingBuild } from "./starting-build.tsx";
import { useLaunch } from "./use-launch.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const template = await templatePage(context.get(serverSite).threed, params.TempleteSlug ?? "");
  if (!template) throw redirect(withLanguage("/error-404", languageOfRequest(request)));
  return { template, headerTitle: template.title };
}

export default function TemplateInfo() {
  const t = useT();
  const language = useLanguage();
  const { template } = useLoaderData<typeof loader>();
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
        title={template.title}
        description={template.description ?? summary}
        path={`/car/${template.slug}`}
        image={template.picture.thumbnail}
      />
      <section className="stage-picture">
        <CarPicture files={template.picture} alt={t("site.template.picture", { title: template.title })} eager />
        <div className="stage-bar site-wrap">
          <p className="ui-lead">{summary}</p>
          <div className="stage-launch">
            <Button
              variant="primary"
              size="large"
              disabled={state.phase === "loading" || state.phase === "launching"}
              onClick={start}
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
      {facts ? <Measures facts={facts} title={template.title} /> : null}
      {facts ? <StartingBuild facts={facts} /> : null}
    </>
  );
}
