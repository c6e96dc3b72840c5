import { buildSchema, GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import type { RequestInfo } from "../http/request-info.ts";
import { LIMITS, UNTOUCHED } from "../testing/limits.ts";
import { documentCache, documentReader } from "./document.ts";

const schema = buildSchema("type Query { shop: Shop a: Int b(x: Int): Int } type Shop { name: String shop: Shop }");
const request = (): RequestInfo => ({ ip: "203.0.113.1", requestId: "r" });
const ROOM = 2_000_000;
const open = () => {
  const cache = documentCache(ROOM);
  const reader = documentReader(schema, "x", LIMITS, cache);
  const refused = (source: string, info: RequestInfo = request()) => {
    try {
      return reader(info)(source).errors.length > 0;
    } catch (error) {
      if (error instanceof GraphQLError) return true;
      throw error;
    }
  };
  return { cache, reader, refused };
};
const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(" ");

describe("documents", () => {
  it("are kept within bytes, and read once while they are", () => {
    const { cache, reader } = open();
    const first = reader(request())("{ a }").document;
    expect(reader(request())("{ a }").document).toBe(first);
    for (let i = 0; i < 3000; i++) reader(request())(`query q${i} { a }`);
    expect(cache.bytes).toBeLessThanOrEqual(ROOM);
    expect(cache.bytes).toBeGreaterThan(ROOM / 2);
    expect(reader(request())("{ a }").document).not.toBe(first);
  });

  it("that are refused are never kept", () => {
    const { cache, refused } = open();
    for (let i = 0; i < 50; i++)
      for (const query of [`{ nope${i} }`, `{ a `, `query q${i} { ${many(60, () => "shop { name }")} nope }`])
        expect(refused(query)).toBe(true);
    expect(refused(`{ a } # ${"long ".repeat(10_000)}`)).toBe(true);
    expect(cache.bytes).toBe(0);
  });

  it("keep the places that errors name", () => {
    const { reader } = open();
    const { document } = reader(request())("\n  { a }");
    const field = document.definitions[0];
    expect(new GraphQLError("no", { nodes: field }).locations).toEqual([{ line: 2, column: 3 }]);
  });

  it.each([
    ["repeated fields", `{ ${many(480, () => "shop { name }")} }`],
    ["repeated fields under other arguments", `{ ${many(300, (i) => `b(x: ${i})`)} }`],
    ["inline fragments", `{ ${many(150, () => "... on Query { shop { name } }")} }`],
    [
      "fields of one fragment each",
      `{ ${many(160, (i) => `...f${i}`)} } ${many(160, (i) => `fragment f${i} on Query { a }`)}`,
    ],
    ["fragments that nobody wrote", `{ ${many(900, (i) => `...f${i}`)} }`],
    ["levels", `{ ${many(20, () => `shop { ${many(20, () => "shop { name }")} }`)} }`],
    ["a fragment in itself that nobody asks for", `{ a } fragment f on Shop { ${many(30, () => "shop { ...f }")} }`],
  ])("that grow with the square are refused before they are validated: %s", (_, query) => {
    expect(() => documentReader(UNTOUCHED, "x", LIMITS, documentCache())(request())(query)).toThrow(/too often/);
  });

  it("of one request are weighed together", () => {
    const { reader, refused } = open();
    const heavy = (i: number) => `query q${i} { ${many(110, () => "shop { name }")} }`;
    expect(refused(heavy(0))).toBe(false);
    const read = reader(request());
    read(heavy(1));
    expect(() => read(heavy(2))).toThrow(/one after the other/);
    // what is known costs no work
    expect(read(heavy(1)).errors).toEqual([]);
    expect(refused(heavy(2))).toBe(false);
  });

  it("are refused once a request, whichever handler asks", () => {
    const { reader } = open();
    const own = request();
    const catchOf = () => {
      try {
        return reader(own)("{ a ");
      } catch (error) {
        return error;
      }
    };
    expect(catchOf()).toBe(catchOf());
    expect(reader(own)("{ nope }").errors).toBe(reader(own)("{ nope }").errors);
  });

  it("that a person writes pass", () => {
    const { refused } = open();
    expect(refused("{ shop { name } ...x } fragment x on Query { shop { shop { name } } a }")).toBe(false);
  });
});
