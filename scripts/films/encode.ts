import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../setup/root.ts";
import { between } from "./between.ts";
import { folderOf, keyFile, posterFile, THUMBNAILS } from "./files.ts";
import { type FilmPlan, POSTER_WIDTHS } from "./shots.ts";

const PUBLIC = join(root, "apps/site/public");

/** Runs ffmpeg on the raw RGB frames of a film. @throws with its words when it fails */
function ffmpeg({ width, height, fps }: FilmPlan, film: string, args: readonly string[]): void {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(fps), "-i", film];
  const { status, stderr } = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...raw, ...args]);
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

/** The last key frame of a turn is its first. */
const key = (plan: FilmPlan, shot: number, at: number): Promise<Buffer> =>
  sharp(at === plan.keys ? keyFile(plan, 0, 0) : keyFile(plan, shot, at))
    .removeAlpha()
    .raw()
    .toBuffer();

/** Any frame of a shot: a key frame, or what lies between two. */
function framesOf(plan: FilmPlan, shot: number): (place: number) => Promise<Buffer> {
  const kept = new Map<number, Promise<Buffer>>();
  const keyAt = (at: number) => {
    const found = kept.get(at) ?? key(plan, shot, at);
    if (!kept.has(at)) kept.clear();
    return kept.set(at, found).get(at) as Promise<Buffer>;
  };
  return async (place) => {
    const at = Math.floor(place / plan.between);
    const share = (place % plan.between) / plan.between;
    const picture = await keyAt(at);
    if (share === 0) return picture;
    const next = await key(plan, shot, at + 1);
    const [one, other] = [
      { picture, pose: plan.camera(at) },
      { picture: next, pose: plan.camera(at + 1) },
    ];
    return between(one, other, plan.camera(at + share), share, plan, plan.body);
  };
}

/** Writes the whole turn, shot after shot. */
async function assemble(plan: FilmPlan, file: string): Promise<void> {
  const film = openSync(file, "w");
  for (const [index, { from, to }] of plan.shots.entries()) {
    const frame = framesOf(plan, index);
    for (let place = from * plan.between; place < to * plan.between; place++) writeSync(film, await frame(place));
  }
  closeSync(film);
}

const H264 = ["-c:v", "libx264", "-preset", "medium", "-profile:v", "high", "-movflags", "+faststart"];
const AV1 = ["-c:v", "libsvtav1", "-preset", "7"];
const COLOURS = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p"];
const TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

/** A film's first frame as the pictures below it, in the widths that pages choose from. */
async function posters(plan: FilmPlan, file: (kind: string) => string): Promise<void> {
  const whole = sharp(posterFile(plan));
  for (const width of POSTER_WIDTHS) {
    const sized = () => whole.clone().resize({ width });
    await sized()
      .avif({ quality: 58, effort: 6 })
      .toFile(file(`${width}.avif`));
    await sized()
      .webp({ quality: 80, effort: 6 })
      .toFile(file(`${width}.webp`));
  }
  await whole.clone().resize({ width: 1280 }).jpeg({ quality: 82, mozjpeg: true }).toFile(file("jpg"));
}

/** Encodes a film whose key frames are there. Answers with what it weighs. */
export async function encode(plan: FilmPlan): Promise<string> {
  const { name, crf = { h264: 24, av1: 36 } } = plan;
  const weight = (file: string) => `${Math.round(statSync(file).size / 1024)} KB`;
  const film = join(folderOf(plan), "film.rgb");
  await assemble(plan, film);
  try {
    if (plan.template) {
      const file = join(THUMBNAILS, `${plan.template}.mp4`);
      // one file that every browser plays: the record has one address
      ffmpeg(plan, film, [...COLOURS, ...TAGS, ...H264, "-crf", String(crf.h264), file]);
      return `mp4 ${weight(file)}`;
    }
    const folder = join(PUBLIC, "films");
    mkdirSync(folder, { recursive: true });
    const file = (kind: string) => join(folder, kind.includes(".") ? `${name}-${kind}` : `${name}.${kind}`);
    ffmpeg(plan, film, [...COLOURS, ...TAGS, ...H264, "-crf", String(crf.h264), file("mp4")]);
    ffmpeg(plan, film, [...COLOURS, ...TAGS, ...AV1, "-crf", String(crf.av1), file("webm")]);
    await posters(plan, file);
    const made = readdirSync(folder).filter((one) => one.startsWith(name));
    return made.map((one) => `${one} ${weight(join(folder, one))}`).join(", ");
  } finally {
    rmSync(film);
  }
}
