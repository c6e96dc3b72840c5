import {
  type WorkshopCarFragment,
  WorkshopPictureDocument,
  WorkshopPublishDocument,
  WorkshopRestoreDocument,
} from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { settings } from "../boot/session.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { said } from "./said.ts";

/** The tile that lists show, px. */
const PICTURE = { width: 1200, height: 800, type: "image/jpeg", quality: 0.9 } as const;

/** The picture of a car as it stands in the view. */
export function PicturePart({ of, stage }: { of: WorkshopCarFragment; stage: Stage | null }) {
  const t = useT();
  const keep = useAct(WorkshopPictureDocument, "threed");
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const take = async () => {
    if (isBusy || !stage) return;
    setBusy(true);
    try {
      const image = await stage.capture(PICTURE);
      setProblems(said((await keep.mutateAsync({ uuid: of.uuid, image })).workshopPicture));
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  return (
    <Section
      title={t("dashboard.workshop.picture")}
      actions={
        <Button size="small" aria-disabled={isBusy} onClick={() => void take()}>
          {t(isBusy ? "dashboard.busy" : "dashboard.workshop.picture.take")}
        </Button>
      }
    >
      <p className="da-soft">{t("dashboard.workshop.picture.text")}</p>
      {of.picture ? (
        <img
          className="da-car-picture"
          src={of.picture}
          alt={t("dashboard.workshop.picture.alt")}
          width={1200}
          height={800}
        />
      ) : null}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}

/** What is still missing before the car can be shown, and the acts that show it. */
export function PublishPart({ of }: { of: WorkshopCarFragment }) {
  const t = useT();
  const toast = useToast();
  const publish = useAct(WorkshopPublishDocument, "threed");
  const restore = useAct(WorkshopRestoreDocument, "threed");
  const mayRestore = useMay("owner");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const missing = [
    of.brand && of.model ? null : "names",
    of.licence ? null : "licence",
    of.picture ? null : "picture",
  ].filter((name) => name !== null);
  const isReady = missing.length === 0 && of.state === "DONE";
  const isBusy = publish.isPending || restore.isPending;
  const act = async (run: () => Promise<Problem[]>, text: string | null) => {
    if (isBusy) return;
    try {
      const problems = await run();
      setProblems(problems);
      if (problems.length === 0 && text) toast(text);
    } catch {
      setProblems([{}]);
    }
  };
  const show = (open: boolean) =>
    isReady
      ? void act(
          async () => said((await publish.mutateAsync({ uuid: of.uuid, open })).workshopPublish),
          t("dashboard.workshop.published"),
        )
      : undefined;
  return (
    <Section title={t("dashboard.workshop.publish")}>
      {of.takenDownAt ? (
        <>
          <p>{t("dashboard.workshop.takenDown", { reason: of.takenDownReason ?? "" })}</p>
          {mayRestore ? (
            <div className="da-actions">
              <Button
                onClick={() =>
                  void act(async () => said((await restore.mutateAsync({ uuid: of.uuid })).workshopRestore), null)
                }
              >
                {t("dashboard.workshop.restore")}
              </Button>
            </div>
          ) : null}
        </>
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
          <div className="da-actions">
            <Button variant="primary" aria-disabled={!isReady || isBusy} onClick={() => show(true)}>
              {t(publish.isPending ? "dashboard.busy" : "dashboard.workshop.publish.open")}
            </Button>
            <Button aria-disabled={!isReady || isBusy} onClick={() => show(false)}>
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
