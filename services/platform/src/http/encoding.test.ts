import { expect, it } from "vitest";
import { takesBrotli } from "./encoding.ts";

it("tells who takes brotli from who says that they do not", () => {
  for (const header of ["br", "gzip, br", "gzip,br;q=0.1", "BR ; q=1.0", "br;q=.5, gzip"])
    expect([header, takesBrotli(header)]).toEqual([header, true]);
  for (const header of [null, undefined, "", "gzip", "br;q=0", "gzip, br; q=0.000", "x-br", "br-x", "identity"])
    expect([header, takesBrotli(header)]).toEqual([header, false]);
});
