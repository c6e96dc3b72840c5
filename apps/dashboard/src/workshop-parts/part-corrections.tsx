import { INTERFACES, PART_KINDS, SUBSTANCES } from "@carloom/asset/part-kinds";
import {
  WorkshopPartCorrectDocument,
  WorkshopPartUndoDocument,
  type WorkshopPartWholeFragment,
} from "@carloom/api-client/threed";
import { Button, Checkbox, ErrorNote, NumberField, Select, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { said } from "../workshop/said.ts";
import { type Draft, draftOf, inputOf, isSame, measureOf } from "./draft.ts";
import { PartMaterials } from "./part-materials.tsx";
import { kindName, kindOf } from "./words.ts";

const AXES = ["x", "y", "z"] as const;

/** A side as it was measured: of brakes that of the disc, which is what they are scaled by. */
function sideOf({ size, brake }: NonNullable<WorkshopPartWholeFragment["found"]>, axis: number): number | null {
  if (brake) return axis === 0 ? brake.thick : brake.discFront;
  return size[axis] ?? null;
}

/** What staff say otherwise: kind, how it stands, its size, where it is mounted, what no mesh shows. It is then imported again. */
export function PartCorrections({ of }: { of: WorkshopPartWholeFragment }) {
  const t = useT();
  const language = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(of.corrections));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const correct = useAct(WorkshopPartCorrectDocument, "threed");
  const undo = useAct(WorkshopPartUndoDocument, "threed");
  const { found } = of;
  if (!found) return null;
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const input = inputOf(draft, found.anchor);
  const isBusy = correct.isPending || undo.isPending;
  const mayGo = input !== null && !isSame(draft, draftOf(of.corrections)) && !isBusy;
  const act = async (run: () => Promise<Problem[]>) => {
    try {
      setProblems(await run());
    } catch {
      setProblems([{}]);
    }
  };
  const send = () =>
    mayGo && input
      ? act(async () =>
          said((await correct.mutateAsync({ uuid: of.uuid, version: of.version, input })).workshopPartCorrect),
        )
      : undefined;
  const isWheel = found.kind === "wheel";
  const hub = found.wheel ?? found.brake;
  // a disc is round as a wheel is
  const round = isWheel ? "wheel." : found.kind === "brakes" ? "brakes." : "";
  const field = (name: keyof Draft, value: string, placeholder: string | number | null) => (
    <TextField
      label={t(`dashboard.parts.say.${name}`)}
      inputMode="decimal"
      value={value}
      placeholder={placeholder === null ? "" : String(placeholder)}
      error={measureOf(value) === undefined ? t("dashboard.parts.say.noNumber") : undefined}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  const places = INTERFACES[kindOf(found.kind)];
  return (
    <Section title={t("dashboard.parts.say")}>
      <p className="da-soft">{t("dashboard.parts.say.text")}</p>
      <div className="da-part-fields">
        <Select
          label={t("dashboard.parts.say.kind")}
          value={draft.kind || found.kind}
          options={PART_KINDS.map((value) => ({ value, label: kindName(t, language, value) }))}
          onChange={({ currentTarget: { value } }) => set({ kind: value })}
        />
        {hub ? (
          <>
            {field("count", draft.count, hub.bolts?.count ?? null)}
            {field("pcd", draft.pcd, hub.bolts?.pcd ?? null)}
            {field("bore", draft.bore, hub.bore ?? null)}
          </>
        ) : null}
        {found.wheel ? (
          <>
            {field("rimDiameter", draft.rimDiameter, found.wheel.inches.diameter)}
            {field("rimWidth", draft.rimWidth, found.wheel.inches.width)}
          </>
        ) : null}
        {places.length > 1 ? (
          <Select
            label={t("dashboard.parts.say.interface")}
            value={draft.interface || (found.interface ?? "")}
            options={places.map((value) => ({ value, label: t(`dashboard.parts.interface.${value}`) }))}
            onChange={({ currentTarget: { value } }) => set({ interface: value })}
          />
        ) : null}
        {found.span === null ? null : field("span", draft.span, found.span)}
        <Select
          label={t("dashboard.parts.say.axis")}
          value={draft.axis}
          options={AXES.map((value) => ({
            value,
            label: t(`dashboard.parts.axis.${round}${value}`),
          }))}
          onChange={({ currentTarget: { value } }) => set({ axis: value })}
        />
        {field(
          "side",
          draft.side,
          sideOf(
            found,
            AXES.findIndex((axis) => axis === draft.axis),
          ),
        )}
        <Select
          label={t("dashboard.parts.say.substance")}
          value={draft.substance || found.substance}
          options={Object.keys(SUBSTANCES).map((value) => ({ value, label: t(`dashboard.parts.substance.${value}`) }))}
          onChange={({ currentTarget: { value } }) => set({ substance: value })}
        />
        {field("weight", draft.weight, found.weightKg)}
      </div>
      <fieldset className="da-place">
        <legend>{t("dashboard.parts.say.anchor")}</legend>
        {draft.anchor.map((value, k) => (
          <TextField
            key={AXES[k]}
            label={`${(AXES[k] ?? "").toUpperCase()}, mm`}
            inputMode="decimal"
            value={value}
            placeholder={String(found.anchor[k] ?? 0)}
            error={measureOf(value) === undefined ? t("dashboard.parts.say.noNumber") : undefined}
            onChange={({ currentTarget }) =>
              set({
                anchor: draft.anchor.map((old, i) => (i === k ? currentTarget.value : old)) as [string, string, string],
              })
            }
          />
        ))}
      </fieldset>
      <p className="da-soft">{t(`dashboard.parts.say.anchor.${round.slice(0, -1) || "body"}`)}</p>
      <fieldset className="da-place">
        <legend>{t("dashboard.parts.say.turn")}</legend>
        {draft.turn.map((value, k) => {
          const name = (AXES[k] ?? "").toUpperCase();
          const turned = (next: number) =>
            set({ turn: draft.turn.map((old, i) => (i === k ? next : old)) as [number, number, number] });
          return (
            <span key={name} className="da-part-turn">
              <NumberField
                label={t("dashboard.parts.say.turnAbout", { axis: name })}
                hideLabel
                prefix={name}
                unit="°"
                min={-360}
                max={360}
                value={value}
                onCommit={turned}
              />
              <Button size="small" variant="quiet" onClick={() => turned((value + 90) % 360)}>
                +90°<span className="ui-hidden"> {t("dashboard.parts.say.turnAbout", { axis: name })}</span>
              </Button>
            </span>
          );
        })}
      </fieldset>
      {isWheel ? (
        <Checkbox
          label={t("dashboard.parts.say.oneMesh")}
          checked={draft.oneMesh}
          onChange={({ currentTarget: { checked } }) => set({ oneMesh: checked })}
        />
      ) : null}
      <PartMaterials materials={found.materials} isWheel={isWheel} draft={draft} onDraft={setDraft} />
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <div className="da-actions">
        <Button variant="primary" aria-disabled={!mayGo} onClick={() => void send()}>
          {t(correct.isPending ? "dashboard.busy" : "dashboard.parts.say.go")}
        </Button>
        {of.canUndo ? (
          <Button
            aria-disabled={isBusy}
            onClick={() =>
              void act(async () =>
                said((await undo.mutateAsync({ uuid: of.uuid, version: of.version })).workshopPartUndo),
              )
            }
          >
            {t("dashboard.parts.say.undo")}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
