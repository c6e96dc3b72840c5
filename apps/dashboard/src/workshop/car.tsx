import {
  type WorkshopCarFragment,
  WorkshopImportDocument,
  WorkshopStartDocument,
  WorkshopStopDocument,
} from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { CarView } from "./car-view.tsx";
import { Corrections } from "./corrections.tsx";
import { DeleteDialog, TakeDownDialog } from "./dialogs.tsx";
import { draftOf } from "./draft.ts";
import { LicenceForm } from "./licence-form.tsx";
import { zoneName } from "./material-table.tsx";
import { NamesForm } from "./names-form.tsx";
import { noteText } from "./note-text.ts";
import { PicturePart, PublishPart } from "./publish.tsx";
import { Report } from "./report.tsx";
import { isBusy, States } from "./states.tsx";

const LOOK_MS = 700;

/** One car in the workshop: how far its import is, what was found, what is said otherwise, and how it is shown. */
export function WorkshopCar() {
  const t = useT();
  const { uuid = "" } = useParams();
  const answer = useQuery({
    queryKey: [WorkshopImportDocument.operationName, uuid],
    queryFn: ({ signal }) => session.clients.threed.query(WorkshopImportDocument, { uuid }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.workshopImport && isBusy(data.workshopImport) ? LOOK_MS : false),
  });
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
        back={
          <Link className="da-back" to="/workshop">
            <ArrowLeft aria-hidden size={14} />
            {t("dashboard.workshop.title")}
          </Link>
        }
        state={<States of={of} />}
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

/** What an import made. */
function Made({ of, mayChange }: { of: WorkshopCarFragment; mayChange: boolean }) {
  const t = useT();
  const stage = useRef<Stage | null>(null);
  const [draft, setDraft] = useState(() => draftOf(of.corrections));
  const [picked, setPicked] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <div className="da-columns">
      <div>
        <Section title={t("dashboard.workshop.view")}>
          <CarView option={of.option} marked={marked} onPick={setPicked} stage={stage} />
          <p className="da-soft" aria-live="polite">
            {picked ? t("dashboard.workshop.picked", { zone: zoneName(t, picked) }) : t("dashboard.workshop.view.hint")}
          </p>
        </Section>
        {of.isPackage ? <p className="da-soft">{t("dashboard.shelf.taken")}</p> : null}
        {mayChange && !of.isPackage ? (
          <Corrections of={of} draft={draft} onDraft={setDraft} picked={picked} onMark={setMarked} />
        ) : null}
        <Report
          of={of}
          onKeep={
            mayChange
              ? (name) => setDraft({ ...draft, kept: [...draft.kept.filter((one) => one !== name), name] })
              : null
          }
        />
      </div>
      {mayChange ? (
        <div>
          <PublishPart of={of} />
          <PicturePart of={of} stage={stage} />
          <NamesForm of={of} />
          <LicenceForm of={of} />
        </div>
      ) : null}
    </div>
  );
}
