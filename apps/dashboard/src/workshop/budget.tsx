import type { Faces } from "@carloom/asset/pieces";
import type { Reduced } from "@carloom/asset/reduced";
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, Slider, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { Section } from "../parts/section.tsx";
import type { Draft } from "./draft.ts";

const [LEAST, MOST, STEP] = [10_000, 300_000, 5_000];
/** A slider that is still moving asks for nothing. */
const CALM_MS = 250;

/** How many triangles the car may have, with the mesh that would be left shown in its place while one chooses. */
export function Budget({
  of,
  faces,
  isFailed,
  stage,
  draft,
  onLook,
  onDraft,
}: {
  of: WorkshopCarFragment;
  faces: Faces | null;
  /** The faces cannot be had. */
  isFailed: boolean;
  stage: Stage | null;
  draft: Draft;
  onLook: () => void;
  onDraft: (draft: Draft) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const usual = of.simplified?.budget ?? 150_000;
  const budget = draft.triangles ?? usual;
  const [isLooking, setLooking] = useState(false);
  const [left, setLeft] = useState<Reduced | null>(null);
  useEffect(() => {
    if (!isLooking || !faces || !stage) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // its code comes with the first look
      import("@carloom/asset/reduced")
        .then(({ reduced }) => reduced(faces, budget, abort.signal))
        .then((found) => {
          if (abort.signal.aborted) return;
          setLeft(found);
          stage.mark(found.soup, "solid");
        })
        .catch(() => undefined);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isLooking, faces, stage, budget]);
  useEffect(() => {
    if (!isLooking || !stage) return;
    return () => stage.mark(null);
  }, [isLooking, stage]);
  return (
    <Section
      title={t("dashboard.workshop.budget")}
      actions={
        of.pieces ? (
          <Button
            size="small"
            aria-pressed={isLooking}
            onClick={() => {
              onLook();
              setLooking(!isLooking);
            }}
          >
            {t("dashboard.workshop.budget.look")}
          </Button>
        ) : null
      }
    >
      <Slider
        label={t("dashboard.workshop.figure.triangles")}
        min={LEAST}
        max={MOST}
        step={STEP}
        value={budget}
        text={number.format(budget)}
        onInput={(triangles) => onDraft({ ...draft, triangles })}
      />
      <p className="da-soft" aria-live="polite">
        {isLooking && left
          ? t("dashboard.workshop.budget.left", {
              before: number.format(left.before),
              after: number.format(left.after),
              error: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(left.error),
            })
          : isLooking
            ? t(`dashboard.workshop.${isFailed ? "faces.failed" : "budget.working"}`)
            : of.simplified
              ? t("dashboard.workshop.budget.now", {
                  before: number.format(of.simplified.before),
                  after: number.format(of.simplified.after),
                })
              : ""}
      </p>
    </Section>
  );
}
