import {
  type WorkshopCarFragment,
  WorkshopImportDocument,
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
import { DeleteDialog, TakeDownDialog } from "./dialogs.tsx";
import { Made } from "./made.tsx";
import { noteText } from "./note-text.ts";
import { isBusy, States } from "./states.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { Beside } from "../shell/beside.tsx";

const LOOK_MS = 700;

/** One car in the workshop: how far its import is, what was found, what is said otherwise, and how it is shown. */
export function WorkshopCar() {
  const t = useT();
  const { uuid = "" } = useParams();
  const answer = useAnswer(
    WorkshopImportDocument,
    { uuid },
    { service: "threed", again: (now) => (now?.workshopImport && isBusy(now.workshopImport) ? LOOK_MS : false) },
  );
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ workshopImport }) =>
          workshopImport ? (
            <Car key={workshopImport.uuid} of={workshopImport} />
          ) : (
            <p className="da-empty">{t("dashboard.problem.NOT_FOUND")}</p>
          )
        }
      </Loaded>
    </div>
  );
}

function Car({ of }: { of: WorkshopCarFragment }) {
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
        back={<BackLink to="/workshop">{t("dashboard.workshop.title")}</BackLink>}
        state={
          <div className="da-head-state">
            <States of={of} />
            <Beside kind="car" id={of.uuid} />
          </div>
        }
        actions={
          <>
            {mayStart ? (
              <Button onClick={() => void start.mutateAsync({ uuid: of.uuid }).catch(() => undefined)}>
                {t("dashboard.workshop.again")}
              </Button>
            ) : null}
            {of.isPublished && !of.takenDownAt ? (
              <Button onClick={() => setAsked("takeDown")}>{t("dashboard.workshop.takeDown")}</Button>
            ) : null}
            {mayChange && !of.isPublished ? (
              <Button onClick={() => setAsked("delete")}>{t("dashboard.delete")}</Button>
            ) : null}
          </>
        }
      />
      {isBusy(of) ? <Running of={of} /> : null}
      {of.refusal ? <ErrorNote>{noteText(t, language, of.refusal)}</ErrorNote> : null}
      {of.state === "FAILED" ? <ErrorNote>{t("dashboard.workshop.failed")}</ErrorNote> : null}
      {of.option ? <Made key={JSON.stringify(of.corrections)} of={of} mayChange={mayChange} /> : null}
      {asked === "delete" ? <DeleteDialog uuid={of.uuid} onClose={close} /> : null}
      {asked === "takeDown" ? <TakeDownDialog uuid={of.uuid} onClose={close} /> : null}
    </>
  );
}

function Running({ of }: { of: WorkshopCarFragment }) {
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
