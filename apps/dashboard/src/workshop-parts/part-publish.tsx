import { isByHub } from "@carloom/asset/part-kinds";
import { WorkshopPartPublishDocument, type WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { said } from "../workshop/said.ts";
import { TakenDown } from "../workshop/taken-down.tsx";

/** What still stands against showing it. */
function missingOf({ licence, picture, found, option, cars }: WorkshopPartWholeFragment): string[] {
  const measures = (option as { measures?: { wheel?: unknown; brake?: unknown } } | null)?.measures;
  const kind = found?.kind ?? "";
  return [
    licence ? null : "workshop.licence",
    picture ? null : "workshop.picture",
    kind === "wheel" && !measures?.wheel ? "parts.needsHub" : null,
    kind === "brakes" && !measures?.brake ? "parts.fact.bolts" : null,
    !isByHub(kind) && (cars ?? []).length === 0 ? "parts.madeFor" : null,
  ].filter((name) => name !== null);
}

/** Offers the part in the studio, anew after a change; or says that it was taken down. */
export function PartPublish({ of }: { of: WorkshopPartWholeFragment }) {
  const t = useT();
  const toast = useToast();
  const publish = useAct(WorkshopPartPublishDocument, "threed");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const missing = missingOf(of);
  const isReady = missing.length === 0 && of.state === "DONE" && !publish.isPending;
  const act = async (run: () => Promise<Problem[]>, text: string | null) => {
    try {
      const found = await run();
      setProblems(found);
      if (found.length === 0 && text) toast(text);
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section title={t("dashboard.workshop.publish")}>
      {of.takenDownAt ? (
        <TakenDown
          uuid={of.uuid}
          text={t("dashboard.parts.takenDown", { reason: of.takenDownReason ?? "" })}
          act={act}
        />
      ) : (
        <>
          <p className="da-soft">{t("dashboard.parts.publish.text")}</p>
          {missing.length > 0 ? (
            <p>
              {t("dashboard.workshop.publish.missing", {
                list: missing.map((name) => t(`dashboard.${name}`)).join(", "),
              })}
            </p>
          ) : null}
          <div className="da-actions">
            <Button
              variant="primary"
              aria-disabled={!isReady}
              onClick={() =>
                isReady
                  ? void act(
                      async () => said((await publish.mutateAsync({ uuid: of.uuid })).workshopPartPublish),
                      t("dashboard.parts.published"),
                    )
                  : undefined
              }
            >
              {t(
                publish.isPending
                  ? "dashboard.busy"
                  : of.isOpen
                    ? "dashboard.parts.publish.again"
                    : "dashboard.parts.publish.open",
              )}
            </Button>
          </div>
        </>
      )}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}
