import { Document } from "@gltf-transform/core";
import { expect, it } from "vitest";
import { Copies, originOf } from "./copies.ts";

it("copies each material once for a colour, also where two have one name", () => {
  const document = new Document();
  const [one, other] = [document.createMaterial("Paint"), document.createMaterial("Paint").setMetallicFactor(0)];
  const copies = new Copies();
  const [first, second] = [copies.of(one, "Paint #ff0000", "#ff0000"), copies.of(other, "Paint #ff0000", "#ff0000")];
  expect([originOf(first), originOf(second)]).toEqual([one, other]);
  expect(second.getMetallicFactor()).toBe(0);
  expect(copies.of(one, "Paint #ff0000", "#ff0000")).toBe(first);
});
