import { expect, it } from "vitest";
import { lineFacts } from "./line.ts";

const of = (noted: Record<string, string>) => lineFacts((key) => noted[key]);

it("tells the ends of a car apart, and how large a print is", () => {
  expect(of({ kind: "PART", reference: "wheels.front" })).toEqual({ end: "front", areaCm2: null });
  expect(of({ kind: "PART", reference: "wheels.rear", areaCm2: "" })).toEqual({ end: "rear", areaCm2: null });
  expect(of({ kind: "PART", reference: "spoiler" }).end).toBeNull();
  expect(of({ kind: "STICKER", reference: "x.front", areaCm2: "1234.5" })).toEqual({ end: null, areaCm2: 1234.5 });
  expect(of({ kind: "STICKER", areaCm2: "900", whole: "true" })).toEqual({ end: null, areaCm2: 900, whole: true });
  expect(of({ kind: "STICKER", whole: "yes" }).whole).toBeUndefined();
  expect(of({ kind: "STICKER", areaCm2: "9", words: "MINA RACING" }).words).toBe("MINA RACING");
  expect(of({})).toEqual({ end: null, areaCm2: null });
});
