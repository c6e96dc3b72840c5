import { buttonClass, useT } from "@carloom/ui";
import { settings } from "../boot/settings.ts";
import { useLanguage } from "../boot/language.tsx";

/** @param template the address names a template that there is not; otherwise the address itself is unknown */
export function NotFound({ template = false }: { template?: boolean }) {
  const t = useT();
  const language = useLanguage();
  const query = language === "en" ? "" : `?lang=${language}`;
  return (
    <main className="st-page">
      <h1>{t("studio.not-found.title")}</h1>
      <p className="text-text-2">{t(template ? "studio.not-found.template" : "studio.not-found.page")}</p>
      <a className={buttonClass({ variant: "primary" })} href={`${settings.origin}/car${query}`}>
        {t("studio.not-found.cars")}
      </a>
    </main>
  );
}
