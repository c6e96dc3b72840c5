import { type Chosen, countOf, type Faces, patchesOf, type Reach, soupOf } from "@carloom/asset/pieces";
import type { Stage } from "@carloom/stage";
import { Button, Checkbox, Segmented, Select, Slider, useT } from "@carloom/ui";
import { Eye, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { Section } from "../parts/section.tsx";
import { AS, asName } from "./as-names.ts";
import type { Draft } from "./draft.ts";

/** How faces are chosen in the picture. */
const HOWS = ["click", "box", "lasso"] as const;

export type Tool = {
  how: (typeof HOWS)[number];
  reach: Reach;
  degrees: number;
  isMirrored: boolean;
  isThrough: boolean;
};
export const TOOL: Tool = { how: "click", reach: "piece", degrees: 30, isMirrored: false, isThrough: false };

const NONE: Chosen = new Map();

/** Faces are chosen on the model and given a name: a zone, a part, what they are made of, what they swing with. */
export function NameFaces({
  faces,
  isFailed,
  isOpen,
  onOpen,
  stage,
  tool,
  onTool,
  chosen,
  onChosen,
  draft,
  onDraft,
}: {
  faces: Faces | null;
  isFailed: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  stage: Stage | null;
  tool: Tool;
  onTool: (tool: Tool) => void;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const [as, setAs] = useState(AS[0] ?? "");
  const [shown, setShown] = useState<number | null>(null);
  const count = countOf(chosen);
  useEffect(() => {
    if (!stage || !faces || !isOpen) return;
    const patch = shown === null ? undefined : draft.faces[shown];
    stage.mark(soupOf(faces, patch ? [patch] : chosen));
    return () => stage.mark(null);
  }, [stage, faces, isOpen, chosen, shown, draft.faces]);
  const set = (change: Partial<Tool>) => onTool({ ...tool, ...change });
  const name = () => {
    if (!faces || count === 0) return;
    onDraft({ ...draft, faces: [...draft.faces, ...patchesOf(faces, chosen, as)] });
    onChosen(NONE);
  };
  return (
    <Section
      title={t("dashboard.workshop.faces")}
      actions={
        <Button size="small" aria-pressed={isOpen} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? "dashboard.workshop.faces.end" : "dashboard.workshop.faces.begin")}
        </Button>
      }
    >
      <p className="da-soft">{t("dashboard.workshop.faces.hint")}</p>
      {isFailed ? <p>{t("dashboard.workshop.faces.failed")}</p> : null}
      {isOpen && !faces && !isFailed ? <p aria-busy>{t("dashboard.workshop.faces.loading")}</p> : null}
      {isOpen && faces ? (
        <>
          <div className="da-work-tools">
            <Segmented
              label={t("dashboard.workshop.faces.how")}
              value={tool.how}
              options={HOWS.map((value) => ({ value, label: t(`dashboard.workshop.faces.${value}`) }))}
              onChange={(value) => set({ how: HOWS.find((one) => one === value) ?? "click" })}
            />
            <Select
              label={t("dashboard.workshop.faces.reach")}
              value={tool.reach}
              options={(["piece", "surface", "color", "mesh"] as const).map((value) => ({
                value,
                label: t(`dashboard.workshop.faces.${value}`),
              }))}
              onChange={({ currentTarget: { value } }) => set({ reach: value as Reach })}
            />
            <Checkbox
              label={t("dashboard.workshop.faces.mirror")}
              checked={tool.isMirrored}
              onChange={({ currentTarget: { checked } }) => set({ isMirrored: checked })}
            />
            {tool.how !== "click" ? (
              <Checkbox
                label={t("dashboard.workshop.faces.through")}
                checked={tool.isThrough}
                onChange={({ currentTarget: { checked } }) => set({ isThrough: checked })}
              />
            ) : null}
          </div>
          {tool.how === "lasso" ? <p className="da-soft">{t("dashboard.workshop.faces.lasso.hint")}</p> : null}
          {tool.reach === "surface" ? (
            <Slider
              label={t("dashboard.workshop.faces.angle")}
              min={1}
              max={90}
              value={tool.degrees}
              text={`${tool.degrees}°`}
              onInput={(degrees) => set({ degrees })}
            />
          ) : null}
          <div className="da-work-tools">
            <Select
              label={t("dashboard.workshop.faces.as")}
              value={as}
              options={AS.map((value) => ({ value, label: asName(t, language, value) }))}
              onChange={({ currentTarget: { value } }) => setAs(value)}
            />
            <Button variant={count > 0 ? "primary" : "secondary"} aria-disabled={count === 0} onClick={name}>
              {t("dashboard.workshop.faces.name")}
            </Button>
            {count > 0 ? (
              <Button variant="quiet" onClick={() => onChosen(NONE)}>
                {t("dashboard.workshop.faces.none")}
              </Button>
            ) : null}
            <output className="da-soft">{t("dashboard.workshop.faces.count", { count })}</output>
          </div>
        </>
      ) : null}
      {draft.faces.length > 0 ? (
        <ul className="da-rows">
          {draft.faces.map((patch, at) => {
            const what = asName(t, language, patch.as);
            const triangles = patch.runs.reduce((sum, value, i) => sum + (i % 2 === 1 ? value : 0), 0);
            return (
              <li key={`${patch.piece} ${patch.as} ${patch.runs.join(" ")}`} className="da-row">
                <span className="da-row-main da-two">
                  {what}
                  <small>{t("dashboard.workshop.faces.count", { count: triangles })}</small>
                </span>
                <span className="da-end">
                  {isOpen && faces ? (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t("dashboard.workshop.show", { name: what })}
                      aria-pressed={shown === at}
                      onClick={() => setShown(shown === at ? null : at)}
                    >
                      <Eye aria-hidden size={16} />
                    </Button>
                  ) : null}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t("dashboard.workshop.faces.forget", { name: what })}
                    onClick={() => {
                      setShown(null);
                      onDraft({ ...draft, faces: draft.faces.filter((_, i) => i !== at) });
                    }}
                  >
                    <Trash2 aria-hidden size={16} />
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Section>
  );
}
