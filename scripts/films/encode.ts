import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../setup/root.ts";
import { keyFile, THUMBNAILS } from "./files.ts";
import type { FilmPlan, Shot } from "./shots.ts";

const PUBLIC = join(root, "apps/site/public");

/** Runs ffmpeg on raw RGB frames of a film. @throws with its words when it fails */
function ffmpeg({ width, height }: FilmPlan, fps: number, frames: readonly Buffer[], args: readonly string[]): Buffer {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(fps), "-i", "-"];
  const { status, stdout, stderr } = spawnSync(
    "ffmpeg",
    ["-hide_banner", "-loglevel", "error", "-y", ...raw, ...args],
    {
      input: Buffer.concat(frames),
      maxBuffer: 1 << 30,
    },
  );
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
  return stdout;
}

const key = (plan: FilmPlan, shot: number, at: number): Promise<Buffer> =>
  sharp(keyFile(plan, shot, at))
    .removeAlpha()
    .raw()
    .toBuffer();

/** All frames of a shot: its key frames, and those between them by the motion that ffmpeg estimates. */
async function framesOf(plan: FilmPlan, shot: Shot, index: number): Promise<Buffer[]> {
  const { width, height, between, fps } = plan;
  const keys = await Promise.all(
    Array.from({ length: shot.to - shot.from + 1 }, (_, at) => key(plan, index, shot.from + at)),
  );
  if (keys.length === 1) return keys;
  const [first, last] = [keys[0], keys.at(-1)] as [Buffer, Buffer];
  // the estimate looks beyond both ends
  const motion = `minterpolate=fps=${fps}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:scd=none`;
  const output = ffmpeg(
    plan,
    fps / between,
    [first, ...keys, last, last],
    ["-vf", motion, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
  );
  const size = width * height * 3;
  const count = (keys.length - 1) * between + 1;
  return Array.from({ length: count }, (_, at) =>
    at % between === 0
      ? (keys[at / between] as Buffer)
      : output.subarray((between + at) * size, (between + at + 1) * size),
  );
}

function mixed(one: Buffer, other: Buffer, share: number): Buffer {
  const out = Buffer.allocUnsafe(one.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.round((one[i] ?? 0) * (1 - share) + (other[i] ?? 0) * share);
  return out;
}

/** The whole film: shots one after the other, each dissolving into the next where they overlap, and the way back. */
async function assembled(plan: FilmPlan): Promise<Buffer[]> {
  const { shots, keys, between, hold } = plan;
  const film: Buffer[] = Array.from({ length: (keys - 1) * between + 1 });
  for (const [index, shot] of shots.entries()) {
    for (const [at, frame] of (await framesOf(plan, shot, index)).entries()) {
      const place = shot.from * between + at;
      const there = film[place];
      film[place] = there ? mixed(there, frame, (at + 1) / (between + 1)) : frame;
    }
  }
  const still = (frame: Buffer | undefined) => Array.from({ length: hold }, () => frame as Buffer);
  return [...still(film[0]), ...film, ...still(film.at(-1)), ...film.slice(1, -1).reverse()];
}

const H264 = ["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-movflags", "+faststart"];
const AV1 = ["-c:v", "libsvtav1", "-preset", "5"];
const COLOURS = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];
const TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

/** Encodes a film whose key frames are there. Answers with what it weighs. */
export async function encode(plan: FilmPlan): Promise<string> {
  const { name, width, height, fps } = plan;
  const weight = (file: string) => `${Math.round(statSync(file).size / 1024)} KB`;
  const film = await assembled(plan);
  if (plan.template) {
    const file = join(THUMBNAILS, `${plan.template}.mp4`);
    // one file that every browser plays: the record has one address
    ffmpeg(plan, fps, film, [...COLOURS, ...TAGS, ...H264, "-crf", "25", file]);
    return `mp4 ${weight(file)}`;
  }
  mkdirSync(join(PUBLIC, "films"), { recursive: true });
  const file = (kind: string) => join(PUBLIC, "films", `${name}.${kind}`);
  ffmpeg(plan, fps, film, [...COLOURS, ...TAGS, ...H264, "-crf", "21", file("mp4")]);
  ffmpeg(plan, fps, film, [...COLOURS, ...TAGS, ...AV1, "-crf", "32", file("webm")]);
  const poster = () => sharp(film[0], { raw: { width, height, channels: 3 } });
  await poster().avif({ quality: 62, effort: 6 }).toFile(file("avif"));
  await poster().webp({ quality: 84, effort: 6 }).toFile(file("webp"));
  await poster().jpeg({ quality: 86, mozjpeg: true }).toFile(file("jpg"));
  return ["mp4", "webm", "avif", "webp", "jpg"].map((kind) => `${kind} ${weight(file(kind))}`).join(", ");
}
