import { type WorkshopCarFragment, WorkshopSeoPictureDocument } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { said } from "./said.ts";

/** What social networks show beside a link, px. */
const CARD = { width: 1200, height: 630, type: "image/jpeg", quality: 0.92 } as const;

/** The picture beside links to the car: taken from the view, or a file; the car's own picture where there is none. */
export function SeoPicture({ of, stage }: { of: WorkshopCarFragment; stage: Stage | null }) {
  const t = useT();
  const keep = useAct(WorkshopSeoPictureDocument, "threed");
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const set = async (drawing: Promise<Blob> | Blob | null) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const image = await drawing;
      setProblems(said((await keep.mutateAsync({ uuid: of.uuid, image })).workshopSeoPicture));
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  const shown = of.seoPicture ?? of.picture;
  return (
    <div className="da-form" role="group" aria-label={t("dashboard.workshop.seo.picture")}>
      <p className="da-sub">{t("dashboard.workshop.seo.picture")}</p>
      {shown ? (
        <img
          className="da-seo-picture"
          src={shown}
          alt={t(of.seoPicture ? "dashboard.workshop.seo.picture.own" : "dashboard.workshop.seo.picture.car")}
          width={CARD.width}
          height={CARD.height}
        />
      ) : null}
      <p className="da-soft">
        {t(of.seoPicture ? "dashboard.workshop.seo.picture.own" : "dashboard.workshop.seo.picture.car")}
      </p>
      <div className="da-actions">
        <Button
          size="small"
          aria-disabled={!stage || isBusy}
          onClick={() => (stage ? void set(stage.capture(CARD)) : undefined)}
        >
          {t(isBusy ? "dashboard.busy" : "dashboard.workshop.seo.picture.take")}
        </Button>
        <label className={`${buttonClass({ variant: "secondary", size: "small" })} da-file`}>
          {t("dashboard.workshop.seo.picture.file")}
          <input
            type="file"
            className="ui-hidden"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void set(file);
              currentTarget.value = "";
            }}
          />
        </label>
        {of.seoPicture ? (
          <Button size="small" variant="quiet" aria-disabled={isBusy} onClick={() => void set(null)}>
            {t("dashboard.workshop.seo.picture.drop")}
          </Button>
        ) : null}
      </div>
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </div>
  );
}
