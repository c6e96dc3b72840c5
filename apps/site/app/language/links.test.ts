import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withParameter } from "../with-parameter.ts";
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

it("sets and drops a parameter as the URL standard does, whatever the path", () => {
  const text = fc.constantFrom(
    "",
    "a",
    "b-c",
    "d_e",
    "1.5",
    "a+b",
    "%20",
    "한",
    "~",
    "lang",
    "a=b",
    "x y",
    "&",
    "?",
    "#",
    "/",
  );
  const query = fc.array(fc.tuple(fc.constantFrom("q", "lang", "xlang", "brand"), fc.option(text)), { maxLength: 3 });
  const value = fc.constantFrom("ko", null);
  const property = fc.property(text, query, text, value, (path, parameters, hash, given) => {
    const pairs = parameters.map(([name, said]) => (said === null ? name : `${name}=${said}`));
    const to = `/car${path}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}${hash && `#${hash}`}`;
    const url = new URL(to, "http://site.invalid");
    if (given === null) url.searchParams.delete("lang");
    else url.searchParams.set("lang", given);
    const [address, wanted] = [withParameter(to, "lang", given), url.pathname + url.search + url.hash];
    expect([to, new URL(address, "http://site.invalid").href]).toEqual([
      to,
      new URL(wanted, "http://site.invalid").href,
    ]);
  });
  fc.assert(property, { numRuns: 2000, seed: 7 });
});
