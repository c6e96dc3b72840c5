import type { ActsReport } from "./acts.ts";
import type { FirstFrameReport } from "./first-frame.ts";
import type { SceneRow } from "./scenes.ts";
import type { StickerRow } from "./stickers.ts";

const one = (value: number) => String(Math.round(value * 10) / 10);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (...cells: string[]) => [row(cells), row(cells.map(() => "---"))];

/** The tables of docs/benchmarks.md. */
export function pagesText(template: string, r: FirstFrameReport): string {
  const pages = [
    ["bare three.js", r.bare],
    ["model-viewer", r.viewer],
    ["our stage, nothing spared", r.stage],
    ["our stage, as it adapts", r.adapted],
  ] as const;
  return [
    `${template} at ${r.width} × ${r.height}, one GLB and one light for all, medians of ${r.runs} runs that alternate.`,
    "",
    ...head(
      "page",
      "script, KB gzip",
      "CPU to first frame, ms",
      "against bare",
      "CPU a frame, ms",
      "against bare",
      "draws a frame",
      "memory, MB",
    ),
    ...pages.flatMap(([name, p]) =>
      p
        ? [
            row([
              name,
              Math.round(p.scriptGzip / 1024),
              p.cpuFirstFrameMs,
              (p.cpuFirstFrameMs / r.bare.cpuFirstFrameMs).toFixed(2),
              p.cpuFrameMs,
              (p.cpuFrameMs / r.bare.cpuFrameMs).toFixed(2),
              p.drawsFrame,
              p.memoryMb ?? "?",
            ]),
          ]
        : [],
    ),
    ...(r.viewer
      ? [
          "",
          `First frame of our stage against model-viewer's: ${(r.stage.cpuFirstFrameMs / r.viewer.cpuFirstFrameMs).toFixed(2)}${r.adapted ? `, as it adapts ${(r.adapted.cpuFirstFrameMs / r.viewer.cpuFirstFrameMs).toFixed(2)}` : ""}.`,
        ]
      : []),
  ].join("\n");
}

export function scenesText(template: string, size: { width: number; height: number }, rows: readonly SceneRow[]) {
  return [
    `Scenes around ${template} at ${size.width} × ${size.height}, nothing spared, while the camera turns.`,
    "",
    ...head("scene", "CPU a frame, ms", "a frame, ms", "p99, ms", "frames a second"),
    ...rows.map((r) =>
      row([r.scene, Math.round(r.cpuMs), r.frameMs.toFixed(1), r.p99Ms.toFixed(1), Math.round(1000 / r.frameMs)]),
    ),
  ].join("\n");
}

export function stickersText(template: string, size: { width: number; height: number }, rows: readonly StickerRow[]) {
  return [
    `Stickers on ${template} at ${size.width} × ${size.height}, beside the same car without any, frames in turn; nothing spared unless said.`,
    "",
    ...head(
      "stickers",
      "all shown after, ms",
      "longest script of a frame, ms",
      "CPU a frame, ms",
      "of none beside it",
      "against none",
      "a frame, ms",
      "frames a second",
      "as it adapts: CPU a frame, ms",
      "against none",
      "memory, MB",
    ),
    ...rows.map((l) =>
      row([
        l.stickers,
        Math.round(l.shownMs),
        one(l.longestScriptMs),
        Math.round(l.whole.cpuMs),
        Math.round(l.whole.cpuNoneMs),
        l.whole.ratio.toFixed(2),
        l.frameMs.toFixed(1),
        (1000 / l.frameMs).toFixed(l.frameMs > 50 ? 1 : 0),
        l.adapted ? Math.round(l.adapted.cpuMs) : "",
        l.adapted?.ratio.toFixed(2) ?? "",
        l.memoryMb ?? "?",
      ]),
    ),
  ].join("\n");
}

export function actsText(r: ActsReport): string {
  return [
    ...head("act, with the frame that shows it", "script, ms", "passes, ms", "rebuilds of the map"),
    ...r.acts.map((a) => row([a.act, one(a.scriptMs), Math.round(a.wallMs), a.rebuilds])),
    "",
    r.drag.steps > 0
      ? `Dragging a sticker in the middle of 1,000, ${r.drag.steps} steps: median ${r.drag.median.toFixed(1)} ms, p99 ${r.drag.p99.toFixed(1)} ms, ${(r.drag.p99 / r.drag.median).toFixed(2)} × the median.`
      : "The drag was not reached.",
    "",
    `After all this: ${one(r.heapMb)} MB of script heap, ${r.memoryMb ?? "?"} MB in all processes of the browser.`,
  ].join("\n");
}
