import { expect, it } from "vitest";
import { lineFit } from "./line-fit.ts";

const bolt = { code: "bolt-pattern", verdict: "block", values: { part: "4×100", car: "5×114.3" } };
const line = (noted: Record<string, string>) => ({
  id: "1",
  metadata: Object.entries(noted).map(([key, value]) => ({ key, value })),
});

it("reads the car, the verdict and what decided it", () => {
  const noted = { fitCar: "halden-gt", fitName: "Halden GT", verdict: "block", fitReasons: JSON.stringify([bolt]) };
  expect(lineFit(line(noted), "en")).toEqual({ car: "Halden GT", verdict: "block", reasons: [bolt] });
  expect(lineFit(line({ ...noted, "fitName.ko": "할덴 GT" }), "ko")?.car).toBe("할덴 GT");
  expect(lineFit(line(noted), "ja")?.car).toBe("Halden GT");
});

it("says nothing of goods without a car, and of parts of a build, which were judged with it", () => {
  expect(lineFit(line({}), "en")).toBeNull();
  expect(lineFit(line({ verdict: "fits", designId: "d" }), "en")).toBeNull();
  expect(lineFit(line({ fitCar: "halden-gt", fitName: "Halden GT", verdict: "surely" }), "en")).toBeNull();
});

it("keeps the verdict where reasons cannot be read", () => {
  for (const fitReasons of ["", "{", "{}", '[1,null,{"code":2}]'])
    expect(lineFit(line({ fitName: "Halden GT", verdict: "block", fitReasons }), "en")).toEqual({
      car: "Halden GT",
      verdict: "block",
      reasons: [],
    });
});
