import { testPlacement } from "../../packages/build/src/testing/placement.ts";

/** A text on the left door. */
export const textLayer = (id: string, z: number, y = 0.6): object =>
  testPlacement(id, {
    art: { kind: "text", text: id.toUpperCase(), font: "archivo", color: "#f0f0f0" },
    position: [0.95, y, z],
    size: [0.3, 0.12],
    depth: 0.3,
  });
