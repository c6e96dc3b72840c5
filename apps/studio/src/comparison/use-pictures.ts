import type { BuildDocument } from "@carloom/build";
import { useEffect, useState } from "react";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { drawBuilds } from "./draw.ts";

export type Pictures = { status: "waiting" | "ready" | "failed"; now: string | null; other: string | null };
const WAITING: Pictures = { status: "waiting", now: null, other: null };

/** Pictures of two builds from where the camera is; `failed` where there is no 3D to draw them. */
export function usePictures(now: BuildDocument, other: BuildDocument, width: number, height: number): Pictures {
  const studio = useStudio();
  const stageStatus = useUi((state) => state.stage.name);
  const [pictures, setPictures] = useState<Pictures>(WAITING);
  useEffect(() => {
    const { stage, editor } = studio;
    setPictures(WAITING);
    if (stageStatus === "no-webgl" || stageStatus === "failed") setPictures({ ...WAITING, status: "failed" });
    if (stageStatus !== "ready" || !stage || width <= 0 || height <= 0) return;
    const abort = new AbortController();
    let urls: (string | null)[] = [];
    drawBuilds({ stage, editor }, [now, other], { width, height }, abort.signal)
      .then((blobs) => {
        if (abort.signal.aborted) return;
        urls = blobs.map((blob) => blob && URL.createObjectURL(blob));
        const [first = null, second = null] = urls;
        setPictures({ status: first && second ? "ready" : "failed", now: first, other: second });
      })
      .catch(() => !abort.signal.aborted && setPictures({ ...WAITING, status: "failed" }));
    return () => {
      abort.abort();
      for (const url of urls) if (url) URL.revokeObjectURL(url);
    };
  }, [studio, stageStatus, now, other, width, height]);
  return pictures;
}
