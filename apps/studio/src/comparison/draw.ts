import type { BuildDocument } from "@carloom/build";
import type { Editor } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import { loadFonts } from "../catalogue/fonts.ts";

let queue: Promise<unknown> = Promise.resolve();

/** A picture of each build from where the camera is, one after the other; the view shows what it showed before. */
export function drawBuilds(
  { stage, editor }: { stage: Stage; editor: Editor },
  builds: readonly BuildDocument[],
  size: { width: number; height: number },
  signal: AbortSignal,
): Promise<(Blob | null)[]> {
  const work = async () => {
    const pictures: (Blob | null)[] = [];
    try {
      for (const build of builds) {
        if (signal.aborted) break;
        if (build.plate?.text || build.stickers.some(({ art }) => art.kind === "text")) await loadFonts(build);
        await stage.preview(build);
        // As the car stands: two pictures from one place can be laid on each other.
        const how = { ...size, type: "image/jpeg", quality: 0.86, samples: 4, signal } as const;
        pictures.push(await stage.capture(how).catch(() => null));
      }
    } finally {
      if (!signal.aborted || builds.length > 0) await stage.preview(editor.state.preview).catch(() => undefined);
    }
    return pictures;
  };
  const drawn = queue.then(work);
  queue = drawn.catch(() => undefined);
  return drawn;
}
