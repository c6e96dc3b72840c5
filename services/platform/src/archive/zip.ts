import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

/** A file of an archive; what is compressed already is stored as it is. */
export type ZipFile = { path: string; bytes: Uint8Array; isCompressed?: boolean };

const deflated = promisify(deflateRaw);
/** From here on a 32-bit (16-bit) field says only that the number stands in the 64-bit ones. */
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
/** Names are UTF-8. */
const FLAGS = 1 << 11;
const STORED = 0;
const DEFLATED = 8;
/** 1 January 1980: an archive tells nothing of when it was put together. */
const DOS_DATE = 0x21;
const VERSION = { plain: 20, large: 45 };

type Entry = { name: Buffer; method: number; crc: number; packed: number; size: number; offset: number };

const within = (number: number): number => Math.min(number, MOST_32);

/** What a local header and the directory say alike, from "version needed" on. */
function common({ name, method, crc, packed, size }: Entry, version: number, extra: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(version, 0);
  bytes.writeUInt16LE(FLAGS, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt16LE(DOS_DATE, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.byteLength, 22);
  bytes.writeUInt16LE(extra, 24);
  return bytes;
}

const signature = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};

function directoryEntry(entry: Entry): Buffer {
  const isFar = entry.offset >= MOST_32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(entry.offset), 4);
  }
  const version = isFar ? VERSION.large : VERSION.plain;
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(version);
  // no comment, first disk, no attributes
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(within(entry.offset), 10);
  return Buffer.concat([
    signature(0x0201_4b50),
    madeBy,
    common(entry, version, extra.byteLength),
    rest,
    entry.name,
    extra,
  ]);
}

function ending(count: number, start: number, size: number): Buffer {
  const isLarge = count >= MOST_16 || start >= MOST_32 || size >= MOST_32;
  const large = Buffer.alloc(isLarge ? 76 : 0);
  if (isLarge) {
    large.writeUInt32LE(0x0606_4b50, 0);
    large.writeBigUInt64LE(44n, 4);
    large.writeUInt16LE(VERSION.large, 12);
    large.writeUInt16LE(VERSION.large, 14);
    large.writeBigUInt64LE(BigInt(count), 24);
    large.writeBigUInt64LE(BigInt(count), 32);
    large.writeBigUInt64LE(BigInt(size), 40);
    large.writeBigUInt64LE(BigInt(start), 48);
    large.writeUInt32LE(0x0706_4b50, 56);
    large.writeBigUInt64LE(BigInt(start + size), 64);
    large.writeUInt32LE(1, 72);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(within(size), 12);
  end.writeUInt32LE(within(start), 16);
  return Buffer.concat([large, end]);
}

/**
 * A ZIP archive, written as it is read: it holds one file at a time, and of those before only their entries. Of any
 * length and number (ZIP64 where it takes that); a single file stays below 4 GiB.
 *
 * @param startsAt where the archive begins in what it is written to
 */
export async function* zip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  startsAt = 0,
): AsyncGenerator<Uint8Array, void, undefined> {
  const entries: Entry[] = [];
  let offset = startsAt;
  for await (const { path, bytes, isCompressed } of files) {
    const packed = isCompressed ? bytes : await deflated(bytes);
    const entry: Entry = {
      name: Buffer.from(path),
      method: isCompressed ? STORED : DEFLATED,
      crc: crc32(bytes),
      packed: packed.byteLength,
      size: bytes.byteLength,
      offset,
    };
    entries.push(entry);
    const head = Buffer.concat([signature(0x0403_4b50), common(entry, VERSION.plain, 0), entry.name]);
    yield head;
    if (packed.byteLength > 0) yield packed;
    offset += head.byteLength + packed.byteLength;
  }
  let size = 0;
  for (const entry of entries) {
    const bytes = directoryEntry(entry);
    size += bytes.byteLength;
    yield bytes;
  }
  yield ending(entries.length, offset, size);
}
