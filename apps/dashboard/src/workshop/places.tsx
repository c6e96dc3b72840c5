import type { Stage } from "@carloom/stage";
import { Button, Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { Section } from "../parts/section.tsx";
import { PlaceAnchors } from "./place-anchors.tsx";
import { PlaceHinges } from "./place-hinges.tsx";
import { PlaceHubs } from "./place-hubs.tsx";
import { PlacePlates, type Taking } from "./place-plates.tsx";
import { PlaceViews } from "./place-views.tsx";
import { PlaceWheels, type PlaceProps } from "./place-wheels.tsx";

const KINDS = ["wheels", "hubs", "hinges", "anchors", "plates", "views"] as const;
type Kind = (typeof KINDS)[number];

/** What is set on the model, in millimetres and by hand. */
export function Places({
  isOpen,
  onOpen,
  onTaking,
  stage,
  ...props
}: PlaceProps & {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onTaking: (taking: Taking | null) => void;
  stage: Stage | null;
}) {
  const t = useT();
  const [kind, setKind] = useState<Kind>("wheels");
  return (
    <Section
      title={t("dashboard.workshop.place")}
      actions={
        <Button size="small" aria-pressed={isOpen} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? "dashboard.workshop.faces.end" : "dashboard.workshop.place.begin")}
        </Button>
      }
    >
      {isOpen ? (
        <>
          <Segmented
            label={t("dashboard.workshop.place")}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`dashboard.workshop.place.${value}`) }))}
            onChange={(value) => setKind(KINDS.find((one) => one === value) ?? "wheels")}
          />
          {kind === "wheels" ? <PlaceWheels {...props} /> : null}
          {kind === "hubs" ? <PlaceHubs {...props} /> : null}
          {kind === "hinges" ? <PlaceHinges {...props} stage={stage} /> : null}
          {kind === "anchors" ? <PlaceAnchors {...props} /> : null}
          {kind === "plates" ? <PlacePlates {...props} stage={stage} onTaking={onTaking} /> : null}
          {kind === "views" ? <PlaceViews {...props} stage={stage} /> : null}
        </>
      ) : (
        <p className="da-soft">{t("dashboard.workshop.place.hint")}</p>
      )}
    </Section>
  );
}
