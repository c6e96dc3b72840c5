import { buttonClass, useT } from "@carloom/ui";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { garageOf } from "../../data/garage.server.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { withLanguage } from "../../language/links.ts";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useVisitor } from "../../visitor/visitor.ts";
import { BuildTile } from "./build-tile.tsx";

/** A handle that was changed leads on to what it is now. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const userName = params.userName ?? "";
  const garage = await garageOf(context.get(serverSite).commerce, userName);
  if (garage && garage.userName !== userName)
    throw redirect(withLanguage(`/garage/${garage.userName}`, languageOfRequest(request)));
  return { userName, builds: garage?.builds ?? [] };
}

/**
 * A user's public builds. Builds are private until their owner says otherwise, so a garage without public ones, and a
 * name that nobody has, look alike.
 */
export default function Garage() {
  const t = useT();
  const { userName, builds } = useLoaderData<typeof loader>();
  const visitor = useVisitor();
  const own = visitor.status === "signed-in" && visitor.userName === userName;
  const seo = <Seo title={t("site.garage.heading", { name: userName })} path={`/garage/${userName}`} unlisted />;
  if (builds.length > 0)
    return (
      <div className="site-page site-wrap">
        {seo}
        <h1>{t("site.garage.heading", { name: userName })}</h1>
        <p className="ui-lead garage-lead">{t("site.garage.count", { count: builds.length })}</p>
        <div className="car-frame">
          <ul className="car-grid">
            {builds.map((build, index) => (
              <BuildTile key={build.uuid} build={build} userName={userName} eager={index < 3} own={own} />
            ))}
          </ul>
        </div>
      </div>
    );
  return (
    <div className="site-page site-wrap message-page">
      {seo}
      <h1>{t("site.garage.heading", { name: userName })}</h1>
      <p className="ui-lead">{own ? t("site.garage.own") : t("site.garage.empty")}</p>
      <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
        {t("site.home.browse")}
      </SiteLink>
    </div>
  );
}
