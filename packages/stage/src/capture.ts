import type { CameraRig } from "./camera.ts";
import type { Picture } from "./picture.ts";
import type { CameraPose, CaptureOptions, Insets } from "./types.ts";

const MAX_SIDE = 4096;
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number | undefined): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be encoded."))),
      type,
      quality,
    );
  });
}

/** A still in its own size; the live view is as it was afterwards. Sides are limited to 4096 px. */
export async function captureStill(
  picture: Picture,
  rig: CameraRig,
  how: CaptureOptions,
  view: CameraPose | null,
  live: { width: number; height: number; insets: Insets },
): Promise<Blob> {
  const width = Math.max(1, Math.min(MAX_SIDE, Math.round(how.width)));
  const height = Math.max(1, Math.min(MAX_SIDE, Math.round(how.height)));
  const pose = rig.pose();
  rig.setInsets(NO_INSETS);
  rig.setSize(width, height);
  const wanted = view ?? pose;
  rig.setPose(rig.showsWhole(wanted) ? rig.fitted(wanted) : wanted, false);
  // Everything is submitted before the first await: the live view never shows the still's camera.
  const pixels = picture.still(rig, width, height, how.samples ?? 12, how.transparent ?? false);
  rig.setSize(live.width || 1, live.height || 1);
  rig.setInsets(live.insets);
  rig.setPose(pose, false);
  const image = await pixels;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  return toBlob(canvas, how.type ?? "image/webp", how.quality ?? 0.9);
}
