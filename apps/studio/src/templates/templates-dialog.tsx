import type { PrintMap } from "@carloom/build/print-map";
import { Dialog, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { printMapOf } from "../flat/sheets.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { BringBack } from "./bring-back.tsx";
import { Downloads } from "./downloads.tsx";
import { sheetSizes } from "./which-sheet.ts";

/** Sheets of panels to draw on, and the way back for what was drawn. */
export function TemplatesDialog() {
  const t = useT();
  const studio = useStudio();
  const [map, setMap] = useState<PrintMap | "none" | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    printMapOf(studio).then(
      (found) => current && setMap(found ?? "none"),
      () => current && setMap("failed"),
    );
    return () => {
      current = false;
    };
  }, [studio]);
  return (
    <Dialog open title={t("studio.templates.title")} onClose={() => studio.ui.set({ templates: false })}>
      <div className="st-templates">
        <p className="text-text-2">{t("studio.templates.about")}</p>
        {map === null ? <p role="status">{t("studio.flat.laying")}</p> : null}
        {map === "none" ? <p>{t("studio.templates.missing")}</p> : null}
        {map === "failed" ? <ErrorNote>{t("studio.templates.problem.map")}</ErrorNote> : null}
        {map !== null && typeof map === "object" ? (
          <>
            <Downloads sizes={sheetSizes(map)} />
            <BringBack map={map} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
