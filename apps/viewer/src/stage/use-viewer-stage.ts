import type { BuildDocument, ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { loadFonts } from "@carloom/stage/art-files";
import { firstView, pageAssets } from "@carloom/stage/page-assets";
import { type RefObject, useEffect, useState } from "react";

export type StageState =
  | { name: "loading"; loaded: number; total: number }
  | { name: "ready" }
  | { name: "no-webgl" }
  | { name: "offline" }
  | { name: "failed"; message: string };

declare global {
  interface Window {
    /** For the end-to-end suite only. */
    carloomViewer?: { stage: Stage; build: BuildDocument };
  }
}

/** Loads the car on a canvas and shows the build. What fails is said in the state, never thrown. */
export function useViewerStage(page: ShownPage, canvas: RefObject<HTMLCanvasElement | null>, build: BuildDocument) {
  const [stage, setStage] = useState<Stage | null>(null);
  const total = page.template.manifest.model3d.full.bytes;
  const [state, setState] = useState<StageState>({ name: "loading", loaded: 0, total });
  const [attempt, setAttempt] = useState(0);

  // a new attempt starts again
  useEffect(() => {
    const abort = new AbortController();
    let running: Stage | null = null;
    setState({ name: "loading", loaded: 0, total });
    const start = async () => {
      const { createStage, StageError } = await import("@carloom/stage");
      if (abort.signal.aborted || !canvas.current) return;
      try {
        const made = createStage(canvas.current, {
          assets: pageAssets(page),
          dark: true,
          reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
          onProgress: (loaded, all) => setState({ name: "loading", loaded, total: all }),
        });
        running = made;
        const { manifest } = page.template;
        await Promise.all([made.loadTemplate(manifest, { signal: abort.signal }), loadFonts(page.build)]);
        const view = firstView(manifest);
        if (view) made.setView(view, { animate: false });
        await made.apply(page.build);
        if (abort.signal.aborted) return;
        window.carloomViewer = { stage: made, build: page.build };
        setStage(made);
        setState({ name: "ready" });
      } catch (error) {
        if (abort.signal.aborted) return;
        running?.dispose();
        running = null;
        if (error instanceof StageError && error.code === "webgl") return setState({ name: "no-webgl" });
        throw error;
      }
    };
    start().catch((error: Error) => {
      if (abort.signal.aborted) return;
      setState(navigator.onLine ? { name: "failed", message: error.message } : { name: "offline" });
    });
    return () => {
      abort.abort();
      running?.dispose();
      setStage(null);
    };
  }, [page, canvas, attempt, total]);

  useEffect(() => void stage?.apply(build), [stage, build]);
  useEffect(() => {
    if (state.name !== "offline") return;
    const again = () => setAttempt((n) => n + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [state.name]);
  return { stage, state, retry: () => setAttempt((n) => n + 1) };
}
