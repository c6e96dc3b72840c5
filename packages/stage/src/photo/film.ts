import { Box3, Spherical, Vector3 } from "three";
import type { CameraRig } from "../camera.ts";
import type { Picture } from "../picture.ts";
import { type CameraPose, type Film, type FilmOptions, StageError } from "../types.ts";
import { aim, stillRig } from "./still.ts";

const KINDS = [
  { codec: "avc", type: "video/mp4" },
  { codec: "vp9", type: "video/webm" },
  { codec: "vp8", type: "video/webm" },
] as const;

/** Bits per pixel and frame that keep flat walls and fine flakes clean. */
const BITS = 0.14;
const even = (length: number) => Math.max(2, 2 * Math.round(length / 2));

/**
 * Camera poses of one turn, the first as the pose given, none repeated at the end. The distance is that at which the car fits
 * the frame from all sides, so that it does not breathe.
 */
export function turntable(rig: CameraRig, start: CameraPose, count: number): CameraPose[] {
  const box = new Box3().setFromPoints([...rig.outline]);
  const centre = box.isEmpty() ? new Vector3(...start.target) : box.getCenter(new Vector3());
  const target = new Vector3(0, centre.y, centre.z);
  const from = new Spherical().setFromVector3(new Vector3(...start.position).sub(new Vector3(...start.target)));
  const pose = (angle: number, radius: number): CameraPose => {
    const at = new Vector3().setFromSpherical(new Spherical(radius, from.phi, from.theta + angle)).add(target);
    return { position: [at.x, at.y, at.z], target: [target.x, target.y, target.z], fov: start.fov };
  };
  let radius = 0;
  for (let i = 0; i < 12; i++) {
    const fitted = rig.fitted(pose((i / 12) * 2 * Math.PI, from.radius));
    radius = Math.max(radius, new Vector3(...fitted.position).distanceTo(new Vector3(...fitted.target)));
  }
  return Array.from({ length: count }, (_, i) => pose((i / count) * 2 * Math.PI, radius));
}

/** Encodes a turntable by WebCodecs. Everything it needs is loaded with it. */
export async function takeFilm(
  picture: Picture,
  live: CameraRig,
  how: FilmOptions,
  view: CameraPose | null,
): Promise<Film> {
  const [width, height] = [even(how.width), even(how.height)];
  const fps = how.fps ?? 30;
  const samples = how.samples ?? 4;
  const count = Math.max(2, Math.round((how.seconds ?? 8) * fps));
  const media = await import("mediabunny");
  let kind: (typeof KINDS)[number] | null = null;
  for (const each of KINDS) {
    if (typeof VideoEncoder === "undefined") break;
    if (await media.canEncodeVideo(each.codec, { width, height })) {
      kind = each;
      break;
    }
  }
  if (!kind) throw new StageError("film", "This browser cannot encode films.");
  how.signal?.throwIfAborted();
  const target = new media.BufferTarget();
  const format = kind.type === "video/mp4" ? new media.Mp4OutputFormat() : new media.WebMOutputFormat();
  const output = new media.Output({ format, target });
  const source = new media.VideoSampleSource({ codec: kind.codec, bitrate: Math.round(width * height * fps * BITS) });
  output.addVideoTrack(source, { frameRate: fps });
  const rig = stillRig(live, width, height, view ?? live.pose());
  const poses = turntable(rig, rig.pose(), count);
  const drawing = picture.startTile(width, height, how.tone ? { tone: how.tone } : {});
  try {
    await output.start();
    for (const [frame, pose] of poses.entries()) {
      how.signal?.throwIfAborted();
      rig.setPose(pose, false);
      for (let i = 0; i < samples; i++) {
        aim(rig, { width, height }, { x: 0, y: 0, width, height }, i, {});
        drawing.sample(rig, i);
      }
      // Waits for the picture and, when the encoder is behind, for it.
      const image = await drawing.finish(samples);
      const sample = new media.VideoSample(image.data, {
        format: "RGBA",
        codedWidth: width,
        codedHeight: height,
        timestamp: frame / fps,
        duration: 1 / fps,
      });
      await source.add(sample);
      sample.close();
      how.onProgress?.((frame + 1) / count);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel().catch(() => {});
    throw error;
  } finally {
    drawing.dispose();
  }
  if (!target.buffer) throw new StageError("film", "The film could not be finished.");
  return { blob: new Blob([target.buffer], { type: kind.type }), type: kind.type, codec: kind.codec, frames: count };
}
