/** Runs one import in a process of its own. */
import { drawElevations } from "../elevation/elevation.ts";
import { importTemplate } from "../import-template.ts";
import type { IsolatedResult, Request } from "./protocol.ts";
import { serveChild } from "./serve-child.ts";

serveChild<Request>(async ({ file, options, drawn }, progress): Promise<IsolatedResult> => {
  const { glb, manifest, report, found, pieces } = await importTemplate(file, { ...options, progress });
  // a car without a drawing is still one
  const drawing = drawn ? await drawElevations(glb).catch(() => null) : null;
  return { glb, manifest, report, found, pieces, drawing };
});
