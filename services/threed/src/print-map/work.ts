import { makePrintMap } from "@carloom/asset/print-map";
import { readSurface } from "@carloom/build";
import { readPrintMap, writePrintMap } from "@carloom/build/print-map";
import type { PrintMapTask } from "./protocol.ts";
import { panelSheet, PNG_SCALE, sheetPng } from "./sheet.ts";
import { sheetLayers } from "./sheet-layers.ts";
import { sheetPdf } from "./sheet-pdf.ts";

/** Seconds of a core: the server does it in a process of its own, see `isolated.ts`. */
export async function printMapWork(task: PrintMapTask): Promise<Uint8Array> {
  if (task.kind === "map") return writePrintMap(makePrintMap(readSurface(task.surface), task.limit));
  const { car, language, panel, type, scale } = task;
  const sheet = await panelSheet(readPrintMap(task.map), car, language, panel ?? undefined);
  if (type === "zip") return sheetLayers(sheet, car, language, scale);
  if (type === "pdf") return sheetPdf(sheet, car, language, scale);
  if (type === "png") return sheetPng(sheet, panel === null ? PNG_SCALE.whole : PNG_SCALE.panel);
  return new TextEncoder().encode(sheet.svg);
}
