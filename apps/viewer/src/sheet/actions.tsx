import type { ShownPage } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { Stage } from "@carloom/stage";
import { pageSettings } from "@carloom/settings";
import { Button, buttonClass, useT } from "@carloom/ui";
import { FileText, Link2 } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../language.tsx";
import { onward } from "../onward.ts";
import { ArButton } from "./ar-button.tsx";

/** Where the studio opens a copy of this build. */
export function remixUrl(page: ShownPage, language: Language): string {
  const url = new URL(`/workspace/default/${page.template.slug}`, pageSettings().app.canvas);
  url.searchParams.set("remix", page.reference);
  return onward(url.href, language);
}

/** The one action of the page, and what else can be done with a build. */
export function Actions({ page, stage }: { page: ShownPage; stage: Stage | null }) {
  const t = useT();
  const { language } = useLanguage();
  const [copied, setCopied] = useState(false);
  const { origin } = pageSettings();

  async function share() {
    const url = new URL(location.pathname, location.href).href;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: page.title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    setCopied(true);
    setTimeout(() => setCopied(false), 4000);
  }
  return (
    <div className="vw-actions">
      <a className={buttonClass({ variant: "primary", wide: true })} href={remixUrl(page, language)}>
        {t("viewer.make-it-yours")}
      </a>
      <div className="vw-more">
        <ArButton page={page} stage={stage} />
        <Button onClick={() => void share().catch(() => undefined)}>
          <Link2 aria-hidden="true" />
          {t(copied ? "viewer.copied" : "viewer.copy")}
        </Button>
        <a className={buttonClass()} href={onward(`/s/${page.reference}.pdf`, language)} download>
          <FileText aria-hidden="true" />
          {t("viewer.pdf")}
        </a>
      </div>
      <p className="ui-hidden" role="status">
        {copied ? t("viewer.copied") : ""}
      </p>
      <p className="vw-report">
        <a className="ui-link" rel="nofollow" href={onward(`${origin}/report/${page.reference}`, language)}>
          {t("viewer.report")}
        </a>
      </p>
    </div>
  );
}
