import { useT } from "@carloom/ui";
import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { CameraStrip } from "./camera-strip.tsx";
import { Handles } from "./handles.tsx";
import { Hint } from "./hint.tsx";
import { StageCover } from "./stage-cover.tsx";
import { useFit } from "./use-fit.ts";
import { useStage } from "./use-stage.ts";
import { useTools } from "./use-tools.ts";

const TURN: Record<string, [number, number]> = {
  ArrowLeft: [-0.12, 0],
  ArrowRight: [0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};

/** The car. Panels lie over it; it centres itself in what they leave free. */
export function Viewport({ inspector }: { inspector: boolean }) {
  const t = useT();
  const studio = useStudio();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage, retry } = useStage(studio, canvas);
  const tools = useTools(studio, stage);
  const { insets, fit } = useFit(stage, inspector);
  const ready = useUi((state) => state.stage.name === "ready");
  const placing = useUi((state) => state.placing !== null);

  /** Arrow keys orbit while no sticker is selected: with one they nudge it, as everywhere. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const turn = studio.editor.state.selection.stickers.length === 0 || placing ? TURN[event.key] : undefined;
    if (turn) stage.orbit(...turn);
    else if (event.key === "+" || event.key === "=") stage.zoom(0.9);
    else if (event.key === "-") stage.zoom(1 / 0.9);
    else if ((event.key === "Enter" || event.key === " ") && placing) {
      const { width, height } = event.currentTarget.getBoundingClientRect();
      tools.placeAt((insets.left + width - insets.right) / 2, (insets.top + height - insets.bottom) / 2);
    } else return;
    event.preventDefault();
    event.stopPropagation();
    studio.ui.set({ view: null });
  }

  const style = {
    "--free-left": `${insets.left}px`,
    "--free-right": `${insets.right}px`,
    "--free-bottom": `${insets.bottom}px`,
  } as CSSProperties;
  return (
    <main className="st-viewport" style={style}>
      <div
        // biome-ignore lint: a drawing that is worked on with keys
        tabIndex={0}
        role="application"
        aria-label={t("studio.viewport.label", { car: studio.template.title })}
        aria-describedby="viewport-keys"
        data-viewport=""
        className={placing ? "st-picture st-picture-placing" : "st-picture"}
        onKeyDown={onKeyDown}
        // A tap must not become a click on what moves under the finger, such as a rising sheet.
        onTouchEnd={(event) => event.preventDefault()}
        {...tools.handlers}
      >
        <canvas ref={canvas} className="absolute inset-0 h-full w-full" />
        {stage && ready ? <Handles stage={stage} onGrab={tools.grab} /> : null}
        {placing && ready ? <span className="st-crosshair" aria-hidden="true" /> : null}
      </div>
      <p id="viewport-keys" className="ui-hidden">
        {t("studio.viewport.keys")}
      </p>
      <StageCover onRetry={retry} />
      {ready ? <Hint onCancel={tools.cancel} /> : null}
      {stage && ready ? <CameraStrip stage={stage} onFit={fit} /> : null}
    </main>
  );
}
