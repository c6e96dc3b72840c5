import { Document } from "@gltf-transform/core";
import type * as Table from "@carloom/build/finishes";
import { expect, it, vi } from "vitest";
import { paintOf } from "./paint.ts";

vi.mock("@carloom/build/finishes", async (original) => {
  const { FINISHES } = await original<typeof Table>();
  const glow = { ...FINISHES.solid, isMeant: (metallic: number) => metallic === 0.25 };
  return { FINISHES: { glow, ...FINISHES } };
});

it("a finish that the table names is read out of a file's material", () => {
  const material = new Document().createMaterial().setRoughnessFactor(0.1);
  expect(paintOf(material.setMetallicFactor(0.25)).finish).toBe("glow");
  expect(paintOf(material.setMetallicFactor(0.26)).finish).toBe("solid");
});
