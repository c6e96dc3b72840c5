import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/;

/** Writes `<file>.br` beside every compressible file of a folder, for servers that send what is on disk. */
export async function brotli(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name) || (await stat(path)).size < 1024) continue;
    const packed = await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    await writeFile(`${path}.br`, packed);
  }
}
