import { describe, expect, it } from "vitest";
import { isNarrowed, queryText, readQuery, unchosen } from "./shop-query.ts";

const read = (text: string) => readQuery(new URLSearchParams(text));

describe("the address of a list", () => {
  it("says everything that the list is narrowed by, and is read back", () => {
    const text =
      "?category=rim&collection=carbon&car=vehicle%3Ahonda-civic-2022&feature=forged&feature=carbon&f.rim-diameter=18&f.rim-diameter=19&f.offset=minus-5&from=100&to=900.5&stock=1&q=fold+5&sort=price&after=WzFd";
    expect(queryText(read(text), { after: "WzFd" })).toBe(text);
    expect(queryText(read(text))).toBe(text.replace("&after=WzFd", ""));
  });
  it("leaves out what makes no sense", () => {
    const query = read("category=../x&car=%27or&feature=%3Cb%3E&from=-1&to=1e99&stock=yes&sort=random&after=%00");
    expect(queryText(query)).toBe("");
    expect(isNarrowed(query)).toBe(false);
  });
  it("keeps attributes apart from its own words, and few of them", () => {
    expect(read("f.car=x&f.q=a&utm_source=y&f.Bad=1&f.=2&f.a=%2F").chosen).toEqual({ car: ["x"], q: ["a"] });
    const many = Array.from({ length: 40 }, (_, n) => `f.a${n}=1`).join("&");
    expect(Object.keys(read(many).chosen)).toHaveLength(20);
    expect(read("f.a=1&f.a=1").chosen).toEqual({ a: ["1"] });
  });
  it("takes one value back, and the attribute with its last", () => {
    const query = read("f.a=1&f.a=2&f.b=3");
    expect(unchosen(query, "a", "1")).toEqual({ a: ["2"], b: ["3"] });
    expect(unchosen(query, "b", "3")).toEqual({ a: ["1", "2"] });
    expect(unchosen(query, "c", "3")).toEqual(query.chosen);
  });
  it("begins at the first page after every change, and forgets what is taken away", () => {
    const query = read("category=rim&after=WzFd&sort=price&stock=1");
    expect(queryText(query, { category: null })).toBe("?stock=1&sort=price");
    expect(isNarrowed(read("sort=price&after=WzFd"))).toBe(false);
  });
});
