import type { BuildDocument } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { type RefObject, useEffect, useState } from "react";
import { afterFirstFrame } from "../workspace/first-frame.ts";
import { stageAssets } from "../catalogue/assets.ts";
import { loadFonts } from "../catalogue/fonts.ts";
import { exposeForTests } from "../lib/test-handle.ts";
import { useReducedMotion } from "../lib/media.ts";
import { seenAlone } from "./isolated.ts";
import { followRecovery, noteFailure } from "./failures.ts";
import type { Studio } from "../workspace/studio.ts";

/** Keeps the picture at the editor's document, or at what is being previewed. Returns how to stop. */
function bind(studio: Studio, stage: Stage): () => void {
  const { editor, ui } = studio;
  let shown: BuildDocument | null = null;
  let { isolated } = ui.get();
  /** Texts are written in their own faces, or wait for them. */
  const faces = (build: BuildDocument | null) =>
    build && (build.plate?.text || build.stickers.some(({ art }) => art.kind === "text")) ? loadFonts(build) : null;
  const apply = async (build: BuildDocument) => {
    if (build === shown) return;
    shown = build;
    await faces(build);
    if (shown === build) await stage.apply(seenAlone(build, isolated));
  };
  const preview = async (build: BuildDocument | null) => {
    await faces(build);
    if (editor.state.preview === build) await stage.preview(build && seenAlone(build, isolated));
  };
  void apply(editor.state.document);
  const unwatch = ui.subscribe(() => {
    if (ui.get().isolated === isolated) return;
    isolated = ui.get().isolated;
    shown = null;
    void apply(editor.state.document);
  });
  const unfollow = editor.subscribe((next, before) => {
    if (next.document !== before.document) void apply(next.document);
    if (next.preview !== before.preview) void preview(next.preview);
    const [selected] = next.selection.stickers.slice(-1);
    if (next.selection !== before.selection) stage.setSelection(selected ?? null);
  });
  return () => {
    unwatch();
    unfollow();
  };
}

/** Starts the renderer on a canvas and loads the template. What fails is said in the studio's state, never thrown. */
export function useStage(
  studio: Studio,
  canvas: RefObject<HTMLCanvasElement | null>,
): { stage: Stage | null; retry(): void } {
  const [stage, setStage] = useState<Stage | null>(null);
  const [attempt, setAttempt] = useState(0);
  const reducedMotion = useReducedMotion();

  // a new attempt starts again
  useEffect(() => {
    const { ui, template, editor } = studio;
    const abort = new AbortController();
    let running: Stage | null = null;
    let unbind = () => {};
    let unfollow = () => {};
    // A renderer that starts anew asks for everything again.
    ui.set({ failures: {}, stage: { name: "loading", loaded: 0, total: template.manifest.model3d.full.bytes } });

    const start = async () => {
      const { createStage, StageError } = await import("@carloom/stage");
      if (abort.signal.aborted || !canvas.current) return;
      try {
        running = createStage(canvas.current, {
          assets: stageAssets(studio.catalogue),
          dark: true,
          reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
          onProgress: (loaded, total) => ui.set({ stage: { name: "loading", loaded, total } }),
          onError: (error) => noteFailure(ui, error),
        });
        unfollow = followRecovery(ui, running);
        studio.stage = running;
        exposeForTests({ stage: running, editor });
        setStage(running);
        await running.loadTemplate(template.manifest, { signal: abort.signal });
        if (abort.signal.aborted) return;
        unbind = bind(studio, running);
        ui.set({ stage: { name: "ready" }, views: running.views, hasLivery: running.hasLivery });
      } catch (error) {
        if (abort.signal.aborted) return;
        const webgl = error instanceof StageError && error.code === "webgl";
        if (!webgl) console.error(error);
        ui.set({ stage: { name: webgl ? "no-webgl" : "failed" } });
      }
    };
    start()
      .catch((error: Error) => {
        if (abort.signal.aborted) return;
        console.error(error);
        ui.set({ stage: { name: "failed" } });
      })
      // What was shown is kept for when there is no connection; that comes after everything that is waited for.
      .then(() => afterFirstFrame(() => import("../offline/register.ts")))
      .then(({ keepOffline }) => keepOffline())
      .catch(() => undefined);
    return () => {
      abort.abort();
      unbind();
      unfollow();
      running?.dispose();
      studio.stage = null;
      setStage(null);
    };
  }, [studio, canvas, attempt]);

  useEffect(() => stage?.setReducedMotion(reducedMotion), [stage, reducedMotion]);
  return { stage, retry: () => setAttempt((n) => n + 1) };
}
