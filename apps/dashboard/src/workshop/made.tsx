import { type Chosen, hitAt, inBox, mirrored, reachFrom, toggled } from "@carloom/asset/pieces";
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import type { Pick, Stage } from "@carloom/stage";
import { useT } from "@carloom/ui";
import { useState } from "react";
import { Section } from "../parts/section.tsx";
import { BoxLayer, type Rectangle } from "./box-layer.tsx";
import { Budget } from "./budget.tsx";
import { CarView } from "./car-view.tsx";
import { Corrections } from "./corrections.tsx";
import { draftOf } from "./draft.ts";
import { type Grip, Handles } from "./handles.tsx";
import { LicenceForm } from "./licence-form.tsx";
import { zoneName } from "./material-table.tsx";
import { NameFaces, TOOL } from "./name-faces.tsx";
import { NamesForm } from "./names-form.tsx";
import { Places } from "./places.tsx";
import { PicturePart, PublishPart } from "./publish.tsx";
import { Report } from "./report.tsx";
import { useCorrect } from "./use-correct.ts";
import { useFaces } from "./use-faces.ts";

const NONE: Chosen = new Map();
const NO_GRIPS: readonly Grip[] = [];

/** What an import made: looked at, said otherwise, set, and shown to visitors. One thing at a time is done on the car. */
export function Made({ of, mayChange }: { of: WorkshopCarFragment; mayChange: boolean }) {
  const t = useT();
  const [stage, setStage] = useState<Stage | null>(null);
  const [draft, setDraft] = useState(() => draftOf(of.corrections));
  const [picked, setPicked] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const [open, setOpen] = useState<"faces" | "places" | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [tool, setTool] = useState(TOOL);
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const [grips, setGrips] = useState<readonly Grip[]>(NO_GRIPS);
  const { faces, isFailed } = useFaces(of.pieces, isWanted);
  const correct = useCorrect(of);
  const mayCorrect = mayChange && !of.isPackage;
  const look = () => setWanted(true);
  const choose = (more: Chosen) => {
    if (!faces) return;
    const next = toggled(chosen, more);
    setChosen(tool.isMirrored ? toggled(next, mirrored(faces, more)) : next);
  };
  const onPick = (pick: Pick | null) => {
    setPicked(pick?.zone ?? null);
    const hit = open === "faces" && faces && pick ? hitAt(faces, pick.point, pick.normal) : null;
    if (faces && hit) choose(reachFrom(faces, hit, tool.reach, tool.degrees));
  };
  const onBox = ({ left, top, right, bottom }: Rectangle) => {
    if (!faces || !stage) return;
    const isIn = (point: [number, number, number]) => {
      const at = stage.projectToScreen(point);
      return at !== null && at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
    };
    const isWhole = tool.reach === "piece";
    choose(inBox(faces, stage.getView().position, isIn, { isWhole, isThrough: tool.isThrough }));
  };
  return (
    <div className="da-columns">
      <div>
        <div className="da-car-stay" data-on={open !== null || undefined}>
          <Section title={t("dashboard.workshop.view")}>
            <CarView option={of.option} marked={marked} onPick={onPick} onStage={setStage}>
              {stage && open === "faces" && tool.how === "box" ? <BoxLayer onBox={onBox} /> : null}
              {stage && open === "places" ? <Handles grips={grips} stage={stage} /> : null}
            </CarView>
            <p className="da-soft" aria-live="polite">
              {picked
                ? t("dashboard.workshop.picked", { zone: zoneName(t, picked) })
                : t("dashboard.workshop.view.hint")}
            </p>
          </Section>
        </div>
        {of.isPackage ? <p className="da-soft">{t("dashboard.shelf.taken")}</p> : null}
        {mayCorrect ? (
          <>
            {of.pieces ? (
              <NameFaces
                faces={faces}
                isFailed={isFailed}
                isOpen={open === "faces"}
                onOpen={(isOpen) => {
                  look();
                  setOpen(isOpen ? "faces" : null);
                }}
                stage={stage}
                tool={tool}
                onTool={setTool}
                chosen={chosen}
                onChosen={setChosen}
                draft={draft}
                onDraft={setDraft}
              />
            ) : null}
            {of.frame.length === 16 ? (
              <Places
                of={of}
                draft={draft}
                onDraft={setDraft}
                isOpen={open === "places"}
                onOpen={(isOpen) => setOpen(isOpen ? "places" : null)}
                onGrips={setGrips}
                stage={stage}
              />
            ) : null}
            <Budget
              of={of}
              faces={faces}
              isFailed={isFailed}
              stage={stage}
              draft={draft}
              onLook={look}
              onDraft={setDraft}
            />
            <Corrections
              of={of}
              draft={draft}
              onDraft={setDraft}
              picked={picked}
              onMark={setMarked}
              correct={correct}
            />
          </>
        ) : null}
        <Report
          of={of}
          faces={faces}
          isFailed={isFailed}
          stage={stage}
          draft={draft}
          onLook={look}
          onFix={
            mayCorrect
              ? (next) => {
                  setDraft(next);
                  void correct.send(next);
                }
              : null
          }
          onKeep={
            mayCorrect
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
