import type { PaintFinish } from "@carloom/build";
import type * as Table from "@carloom/build/finishes";
import { expect, it, vi } from "vitest";
import { paintParameters } from "./parameters.ts";

vi.mock("@carloom/build/finishes", async (original) => {
  const { FINISHES } = await original<typeof Table>();
  const { light } = FINISHES.metallic;
  const second = { turned: () => ({ h: 1 / 3, s: 1, l: 0.5 }), stylist: { turn: 0, lighter: 0 } };
  return { FINISHES: { ...FINISHES, glow: { coat: "flaked", light: { ...light, grazing: 0.9 }, paled: 0.5, second } } };
});

it("a finish that the table names is drawn as it says", () => {
  const { color, flop, grazing } = paintParameters({ color: "#000000", finish: "glow" as PaintFinish });
  expect([grazing, flop.getHexString(), color.r]).toEqual([0.9, "00ff00", 0.5]);
});
