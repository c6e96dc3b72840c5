import { ArrowGlyph, buttonClass, useT } from "@carloom/ui";
import { useEffect } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { studioFiles } from "../data/studio-files.server.ts";
import { SiteLink } from "../language/language.tsx";
import { serverSite } from "../server-context.ts";
import { Seo } from "../seo/seo.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  files: await studioFiles(context.get(serverSite).settings),
});

/** Reads the studio's files into the browser's cache, one after the other; who saves data is left alone. */
function useWarmed(files: readonly string[]): void {
  useEffect(() => {
    const stop = new AbortController();
    const saves = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
    const warm = async () => {
      for (const file of saves ? [] : files)
        await fetch(file, { mode: "no-cors", credentials: "omit", priority: "low", signal: stop.signal });
    };
    warm().catch(() => undefined);
    return () => stop.abort();
  }, [files]);
}

/** Spells Loading, letter by letter, warms the studio's cache, and offers the way on. */
export default function Carloomx() {
  const t = useT();
  const { files } = useLoaderData<typeof loader>();
  useWarmed(files);
  const word = t("site.x.loading");
  return (
    <div className="site-page site-wrap message-page">
      <Seo title={word} description={t("site.x.text")} path="/carloomx" unlisted />
      <h1 className="ui-display spelled" aria-label={word}>
        {[...word].map((letter, index) => (
          <span key={`${letter}${index}`} aria-hidden="true" className={`spelled-${index % 12}`}>
            {letter}
          </span>
        ))}
      </h1>
      <p className="ui-lead">{t("site.x.text")}</p>
      <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
        {t("site.home.browse")}
        <ArrowGlyph />
      </SiteLink>
    </div>
  );
}
