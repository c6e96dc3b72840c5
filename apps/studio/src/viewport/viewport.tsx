import { useT } from "@carloom/ui";
import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { afterFirstFrame, useFirstFrame } from "../workspace/first-frame.ts";
import { useGuided } from "../guide/guided.ts";
import { Guide, GuideLife } from "../guide/later-guide.tsx";
import { useBringUp } from "../vinyls/use-bring-up.ts";
import { usePreflightWatch } from "../preflight/use-preflight.ts";
import { later } from "../kit/later.tsx";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { StageCover } from "./stage-cover.tsx";
import { useArtDrop } from "./use-art-drop.ts";
import { PHONE_STRIP } from "./insets.ts";
import { useFit } from "./use-fit.ts";
import { useLook } from "./use-look.ts";
import { useStage } from "./use-stage.ts";
import { useTools } from "../tools/use-tools.ts";

const Comparison = later(() => import("../comparison/comparison.tsx").then((part) => part.Comparison), {
  close: ({ ui }) => ui.set({ comparison: null }),
});
const overlay = () => afterFirstFrame(() => import("./overlay.tsx"));
const AroundPicture = later(() => overlay().then((part) => part.AroundPicture));
/** Comes with what stands around the picture, which speaks for both. */
const OnPicture = later(() => overlay().then((part) => part.OnPicture), { told: null });

/** The code of the flat view comes when it is opened. */
const FlatView = later(() => import("../flat/flat-view.tsx").then((part) => part.FlatView), {
  close: ({ ui }) => ui.set({ flat: null }),
});

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
  useFirstFrame(stage);
  const tools = useTools(studio, stage);
  const { insets, mode } = useFit(stage, inspector);
  useLook(stage);
  usePreflightWatch();
  useBringUp();
  const drop = useArtDrop();
  const ready = useUi((state) => state.stage.name === "ready");
  const placing = useUi((state) => state.placing !== null);
  const eyedrop = useUi((state) => state.eyedrop);
  const pen = useUi((state) => state.pen !== null);
  const guided = useGuided();
  const comparison = useUi((state) => state.comparison);
  const flat = useUi((state) => state.flat !== null);
  const flatWidth = useUi((state) => state.flatWidth);

  /** Arrow keys orbit while no sticker is selected: with one they nudge it, as everywhere. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const turn =
      studio.editor.state.selection.stickers.length === 0 || placing || eyedrop || pen ? TURN[event.key] : undefined;
    if (turn) stage.orbit(...turn);
    else if (event.key === "+" || event.key === "=") stage.zoom(0.9);
    else if (event.key === "-") stage.zoom(1 / 0.9);
    else if ((event.key === "Enter" || event.key === " ") && (placing || eyedrop || pen)) {
      const { width, height } = event.currentTarget.getBoundingClientRect();
      tools.actAt((insets.left + width - insets.right) / 2, (insets.top + height - insets.bottom) / 2);
    } else return;
    event.preventDefault();
    event.stopPropagation();
    studio.ui.set({ view: null, turntable: false });
  }

  const style = {
    "--free-left": `${insets.left}px`,
    "--free-right": `${insets.right}px`,
    "--free-bottom": `${insets.bottom}px`,
    // What lies over the view fills all that panels leave.
    "--over-left": `${mode === "phone" ? 0 : insets.left > 12 ? insets.left : 0}px`,
    "--over-right": `${insets.right - flatWidth > 12 ? insets.right - flatWidth : 0}px`,
    "--over-bottom": `${mode === "phone" ? insets.bottom - PHONE_STRIP : 0}px`,
  } as CSSProperties;
  return (
    <main className="st-viewport" style={style}>
      <div
        // a drawing that is worked on with keys
        tabIndex={0}
        role="application"
        aria-label={t("studio.viewport.label", { car: studio.template.title })}
        aria-describedby="viewport-keys"
        data-viewport=""
        data-region=""
        className={placing || eyedrop || pen ? "st-picture st-picture-placing" : "st-picture"}
        onKeyDown={onKeyDown}
        // A tap must not become a click on what moves under the finger, such as a rising sheet.
        onTouchEnd={(event) => event.preventDefault()}
        data-over={drop.over || undefined}
        {...drop.handlers}
        {...tools.handlers}
      >
        <canvas ref={canvas} className="absolute inset-0 h-full w-full" />
        {stage && ready ? <OnPicture stage={stage} onGrab={tools.grab} /> : null}
      </div>
      <p id="viewport-keys" className="ui-hidden">
        {t("studio.viewport.keys")}
      </p>
      <StageCover onRetry={retry} />
      <GuideLife />
      {guided && mode !== "phone" ? <Guide /> : null}
      {stage && ready ? <AroundPicture stage={stage} comparing={comparison !== null} onCancel={tools.cancel} /> : null}
      {flat && stage && ready ? <FlatView stage={stage} beside={mode === "wide"} /> : null}
      {comparison ? <Comparison key={comparison.title} comparison={comparison} /> : null}
    </main>
  );
}
