import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, body: Uint8Array): Buffer {
  const tagged = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const out = Buffer.alloc(tagged.length + 8);
  out.writeUInt32BE(body.length, 0);
  tagged.copy(out, 4);
  out.writeUInt32BE(crc32(tagged), tagged.length + 4);
  return out;
}

/**
 * A PNG of greys, 0 to 255, row by row from the top. Stored without compression, so that every build of zlib writes the
 * same bytes.
 */
export function greyPng(width: number, height: number, grey: (x: number, y: number) => number): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Eight bits, grey.
  size[8] = 8;
  const rows = Array.from({ length: height }, (_, y) => [0, ...Array.from({ length: width }, (__, x) => grey(x, y))]);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", size),
      chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 0 })),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
