import { type WorkshopCarFragment, WorkshopPictureDocument, WorkshopPublishDocument } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, ErrorNote, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { settings } from "../boot/session.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { localMoment, momentOf } from "../parts/moment.ts";
import { Section } from "../parts/section.tsx";
import { ChannelChoice } from "../shelf/channel-choice.tsx";
import { PictureSection } from "./picture-section.tsx";
import { isAllNamed, RenameFields, type Renames, renamesOf } from "./rename-fields.tsx";
import { said } from "./said.ts";
import { TakenDown } from "./taken-down.tsx";
import type { Correct } from "./use-correct.ts";

/** The tile that lists show, px. */
const PICTURE = { width: 1200, height: 800, type: "image/jpeg", quality: 0.9 } as const;

const NONE: Renames = new Map();

/** The picture of a car as it stands in the view. */
export function PicturePart({ of, stage }: { of: WorkshopCarFragment; stage: Stage | null }) {
  const t = useT();
  return (
    <PictureSection
      of={of}
      draw={() => stage && stage.capture(PICTURE)}
      words={{
        take: t("dashboard.workshop.picture.take"),
        text: t("dashboard.workshop.picture.text"),
        alt: t("dashboard.workshop.picture.alt"),
      }}
      className="da-car-picture"
      width={PICTURE.width}
      height={PICTURE.height}
    />
  );
}

/** What is still missing before the car can be shown, and the acts that show it. */
export function PublishPart({
  of,
  stage,
  correct,
}: {
  of: WorkshopCarFragment;
  stage: Stage | null;
  correct: Correct;
}) {
  const t = useT();
  const toast = useToast();
  const publish = useAct(WorkshopPublishDocument, "threed");
  const keep = useAct(WorkshopPictureDocument, "threed");
  const [chosen, setChosen] = useState<Renames>(NONE);
  const [channels, setChannels] = useState<readonly string[] | null>(of.channels);
  const [at, setAt] = useState(() => localMoment(of.opensAt));
  const opensAt = momentOf(at);
  const isPast = opensAt !== null && Date.parse(opensAt) <= Date.now();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const missing = [
    of.brand && of.model ? null : "names",
    of.licence ? null : "licence",
    // where the car is in view, it is taken with the publishing
    of.picture || stage ? null : "picture",
  ].filter((name) => name !== null);
  const isReady = missing.length === 0 && channels?.length !== 0 && isAllNamed(of, chosen) && of.state === "DONE";
  const [isBusy, setBusy] = useState(false);
  const act = async (run: () => Promise<Problem[]>, text: string | null) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const problems = await run();
      setProblems(problems);
      if (problems.length === 0 && text) toast(text);
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  const show = (open: boolean) =>
    isReady && (open || !isPast)
      ? void act(async () => {
          if (!of.picture && stage) {
            const image = await stage.capture({ ...PICTURE, quick: true });
            const problems = said((await keep.mutateAsync({ uuid: of.uuid, image })).workshopPicture);
            if (problems.length > 0) return problems;
          }
          const { workshopPublish } = await publish.mutateAsync({
            uuid: of.uuid,
            open,
            renames: renamesOf(of, chosen),
            opensAt: open ? null : opensAt,
            channels: channels && [...channels],
          });
          return said(workshopPublish);
        }, t("dashboard.workshop.published"))
      : undefined;
  return (
    <Section title={t("dashboard.workshop.publish")}>
      {of.takenDownAt ? (
        <TakenDown
          uuid={of.uuid}
          text={t("dashboard.workshop.takenDown", { reason: of.takenDownReason ?? "" })}
          act={act}
        />
      ) : (
        <>
          <p className="da-soft">{t("dashboard.workshop.publish.text")}</p>
          {missing.length > 0 ? (
            <p>
              {t("dashboard.workshop.publish.missing", {
                list: missing.map((name) => t(`dashboard.workshop.${name}`)).join(", "),
              })}
            </p>
          ) : null}
          {!of.picture && stage ? <p className="da-soft">{t("dashboard.workshop.publish.picture")}</p> : null}
          <TextField
            label={t("dashboard.workshop.publish.opensAt")}
            hint={t("dashboard.workshop.publish.opensAt.hint")}
            type="datetime-local"
            value={at}
            error={isPast ? t("dashboard.shelf.past") : undefined}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
          <ChannelChoice chosen={channels} onChosen={setChannels} />
          <RenameFields of={of} chosen={chosen} onChosen={setChosen} correct={correct} />
          <div className="da-actions">
            <Button variant="primary" aria-disabled={!isReady || isBusy} onClick={() => show(true)}>
              {t(isBusy ? "dashboard.busy" : "dashboard.workshop.publish.open")}
            </Button>
            <Button aria-disabled={!isReady || isPast || isBusy} onClick={() => show(false)}>
              {t("dashboard.workshop.publish.soon")}
            </Button>
          </div>
        </>
      )}
      {of.isOpen ? (
        <p className="da-actions">
          <a className="ui-link da-link" href={`${settings.origin}/car/${of.slug}`} target="_blank" rel="noreferrer">
            {t("dashboard.workshop.toCar")}
          </a>
          <a
            className="ui-link da-link"
            href={`${settings.app.canvas}/workspace/default/${of.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("dashboard.workshop.toStudio")}
          </a>
        </p>
      ) : null}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}
