import { expect, it } from "vitest";
import { byteRange } from "./range.ts";

const of = (header: string | null, ifRange?: string) => byteRange(header, 1000, { ifRange, etag: '"a"' });

it("reads one range: from, up to, and the last bytes", () => {
  expect(of("bytes=0-1")).toEqual({ start: 0, end: 1 });
  expect(of("bytes=200-")).toEqual({ start: 200, end: 999 });
  expect(of("bytes=200-5000")).toEqual({ start: 200, end: 999 });
  expect(of("bytes=-300")).toEqual({ start: 700, end: 999 });
  expect(of("bytes=-3000")).toEqual({ start: 0, end: 999 });
});
it("gives the whole where no range, several, or nonsense is asked for, and where the file changed", () => {
  for (const header of [null, "", "bytes=0-1,5-6", "items=0-1", "bytes=-", "bytes=9-3", "bytes=a-b"])
    expect([header, of(header)]).toEqual([header, null]);
  expect(of("bytes=0-1", '"b"')).toBeNull();
  expect(of("bytes=0-1", '"a"')).toEqual({ start: 0, end: 1 });
});
it("knows what lies outside", () => {
  expect([of("bytes=1000-"), of("bytes=1000-2000"), of("bytes=-0")]).toEqual(["outside", "outside", "outside"]);
});
