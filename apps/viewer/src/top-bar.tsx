import { pageSettings } from "@carloom/settings";
import { Mark, useT } from "@carloom/ui";
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, useLanguage } from "./language.tsx";
import { onward } from "./onward.ts";

/** Whose page it is, and the same page in other languages. */
export function TopBar() {
  const t = useT();
  const { origin, productName } = pageSettings();
  const { language, choose } = useLanguage();
  return (
    <header className="vw-top">
      <a href={onward(`${origin}/`, language)} className="vw-home">
        <Mark name={productName} />
      </a>
      <nav className="vw-languages" aria-label={t("viewer.languages")}>
        {LANGUAGES.map((code) => (
          <a
            key={code}
            href={inLanguage(code)}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(code);
            }}
          >
            {LANGUAGE_NAMES[code]}
          </a>
        ))}
      </nav>
    </header>
  );
}
