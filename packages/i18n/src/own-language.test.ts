import { describe, expect, it } from "vitest";
import { ownLanguage } from "./own-language.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const refusing = {
  getItem: () => {
    throw new Error("refused");
  },
  setItem: () => {
    throw new Error("refused");
  },
};

describe("the language of an application's page", () => {
  it("at the first visit is the first that the browser asks for and we speak", () => {
    expect(ownLanguage(null, memory(), ["ja-JP", "en"])).toBe("ja");
    expect(ownLanguage(null, memory(), ["fr-FR", "ko", "en"])).toBe("ko");
    expect(ownLanguage(null, memory(), ["en-US", "ja"])).toBe("en");
    expect(ownLanguage(null, memory(), ["fr"])).toBe("en");
    expect(ownLanguage(null, refusing, ["ja"])).toBe("ja");
    expect(ownLanguage(null, null, [])).toBe("en");
  });

  it("is the address's where it names one, and that is remembered", () => {
    const kept = memory();
    expect(ownLanguage("ko", kept, ["ja"])).toBe("ko");
    expect(ownLanguage(null, kept, ["ja"])).toBe("ko");
    expect(ownLanguage("en", kept, ["ja"])).toBe("en");
    expect(ownLanguage(null, kept, ["ja"])).toBe("en");
    expect(ownLanguage("xx", refusing, ["ja"])).toBe("en");
  });
});
