import { afterEach, describe, expect, it, vi } from "vitest";
import { loadMessages } from "./load.ts";
import { mergedMessages, mergeFiles, messageProblems } from "./merge.ts";
import { daysUntil, formatDate, formatDays, formatMoment } from "./dates.ts";
import { setShopTimeZone } from "./time-zone.ts";
import { createTranslate, languageOf } from "./translate.ts";

describe("messages", () => {
  it("are complete in three languages", () => {
    expect(messageProblems()).toEqual([]);
  });
  it("of two features never have the same key, nor does one feature have a key twice", () => {
    const file = (...keys: string[]) => `{\n${keys.map((key) => `  "${key}": "${key}"`).join(",\n")}\n}\n`;
    const files = (a: string, b: string) => new Map(Object.entries({ "a.en.json": a, "b.en.json": b }));
    expect(mergeFiles(files(file("one"), file("two")))).toEqual({ one: "one", two: "two" });
    expect(() => mergeFiles(files(file("one"), file("two", "one")))).toThrow("one is in a.en.json and in b.en.json");
    expect(() => mergeFiles(files(file("one", "one"), file("two")))).toThrow("one is in a.en.json and in a.en.json");
  });
  it("name the comparison of parts without a place that nobody fills", () => {
    expect(mergedMessages("en")["studio.compare.title"]).toBe("Compare");
  });
  it("fill places and choose plurals", () => {
    const t = createTranslate("en", { "cart.lines": { one: "{count} line", other: "{count} lines" }, hi: "Hi {name}" });
    expect(t("cart.lines", { count: 1 })).toBe("1 line");
    expect(t("cart.lines", { count: 1200 })).toBe("1,200 lines");
    expect(t("hi", { name: "<b>" })).toBe("Hi <b>");
  });
});

describe("dates", () => {
  // an evening in New York that is the next morning in Seoul
  const late = "2026-11-23T22:30:00-05:00";
  afterEach(() => setShopTimeZone("UTC"));

  it("are days of the shop, wherever the process or page that writes them stands", () => {
    setShopTimeZone("Asia/Seoul");
    expect(formatDate("en", late)).toBe("Nov 24, 2026");
    setShopTimeZone("America/Los_Angeles");
    expect(formatDate("en", late)).toBe("Nov 23, 2026");
    // a day without a time is that day everywhere
    expect(formatDate("en", "2026-11-24")).toBe("Nov 24, 2026");
    expect(formatDays("en", "2026-11-24", "2026-11-26")).toMatch(/^Nov 24 – 26, 2026$/);
  });

  it("are so many days of the shop away, whatever the time of day", () => {
    setShopTimeZone("Asia/Seoul");
    const now = new Date("2026-11-24T14:50:00Z");
    expect(daysUntil("2026-11-24T14:55:00Z", now)).toBe(0);
    expect(daysUntil("2026-11-24T15:05:00Z", now)).toBe(1);
    expect(daysUntil("2026-11-23T14:00:00Z", now)).toBe(-1);
    expect(daysUntil("2026-12-08T00:00:00Z", now)).toBe(14);
  });

  it("have plain spaces alone, which every engine writes alike", () => {
    expect(formatDays("en", "2026-11-24", "2026-11-26")).not.toMatch(/[\u2009\u202f]/);
    expect(formatMoment("en", late)).not.toMatch(/[\u2009\u202f]/);
  });
});

describe("languageOf", () => {
  it("follows the address: absent keeps, unknown is English", () => {
    expect(languageOf(null, "ko")).toBe("ko");
    expect(languageOf("ja", "ko")).toBe("ja");
    expect(languageOf("xx", "ko")).toBe("en");
  });
});

describe("loadMessages", () => {
  it("tries three times", async () => {
    const fetcher = vi
      .fn()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValueOnce(new Response("", { status: 503 }));
    fetcher.mockResolvedValueOnce(new Response('{"a":"b"}'));
    expect(await loadMessages("http://x", "ko", fetcher)).toEqual({ a: "b" });
    expect(fetcher).toHaveBeenCalledTimes(3);
  });
});
