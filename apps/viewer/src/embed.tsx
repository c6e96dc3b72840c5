import type { ShownPage } from "@carloom/build";
import { pageSettings } from "@carloom/settings";
import { Button, Mark, useT } from "@carloom/ui";
import { Box } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "./language.tsx";
import { onward } from "./onward.ts";
import { Viewport } from "./stage/viewport.tsx";

/** A build inside somebody else's page: its picture, and the car when it is asked for. */
export function Embed({ page }: { page: ShownPage }) {
  const t = useT();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <main className="vw-embed">
      {open ? (
        <Viewport page={page} />
      ) : (
        <div className="vw-stage">
          <img className="vw-poster" src={page.picture} alt={t("viewer.picture", { title: page.title })} />
          <Button className="vw-open" variant="primary" onClick={() => setOpen(true)}>
            <Box aria-hidden="true" />
            {t("viewer.open-3d")}
          </Button>
        </div>
      )}
      <p className="vw-caption">
        <b>{page.title}</b>
        <span>{page.template.title[language]}</span>
        <a className="ui-link" href={onward(`/s/${page.reference}`, language)} target="_blank" rel="noopener">
          <Mark />
          {t("viewer.see-on", { product: pageSettings().productName })}
        </a>
      </p>
    </main>
  );
}
