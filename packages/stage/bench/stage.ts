import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import path from "node:path";
import { type ActsReport, benchActs } from "./acts.ts";
import { launchChromium } from "./browser.ts";
import { benchFirstFrame, type FirstFrameReport, type PageRuns } from "./first-frame.ts";
import { actsText, pagesText, scenesText, stickersText } from "./report.ts";
import { benchScenes, type SceneRow } from "./scenes.ts";
import { sizeOf } from "./sticker-page.ts";
import { benchStickers, type StickerRow } from "./stickers.ts";

const SECTIONS = ["pages", "stickers", "acts", "scenes"] as const;
type Section = (typeof SECTIONS)[number];

/** What is kept of a template, written after every row. */
type Kept = {
  at: string;
  machine: string;
  browser: string;
  renderer?: string;
  /** Of the machine when a section began, over a minute: ratios bear it, milliseconds do not. */
  load: Partial<Record<Section, number>>;
  runs?: PageRuns;
  pages?: FirstFrameReport;
  stickers?: StickerRow[];
  acts?: ActsReport;
  scenes?: SceneRow[];
};

const USAGE = `Usage: node stage.ts <folder of generated cars> <folder for the report> [${SECTIONS.join("] [")}] [template] [runs] [--gpu] [--resume]`;

async function browserName(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

/** Prints the tables of the sections named, all when none is, and keeps what there is after every row; `--resume` makes only what is missing. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const flags = given.filter((a) => a.startsWith("--"));
  const [cars, out, ...words] = given.filter((a) => !a.startsWith("--"));
  const unknown = flags.filter((flag) => flag !== "--gpu" && flag !== "--resume");
  if (!cars || !out || unknown.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const gpu = flags.includes("--gpu");
  const named = SECTIONS.filter((section) => words.includes(section));
  const sections = named.length > 0 ? named : SECTIONS;
  const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);
  const template = words.find((word) => !/^\d+$/.test(word) && !SECTIONS.some((name) => name === word)) ?? "halden-gt";
  const started = performance.now();
  const say = (line: string) => console.error(`${((performance.now() - started) / 1000).toFixed(0)} s  ${line}`);

  await mkdir(out, { recursive: true });
  const file = path.join(out, `stage-${template}${gpu ? "-gpu" : ""}.json`);
  const before: Partial<Kept> = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const kept: Kept = {
    ...before,
    at: new Date().toISOString(),
    machine: `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    browser: await browserName(),
    load: before.load ?? {},
  };
  if (!flags.includes("--resume"))
    for (const section of sections) {
      delete kept[section];
      if (section === "pages") delete kept.runs;
    }
  const keep = () => writeFile(file, JSON.stringify(kept, null, 2));
  const print = (text: string) => console.log(`\n${text}\n`);

  for (const section of sections) {
    kept.load[section] = Math.round((loadavg()[0] ?? 0) * 10) / 10;
    if (section === "pages") {
      kept.pages = await benchFirstFrame(path.join(cars, template), {
        runs,
        frames: gpu ? 60 : 3,
        ...(gpu ? sizeOf(true) : { width: 640, height: 360 }),
        viewer: true,
        adapted: true,
        gpu,
        say,
        ...(kept.runs ? { done: kept.runs } : {}),
        keep: async (found) => {
          kept.runs = found;
          await keep();
        },
      });
      print(pagesText(template, kept.pages));
    } else if (section === "stickers") {
      const rows = kept.stickers ?? [];
      kept.stickers = rows;
      await benchStickers(cars, template, {
        gpu,
        say,
        done: [...rows],
        keep: async (row, renderer) => {
          rows.push(row);
          rows.sort((a, b) => a.stickers - b.stickers);
          kept.renderer = renderer;
          await keep();
        },
      });
      print(stickersText(template, sizeOf(gpu), rows));
    } else if (section === "scenes") {
      const rows = kept.scenes ?? [];
      kept.scenes = rows;
      await benchScenes(cars, template, {
        gpu,
        say,
        done: [...rows],
        keep: async (row, renderer) => {
          rows.push(row);
          kept.renderer = renderer;
          await keep();
        },
      });
      print(scenesText(template, sizeOf(gpu), rows));
    } else {
      await benchActs(cars, template, {
        gpu,
        say,
        keep: async (report, renderer) => {
          kept.acts = report;
          kept.renderer = renderer;
          await keep();
        },
      });
      if (kept.acts) print(actsText(kept.acts));
    }
    await keep();
  }
  const loads = sections.map((section) => `${section} ${kept.load[section]}`).join(", ");
  print(
    `${kept.machine}; ${kept.browser}${kept.renderer ? `; drawn by ${kept.renderer}` : ""}; load of the machine at the start: ${loads}. Milliseconds are this machine's, ratios hold.`,
  );
  say(`kept in ${file}`);
}

await main();
