import {
  type Chosen,
  hitAt,
  inPicture,
  mirrored,
  reachFrom,
  type ScreenPoint,
  toggled,
  withinOutline,
} from "@carloom/asset/pieces";
import { type WorkshopCarFragment, WorkshopImportDocument } from "@carloom/api-client/threed";
import type { Pick, Stage } from "@carloom/stage";
import { useT } from "@carloom/ui";
import { emptyBuild, readSentManifest } from "@carloom/build";
import { useCallback, useMemo, useRef, useState } from "react";
import { Section } from "../parts/section.tsx";
import { BoxLayer, type Rectangle } from "./box-layer.tsx";
import { Budget } from "./budget.tsx";
import { CarView } from "./car-view.tsx";
import { Compare, Published } from "./compare.tsx";
import { Corrections } from "./corrections.tsx";
import { draftOf } from "./draft.ts";
import { type Grip, Handles } from "./handles.tsx";
import { LassoLayer } from "./lasso-layer.tsx";
import { hintOf } from "./licence-hint.ts";
import { LicenceForm } from "./licence-form.tsx";
import { zoneName } from "./material-table.tsx";
import { artBuild, type Look } from "./livery-look.ts";
import { LiveryMap } from "./livery-map.tsx";
import { NameFaces, TOOL } from "./name-faces.tsx";
import { NamesForm } from "./names-form.tsx";
import type { Taking } from "./place-plates.tsx";
import { Places } from "./places.tsx";
import { PicturePart, PublishPart } from "./publish.tsx";
import { Report } from "./report.tsx";
import { SeoForm } from "./seo-form.tsx";
import { Versions } from "./versions.tsx";
import { TryBuild } from "./try-build.tsx";
import type { Tried } from "./tried.ts";
import { useCorrect } from "./use-correct.ts";
import { useFaces } from "./use-faces.ts";

const NONE: Chosen = new Map();
const BARE = emptyBuild();
const NO_GRIPS: readonly Grip[] = [];

/** What an import made: looked at, said otherwise, set, and shown to visitors. One thing at a time is done on the car. */
export function Made({ of, mayChange }: { of: WorkshopCarFragment; mayChange: boolean }) {
  const t = useT();
  const [stage, setStage] = useState<Stage | null>(null);
  const [draft, setDraft] = useState(() => draftOf(of.corrections));
  const [picked, setPicked] = useState<string | null>(null);
  const [look, setLook] = useState<Look>("car");
  const art = useMemo(() => {
    const reading = readSentManifest(of.option);
    return reading.status === "ok" ? artBuild(reading.value) : null;
  }, [of.option]);
  const [tried, setTried] = useState<Tried | null>(null);
  const [isCompared, setCompared] = useState(false);
  const isBeside = isCompared && Boolean(of.published);
  const [marked, setMarked] = useState<string | null>(null);
  const [open, setOpen] = useState<"faces" | "places" | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [tool, setTool] = useState(TOOL);
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const [grips, setGrips] = useState<readonly Grip[]>(NO_GRIPS);
  // who takes what is clicked on the car, while places are set
  const taking = useRef<Taking | null>(null);
  const onTaking = useCallback((next: Taking | null) => {
    taking.current = next;
  }, []);
  const { faces, isFailed } = useFaces(of.pieces, isWanted);
  const correct = useCorrect(of);
  const mayCorrect = mayChange && !of.isPackage;
  const wantFaces = () => setWanted(true);
  const choose = (more: Chosen) => {
    if (!faces) return;
    const next = toggled(chosen, more);
    setChosen(tool.isMirrored ? toggled(next, mirrored(faces, more)) : next);
  };
  const onPick = (pick: Pick | null) => {
    setPicked(pick?.zone ?? null);
    if (pick) taking.current?.(pick);
    const hit = open === "faces" && faces && pick ? hitAt(faces, pick.point, pick.normal) : null;
    if (faces && hit) choose(reachFrom(faces, hit, tool.reach, tool.degrees));
  };
  const within = (isIn: (at: ScreenPoint) => boolean) => {
    if (!faces || !stage) return;
    const isWhole = tool.reach === "piece";
    const { position: eye, target } = stage.getView();
    const project = (point: [number, number, number]) => stage.projectToScreen(point);
    choose(inPicture(faces, { eye, target, project }, isIn, { isWhole, isThrough: tool.isThrough }));
  };
  const onBox = ({ left, top, right, bottom }: Rectangle) =>
    within(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  return (
    <div className="da-columns">
      <div>
        <div className="da-car-stay" data-on={open !== null || undefined}>
          <Section title={t("dashboard.workshop.view")}>
            <div className="da-beside" data-on={isBeside || undefined}>
              <CarView
                option={of.option}
                shown={look === "art" ? art : null}
                marked={marked}
                build={tried?.build ?? BARE}
                assets={tried?.assets}
                onPick={onPick}
                onStage={setStage}
              >
                {stage && open === "faces" && tool.how === "box" ? <BoxLayer onBox={onBox} /> : null}
                {stage && open === "faces" && tool.how === "lasso" ? (
                  <LassoLayer onOutline={(outline) => within(withinOutline(outline))} />
                ) : null}
                {stage && open === "places" ? <Handles grips={grips} stage={stage} /> : null}
                {isBeside ? <p className="da-car-name">{t("dashboard.workshop.compare.this")}</p> : null}
              </CarView>
              {isBeside ? <Published of={of} stage={stage} tried={tried} /> : null}
            </div>
            <p className="da-soft" aria-live="polite">
              {picked
                ? t("dashboard.workshop.picked", { zone: zoneName(t, picked) })
                : t("dashboard.workshop.view.hint")}
            </p>
          </Section>
        </div>
        {of.published ? <Compare isOpen={isBeside} onOpen={setCompared} /> : null}
        <TryBuild of={of} stage={stage} tried={tried} onTried={setTried} />
        <LiveryMap of={of} stage={stage} look={look} onLook={setLook} mayChange={mayCorrect} />
        {of.isPackage ? <p className="da-soft">{t("dashboard.shelf.taken")}</p> : null}
        {mayCorrect ? (
          <>
            {of.pieces ? (
              <NameFaces
                faces={faces}
                isFailed={isFailed}
                isOpen={open === "faces"}
                onOpen={(isOpen) => {
                  wantFaces();
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
                onTaking={onTaking}
                stage={stage}
              />
            ) : null}
            <Budget
              of={of}
              faces={faces}
              isFailed={isFailed}
              stage={stage}
              draft={draft}
              onLook={wantFaces}
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
          onLook={wantFaces}
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
          <PublishPart of={of} stage={stage} correct={correct} />
          <PicturePart of={of} stage={stage} />
          <NamesForm of={of} />
          <SeoForm of={of} stage={stage} />
          <LicenceForm
            of={of}
            document={WorkshopImportDocument}
            record={(answer) => answer.workshopImport}
            hint={hintOf(of)}
          />
          <Versions of={of} />
        </div>
      ) : null}
    </div>
  );
}
