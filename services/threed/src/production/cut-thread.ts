/** Cuts what lies on one piece of the print map after the other, as it is asked to; see `cut-apart.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { readPrintMap } from "@carloom/build/print-map";
import { buffersOf, keptPieces, type OneFilm } from "@carloom/production/cutting";
import type { Cut, Shared } from "./cut-shared.ts";

const { map, build, arts, artOf, profile } = workerData as Shared;
const input = {
  map: readPrintMap(map),
  build,
  artOf: ({ id }: { id: string }) => arts[artOf.get(id) ?? -1] ?? null,
  profile,
};
parentPort?.on("message", (only: OneFilm) => {
  const pieces = keptPieces(input, only);
  parentPort?.postMessage({ film: only.film, pieces } satisfies Cut, buffersOf(pieces));
});
