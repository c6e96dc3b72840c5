import { gradientAt, type GradientStop, sampledStops } from "@carloom/build";
import { IconButton, useT } from "@carloom/ui";
import { ArrowLeftRight, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { ColorField } from "../paint/color-field.tsx";
import { MeasureRow } from "./measure-row.tsx";

const MOST_STOPS = 12;
const round = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000;

type Props = {
  stops: readonly GradientStop[];
  onInput(stops: readonly GradientStop[]): void;
  /** What was streamed is one step. */
  onCommit(): void;
};

const cssOf = ({ color, alpha }: Omit<GradientStop, "at">) =>
  `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;

/** The gradient as it is printed. */
const cssGradient = (stops: readonly GradientStop[]) =>
  `linear-gradient(to right, ${sampledStops(stops)
    .map((stop) => `${cssOf(stop)} ${(stop.at * 100).toFixed(2)}%`)
    .join(", ")})`;

/** Places after which an arrow key moves a stop. */
function byKey({ key, shiftKey }: KeyboardEvent, at: number): number | null {
  const step = shiftKey ? 0.1 : 0.01;
  if (key === "ArrowLeft" || key === "ArrowDown") return at - step;
  if (key === "ArrowRight" || key === "ArrowUp") return at + step;
  if (key === "Home") return 0;
  return key === "End" ? 1 : null;
}

/** Stops on a strip: dragged, moved by arrow keys, added where the strip is pressed; the chosen one in numbers below. */
export function GradientEditor({ stops, onInput, onCommit }: Props) {
  const t = useT();
  const strip = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, stops.length - 1);
  const stop = stops[index];
  const shareAt = ({ clientX }: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    return box && box.width > 0 ? round((clientX - box.left) / box.width) : 0;
  };
  const change = (at: number, patch: Partial<GradientStop>) =>
    onInput(stops.map((one, i) => (i === at ? { ...one, ...patch } : one)));
  const add = (at: number) => {
    if (stops.length >= MOST_STOPS) return;
    onInput([...stops, { ...gradientAt(stops, at), at }]);
    onCommit();
    setChosen(stops.length);
  };
  /** In the middle of the widest gap. */
  const addBetween = () => {
    const places = stops.map(({ at }) => at).sort((a, b) => a - b);
    const gaps = places.slice(1).map((at, i) => ({ size: at - (places[i] ?? 0), at: (at + (places[i] ?? 0)) / 2 }));
    add(round(gaps.sort((a, b) => b.size - a.size)[0]?.at ?? 0.5));
  };
  const remove = (at: number) => {
    if (stops.length <= 2) return;
    onInput(stops.filter((_, i) => i !== at));
    onCommit();
    setChosen(Math.max(0, at - 1));
  };
  const onKey = (event: KeyboardEvent, at: number, place: number) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      event.stopPropagation();
      remove(at);
      return;
    }
    const next = byKey(event, place);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    change(at, { at: round(next) });
  };
  return (
    <>
      <div
        ref={strip}
        className="st-gradient"
        role="group"
        aria-label={t("studio.fill.stops")}
        onPointerDown={(event) => event.target === strip.current && add(shareAt(event))}
      >
        <span className="st-gradient-ink" style={{ backgroundImage: cssGradient(stops) }} />
        {stops.map((one, i) => (
          <button
            // the order of the stops is what they are called by
            // biome-ignore lint/suspicious/noArrayIndexKey: stops have no other name
            key={i}
            type="button"
            role="slider"
            className="st-stop"
            style={{ left: `${one.at * 100}%`, background: one.color }}
            aria-label={t("studio.fill.stop", { number: i + 1, count: stops.length })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(one.at * 100)}
            aria-valuetext={t("studio.fill.stop-text", {
              percent: Math.round(one.at * 100),
              color: one.color.toUpperCase(),
              alpha: Math.round(one.alpha * 100),
            })}
            data-chosen={i === index || undefined}
            onFocus={() => setChosen(i)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setChosen(i);
            }}
            onPointerMove={(event) =>
              event.currentTarget.hasPointerCapture(event.pointerId) && change(i, { at: shareAt(event) })
            }
            onPointerUp={onCommit}
            onKeyDown={(event) => onKey(event, i, one.at)}
            onKeyUp={onCommit}
          />
        ))}
      </div>
      <div className="st-line">
        <span className="text-text-2">{t("studio.fill.stop", { number: index + 1, count: stops.length })}</span>
        <span className="st-line-end">
          <IconButton
            size="small"
            label={t("studio.fill.reverse")}
            icon={<ArrowLeftRight />}
            onClick={() => {
              onInput(stops.map((one) => ({ ...one, at: round(1 - one.at) })));
              onCommit();
            }}
          />
          <IconButton
            size="small"
            label={t("studio.fill.add")}
            icon={<Plus />}
            disabled={stops.length >= MOST_STOPS}
            onClick={addBetween}
          />
          <IconButton
            size="small"
            label={t("studio.fill.remove")}
            icon={<Trash2 />}
            disabled={stops.length <= 2}
            onClick={() => remove(index)}
          />
        </span>
      </div>
      {stop ? (
        <>
          <div className="st-line">
            <span className="text-text-2">{t("studio.fill.stop-color")}</span>
            <ColorField
              label={t("studio.fill.stop-color")}
              value={stop.color}
              onInput={(color) => change(index, { color })}
              onCommit={onCommit}
            />
          </div>
          <MeasureRow
            label={t("studio.fill.at")}
            value={Math.round(stop.at * 1000) / 10}
            min={0}
            max={100}
            unit="%"
            digits={1}
            onInput={(value) => change(index, { at: round(value / 100) })}
            onCommit={onCommit}
          />
          <MeasureRow
            label={t("studio.fill.alpha")}
            value={Math.round(stop.alpha * 100)}
            min={0}
            max={100}
            unit="%"
            onInput={(value) => change(index, { alpha: value / 100 })}
            onCommit={onCommit}
          />
        </>
      ) : null}
    </>
  );
}
