import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type JusoDouble, jusoDouble, type JusoManner } from "../testing/juso.ts";
import { koreanDirectory } from "./postal-korea.ts";

let double: JusoDouble;
let reasons: string[];
beforeEach(async () => {
  double = await jusoDouble();
  reasons = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await double.close();
});

const KEY = "a-secret-key";
const directory = (url = double.url) =>
  koreanDirectory({ url, key: KEY, patienceMs: 300 }, (reason) => reasons.push(reason));
const SAJIK = [{ countryArea: "서울특별시", city: "종로구", town: "사직로8길" }];

describe("Korea's postal codes", () => {
  it("are the places of the very code, each once, and are remembered", async () => {
    const ask = directory();
    expect(await ask("03051")).toEqual(SAJIK);
    expect(await ask("03051")).toEqual(SAJIK);
    expect(await ask("99999")).toEqual([]);
    expect(double.asked.map((url) => url.searchParams.get("keyword"))).toEqual(["03051", "99999"]);
    expect(double.asked[0]?.searchParams.get("confmKey")).toBe(KEY);
    expect(reasons).toEqual([]);
  });

  it.each(["slow", "broken", "garbage", "shapeless", "refuses", "endless", "elsewhere"] satisfies JusoManner[])(
    "are written by hand where the provider is %s, and it is left alone for a while",
    async (manner) => {
      const ask = directory();
      double.manner = manner;
      expect(await ask("03051")).toBeNull();
      double.manner = "well";
      // at the next key nobody waits again
      expect(await ask("03051")).toBeNull();
      expect(double.asked).toHaveLength(1);
      expect(reasons).toHaveLength(1);
      expect(reasons.join()).not.toContain(KEY);
      vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
      expect(await ask("03051")).toEqual(SAJIK);
    },
  );

  it("keeps the key out of what it says when nobody is there", async () => {
    expect(await directory("http://127.0.0.1:1/x")("03051")).toBeNull();
    expect(reasons).toEqual(["It cannot be reached."]);
  });
});
