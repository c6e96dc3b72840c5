import { TransportError } from "@carloom/api-client";
import { ShareDocument } from "@carloom/api-client/threed";
import { useT } from "@carloom/ui";
import { data, type HeadersFunction, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { languageOfRequest, useLanguage, localPath } from "../../language/language.tsx";
import { useChannel } from "../../channel/use-channel.ts";
import { NOT_SHARED } from "../../not-shared.ts";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSettings } from "../../site-context.tsx";
import { ReportForm } from "./report-form.tsx";

/** A build that somebody shows, by link or in a garage; 404 when it is not shown. Titles are people's own, so nothing keeps them. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { threed } = context.get(serverSite);
  const headers = { "cache-control": NOT_SHARED };
  try {
    const { share } = await threed[languageOfRequest(request)].query(ShareDocument, { code: params.reference ?? "" });
    return data(share, { status: share ? 200 : 404, headers });
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The 3D service cannot be reached", { status: 503 });
    return data(null, { status: 404, headers });
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Where whoever finds somebody's build wrong says why: staff read it, and can withdraw the build. */
export default function Report() {
  const t = useT();
  const language = useLanguage();
  const channel = useChannel();
  const { app } = useSettings();
  const build = useLoaderData<typeof loader>();
  if (!build) return <NotFound />;
  const { code, title, userName } = build;
  return (
    <div className="site-page site-wrap">
      <Seo title={t("site.report.heading")} description={t("site.report.text")} path={`/report/${code}`} unlisted />
      <section className="site-grid message report" aria-labelledby="report-heading">
        <div className="message-head">
          <h1 id="report-heading">{t("site.report.heading")}</h1>
          <p>
            <a className="ui-link" href={`${app.threed}${localPath(`/s/${code}`, language, channel)}`}>
              {userName ? t("site.report.buildBy", { title, name: userName }) : title}
            </a>
          </p>
          <p className="ui-lead">{t("site.report.text")}</p>
        </div>
        <ReportForm reference={code} />
      </section>
    </div>
  );
}
