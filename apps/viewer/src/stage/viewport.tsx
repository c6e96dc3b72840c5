import type { ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../language.tsx";
import { Controls } from "./controls.tsx";
import { useTurntable } from "./use-turntable.ts";
import { type StageState, useViewerStage } from "./use-viewer-stage.ts";
import { lookOf, withLook } from "./view.ts";

const TURN: Record<string, [number, number]> = {
  ArrowLeft: [-0.12, 0],
  ArrowRight: [0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};
const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

type ViewportProps = {
  page: ShownPage;
  onStage?(stage: Stage | null): void;
  /** What lies over the car, below the controls. */
  overlay?: ReactNode;
};

/** The car: its picture first, then itself. Where it cannot be drawn the picture stays and says why. */
export function Viewport({ page, onStage, overlay }: ViewportProps) {
  const t = useT();
  const { language } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [look, setLook] = useState(() => lookOf(page.build));
  const hinges = page.template.manifest.hinges.map(({ id }) => id);
  const [build, setBuild] = useState(page.build);
  const { stage, state, retry } = useViewerStage(page, canvas, build);
  const [turning, setTurning] = useState(false);
  const stop = useCallback(() => setTurning(false), []);
  useTurntable(stage, turning, stop);
  const ready = state.name === "ready";
  useEffect(() => onStage?.(ready ? stage : null), [onStage, ready, stage]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = TURN[event.key];
    if (turn) stage.orbit(...turn);
    else if (event.key === "+" || event.key === "=") stage.zoom(0.9);
    else if (event.key === "-") stage.zoom(1 / 0.9);
    else return;
    event.preventDefault();
    setTurning(false);
  }
  return (
    <div className="vw-stage" data-state={state.name}>
      <div
        // a drawing that is turned with keys
        tabIndex={ready ? 0 : -1}
        role={ready ? "application" : undefined}
        aria-label={ready ? t("viewer.car", { car: page.template.title[language] }) : undefined}
        aria-describedby={ready ? "vw-keys" : undefined}
        className="vw-canvas"
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} aria-hidden={!ready} />
      </div>
      <p id="vw-keys" className="ui-hidden">
        {t("viewer.keys")}
      </p>
      <img
        className="vw-poster"
        src={page.picture}
        alt={ready ? "" : t("viewer.picture", { title: page.title })}
        aria-hidden={ready}
      />
      <Cover state={state} onRetry={retry} />
      {ready ? overlay : null}
      {stage && ready ? (
        <Controls
          page={page}
          stage={stage}
          look={look}
          turning={turning}
          setTurning={setTurning}
          setLook={(patch) => {
            const next = { ...look, ...patch };
            setLook(next);
            setBuild(withLook(page.build, next, hinges));
          }}
        />
      ) : null}
    </div>
  );
}

/** What is said over the picture until the car stands, or when it cannot. */
function Cover({ state, onRetry }: { state: StageState; onRetry(): void }) {
  const t = useT();
  if (state.name === "ready") return null;
  if (state.name === "loading") {
    const { loaded, total } = state;
    return (
      <div className="vw-cover">
        <Progress
          label={t("viewer.loading")}
          value={total > 0 && loaded > 0 ? Math.min(1, loaded / total) : null}
          text={
            loaded > 0
              ? t("studio.loading.bytes", { loaded: megabytes(loaded), total: megabytes(Math.max(total, loaded)) })
              : ""
          }
        />
      </div>
    );
  }
  if (state.name === "no-webgl")
    return (
      <div className="vw-cover" role="status">
        <p>
          <b>{t("viewer.no-webgl")}</b> {t("viewer.no-webgl-more")}
        </p>
      </div>
    );
  return (
    <div className="vw-cover" role="alert">
      <ErrorNote>{t(state.name === "offline" ? "viewer.offline" : "viewer.failed")}</ErrorNote>
      <Button size="small" onClick={onRetry}>
        {t("studio.retry")}
      </Button>
    </div>
  );
}
