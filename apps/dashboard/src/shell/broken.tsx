import { Button, useT } from "@carloom/ui";
import { useRouteError } from "react-router";

/** What is shown where a page threw: it says so, and leads on. */
export function Broken() {
  const t = useT();
  const error = useRouteError();
  // a file of the version before is gone: the page is loaded anew
  const isGone = error instanceof TypeError && /module|import/i.test(error.message);
  return (
    <section className="da-empty" role="alert">
      <h1>{t(isGone ? "dashboard.broken.newer" : "dashboard.broken.title")}</h1>
      <p>{t(isGone ? "dashboard.broken.newerText" : "dashboard.broken.text")}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t("dashboard.reload")}
      </Button>
    </section>
  );
}
