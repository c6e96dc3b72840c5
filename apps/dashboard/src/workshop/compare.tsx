import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { emptyBuild } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { Button, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { Section } from "../parts/section.tsx";
import { CarView } from "./car-view.tsx";
import type { Tried } from "./tried.ts";

const BARE = emptyBuild();
const NOTHING = () => {};

/** The version that visitors see, from where this one is looked at. */
export function Published({
  of,
  stage,
  tried,
}: {
  of: WorkshopCarFragment;
  stage: Stage | null;
  /** A build that stands on both. */
  tried: Tried | null;
}) {
  const t = useT();
  const [other, setOther] = useState<Stage | null>(null);
  useEffect(() => {
    if (!stage || !other) return;
    const follow = () => other.setView(stage.getView(), { animate: false });
    follow();
    return stage.on("view", follow);
  }, [stage, other]);
  return (
    <CarView
      option={of.published}
      shown={null}
      marked={null}
      build={tried?.build ?? BARE}
      assets={tried?.assets}
      label={t("dashboard.workshop.compare")}
      onPick={NOTHING}
      onStage={setOther}
    >
      <p className="da-car-name">{t("dashboard.workshop.compare")}</p>
    </CarView>
  );
}

/** Asks for the version that visitors see beside this one. */
export function Compare({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const t = useT();
  return (
    <Section
      title={t("dashboard.workshop.compare")}
      actions={
        <Button size="small" aria-pressed={isOpen} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? "dashboard.workshop.faces.end" : "dashboard.workshop.compare.begin")}
        </Button>
      }
    >
      <p className="da-soft">{t("dashboard.workshop.compare.hint")}</p>
    </Section>
  );
}
