import { type BuildDocument, emptyBuild, readSentManifest } from "@carloom/build";
import type { Pick, Stage, StageAssets } from "@carloom/stage";
import { ErrorNote, useT } from "@carloom/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isLight, useTheme } from "../boot/theme.ts";

const TURN = Math.PI / 24;
const CLICK = 5;
/** What a zone is shown in while its material is looked at: no car is sold in it. */
const MARK = "#ff2fb0";

type State = "loading" | "ready" | "failed";

/** Draws the imported car with the studio's own stage; its code comes with the first car that is looked at. */
export function CarView({
  option,
  shown,
  marked,
  onPick,
  onStage,
  build,
  partModel,
  assets,
  label,
  children,
}: {
  option: unknown;
  /** What is laid on the car to judge it by; null: nothing. */
  shown: BuildDocument | null;
  /** The zone that is shown in a colour of its own. */
  marked: string | null;
  /** What was clicked, or lies in the middle where Enter was pressed. */
  onPick: (pick: Pick | null) => void;
  /** Told of the running stage, for whoever takes a picture or lays something over the car. */
  onStage: (stage: Stage | null) => void;
  /** What stands on it; the car as it is sold where nothing is given. */
  build?: BuildDocument;
  /** Where the parts of `build` are had from. */
  partModel?: StageAssets["partModel"] | undefined;
  /** Where all else that `build` shows is had from. */
  assets?: Partial<StageAssets> | undefined;
  /** What the picture is called, where it is not the car that is worked on. */
  label?: string;
  /** What lies over the picture. */
  children?: ReactNode;
}) {
  const t = useT();
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>("loading");
  const [stage, setStage] = useState<Stage | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const isDark = !isLight(theme);
  const parts = useRef(partModel);
  const art = useRef(assets);
  const worn = useRef(build);
  parts.current = assets?.partModel ?? partModel;
  art.current = assets;
  worn.current = build;
  // the same car asked for again is the same car
  const url = JSON.stringify(option);

  useEffect(() => {
    const abort = new AbortController();
    let running: Stage | null = null;
    setState("loading");
    const start = async () => {
      const reading = readSentManifest(JSON.parse(url));
      const { createStage } = await import("@carloom/stage");
      if (abort.signal.aborted || !canvas.current || reading.status !== "ok") return setState("failed");
      const made = createStage(canvas.current, {
        dark: isDark,
        reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
        assets: {
          partModel: (uuid) => parts.current?.(uuid) ?? Promise.reject(new Error("An imported car has no parts.")),
          stickerArt: (one) =>
            art.current?.stickerArt?.(one) ?? Promise.reject(new Error("An imported car has no stickers.")),
          vinyl: (hash) => art.current?.vinyl?.(hash) ?? "",
          font: (id) => art.current?.font?.(id) ?? { family: "Archivo Variable", weight: 700 },
        },
      });
      running = made;
      await made.loadTemplate(reading.value, { signal: abort.signal });
      await made.apply(worn.current ?? emptyBuild());
      // what is worn may lift it: a part by itself stands on the ground only now
      const view = made.views.includes("front34") ? "front34" : made.views[0];
      if (view) made.setView(view, { animate: false });
      if (abort.signal.aborted) return;
      onStage(made);
      setStage(made);
      setState("ready");
    };
    start().catch(() => {
      if (!abort.signal.aborted) setState("failed");
    });
    return () => {
      abort.abort();
      running?.dispose();
      onStage(null);
      setStage(null);
    };
  }, [url, isDark, onStage]);

  useEffect(() => {
    if (stage && build) void stage.apply(build).catch(() => undefined);
  }, [stage, build]);

  useEffect(() => {
    if (!stage) return;
    const build = marked
      ? { ...(shown ?? emptyBuild()), paint: { [marked]: { color: MARK, finish: "solid" as const } } }
      : shown;
    void stage.preview(build).catch(() => undefined);
  }, [stage, marked, shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: [-TURN, 0], ArrowRight: [TURN, 0], ArrowUp: [0, TURN], ArrowDown: [0, -TURN] }[event.key];
    const zoom = { "+": 0.9, "=": 0.9, "-": 1.1 }[event.key];
    if (stage && event.key === "Enter") {
      const { clientWidth, clientHeight } = stage.canvas;
      return onPick(stage.pick(clientWidth / 2, clientHeight / 2));
    }
    if (!stage || !(turn ?? zoom)) return;
    event.preventDefault();
    if (turn) stage.orbit(turn[0] ?? 0, turn[1] ?? 0);
    if (zoom) stage.zoom(zoom);
  };
  return (
    <div className="da-car" data-state={state} aria-busy={state === "loading"}>
      <canvas
        ref={canvas}
        role="application"
        tabIndex={0}
        aria-label={label ?? t("dashboard.workshop.view.label")}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX: x, clientY: y }) => {
          from.current = { x, y };
        }}
        onPointerUp={({ clientX, clientY, currentTarget }) => {
          const start = from.current;
          from.current = null;
          // a click, and no turn
          if (!stage || !start || Math.hypot(clientX - start.x, clientY - start.y) > CLICK) return;
          const box = currentTarget.getBoundingClientRect();
          onPick(stage.pick(clientX - box.left, clientY - box.top));
        }}
      />
      {state === "ready" ? children : null}
      {state === "loading" ? <p className="da-car-note">{t("dashboard.workshop.view.loading")}</p> : null}
      {state === "failed" ? <ErrorNote>{t("dashboard.workshop.view.failed")}</ErrorNote> : null}
    </div>
  );
}
