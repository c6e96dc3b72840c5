import { buttonClass, useT } from "@carloom/ui";
import { useState } from "react";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { garageOf } from "../../data/garage.server.ts";
import { languageOfRequest, SiteLink } from "../../language/language.tsx";
import { withLanguage } from "../../language/links.ts";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useVisitor } from "../../visitor/visitor.ts";
import { BuildTile } from "./build-tile.tsx";
import type { OwnChange } from "./own-acts.tsx";

/** A handle that was changed leads on to what it is now. Where nothing is shown there is no page: see below. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const userName = params.userName ?? "";
  const garage = await garageOf(context.get(serverSite).commerce, userName);
  if (garage && garage.userName !== userName)
    throw redirect(withLanguage(`/garage/${garage.userName}`, languageOfRequest(request)));
  const builds = garage?.builds ?? [];
  return data({ userName, builds }, { status: builds.length > 0 ? 200 : 404 });
}

export default function Garage() {
  const { userName } = useLoaderData<typeof loader>();
  // another garage begins anew
  return <GarageOf key={userName} />;
}

/**
 * A user's public builds. Builds are private until their owner says otherwise, so a garage without public ones, and a
 * name that nobody has, look alike to everybody else: there is no such page.
 */
function GarageOf() {
  const t = useT();
  const { userName, builds: loaded } = useLoaderData<typeof loader>();
  const [changes, setChanges] = useState<Readonly<Record<string, OwnChange>>>({});
  const builds = loaded
    .map((build) => ({ ...build, title: changes[build.uuid]?.title ?? build.title }))
    .filter(({ uuid }) => !changes[uuid]?.withdrawn);
  const withdrawn = loaded.filter(({ uuid }) => changes[uuid]?.withdrawn).at(-1);
  const visitor = useVisitor();
  const own = visitor.status === "signed-in" && visitor.userName === userName;
  const heading = t("site.garage.heading", { name: userName });
  const seo = (
    <Seo
      title={heading}
      description={[heading, ...builds.map(({ title, templateTitle }) => `${title} (${templateTitle})`)].join(" · ")}
      path={`/garage/${userName}`}
      // what is private, or nobody's, is nowhere to be found
      unlisted={loaded.length === 0}
    />
  );
  const said = (
    <p role="status" className="ui-lead garage-said">
      {withdrawn ? t("site.garage.withdrawn", { title: changes[withdrawn.uuid]?.title ?? withdrawn.title }) : null}
    </p>
  );
  if (builds.length > 0)
    return (
      <div className="site-page site-wrap">
        {seo}
        <h1>{heading}</h1>
        <p className="ui-lead garage-lead">{t("site.garage.count", { count: builds.length })}</p>
        {own ? said : null}
        <div className="car-frame">
          <ul className="car-grid">
            {builds.map((build, index) => (
              <BuildTile
                key={build.uuid}
                build={build}
                eager={index < 3}
                onChange={
                  own
                    ? (change) => setChanges((all) => ({ ...all, [build.uuid]: { ...all[build.uuid], ...change } }))
                    : undefined
                }
              />
            ))}
          </ul>
        </div>
      </div>
    );
  if (!own) return <NotFound />;
  return (
    <div className="site-page site-wrap message-page">
      {seo}
      <h1>{heading}</h1>
      {said}
      <p className="ui-lead">{t("site.garage.own")}</p>
      <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
        {t("site.home.browse")}
      </SiteLink>
    </div>
  );
}
