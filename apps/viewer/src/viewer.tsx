import type { ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { pageSettings } from "@carloom/settings";
import { Mark, SkipLink, useT } from "@carloom/ui";
import { useState } from "react";
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, useLanguage } from "./language.tsx";
import { Actions } from "./sheet/actions.tsx";
import { onward } from "./onward.ts";
import { BuildSheet, Credit } from "./sheet/sheet.tsx";
import { Viewport } from "./stage/viewport.tsx";

/** A shared build: the car on its wall, beside it what it is and the way on. */
export function Viewer({ page }: { page: ShownPage }) {
  const t = useT();
  const [stage, setStage] = useState<Stage | null>(null);
  return (
    <div className="vw-app">
      <SkipLink target="build">{t("viewer.skip")}</SkipLink>
      <TopBar />
      <main className="vw-main">
        <Viewport page={page} onStage={setStage} />
        <div className="vw-sheet" id="build" tabIndex={-1}>
          <h1>{page.title}</h1>
          <Credit page={page} />
          <Actions page={page} stage={stage} />
          <BuildSheet page={page} />
        </div>
      </main>
    </div>
  );
}

function TopBar() {
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
