import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Bytes of compressed objects kept in memory; the least recently asked for goes first. */
const CAPACITY = 64 * 1024 * 1024;

const kept = new Map<string, Uint8Array>();
const running = new Map<string, Promise<Uint8Array>>();
let size = 0;

function keep(name: string, bytes: Uint8Array): void {
  if (bytes.byteLength > CAPACITY / 4) return;
  kept.set(name, bytes);
  size += bytes.byteLength;
  for (const [oldest, old] of kept) {
    if (size <= CAPACITY) break;
    kept.delete(oldest);
    size -= old.byteLength;
  }
}

/** The object in brotli; compressed once, in a worker thread, however many ask at the same time. */
export async function brotliOf(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const known = kept.get(name);
  if (known) {
    kept.delete(name);
    kept.set(name, known);
    return known;
  }
  let work = running.get(name);
  if (!work) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
    work = compress(bytes, { params }).finally(() => running.delete(name));
    running.set(name, work);
    keep(name, await work);
  }
  return work;
}
