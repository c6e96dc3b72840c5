import { buttonClass, useT } from "@carloom/ui";
import { useParams } from "react-router";
import { SiteLink } from "../language/language.tsx";
import { Seo } from "../seo/seo.tsx";
import { useVisitor } from "../visitor/visitor.ts";

/** A user's garage: builds are private, and none can be made public yet, so it is empty for everyone alike. */
export default function Garage() {
  const t = useT();
  const { userName = "" } = useParams();
  const visitor = useVisitor();
  const own = visitor.status === "signed-in" && visitor.userName === userName;
  return (
    <div className="site-page site-wrap message-page">
      <Seo title={t("site.garage.heading", { name: userName })} path={`/garage/${userName}`} unlisted />
      <h1>{t("site.garage.heading", { name: userName })}</h1>
      <p className="ui-lead">{own ? t("site.garage.own") : t("site.garage.empty")}</p>
      <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
        {t("site.home.browse")}
      </SiteLink>
    </div>
  );
}
