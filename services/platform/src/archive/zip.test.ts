import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zip, type ZipFile } from "./zip.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
async function whole(files: Parameters<typeof zip>[0]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(files)) pieces.push(piece);
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

  it("asks for no more files than it can hold, and gives up what it reads with its reader", async () => {
    let asked = 0;
    let closed = false;
    async function* files(): AsyncGenerator<ZipFile> {
      try {
        for (;;) yield { path: `${asked++}`, bytes: new Uint8Array(1_000_000), isCompressed: true };
      } finally {
        closed = true;
      }
    }
    const archive = zip(files());
    let taken = 0;
    while (taken < 20_000_000) taken += (await archive.next()).value?.byteLength ?? 0;
    expect(asked).toBeLessThan(24);
    await archive.return();
    expect(closed).toBe(true);
  });

  it("ends with the error of what cannot be read", async () => {
    async function* files(): AsyncGenerator<ZipFile> {
      yield { path: "one", bytes: bytesOf("one") };
      throw new Error("The second is gone.");
    }
    await expect(whole(files())).rejects.toThrow("The second is gone.");
  });
});
