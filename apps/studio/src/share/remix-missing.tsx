import { buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect } from "react";

/** The build that should be copied is not shown any more, or cannot be had now. One's own build is untouched. */
export function RemixMissing({ gone }: { gone: boolean }) {
  const t = useT();
  const own = new URL(location.href);
  own.searchParams.delete("remix");
  useEffect(() => {
    document.title = t("studio.remix.title");
  }, [t]);
  return (
    <main className="st-page">
      <ErrorNote>{t(gone ? "studio.remix.gone" : "studio.remix.failed")}</ErrorNote>
      <p className="text-text-2">{t("studio.remix.kept")}</p>
      {gone ? null : (
        <a className={buttonClass({ variant: "primary" })} href={location.href}>
          {t("studio.retry")}
        </a>
      )}
      <a className={buttonClass({ variant: gone ? "primary" : "secondary" })} href={own.pathname + own.search}>
        {t("studio.remix.own")}
      </a>
    </main>
  );
}
