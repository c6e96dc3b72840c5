import { zipSync } from "fflate";

/** A file that was dropped with others: its path from what was dropped. */
export type LooseFile = { path: string; bytes: Uint8Array };

/** The same files give the same zip, so that one which was cut off goes on. */
const LONG_AGO = new Date(1980, 0, 1);

/** Loose files of a model as the zip that the workshop takes; pictures are packed already, so nothing is folded hard. */
export function packLoose(files: readonly LooseFile[]): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return zipSync(
    Object.fromEntries(
      sorted.map(({ path, bytes }) => [path, [bytes, { level: /\.(png|jpe?g|webp|ktx2)$/i.test(path) ? 0 : 1 }]]),
    ),
    { mtime: LONG_AGO },
  );
}
