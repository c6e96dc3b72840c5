/**
 * What the files of a build cost that prints many stickers: `npm run bench:production -- [stickers …]`, 100 and 1,000 without
 * a word. The job's own process does the work as in the product, on the Halden GT with its print map at hand; stickers are
 * shapes, letters and drawings of the library, on its twelve largest panels. CPU seconds count on a busy machine.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { panelSurface } from "@carloom/asset";
import { FILMS, makePrintMap } from "@carloom/asset/print-map";
import { manifestFrom, type PanelSurface, type Placement, rotationOf } from "@carloom/build";
import { writePrintMap } from "@carloom/build/print-map";
import { testPlacement } from "@carloom/build/testing";
import { unzipSync } from "fflate";
import type { ArtSource } from "../services/threed/src/production/art.ts";
import { isolatedProduction } from "../services/threed/src/production/isolated.ts";
import { seeded } from "../tests/support/random.ts";
import { processTreeCpu } from "./bench/cpu.ts";
import { carFolder } from "./setup/car-folder.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const CAR = "halden-gt";
const PANELS = 12;
const DRAWINGS = 12;
const LOOK_MS = 20;
const asked = process.argv.slice(2).map(Number).filter(Boolean);

await prepareContent(say);
const folder = carFolder(CAR) ?? "";
const manifest = manifestFrom(readFileSync(join(folder, "manifest.json"), "utf8"));
const model = new Uint8Array(readFileSync(join(folder, manifest.model3d.full.url)));
const surface = await panelSurface(model, manifest.livery?.texCoord ?? 1);
const kept = join(root, ".data", "bench");
mkdirSync(kept, { recursive: true });

/** The car laid flat, as the product keeps it; made again where the car is another one. */
function mapOf(): Uint8Array {
  const file = join(kept, `print-map-${manifest.model3d.full.url.replaceAll(/[^\w.-]/g, "_")}-${model.byteLength}.bin`);
  if (!existsSync(file)) writeFileSync(file, writePrintMap(makePrintMap(surface, FILMS.cast)));
  return new Uint8Array(readFileSync(file));
}

type Spot = { position: [number, number, number]; normal: [number, number, number] };

/** Places on the largest panels, as many on each, wherever its triangles lie. */
function spotsOn({ positions, normals, triangles, owner, panels }: PanelSurface, count: number): Spot[] {
  const point = (of: ArrayLike<number>, vertex: number) => [0, 1, 2].map((axis) => of[vertex * 3 + axis] ?? 0);
  const corners = (t: number) => [0, 1, 2].map((i) => triangles[t * 3 + i] ?? 0);
  const areaOf = (t: number) => {
    const [a = [], b = [], c = []] = corners(t).map((vertex) => point(positions, vertex));
    const [u, v] = [b, c].map((other) => other.map((value, axis) => value - (a[axis] ?? 0))) as [number[], number[]];
    const cross = [0, 1, 2].map(
      (i) => (u[(i + 1) % 3] ?? 0) * (v[(i + 2) % 3] ?? 0) - (u[(i + 2) % 3] ?? 0) * (v[(i + 1) % 3] ?? 0),
    );
    return Math.hypot(...cross) / 2;
  };
  const areas = Array.from(owner, (_, t) => areaOf(t));
  const sums = panels.map((_, panel) => areas.reduce((sum, area, t) => (owner[t] === panel ? sum + area : sum), 0));
  const largest = sums
    .map((_, panel) => panel)
    .sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
    .slice(0, PANELS);
  const random = seeded(20);
  return Array.from({ length: count }, (_, i) => {
    const panel = largest[i % largest.length] ?? 0;
    let left = random() * (sums[panel] ?? 0);
    const t = areas.findIndex((area, at) => owner[at] === panel && (left -= area) <= 0);
    const middle = (of: ArrayLike<number>) =>
      corners(Math.max(t, 0))
        .map((vertex) => point(of, vertex))
        .reduce((sum, one) => sum.map((value, axis) => value + (one[axis] ?? 0) / 3), [0, 0, 0]) as Spot["position"];
    const normal = middle(normals);
    const length = Math.hypot(...normal) || 1;
    return { position: middle(positions), normal: normal.map((value) => value / length) as Spot["normal"] };
  });
}

const cross = ([a, b, c]: readonly number[], [x, y, z]: readonly number[]) =>
  [
    (b ?? 0) * (z ?? 0) - (c ?? 0) * (y ?? 0),
    (c ?? 0) * (x ?? 0) - (a ?? 0) * (z ?? 0),
    (a ?? 0) * (y ?? 0) - (b ?? 0) * (x ?? 0),
  ] as [number, number, number];
const unit = (of: [number, number, number]) => of.map((value) => value / (Math.hypot(...of) || 1)) as typeof of;

/** Stickers of three kinds in turn, all of them lines. */
function buildOf(count: number, drawings: readonly string[]): { stickers: Placement[] } {
  const mm = count > 500 ? 120 : 85;
  const stickers = spotsOn(surface, count).map(({ position, normal }, i) => {
    const right = unit(cross(Math.abs(normal[1]) > 0.9 ? [0, 0, -1] : [0, 1, 0], normal));
    const arts = [
      {
        kind: "shape",
        shape: i % 2 ? { form: "star", points: 7, inner: 0.5, corner: 0 } : { form: "ellipse" },
        fill: { kind: "solid", color: "#c8102e" },
      },
      { kind: "text", text: `${100 + i} 질주`, font: "black-han", color: "#101214" },
      { kind: "library", uuid: drawings[i % drawings.length] },
    ];
    return testPlacement(`s${i}`, {
      art: arts[i % arts.length] as Placement["art"],
      position,
      rotation: rotationOf(right, cross(normal, right), normal),
      size: [mm / 1000, (i % 3 === 1 ? mm / 2 : mm) / 1000],
      depth: 0.1,
    });
  });
  return { stickers };
}

const uuidOf = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;
function drawingsOf(): Map<string, ArtSource> {
  const shelf = join(folder, "..", "stickers");
  const files = readdirSync(shelf)
    .filter((name) => name.endsWith(".svg"))
    .sort();
  const step = Math.max(1, Math.floor(files.length / DRAWINGS));
  const chosen = files.filter((_, i) => i % step === 0).slice(0, DRAWINGS);
  return new Map(
    chosen.map((name, i) => [uuidOf(i + 1), { bytes: new Uint8Array(readFileSync(join(shelf, name))), svg: true }]),
  );
}

const childrenOf = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** Looks at the working process until it ends. @returns what it took at the most */
function watched(): { end(): { cpu: number; mb: number } } {
  const before = new Set(childrenOf());
  const seen = { cpu: 0, mb: 0 };
  const look = () => {
    for (const pid of childrenOf().filter((one) => !before.has(one)))
      try {
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        seen.mb = Math.max(seen.mb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
        seen.cpu = Math.max(seen.cpu, processTreeCpu(pid));
      } catch {
        // it ended between two looks
      }
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    end() {
      clearInterval(timer);
      return seen;
    },
  };
}

const map = mapOf();
const art = drawingsOf();
const rows: Record<string, unknown>[] = [];
for (const count of asked.length > 0 ? asked : [100, 1000]) {
  const build = buildOf(count, [...art.keys()]);
  const [watch, started] = [watched(), performance.now()];
  const made = await isolatedProduction({
    map,
    panels: manifest.panels,
    build,
    art,
    title: `#1 ${count} stickers`,
    language: "en",
    profile: {},
    date: "2026-11-26T00:00:00Z",
    car: {
      model,
      parts: [],
      missing: [],
      slots: manifest.slots.map(({ id, label }) => ({ id, label })),
      dressed: { zones: manifest.zones, lights: manifest.lights },
    },
    link: "http://localhost:8000/floor/sheet/00000000-0000-4000-8000-000000000000",
  });
  const { cpu, mb } = watch.end();
  const wall = (performance.now() - started) / 1000;
  const files = Object.entries(unzipSync(made.bytes));
  const pdfs = files
    .filter(([name]) => name.endsWith(".pdf"))
    .map(([, bytes]) => Buffer.from(bytes).toString("latin1"));
  const row = {
    stickers: count,
    pieces: made.report.pieces.length,
    panels: new Set(made.report.pieces.map(({ panel }) => panel)).size,
    without: count - new Set(made.report.pieces.flatMap(({ layers }) => layers)).size,
    files: files.length,
    sheets: made.report.films.reduce((sum, { sheets }) => sum + sheets, 0),
    mb: Math.round(files.reduce((sum, [, bytes]) => sum + bytes.byteLength, 0) / 1e5) / 10,
    rasters: pdfs.reduce((sum, text) => sum + (text.match(/\/Subtype\s*\/Image/g)?.length ?? 0), 0),
    flattened: made.report.pieces.filter(({ flattened }) => flattened.length > 0).length,
    wallSeconds: Math.round(wall * 10) / 10,
    cpuSeconds: Math.round(cpu * 10) / 10,
    mostMb: Math.round(mb),
  };
  rows.push(row);
  say(
    `${count} stickers: ${row.pieces} pieces on ${row.panels} panels (${row.without} layers on none), ${row.files} files, ${row.sheets} sheets, ${row.mb} MB; ${row.rasters} rasters, ${row.flattened} pieces flattened; ${row.wallSeconds} s, ${row.cpuSeconds} s of CPU, ${row.mostMb} MB at most`,
  );
}
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
say(`\n${machine}`);
const file = join(kept, `production-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
writeFileSync(file, JSON.stringify({ machine, commit, at: new Date().toISOString(), rows }, null, 2));
say(`Kept in ${file}`);
