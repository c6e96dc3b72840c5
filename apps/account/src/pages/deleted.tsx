import { buttonClass, useT } from "@carloom/ui";
import { settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Page } from "../parts/page.tsx";

/** After an account was deleted. */
export function DeletedPage() {
  const t = useT();
  const language = useLanguage();
  return (
    <Page title={t("account.deleted.title")} lead={t("account.deleted.lead")}>
      <div className="account-actions">
        <a
          className={buttonClass({ variant: "primary" })}
          href={`${settings.origin}/${language === "en" ? "" : `?lang=${language}`}`}
        >
          {t("account.toSite")}
        </a>
      </div>
    </Page>
  );
}
