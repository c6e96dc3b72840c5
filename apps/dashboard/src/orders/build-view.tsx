import { StaffOrderDesignShownDocument } from "@carloom/api-client/commerce";
import type { ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { ErrorNote, IconButton, useT } from "@carloom/ui";
import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { session } from "../boot/session.ts";
import { isLight, useTheme } from "../boot/theme.ts";

const TURN = Math.PI / 12;
const CLOSER = 0.85;

type State = "loading" | "ready" | "gone" | "noWebgl" | "failed";

/** Draws a build with the viewer's own stage, whose code comes with the first car that is looked at. */
async function draw(
  canvas: HTMLCanvasElement,
  id: string,
  isDark: boolean,
  signal: AbortSignal,
  onStage: (stage: Stage) => void,
): Promise<State> {
  const [stages, { pageAssets, firstView }, { loadFonts }, answer] = await Promise.all([
    import("@carloom/stage"),
    import("@carloom/stage/page-assets"),
    import("@carloom/stage/art-files"),
    session.clients.commerce.query(StaffOrderDesignShownDocument, { id }, { signal }),
  ]);
  const page = answer.orderDesignShown as ShownPage | null;
  if (signal.aborted) return "loading";
  if (!page) return "gone";
  try {
    const stage = stages.createStage(canvas, {
      assets: pageAssets(page),
      dark: isDark,
      reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
    onStage(stage);
    const { manifest } = page.template;
    await Promise.all([stage.loadTemplate(manifest, { signal }), loadFonts(page.build)]);
    const view = firstView(manifest);
    if (view) stage.setView(view, { animate: false });
    await stage.apply(page.build);
    return "ready";
  } catch (error) {
    if (error instanceof stages.StageError && error.code === "webgl") return "noWebgl";
    throw error;
  }
}

/** An ordered build in the place of its picture: it turns by pointer, keys and buttons, and gives way to the picture again. */
export function BuildView({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useT();
  const isDark = !isLight(useTheme());
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [state, setState] = useState<State>("loading");

  useEffect(() => {
    const abort = new AbortController();
    let running: Stage | null = null;
    setState("loading");
    const place = canvas.current;
    if (!place) return;
    place.focus({ preventScroll: true });
    draw(place, id, isDark, abort.signal, (made) => (running = made)).then(
      (reached) => {
        if (abort.signal.aborted) return running?.dispose();
        setState(reached);
        setStage(reached === "ready" ? running : null);
      },
      () => {
        running?.dispose();
        if (!abort.signal.aborted) setState("failed");
      },
    );
    return () => {
      abort.abort();
      running?.dispose();
      setStage(null);
    };
  }, [id, isDark]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      return onClose();
    }
    const turn = { ArrowLeft: [-TURN, 0], ArrowRight: [TURN, 0], ArrowUp: [0, TURN], ArrowDown: [0, -TURN] }[event.key];
    const zoom = { "+": CLOSER, "=": CLOSER, "-": 1 / CLOSER }[event.key];
    if (!stage || !(turn ?? zoom)) return;
    event.preventDefault();
    if (turn) stage.orbit(turn[0] ?? 0, turn[1] ?? 0);
    if (zoom) stage.zoom(zoom);
  };
  const isOver = state !== "loading" && state !== "ready";
  return (
    <div className="da-turning" data-state={state} aria-busy={state === "loading"} onKeyDown={onKeyDown}>
      <canvas
        ref={canvas}
        role="application"
        tabIndex={isOver ? -1 : 0}
        aria-label={t("dashboard.builds.view", { title })}
      />
      {isOver ? <ErrorNote>{t(`dashboard.builds.${state}`)}</ErrorNote> : null}
      <p role="status">{state === "loading" ? t("dashboard.builds.loading") : ""}</p>
      <div className="da-turning-keys">
        {stage ? (
          <>
            <IconButton
              label={t("dashboard.builds.left")}
              icon={<ArrowLeft size={16} />}
              onClick={() => stage.orbit(-TURN, 0)}
            />
            <IconButton
              label={t("dashboard.builds.right")}
              icon={<ArrowRight size={16} />}
              onClick={() => stage.orbit(TURN, 0)}
            />
            <IconButton
              label={t("dashboard.builds.in")}
              icon={<ZoomIn size={16} />}
              onClick={() => stage.zoom(CLOSER)}
            />
            <IconButton
              label={t("dashboard.builds.out")}
              icon={<ZoomOut size={16} />}
              onClick={() => stage.zoom(1 / CLOSER)}
            />
          </>
        ) : null}
        <IconButton label={t("dashboard.builds.close")} icon={<X size={16} />} onClick={onClose} />
      </div>
    </div>
  );
}
