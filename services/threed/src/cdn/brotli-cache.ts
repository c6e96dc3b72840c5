import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { madeOnce } from "./made-once.ts";

const compress = promisify(brotliCompress);

/** Bytes of compressed objects kept in memory. */
const made = madeOnce(64 * 1024 * 1024);

/** The object in brotli; compressed once, in a worker thread, however many ask at the same time. */
export async function brotliOf(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return made.find(name) ?? made.make(name, () => compress(bytes, { params }));
}
