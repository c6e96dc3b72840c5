import { describe, expect, it } from "vitest";
import { isNarrowed, queryText, readQuery } from "./query.ts";

const read = (text: string) => readQuery(new URLSearchParams(text));

describe("the address of a list", () => {
  it("says everything that the list is narrowed by, and is read back", () => {
    const text =
      "?category=rim&collection=carbon&car=vehicle%3Ahonda-civic-2022&feature=forged&feature=carbon&from=100&to=900.5&stock=1&q=fold+5&sort=price&after=WzFd";
    expect(queryText(read(text), { after: "WzFd" })).toBe(text);
    expect(queryText(read(text))).toBe(text.replace("&after=WzFd", ""));
  });
  it("leaves out what makes no sense", () => {
    const query = read("category=../x&car=%27or&feature=%3Cb%3E&from=-1&to=1e99&stock=yes&sort=random&after=%00");
    expect(queryText(query)).toBe("");
    expect(isNarrowed(query)).toBe(false);
  });
  it("begins at the first page after every change, and forgets what is taken away", () => {
    const query = read("category=rim&after=WzFd&sort=price&stock=1");
    expect(queryText(query, { category: null })).toBe("?stock=1&sort=price");
    expect(isNarrowed(read("sort=price&after=WzFd"))).toBe(false);
  });
});
