import { buttonClass, useT } from "@carloom/ui";
import { Link } from "react-router";

export function NotFound() {
  const t = useT();
  return (
    <div className="da-page">
      <section className="da-empty">
        <h1>{t("dashboard.notFound.title")}</h1>
        <p>{t("dashboard.notFound.text")}</p>
        <Link className={buttonClass({ variant: "primary" })} to="/">
          {t("dashboard.notFound.home")}
        </Link>
      </section>
    </div>
  );
}
