import {
  WorkshopPartDocument,
  type WorkshopPartWholeFragment,
  WorkshopStartDocument,
  WorkshopStopDocument,
} from "@carloom/api-client/threed";
import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { useState } from "react";
import { useParams } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { DeleteDialog, TakeDownDialog } from "../workshop/dialogs.tsx";
import { noteText } from "../workshop/note-text.ts";
import { isBusy } from "../workshop/states.tsx";
import { MadePart } from "./made-part.tsx";
import { PartStates } from "./part-states.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { Beside } from "../shell/beside.tsx";

const LOOK_MS = 1000;
/** The import runs, or it is being tried on cars. */
const isMoving = (part: WorkshopPartWholeFragment): boolean =>
  isBusy(part) || part.waiting > 0 || (part.state === "DONE" && part.fits === null);

/** One part in the workshop: how far its import is, what was measured, what is said otherwise, where it fits, and how it is sold. */
export function WorkshopPart() {
  const t = useT();
  const { uuid = "" } = useParams();
  const answer = useAnswer(
    WorkshopPartDocument,
    { uuid },
    { service: "threed", again: (now) => (now?.workshopPart && isMoving(now.workshopPart) ? LOOK_MS : false) },
  );
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ workshopPart }) =>
          workshopPart ? (
            <Part key={workshopPart.uuid} of={workshopPart} />
          ) : (
            <p className="da-empty">{t("dashboard.problem.NOT_FOUND")}</p>
          )
        }
      </Loaded>
    </div>
  );
}

function Part({ of }: { of: WorkshopPartWholeFragment }) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMay("catalogue");
  const start = useAct(WorkshopStartDocument, "threed");
  const [asked, setAsked] = useState<"delete" | "takeDown" | null>(null);
  const close = () => setAsked(null);
  const mayStart = mayChange && !isBusy(of) && of.state !== "UPLOADING" && of.state !== "DONE";
  return (
    <>
      <PageHead
        title={of.title[language]}
        back={<BackLink to="/workshop/parts">{t("dashboard.parts.title")}</BackLink>}
        state={
          <div className="da-head-state">
            <PartStates of={of} />
            <Beside kind="part" id={of.uuid} />
          </div>
        }
        actions={
          <>
            {mayStart ? (
              <Button onClick={() => void start.mutateAsync({ uuid: of.uuid }).catch(() => undefined)}>
                {t("dashboard.workshop.again")}
              </Button>
            ) : null}
            {of.partModel && !of.takenDownAt ? (
              <Button onClick={() => setAsked("takeDown")}>{t("dashboard.workshop.takeDown")}</Button>
            ) : null}
            {mayChange && !of.partModel ? (
              <Button onClick={() => setAsked("delete")}>{t("dashboard.delete")}</Button>
            ) : null}
          </>
        }
      />
      {isBusy(of) ? <Running of={of} /> : null}
      {of.refusal ? <ErrorNote>{noteText(t, language, of.refusal)}</ErrorNote> : null}
      {of.state === "FAILED" ? <ErrorNote>{t("dashboard.workshop.failed")}</ErrorNote> : null}
      {of.found ? <MadePart key={JSON.stringify(of.corrections)} of={of} mayChange={mayChange} /> : null}
      {asked === "delete" ? <DeleteDialog uuid={of.uuid} onClose={close} to="/workshop/parts" /> : null}
      {asked === "takeDown" ? <TakeDownDialog uuid={of.uuid} onClose={close} isPart /> : null}
    </>
  );
}

function Running({ of }: { of: WorkshopPartWholeFragment }) {
  const t = useT();
  const stop = useAct(WorkshopStopDocument, "threed");
  return (
    <div className="da-form">
      <Progress
        label={t(of.step ? `dashboard.workshop.step.${of.step}` : `dashboard.workshop.state.${of.state}`)}
        value={of.state === "WAITING" ? null : of.progress}
        text={of.state === "WAITING" ? "" : `${Math.round(of.progress * 100)} %`}
      />
      <div className="da-actions">
        <Button
          aria-disabled={stop.isPending}
          onClick={() => void stop.mutateAsync({ uuid: of.uuid }).catch(() => undefined)}
        >
          {t("dashboard.stop")}
        </Button>
      </div>
    </div>
  );
}
