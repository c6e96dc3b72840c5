import { expect, it } from "vitest";
import { gramsOf, like } from "./part.ts";

it("cuts a part of a name into what the index knows", () => {
  expect(gramsOf("Park1")).toEqual(["par", "ark", "rk1"]);
  expect(gramsOf("aaaa")).toEqual(["aaa"]);
  expect(gramsOf("민수")).toEqual(["민수"]);
  expect(gramsOf("田x")).toEqual(["田x"]);
  expect(gramsOf("Ab")).toBeNull();
  expect(gramsOf("田")).toBeNull();
});

it("takes signs of the database's patterns as letters", () => {
  expect(like("50%_A\\")).toBe("%50\\%\\_a\\\\%");
});
