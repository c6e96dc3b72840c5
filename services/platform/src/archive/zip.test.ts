import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zip, type ZipFile } from "./zip.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
async function whole(files: Iterable<ZipFile>, startsAt?: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(files, startsAt)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("an archive", () => {
  it("holds what was put in, packed or as it is, under names in any writing", async () => {
    const text = "[1,2,3]".repeat(500);
    const made = await whole([
      { path: "data/orders.json", bytes: bytesOf(text) },
      { path: "files/그림.png", bytes: Uint8Array.of(1, 2, 3, 255), isCompressed: true },
      { path: "empty.txt", bytes: new Uint8Array() },
    ]);
    expect(made.byteLength).toBeLessThan(text.length);
    const read = unzipSync(new Uint8Array(made));
    expect(Object.keys(read)).toEqual(["data/orders.json", "files/그림.png", "empty.txt"]);
    expect(new TextDecoder().decode(read["data/orders.json"])).toBe(text);
    expect([...(read["files/그림.png"] ?? [])]).toEqual([1, 2, 3, 255]);
  });

  it("asks for a file only when the one before was taken, and gives up what it reads with its reader", async () => {
    let asked = 0;
    let closed = false;
    async function* files(): AsyncGenerator<ZipFile> {
      try {
        for (;;) yield { path: `${asked++}`, bytes: bytesOf("x"), isCompressed: true };
      } finally {
        closed = true;
      }
    }
    const archive = zip(files());
    await archive.next();
    expect(asked).toBe(1);
    await archive.return();
    expect(closed).toBe(true);
  });

  it("goes on beyond 65,535 files and 4 GiB", async () => {
    const files = Array.from({ length: 65_600 }, (_, i) => ({
      path: `${i}`,
      bytes: bytesOf(`${i}`),
      isCompressed: true,
    }));
    const many = unzipSync(new Uint8Array(await whole(files)));
    expect(Object.keys(many)).toHaveLength(65_600);
    expect(new TextDecoder().decode(many["65599"])).toBe("65599");
    // as if 4 GiB of files had been written before
    const before = 2 ** 32 + 10;
    const file = { path: "far.txt", bytes: bytesOf("far away"), isCompressed: true };
    const far = await whole([file], before);
    const entry = far.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const [name, extra] = [far.readUInt16LE(entry + 28), far.readUInt16LE(entry + 30)];
    expect([far.readUInt32LE(entry + 42), extra]).toEqual([0xffff_ffff, 12]);
    expect(Number(far.readBigUInt64LE(entry + 46 + name + 4))).toBe(before);
    const end = far.indexOf(Buffer.from([0x50, 0x4b, 6, 6]));
    expect(Number(far.readBigUInt64LE(end + 48))).toBe(before + entry);
  });
});
