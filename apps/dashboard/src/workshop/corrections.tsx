import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Button, ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { useUnsaved } from "../parts/unsaved.ts";
import { Accepting } from "./accepting.tsx";
import { type Draft, draftOf, isSame, lengthOf, NOSES } from "./draft.ts";
import { MaterialTable } from "./material-table.tsx";
import { NodeTable } from "./node-table.tsx";
import { plateProblems, plateProblemText } from "./plate-set.ts";
import { SplitPart } from "./split.tsx";
import type { Correct } from "./use-correct.ts";

/** What was taken for what, and what a person says otherwise; all of it is imported at once. */
export function Corrections({
  of,
  draft,
  onDraft,
  picked,
  onMark,
  correct,
}: {
  of: WorkshopCarFragment;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  picked: string | null;
  onMark: (zone: string | null) => void;
  correct: Correct;
}) {
  const t = useT();
  const isChanged = !isSame(draft, draftOf(of.corrections));
  const isWrongLength = lengthOf(draft) === undefined;
  const plates = plateProblems(of, draft);
  const isWrong = isWrongLength || plates.length > 0;
  useUnsaved(isChanged);
  const { isBusy } = correct;
  const drop = (name: string, isOut: boolean) =>
    onDraft({
      ...draft,
      dropped: isOut ? [...draft.dropped, name] : draft.dropped.filter((one) => one !== name),
    });
  return (
    <Section
      title={t("dashboard.workshop.correct")}
      actions={
        <Button
          size="small"
          aria-disabled={!of.canUndo || isBusy}
          onClick={() => (of.canUndo ? void correct.undo() : undefined)}
        >
          {t("dashboard.workshop.undo")}
        </Button>
      }
    >
      <p className="da-soft">{t("dashboard.workshop.correct.hint")}</p>
      <div className="da-three">
        <TextField
          label={t("dashboard.workshop.length")}
          hint={t("dashboard.workshop.length.hint")}
          inputMode="decimal"
          aria-invalid={isWrongLength || undefined}
          value={draft.length}
          onChange={(event) => onDraft({ ...draft, length: event.currentTarget.value })}
        />
        <Select
          label={t("dashboard.workshop.nose")}
          value={draft.nose ?? ""}
          options={[
            { value: "", label: t("dashboard.workshop.nose.found") },
            ...NOSES.map((value) => ({ value, label: t(`dashboard.workshop.nose.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onDraft({ ...draft, nose: NOSES.find((one) => one === value) ?? null })
          }
        />
      </div>
      <Accepting of={of} draft={draft} onDraft={onDraft}>
        {(proposals) => (
          <>
            <MaterialTable
              materials={of.materials}
              zones={draft.zones}
              proposals={proposals}
              picked={picked}
              onMark={onMark}
              onChange={(name, zone) => onDraft({ ...draft, zones: new Map(draft.zones).set(name, zone) })}
            />
            <SplitPart of={of} draft={draft} onDraft={onDraft} />
            <NodeTable
              nodes={of.nodes}
              draft={draft}
              proposals={proposals}
              onDrop={drop}
              onChange={(name, slot) =>
                onDraft({
                  ...draft,
                  slots: new Map(draft.slots).set(name, slot),
                  dropped: draft.dropped.filter((one) => one !== name),
                })
              }
            />
          </>
        )}
      </Accepting>
      {draft.dropped.length > 0 ? (
        <div className="da-actions">
          <span className="da-soft">{t("dashboard.workshop.dropped", { names: draft.dropped.join(", ") })}</span>
          {draft.dropped.map((name) => (
            <Button key={name} size="small" variant="quiet" onClick={() => drop(name, false)}>
              {t("dashboard.workshop.keep", { name })}
            </Button>
          ))}
        </div>
      ) : null}
      {draft.kept.length > 0 ? (
        <p className="da-soft">{t("dashboard.workshop.kept", { names: draft.kept.join(", ") })}</p>
      ) : null}
      {plates.map((one) => (
        <ErrorNote key={one.side}>{plateProblemText(t, one)}</ErrorNote>
      ))}
      {correct.problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <div className="da-actions">
        <Button
          variant={isChanged ? "primary" : "secondary"}
          aria-disabled={!isChanged || isWrong || isBusy}
          onClick={() => (isChanged && !isWrong ? void correct.send(draft) : undefined)}
        >
          {t(correct.isSending ? "dashboard.busy" : "dashboard.workshop.apply")}
        </Button>
        {isChanged ? (
          <Button variant="quiet" onClick={() => onDraft(draftOf(of.corrections))}>
            {t("dashboard.discard")}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
