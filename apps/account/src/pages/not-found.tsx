import { buttonClass, useT } from "@carloom/ui";
import { useSearchParams } from "react-router";
import { destination } from "../auth/destination.ts";
import { settings } from "../auth/session.ts";
import { Page } from "../parts/page.tsx";

export function NotFoundPage() {
  const t = useT();
  const [search] = useSearchParams();
  return (
    <Page title={t("account.notFound.title")} lead={t("account.notFound.lead")}>
      <div className="account-actions">
        <a className={buttonClass({ variant: "primary" })} href={destination(search, settings).href}>
          {t("account.toSite")}
        </a>
      </div>
    </Page>
  );
}
