import { describe, expect, it } from "vitest";
import { alternates, switchTo, withLanguage } from "./links.ts";

describe("withLanguage", () => {
  it("carries the language, keeps query and fragment, and leaves English bare", () => {
    expect(withLanguage("/car?brand=KIA#x", "ko")).toBe("/car?brand=KIA&lang=ko#x");
    expect(withLanguage("/car?lang=ko", "en")).toBe("/car");
    expect(withLanguage("/car?lang=ko&brand=KIA", "ja")).toBe("/car?lang=ja&brand=KIA");
  });
  it("touches nothing but paths of this site", () => {
    expect(withLanguage("https://other.example/", "ko")).toBe("https://other.example/");
    expect(withLanguage("//other.example/", "ko")).toBe("//other.example/");
  });
});

it("the switch to English says so", () => {
  expect(switchTo("/car?lang=ko&brand=KIA", "en")).toBe("/car?brand=KIA&lang=en");
  expect(switchTo("/car", "ja")).toBe("/car?lang=ja");
});

it("has a link per language and x-default, English without a parameter", () => {
  expect(alternates("https://a.example", "/car")).toEqual([
    { hreflang: "en", href: "https://a.example/car" },
    { hreflang: "ko", href: "https://a.example/car?lang=ko" },
    { hreflang: "ja", href: "https://a.example/car?lang=ja" },
    { hreflang: "x-default", href: "https://a.example/car" },
  ]);
});
