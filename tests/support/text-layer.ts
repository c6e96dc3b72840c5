/** A text on the left door. */
export const textLayer = (id: string, z: number, y = 0.6): object => ({
  id,
  art: { kind: "text", text: id.toUpperCase(), font: "archivo", color: "#f0f0f0" },
  position: [0.95, y, z],
  rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
  size: [0.3, 0.12],
  depth: 0.3,
  opacity: 1,
  tint: null,
  finish: "gloss",
  flip: false,
  projection: "box",
  panels: null,
  mirror: null,
  group: null,
  locked: false,
  hidden: false,
});
