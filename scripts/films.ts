import { existsSync, renameSync } from "node:fs";
import sharp from "sharp";
import { launchChromium } from "../packages/stage/bench/browser.ts";
import { serveBench } from "../packages/stage/bench/server.ts";
import { makeCard } from "./films/card.ts";
import { encode } from "./films/encode.ts";
import { keyFile, posterFile } from "./films/files.ts";
import { FILMS, type FilmPlan } from "./films/shots.ts";
import { prepareContent } from "./setup/content.ts";

/**
 * `npm run films [render|encode|card] [name,…]`: drives the stage round its cars and encodes the turns as the site's films with their
 * posters into `apps/site/public/films`, and each template's film into the thumbnails of `packages/cars`; the card that
 * other sites show of ours (`og.jpg`) is made of a car's still. Frames are kept,
 * so that a run that was cut off goes on where it was; remove `.data/films` after a change of shots or cars. Encoding takes an `ffmpeg` with libx264 and SVT-AV1.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const [step = "all", names] = process.argv.slice(2);
/** How large a frame is drawn, px, and of how many sub-pixel samples. */
type Drawn = { width: number; height: number; samples: number };
const POSTER: Drawn = { width: 2560, height: 1440, samples: 16 };
const wanted = FILMS.filter(({ name }) => !names || names.split(",").includes(name));
async function render(plans: readonly FilmPlan[]): Promise<void> {
  const content = await prepareContent(say);
  const server = await serveBench({ film: new URL("./films/page.ts", import.meta.url) }, { catalogue: content });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 480, height: 320 } });
    page.on("pageerror", (error) => say(String(error)));
    await page.goto(`${server.url}/film`);
    await page.waitForFunction("window.filmReady", undefined, { timeout: 120_000 });
    const draw = async (plan: FilmPlan, key: number, file: string, { width, height, samples }: Drawn = plan) => {
      const view = JSON.stringify(plan.camera(key));
      const png = await page.evaluate<string>(`window.frame(${view}, ${width}, ${height}, ${samples})`);
      await sharp(Buffer.from(png, "base64")).removeAlpha().png().toFile(`${file}.part`);
      // a run that is cut off leaves no half a frame
      renameSync(`${file}.part`, file);
    };
    for (const plan of plans) {
      for (const [index, shot] of plan.shots.entries()) {
        // with the one that it is cut at, which what lies before it is made of; the last key frame of a turn is its first
        const last = plan.between > 1 ? shot.to : shot.to - 1;
        const keys = Array.from({ length: last - shot.from + 1 }, (_, key) => shot.from + key).filter(
          (key) => key < plan.keys,
        );
        const missing = keys.filter((key) => !existsSync(keyFile(plan, index, key)));
        const poster = index === 0 && !plan.template && !existsSync(posterFile(plan));
        if (missing.length === 0 && !poster) continue;
        const started = performance.now();
        await page.evaluate(`window.dress(${JSON.stringify(shot.car)}, ${JSON.stringify(shot.dress)})`);
        if (poster) await draw(plan, 0, posterFile(plan), POSTER);
        for (const key of missing) await draw(plan, key, keyFile(plan, index, key));
        const failed = await page.evaluate<string | undefined>("window.filmFailed");
        if (failed) throw new Error(failed);
        const each = (performance.now() - started) / missing.length;
        say(
          `${plan.name}, shot ${index + 1} of ${plan.shots.length}: ${missing.length} frames, ${each.toFixed(0)} ms each`,
        );
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const filmed = step !== "card";
if (filmed && step !== "encode") await render(wanted);
if (filmed && step !== "render") for (const plan of wanted) say(`${plan.name}: ${await encode(plan)}`);
if (step === "card" || (step === "all" && !names)) say(`og.jpg: ${await makeCard()}`);
