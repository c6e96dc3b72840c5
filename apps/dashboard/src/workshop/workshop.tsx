import { WorkshopImportsDocument } from "@carloom/api-client/threed";
import { buttonClass, useT } from "@carloom/ui";
import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { DropArea } from "./drop-area.tsx";
import { ImportRows } from "./import-rows.tsx";
import { isBusy, States } from "./states.tsx";

const LOOK_MS = 1000;

export const asks: Asks = () => [asked(WorkshopImportsDocument, {}, "threed")];

/** Cars that staff bring: dropped here, imported, and listed with how far each is. */
export function Workshop() {
  const t = useT();
  const navigate = useNavigate();
  const mayBring = useMay("catalogue");
  const answer = useAnswer(
    WorkshopImportsDocument,
    {},
    // as long as a file is worked on it is looked at
    { service: "threed", again: (now) => (now?.workshopImports.some(isBusy) ? LOOK_MS : false) },
  );
  const open = useCallback((uuid: string) => void navigate(`/workshop/${uuid}`), [navigate]);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.workshop.title")}
        actions={
          <>
            <Link className={buttonClass({ variant: "secondary" })} to="/workshop/parts">
              {t("dashboard.parts.open")}
            </Link>
            {mayBring ? (
              <>
                <Link className={buttonClass({ variant: "secondary" })} to="/workshop/stickers">
                  {t("dashboard.stickers.open")}
                </Link>
                <Link className={buttonClass({ variant: "secondary" })} to="/workshop/film-colors">
                  {t("dashboard.film.open")}
                </Link>
                <Link className={buttonClass({ variant: "secondary" })} to="/workshop/shelf">
                  {t("dashboard.shelf.open")}
                </Link>
              </>
            ) : null}
          </>
        }
      />
      <p className="da-soft da-lead">{t("dashboard.workshop.lead")}</p>
      <Loaded answer={answer}>
        {({ workshopImports }) => (
          <>
            {mayBring ? (
              <DropArea begun={workshopImports.filter(({ state }) => state === "UPLOADING")} onWhole={open} />
            ) : null}
            <Section title={t("dashboard.workshop.cars")}>
              {workshopImports.length === 0 ? (
                <p className="da-soft">{t("dashboard.workshop.none")}</p>
              ) : (
                <ImportRows
                  of={workshopImports}
                  to="/workshop"
                  width={48}
                  height={32}
                  states={(one) => <States of={one} />}
                />
              )}
            </Section>
          </>
        )}
      </Loaded>
    </div>
  );
}
