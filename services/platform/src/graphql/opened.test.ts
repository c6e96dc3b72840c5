import { describe, expect, it } from "vitest";
import { isStill, readOpened, recordAt, turnOf } from "./opened.ts";

const at = ["shop", "items", "#", "node"];

describe("what a form was opened with", () => {
  it("is found again wherever it stands in a list", () => {
    const was = { id: "b", name: "B" };
    const node = (id: string) => ({ node: { id, name: id.toUpperCase() } });
    expect(recordAt({ shop: { items: [node("a"), node("b")] } }, { at, by: "id", was })).toEqual(was);
    expect(recordAt({ shop: { items: [node("b"), node("a")] } }, { at, by: "id", was })).toEqual(was);
    expect(recordAt({ shop: { items: [node("a")] } }, { at, by: "id", was })).toBeUndefined();
    expect(recordAt({ shop: null }, { at, by: "id", was })).toBeUndefined();
    expect(recordAt({ one: was }, { at: ["one"], by: "id", was })).toEqual(was);
    expect(recordAt({}, { at: ["constructor"], by: "id", was })).toBeUndefined();
  });

  it("is still so where all that it says is so", () => {
    const now = { id: "a", texts: [{ text: "x", more: 1 }], note: null, count: 3 };
    expect(isStill({ id: "a", texts: [{ text: "x" }] }, now)).toBe(true);
    expect(isStill({ note: null }, { id: "a" })).toBe(true);
    expect(isStill({ texts: [] }, now)).toBe(false);
    expect(isStill({ texts: [{ text: "y" }] }, now)).toBe(false);
    expect(isStill({ count: 4 }, now)).toBe(false);
    expect(isStill({ texts: { 0: { text: "x" } } }, now)).toBe(false);
  });

  it("has its turn by its record, however long and odd its name is", () => {
    const opened = { query: "{ a }", at: ["a"], by: "id" };
    const of = (id: unknown, variables = {}) => turnOf({ ...opened, was: { id }, variables });
    expect(of("a\0".repeat(10_000))).toMatch(/^[0-9a-f]{64}$/);
    expect(of("a", { x: 1 })).toBe(of("a", { x: 2 }));
    expect(of("a")).not.toBe(of("b"));
    expect(of(null, { x: 1 })).not.toBe(of(null, { x: 2 }));
  });

  it("is read strictly", () => {
    const good = { query: "{ a }", at: ["a"], by: "id", was: { id: 1 }, variables: { x: 1 }, operationName: "q" };
    expect(readOpened(good)).toEqual(good);
    for (const wrong of [
      null,
      { ...good, query: 1 },
      { ...good, at: "a" },
      { ...good, at: [1] },
      { ...good, at: Array.from({ length: 13 }, () => "a") },
      { ...good, was: [] },
      { ...good, was: "x" },
      { ...good, by: 1 },
      { ...good, variables: [] },
      { ...good, operationName: 1 },
    ])
      expect(readOpened(wrong)).toBeNull();
  });
});
