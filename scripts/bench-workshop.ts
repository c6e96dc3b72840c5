/**
 * The template workshop with a stranger's car: `npm run bench:workshop -- <file.glb> [part]`. Parts: `person` (from drop to
 * open as somebody does it, with the pauses of the keystroke-level model; the machine's processor time beside it), `frame`
 * (the first frame of the car, in the workshop and in the studio, in turn in one run), `lighthouse` (accessibility of the
 * workshop's rooms). `frame` and `lighthouse` look at the car that `person` opened, so it runs first. All without a part.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { basename, extname, join } from "node:path";
import { cpuOf } from "../packages/stage/bench/cpu.ts";
import { openBrowser } from "../tests/support/browser.ts";
import { newEmail } from "../tests/support/people.ts";
import { startProduct } from "../tests/support/product.ts";
import { enterAgain } from "../tests/support/signed-in.ts";
import { makeStaff } from "../tests/support/staff.ts";
import { accessibilityOf } from "./bench/accessibility.ts";
import { processTreeCpu } from "./bench/cpu.ts";
import { type FirstFrame, studioFrame, workshopFrame } from "./bench/workshop-frame.ts";
import { fromDropToOpen } from "./bench/workshop-person.ts";
import { buildApps } from "./setup/build.ts";
import { root } from "./setup/root.ts";

const [file, ...parts] = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);
const PERSON_SECONDS = 180;
const MACHINE_SECONDS = 60;
const RATIO = 2;
const ROUNDS = 3;

/** How many cars' panels the product has laid flat since it started. */
async function laidFlat(services: string): Promise<number> {
  const text = await (await fetch(`${services}/metrics`)).text();
  return Number(
    /^carloom_job_duration_seconds_count\{job="threed\.print-map",outcome="ok"\} (\d+)/m.exec(text)?.[1] ?? 0,
  );
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

if (!file) throw new Error("Name a GLB: npm run bench:workshop -- car.glb");
await buildApps(say);
// nothing of ours is looked at: a catalogue would only take its time
const product = await startProduct({ CATALOGUE: "empty" });
const owner = newEmail();
const results: Record<string, unknown> = {};
try {
  await makeStaff(product, owner, "owner");
  const browser = await openBrowser("software");
  const signed = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    await enterAgain(context, product, owner);
    return context;
  };
  const context = await signed();
  const page = await context.newPage();
  const flat = await laidFlat(product.services);
  const [before, began] = [processTreeCpu(product.pid()), performance.now()];
  const took: { act: string; server: number; browser: number; wall: number }[] = [];
  // what went by until now: of the server, of all of the browser's processes, and of the clock
  let until = [before, (await cpuOf(browser)) / 1000, began / 1000] as const;
  const person = await fromDropToOpen(page, product, file, async (act) => {
    const now = [processTreeCpu(product.pid()), (await cpuOf(browser)) / 1000, performance.now() / 1000] as const;
    took.push({ act, server: now[0] - until[0], browser: now[1] - until[1], wall: now[2] - until[2] });
    until = now;
  });
  const machine = processTreeCpu(product.pid()) - before;
  const wall = (performance.now() - began) / 1000;
  while ((await laidFlat(product.services)) <= flat) await page.waitForTimeout(500);
  const after = processTreeCpu(product.pid()) - before - machine;
  const slug = new URL(
    (await page.getByRole("link", { name: "Open in the studio" }).getAttribute("href")) ?? "",
  ).pathname
    .split("/")
    .at(-1);
  const uuid = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await context.close();
  results["person"] = { acts: person.said, seconds: person.seconds, machine, wall, took, after };
  say(`\n${basename(file, extname(file))}, from drop to open: ${person.acts} acts`);
  say(
    `a person's time ${person.seconds.toFixed(0)} s (to reach ${PERSON_SECONDS}), of them typing and pointing as counted below`,
  );
  say(
    `the server's processor time ${machine.toFixed(0)} s (to reach ${MACHINE_SECONDS}); ${wall.toFixed(0)} s went by`,
  );
  for (const { act, server, browser: pages, wall: clock } of took)
    say(
      `    ${server.toFixed(1).padStart(5)} s of the server, ${pages.toFixed(1).padStart(5)} s of the browser, ${clock.toFixed(0).padStart(4)} s by the clock: ${act}`,
    );
  say(`    ${after.toFixed(1).padStart(5)} s of the server afterwards, for which nobody waits: its panels lie flat`);
  for (const { act, seconds } of person.said) say(`    ${seconds.toFixed(1).padStart(5)} s  ${act}`);

  if (wants("frame") && slug) {
    const frames: { studio: FirstFrame[]; workshop: FirstFrame[] } = { studio: [], workshop: [] };
    for (let round = 0; round < ROUNDS; round++) {
      frames.studio.push(await studioFrame(browser, product, slug));
      frames.workshop.push(await workshopFrame(browser, product, uuid, signed));
    }
    const cpu = (of: readonly FirstFrame[]) => middle(of.map(({ cpuMs }) => cpuMs));
    const ratio = cpu(frames.workshop) / cpu(frames.studio);
    results["frame"] = { ...frames, ratio };
    say(
      `\nFirst frame of the car: workshop ${cpu(frames.workshop).toFixed(0)}, studio ${cpu(frames.studio).toFixed(0)} ms of processors; ${ratio.toFixed(2)} times (to reach ${RATIO})`,
    );
  }
  await browser.close();
  if (wants("lighthouse")) {
    const rooms = ["", `/${uuid}`, "/parts", "/stickers", "/film-colors", "/shelf"].map((path) => `/workshop${path}`);
    const scores: Record<string, number> = {};
    for await (const { path, score, against } of accessibilityOf(product, owner, [...rooms, "/vehicles"])) {
      scores[path.replace(uuid, "car")] = score;
      say(`accessibility of ${path.replace(uuid, "car")}: ${score} (to reach 100)`);
      for (const line of against) say(`    ${line}`);
    }
    results["lighthouse"] = scores;
  }
  const machineText = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`\nMeasured on ${machineText}.`);
  const folder = join(root, ".data", "bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `workshop-${new Date().toISOString().replace(/[:.]/g, "-")}.json`),
    JSON.stringify({ machine: machineText, results }, null, 2),
  );
} finally {
  await product.stop();
}
