import { WorkshopImportsDocument } from "@carloom/api-client/threed";
import { buttonClass, useT } from "@carloom/ui";
import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { agoText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { DropArea } from "./drop-area.tsx";
import { isBusy, States } from "./states.tsx";

const LOOK_MS = 1000;

/** Cars that staff bring: dropped here, imported, and listed with how far each is. */
export function Workshop() {
  const t = useT();
  const language = useLanguage();
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
          mayBring ? (
            <>
              <Link className={buttonClass({ variant: "secondary" })} to="/workshop/stickers">
                {t("dashboard.stickers.open")}
              </Link>
              <Link className={buttonClass({ variant: "secondary" })} to="/workshop/shelf">
                {t("dashboard.shelf.open")}
              </Link>
            </>
          ) : null
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
                <ul className="da-rows">
                  {workshopImports.map((one) => (
                    <li key={one.uuid} className="da-row">
                      <span className="da-row-main da-goods">
                        {one.picture ? <img src={one.picture} alt="" width={48} height={32} /> : <i />}
                        <span className="da-two">
                          <Link className="ui-link da-link" to={`/workshop/${one.uuid}`}>
                            {one.title[language]}
                          </Link>
                          <small>
                            {one.fileName} · {agoText(language, one.createdAt)}
                          </small>
                        </span>
                      </span>
                      <span className="da-end">
                        <States of={one} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          </>
        )}
      </Loaded>
    </div>
  );
}
