import type { Fill, Placement, Shape, ShapeArt } from "@carloom/build";
import { Button, Segmented, Switch, useT } from "@carloom/ui";
import { useCommand } from "../../commands/use-command.ts";
import { ColorField } from "../paint/color-field.tsx";
import { GradientEditor } from "./gradient-editor.tsx";
import { MeasureRow } from "./measure-row.tsx";
import { fillAs } from "./shape-kit.ts";
import { useSelectionEdit, useStickerEdit } from "./use-sticker-edit.ts";

const SHAPE_STEP = "studio.step.sticker-shape";
const FILL_STEP = "studio.step.sticker-fill";

/** A number of a shape: metres as millimetres, shares as per cent. */
type Row = { key: string; scale: number; min: number; max: number; most?: number; unit?: string; digits?: number };
const MM = { scale: 1000, unit: "mm", digits: 1 } as const;
const PERCENT = { scale: 100, unit: "%", min: 0, max: 100 } as const;

/** What can be set of a shape in a box of this size. */
function rowsOf(shape: Shape, [width, height]: readonly [number, number]): Row[] {
  const half = Math.floor((Math.min(width, height) * 1000) / 2);
  const corner: Row = { key: "corner", ...MM, min: 0, max: half };
  switch (shape.form) {
    case "ellipse":
    case "path":
      return [];
    case "ring":
      return [{ key: "band", ...MM, min: 1, max: half }];
    case "polygon":
      return [{ key: "sides", scale: 1, min: 3, max: 12, most: 24 }, corner];
    case "star":
      return [{ key: "points", scale: 1, min: 3, max: 24, most: 48 }, { key: "inner", ...PERCENT, min: 5 }, corner];
    case "rectangle":
      return [corner];
    case "line":
      return [
        { key: "dash", ...MM, min: 0, max: 500, most: 4000 },
        ...(shape.dash > 0 ? [{ key: "gap", ...MM, min: 0, max: 500, most: 4000 }] : []),
      ];
    case "wedge":
      return ["from", "to", "at"].map((key) => ({ key, ...PERCENT }));
    case "swoosh":
      return [
        { key: "bend", ...PERCENT, min: -100 },
        { key: "body", ...PERCENT },
        { key: "end", ...PERCENT },
      ];
    case "camo":
      return [
        { key: "patch", ...MM, min: 20, max: 600, most: 2000 },
        { key: "cover", ...PERCENT },
        { key: "seed", scale: 1, min: 0, max: 99, most: 9999 },
      ];
    case "bar":
      return [{ key: "slant", scale: 1, unit: "°", min: -60, max: 60, most: 80 }];
  }
}

const numberOf = (shape: Shape, key: string): number => {
  const value = (shape as unknown as Record<string, unknown>)[key];
  return typeof value === "number" ? value : 0;
};

/** The points of a shape that was drawn. */
function EditPoints() {
  const { label, title, ariaKeys, enabled, active, run } = useCommand("sticker.edit-points");
  return (
    <Button
      size="small"
      title={title}
      aria-keyshortcuts={ariaKeys}
      aria-pressed={active ?? false}
      disabled={!enabled}
      onClick={run}
    >
      {label}
    </Button>
  );
}

/** What makes the selected shape what it is, by sliders and in numbers. */
export function InspectorShape({ sticker, art }: { sticker: Placement; art: ShapeArt }) {
  const t = useT();
  const { edit, stream, settle } = useStickerEdit(sticker);
  const { shape, outline } = art;
  const rows = rowsOf(shape, sticker.size);
  const withShape = (patch: object) => ({ art: { ...art, shape: { ...shape, ...patch } as Shape } });
  const withOutline = (next: ShapeArt["outline"]) => {
    const { outline: _outline, ...rest } = art;
    return { art: next ? { ...rest, outline: next } : rest };
  };
  const most = Math.min(500, Math.floor(Math.min(...sticker.size) * 500));
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t(`studio.shape.${shape.form}`)}</h3>
      {shape.form === "line" ? (
        <Segmented
          label={t("studio.shape.cap")}
          options={["flat", "round", "arrow"].map((value) => ({ value, label: t(`studio.shape.cap.${value}`) }))}
          value={shape.cap}
          onChange={(cap) => edit(SHAPE_STEP, withShape({ cap }))}
        />
      ) : null}
      {shape.form === "path" ? <EditPoints /> : null}
      {shape.form === "camo" ? (
        <Switch
          label={t("studio.shape.soft")}
          checked={shape.soft}
          onChange={(event) => edit(SHAPE_STEP, withShape({ soft: event.currentTarget.checked }))}
        />
      ) : null}
      {rows.map(({ key, scale, ...row }) => (
        <MeasureRow
          key={key}
          {...row}
          label={t(`studio.shape.${key}`)}
          value={Math.round(numberOf(shape, key) * scale * 10) / 10}
          onInput={(value) => stream(SHAPE_STEP, withShape({ [key]: value / scale }))}
          onCommit={settle}
        />
      ))}
      <div className="st-line">
        <Switch
          label={t("studio.shape.outline")}
          checked={outline !== undefined}
          onChange={(event) =>
            edit(
              SHAPE_STEP,
              withOutline(
                event.currentTarget.checked ? { color: "#15181a", width: Math.min(0.008, most / 1000) } : undefined,
              ),
            )
          }
        />
        {outline ? (
          <ColorField
            label={t("studio.shape.outline")}
            value={outline.color}
            onInput={(color) => stream(SHAPE_STEP, withOutline({ ...outline, color }))}
            onCommit={settle}
          />
        ) : null}
      </div>
      {outline ? (
        <MeasureRow
          label={t("studio.shape.outline-width")}
          value={Math.round(outline.width * 10_000) / 10}
          min={0.5}
          max={Math.max(1, Math.min(60, most))}
          most={Math.max(1, most)}
          step={0.5}
          digits={1}
          unit="mm"
          onInput={(value) => stream(SHAPE_STEP, withOutline({ ...outline, width: value / 1000 }))}
          onCommit={settle}
        />
      ) : null}
    </section>
  );
}

/** What the selected shapes are filled with, shown as the primary one has it. */
export function InspectorFill({ art, size }: { art: ShapeArt; size: readonly [number, number] }) {
  const t = useT();
  const { edit, stream, settle } = useSelectionEdit();
  const { fill } = art;
  const filled = (next: Fill) => (sticker: Placement) =>
    sticker.art.kind === "shape" ? { art: { ...sticker.art, fill: next } } : {};
  const input = (next: Fill) => stream(FILL_STEP, filled(next));
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.fill.title")}</h3>
      <Segmented
        label={t("studio.fill.title")}
        options={(["solid", "linear", "radial"] as const).map((value) => ({ value, label: t(`studio.fill.${value}`) }))}
        value={fill.kind}
        onChange={(kind) => edit(FILL_STEP, filled(fillAs(fill, kind as Fill["kind"])))}
      />
      {fill.kind === "solid" ? (
        <div className="st-line">
          <span className="text-text-2">{t("studio.fill.color")}</span>
          <ColorField
            label={t("studio.fill.color")}
            value={fill.color}
            onInput={(color) => input({ kind: "solid", color })}
            onCommit={settle}
          />
        </div>
      ) : (
        <GradientEditor
          stops={fill.stops}
          onInput={(stops) => input({ ...fill, stops: [...stops] })}
          onCommit={settle}
        />
      )}
      {fill.kind === "linear" ? (
        <MeasureRow
          label={t("studio.fill.angle")}
          value={fill.angle}
          min={-180}
          max={180}
          unit="°"
          onInput={(angle) => input({ ...fill, angle })}
          onCommit={settle}
        />
      ) : null}
      {fill.kind === "radial"
        ? ([0, 1] as const).map((axis) => (
            <MeasureRow
              key={axis}
              label={t(axis === 0 ? "studio.fill.center-x" : "studio.fill.center-y")}
              value={Math.round(fill.center[axis] * size[axis] * 10_000) / 10}
              min={0}
              max={Math.round(size[axis] * 1000)}
              unit="mm"
              digits={1}
              onInput={(value) => {
                const center: [number, number] = [...fill.center];
                center[axis] = Math.max(0, Math.min(1, value / 1000 / size[axis]));
                input({ ...fill, center });
              }}
              onCommit={settle}
            />
          ))
        : null}
    </section>
  );
}
