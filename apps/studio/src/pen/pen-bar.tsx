import { Button, IconButton, NumberField, Slider, Switch, useT } from "@carloom/ui";
import { ChevronLeft, ChevronRight, Plus, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useEditorState, useStudio, useUi } from "../workspace/studio-context.tsx";
import { finishDrawing, setPen, shownDrawing, storePoints, withCurve, withNode, withNodeAfter } from "./pen.ts";
import type { Corner, PenState } from "../drawing/pen-state.ts";

/** One line at the head of the view while lines are drawn: what the next press does, and everything without a mouse. */
export function PenBar() {
  const pen = useUi((state) => state.pen);
  if (!pen) return null;
  return pen.mode === "points" ? <Points pen={pen} /> : <Drawn pen={pen} />;
}

function Drawn({ pen }: { pen: PenState }) {
  const t = useT();
  const studio = useStudio();
  const missed = useUi((state) => state.missed);
  const line = pen.drawing?.lines[0] ?? [];
  const drop = () => {
    const lines = line.length > 1 ? [line.slice(0, -1)] : [];
    setPen(studio, {
      drawing: pen.drawing && lines.length > 0 ? { ...pen.drawing, lines } : null,
      chosen: lines.length > 0 ? { line: 0, node: line.length - 2 } : null,
    });
  };
  return (
    <div className="st-note st-hint st-pen" role="status">
      <span>{t(missed ? "studio.viewport.missed" : `studio.pen.${pen.mode}`)}</span>
      {pen.mode === "freehand" ? (
        <Slider
          label={t("studio.pen.smoothing")}
          value={Math.round(pen.smoothing * 100)}
          min={0}
          max={100}
          text={`${Math.round(pen.smoothing * 100)} %`}
          onInput={(value) => setPen(studio, { smoothing: value / 100 })}
          onCommit={() => undefined}
        />
      ) : (
        <>
          <Button size="small" disabled={line.length < 3} onClick={() => finishDrawing(studio, t("studio.shape.path"))}>
            {t("studio.pen.close")}
          </Button>
          <Button size="small" variant="quiet" disabled={line.length === 0} onClick={drop}>
            {t("studio.pen.back")}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={() => studio.ui.set({ pen: null, missed: false })}>
        {t("studio.cancel")}
      </Button>
    </div>
  );
}

function Points({ pen }: { pen: PenState }) {
  const t = useT();
  const studio = useStudio();
  // corners are the document's: undo brings them back here, too
  useEditorState((state) => state.document.stickers);
  const drawing = shownDrawing(studio);
  const corners = (drawing?.lines ?? []).flatMap((line, i) => line.map((_, node): Corner => ({ line: i, node })));
  const found = corners.findIndex(({ line, node }) => line === pen.chosen?.line && node === pen.chosen.node);
  const at = Math.max(0, found);
  const corner = corners[at];
  const node = corner && drawing?.lines[corner.line]?.[corner.node];
  const leave = () => studio.ui.set({ pen: null });
  const gone = drawing === null;
  useEffect(() => {
    // the layer was taken off, or is not drawn lines any more
    if (gone) studio.ui.set({ pen: null });
  }, [gone, studio]);
  if (!drawing || !corner || !node) return null;
  const go = (by: number) => setPen(studio, { chosen: corners[(at + by + corners.length) % corners.length] ?? corner });
  const field = (axis: "x" | "y") => (
    <NumberField
      label={t(`studio.pen.${axis}`)}
      unit="mm"
      digits={1}
      value={Math.round(node[axis] * 10_000) / 10}
      min={-8000}
      max={8000}
      onCommit={(mm) => storePoints(studio, withNode(drawing, corner, { ...node, [axis]: mm / 1000 }))}
    />
  );
  return (
    <div className="st-note st-hint st-pen" role="group" aria-label={t("studio.pen.points-label")}>
      <span className="st-pen-step">
        <IconButton size="small" label={t("studio.pen.previous")} icon={<ChevronLeft />} onClick={() => go(-1)} />
        <b role="status">{t("studio.pen.point", { number: at + 1, count: corners.length })}</b>
        <IconButton size="small" label={t("studio.pen.next")} icon={<ChevronRight />} onClick={() => go(1)} />
      </span>
      {field("x")}
      {field("y")}
      <Switch
        label={t("studio.pen.round")}
        checked={node.in !== undefined || node.out !== undefined}
        onChange={(event) => storePoints(studio, withCurve(drawing, corner, event.currentTarget.checked))}
      />
      <IconButton
        size="small"
        label={t("studio.pen.add")}
        icon={<Plus />}
        onClick={() => {
          storePoints(studio, withNodeAfter(drawing, corner));
          go(1);
        }}
      />
      <IconButton
        size="small"
        label={t("studio.pen.remove")}
        icon={<Trash2 />}
        disabled={corners.length < 4}
        onClick={() => {
          storePoints(studio, withNode(drawing, corner, null));
          setPen(studio, { chosen: { line: 0, node: 0 } });
        }}
      />
      <Button size="small" onClick={leave}>
        {t("studio.pen.done")}
      </Button>
    </div>
  );
}
