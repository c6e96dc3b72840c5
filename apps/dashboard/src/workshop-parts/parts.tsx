import { WorkshopPartsDocument } from "@carloom/api-client/threed";
import { useT } from "@carloom/ui";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { DropArea } from "../workshop/drop-area.tsx";
import { ImportRows } from "../workshop/import-rows.tsx";
import { isBusy } from "../workshop/states.tsx";
import { PartStates } from "./part-states.tsx";
import { BackLink } from "../parts/back-link.tsx";

const LOOK_MS = 1000;

/** Parts that staff bring: dropped here, measured, and listed with how far each is. */
export function WorkshopParts() {
  const t = useT();
  const navigate = useNavigate();
  const mayBring = useMay("catalogue");
  const answer = useAnswer(
    WorkshopPartsDocument,
    {},
    { service: "threed", again: (now) => (now?.workshopParts.some(isBusy) ? LOOK_MS : false) },
  );
  const open = useCallback((uuid: string) => void navigate(`/workshop/parts/${uuid}`), [navigate]);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.parts.title")}
        back={<BackLink to="/workshop">{t("dashboard.workshop.title")}</BackLink>}
      />
      <p className="da-soft da-lead">{t("dashboard.parts.lead")}</p>
      <Loaded answer={answer}>
        {({ workshopParts }) => (
          <>
            {mayBring ? (
              <DropArea kind="PART" begun={workshopParts.filter(({ state }) => state === "UPLOADING")} onWhole={open} />
            ) : null}
            <Section title={t("dashboard.parts.list")}>
              {workshopParts.length === 0 ? (
                <p className="da-soft">{t("dashboard.parts.none")}</p>
              ) : (
                <ImportRows
                  of={workshopParts}
                  to="/workshop/parts"
                  width={40}
                  height={40}
                  states={(one) => <PartStates of={one} />}
                />
              )}
            </Section>
          </>
        )}
      </Loaded>
    </div>
  );
}
