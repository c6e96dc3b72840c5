// What becomes of somebody's car on its way in: npm run bench:template -- <file.glb>
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { importTemplate, type ImportOptions, type ImportResult } from "@carloom/asset";
import { oneMaterialCar } from "../packages/asset/src/testing/odd-cars.ts";
import { liveryMeshes } from "../packages/asset/src/testing/livery.ts";
import { coverage } from "../packages/asset/src/livery/overlap.ts";
import { looksApart, putCar } from "../packages/stage/bench/template-looks.ts";
import { isJudged, judge, SHOW_CAR } from "./bench-template/judged.ts";
import { inThrees } from "./bench-template/unseen.ts";
import { root } from "./setup/root.ts";

/** `unseen`: only what no proposal was made for. */
const [file = "", only] = process.argv.slice(2);
const given = new Uint8Array(readFileSync(file));
const folder = join(root, ".data/bench/template");
mkdirSync(folder, { recursive: true });

/** An import with what it took of this process. */
async function measured(options: ImportOptions, bytes: Uint8Array = given) {
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  const result = await importTemplate(bytes, { title: "Bench", ...options });
  const { user, system } = process.cpuUsage(cpu);
  return { result, cpu: (user + system) / 1e6, wall: (performance.now() - began) / 1000 };
}

const seconds = (value: number) => `${value.toFixed(1)} s`;
const shared = async ({ glb, manifest }: ImportResult) =>
  coverage((await liveryMeshes(glb, manifest)).meshes, 4096, 0).shared;

async function ofFile(): Promise<void> {
  const { result, cpu, wall } = await measured({ pieces: true });
  const exact = await measured({ exact: true });
  putCar(folder, "made", result);
  putCar(folder, "exact", exact.result);
  // as the CDN sends it
  const wire = brotliCompressSync(result.glb, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
  const { output, livery } = result.report;
  console.table({
    CPU: seconds(cpu),
    clock: seconds(wall),
    "memory at most": `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
    triangles: `${result.report.source.triangles} → ${output.triangles}`,
    file: `${result.glb.byteLength} bytes (nothing reduced: ${exact.result.glb.byteLength})`,
    "on the wire": `${wire} bytes`,
    livery: livery ? `${livery.pixelsPerMm.toFixed(2)} px per mm, ${livery.charts} charts` : "none",
    "texels shared": await shared(result),
    wheels: result.found.wheels.length,
  });
  if (isJudged(result, SHOW_CAR)) {
    const { right, wrong } = judge(result, SHOW_CAR);
    console.log(
      `zones proposed right: ${(right * 100).toFixed(1)} % of ${result.found.materials.length} materials; not: ${wrong.join(", ")}`,
    );
  }
  const apart = await looksApart(folder, ["made", "exact"]);
  console.table(
    Object.fromEntries(
      [...apart].map(([view, share]) => [view, { "looks otherwise": `${(share * 100).toFixed(3)} %` }]),
    ),
  );
  console.log(`pictures: ${folder}`);
}

/** Cars of which nothing is named, and the file itself with three times its triangles. */
async function ofUnseen(): Promise<void> {
  const corners = (["front.left", "front.right", "rear.left", "rear.right"] as const).map((corner) => ({
    corner,
    at: [corner.endsWith("left") ? 0.8 : -0.8, 0.33, corner.startsWith("front") ? 1.3 : -1.3] as const,
    radius: 0.33,
    width: 0.22,
  }));
  const cars: [string, Uint8Array, ImportOptions][] = [
    ["one material, colors in a picture", await oneMaterialCar(), {}],
    ["one material, no picture", await oneMaterialCar({ textured: false }), {}],
    [
      "wheels in the body, set by hand",
      await oneMaterialCar({ textured: false, isBridged: true }),
      { corrections: { wheels: corners } },
    ],
    ["every triangle in three", await inThrees(given), { pieces: true }],
  ];
  for (const [name, bytes, options] of cars) {
    const { result, cpu } = await measured(options, bytes);
    const { source, output, livery } = result.report;
    const row = {
      CPU: seconds(cpu),
      triangles: `${source.triangles} → ${output.triangles}`,
      zones: result.manifest.zones.map(({ id }) => id).join(" "),
      wheels: result.found.wheels.length,
      "px per mm": livery?.pixelsPerMm.toFixed(2) ?? "none",
      shared: await shared(result),
      errors: output.validatorErrors,
    };
    // each as it is done: the last one takes its time
    console.table({ [name]: row });
  }
  console.log(`memory at most: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
}

if (only !== "unseen") await ofFile();
await ofUnseen();
