import { formatDate } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useLanguage } from "../../language/language.tsx";

/** The day on which a car opens; that it is coming where no day was said. */
export function Opening({ at }: { at: string | null }) {
  const t = useT();
  const language = useLanguage();
  return at ? (
    <time dateTime={at}>{t("site.soon.opens", { date: formatDate(language, at, "long") })}</time>
  ) : (
    <>{t("site.soon.heading")}</>
  );
}
