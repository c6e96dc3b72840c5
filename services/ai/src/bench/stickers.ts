// node services/ai/src/bench/stickers.ts [--count 60]
// How long four samples at 1024 × 1024 take from the words to the PNGs, as `text-to-image` answers without a provider.
import { parseArgs } from "node:util";
import { drawing } from "@carloom/threed";
import { drawSticker } from "../draw/draw.ts";
import { xmpOf } from "../draw/mark.ts";
import { quantile } from "./score.ts";

const PROMPTS = [
  "angry wolf",
  "용과 파도",
  "number 27 retro",
  "疾風 lettering",
  "flames",
  "tribal",
  "paint splatter",
  "halftone shark",
  "camo",
  "carbon",
  "TEAM KIM koi crest",
  "leopard",
  "해골 불꽃",
  "桜",
  "honeycomb yellow",
];
const SAMPLES = 4;
const EDGE = 1024;

const { values } = parseArgs({ options: { count: { type: "string", default: "60" } } });
const mark = xmpOf("algorithmicMedia", "rules");

async function four(prompt: string, seed: number): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < SAMPLES; index++) {
    const bytes = new TextEncoder().encode(drawSticker({ prompt, seed, index }).svg);
    await drawing.draw<"png">("bench", async () => ({ kind: "png", bytes, width: EDGE, height: EDGE, xmp: mark }));
  }
  return performance.now() - start;
}

await four("warm up", 1);
const times: number[] = [];
for (let i = 0; i < Number(values.count); i++) times.push(await four(PROMPTS[i % PROMPTS.length] ?? "", i + 1));
process.stdout.write(
  `Four samples at ${EDGE} × ${EDGE}, ${times.length} wishes: p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms\n`,
);
process.exit(0);
