import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AssetRefusal,
  drawElevations,
  type Elevations,
  formatReport,
  importTemplateIsolated,
  parseCli,
  USAGE,
} from "@carloom/asset";
import { importNames, registerImport } from "@carloom/threed/import";
import { readSettings } from "@carloom/settings/server";
import { type Pictures, renderThumbnail } from "./import/thumbnail.ts";
import { asOperator } from "./setup/operator.ts";

/** What somebody else's file may take of this machine: whatever it does ends with its process. */
const LIMITS = { seconds: 1800, megabytes: 4096 };

const say = (line: string) => process.stdout.write(`${line}\n`);

async function picturesOf(folder: string): Promise<Pictures | null> {
  try {
    return await renderThumbnail(folder, readSettings().env.PICTURE_SAMPLES);
  } catch (error) {
    say(`No thumbnail could be rendered: ${(error as Error).message}`);
    return null;
  }
}

async function drawingOf(glb: Uint8Array): Promise<Elevations | null> {
  try {
    return await drawElevations(glb);
  } catch (error) {
    say(`No elevations could be drawn: ${(error as Error).message}`);
    return null;
  }
}

/** Imports a GLB, stores the package, and opens it as a template of the product. Exit 1 on refusal, 2 on misuse. */
async function main(): Promise<number> {
  const parsed = parseCli(process.argv.slice(2));
  if (!parsed.ok) {
    process.stderr.write(`${parsed.message}\n\n${USAGE}\n`);
    return 2;
  }
  const { file, options } = parsed;
  const abort = new AbortController();
  process.once("SIGINT", () => abort.abort());
  let result: Awaited<ReturnType<typeof importTemplateIsolated>>;
  let last = "";
  try {
    const progress = (step: string) => {
      if (step !== last) say(`  ${step}…`);
      last = step;
    };
    const bytes = new Uint8Array(await readFile(file));
    result = await importTemplateIsolated(bytes, { ...options, signal: abort.signal, progress }, LIMITS);
  } catch (error) {
    if (abort.signal.aborted) process.stderr.write("Stopped; nothing was written.\n");
    else if (error instanceof AssetRefusal) process.stderr.write(`Refused (${error.code}): ${error.message}\n`);
    else throw error;
    return 1;
  }
  say(formatReport(result.report));
  const folder = await mkdtemp(join(tmpdir(), "carloom-import-"));
  try {
    const template = join(folder, "template");
    await mkdir(template);
    await writeFile(join(template, result.manifest.model3d.full.url), result.glb);
    await writeFile(join(template, "manifest.json"), JSON.stringify(result.manifest));
    say("  picture…");
    const pictures = await picturesOf(template);
    say("  drawing…");
    const drawing = await drawingOf(result.glb);
    const thumbnails = pictures && {
      thumbnail: { bytes: pictures.jpg, extension: "jpg" },
      thumbnailWebp: { bytes: pictures.webp, extension: "webp" },
      thumbnailMobile: { bytes: pictures.mobile, extension: "webp" },
    };
    const stored = await asOperator((services) =>
      registerImport(services, result, { ...importNames(file, options), drawing, ...(thumbnails && { thumbnails }) }),
    );
    const { origins } = readSettings();
    say(`\n${stored.created ? "Made" : "Replaced"} template ${stored.slug} (${stored.status}).`);
    say(`${origins.site}/car/${stored.slug}\n${origins.studio}/workspace/default/${stored.slug}`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
