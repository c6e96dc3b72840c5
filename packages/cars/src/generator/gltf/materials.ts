import type { Cloth } from "./cloth.ts";

/** Linear base colour and the metallic-roughness values of one material. */
export type Material = {
  color: [number, number, number];
  metal?: number;
  rough?: number;
  alpha?: number;
  emissive?: [number, number, number];
  clearcoat?: number;
  doubleSided?: boolean;
  /** What repeats over it, and the metres of one repeat; its pieces have coordinates. */
  cloth?: { name: Cloth; tile: number };
};

/** Every material name that a generated file may use. Paint of `zone.*` is replaced by the stage. */
export const MATERIALS: Record<string, Material> = {
  "zone.body": { color: [0.105, 0.205, 0.301], metal: 0.75, rough: 0.32, clearcoat: 1 },
  "zone.roof": { color: [0.105, 0.205, 0.301], metal: 0.75, rough: 0.32, clearcoat: 1 },
  "zone.mirrors": { color: [0.105, 0.205, 0.301], metal: 0.75, rough: 0.32, clearcoat: 1 },
  "zone.trim": { color: [0.0045, 0.0045, 0.005], rough: 0.2, clearcoat: 1 },
  "zone.cladding": { color: [0.0115, 0.0115, 0.012], rough: 0.58 },
  "zone.calipers": { color: [0.92, 0.64, 0.03], rough: 0.35, clearcoat: 1 },
  "zone.wheels": { color: [0.184, 0.198, 0.216], metal: 0.9, rough: 0.34 },
  "zone.interior": { color: [0.043, 0.015, 0.009], rough: 0.62 },
  cabin: { color: [0.012, 0.012, 0.0135], rough: 0.78, doubleSided: true },
  "cabin.cloth": { color: [0.1, 0.098, 0.094], rough: 0.92, cloth: { name: "herringbone", tile: 0.024 } },
  "cabin.thread": { color: [0.52, 0.47, 0.4], rough: 0.7, cloth: { name: "stitches", tile: 0.009 } },
  "cabin.grain": { color: [0.034, 0.034, 0.036], rough: 0.7, doubleSided: true, cloth: { name: "grain", tile: 0.016 } },
  "cabin.pile": { color: [0.05, 0.049, 0.047], rough: 0.95, doubleSided: true, cloth: { name: "pile", tile: 0.026 } },
  carpet: { color: [0.03, 0.03, 0.031], rough: 0.95, doubleSided: true },
  carbon: { color: [0.011, 0.011, 0.012], rough: 0.3, clearcoat: 1 },
  // Of parts: the stage gives it the weave.
  "zone.carbon": { color: [0.011, 0.011, 0.012], rough: 0.3, clearcoat: 1 },
  glass: { color: [0.012, 0.015, 0.017], rough: 0.02, alpha: 0.46 },
  frit: { color: [0.004, 0.004, 0.0045], rough: 0.08 },
  black: { color: [0.0085, 0.0085, 0.009], rough: 0.82, doubleSided: true },
  liner: { color: [0.021, 0.021, 0.022], rough: 0.7, doubleSided: true },
  rubber: { color: [0.01, 0.01, 0.011], rough: 0.6 },
  tyre: { color: [0.021, 0.021, 0.0215], rough: 0.82 },
  "tyre.print": { color: [0.1, 0.1, 0.102], rough: 0.75 },
  barrel: { color: [0.018, 0.018, 0.019], metal: 0.6, rough: 0.5 },
  titanium: { color: [0.2, 0.19, 0.24], metal: 1, rough: 0.22 },
  gunmetal: { color: [0.045, 0.046, 0.05], metal: 0.9, rough: 0.28 },
  machined: { color: [0.62, 0.63, 0.65], metal: 1, rough: 0.24 },
  // Letters and badges: bright before any surroundings, where a mirror would go dark.
  badge: { color: [0.66, 0.67, 0.69], metal: 0.55, rough: 0.3 },
  chrome: { color: [0.8, 0.81, 0.83], metal: 1, rough: 0.08 },
  steel: { color: [0.3, 0.3, 0.31], metal: 1, rough: 0.3 },
  skid: { color: [0.3, 0.305, 0.31], metal: 0.85, rough: 0.45 },
  disc: { color: [0.5, 0.5, 0.51], metal: 0.9, rough: 0.34 },
  ceramic: { color: [0.075, 0.076, 0.08], metal: 0.6, rough: 0.5 },
  mirror: { color: [0.72, 0.74, 0.77], metal: 1, rough: 0.02 },
  lens: { color: [0.92, 0.95, 1], rough: 0.02, alpha: 0.12 },
  "lens.red": { color: [0.13, 0.002, 0.004], rough: 0.03, alpha: 0.5 },
  "lens.smoke": { color: [0.02, 0.022, 0.025], rough: 0.02, alpha: 0.55 },
  "lens.red.smoke": { color: [0.022, 0.002, 0.003], rough: 0.03, alpha: 0.78 },
  "lamp.housing": { color: [0.012, 0.012, 0.014], metal: 0.4, rough: 0.32, doubleSided: true },
  "lamp.reflector": { color: [0.72, 0.73, 0.76], metal: 0.85, rough: 0.2, doubleSided: true },
  "lamp.glass": { color: [0.42, 0.47, 0.54], metal: 0.7, rough: 0.07, clearcoat: 1 },
  "lamp.head": { color: [0.9, 0.92, 0.95], rough: 0.3, emissive: [0.9, 0.95, 1] },
  "lamp.tail": { color: [0.5, 0.008, 0.01], rough: 0.3, emissive: [0.75, 0.012, 0.014] },
  // Not lit but when the car brakes or turns: glass that light from around shows.
  "lamp.brake": { color: [0.3, 0.005, 0.008], rough: 0.14, clearcoat: 1, emissive: [0.06, 0.0015, 0.002] },
  "lamp.signal.left": { color: [0.8, 0.27, 0.02], rough: 0.2, clearcoat: 1, emissive: [0.07, 0.022, 0.001] },
  "lamp.signal.right": { color: [0.8, 0.27, 0.02], rough: 0.2, clearcoat: 1, emissive: [0.07, 0.022, 0.001] },
  reflex: { color: [0.36, 0.004, 0.008], rough: 0.14, clearcoat: 1 },
  plate: { color: [0.7, 0.7, 0.69], rough: 0.5 },
  screen: { color: [0.006, 0.008, 0.011], rough: 0.08, emissive: [0.006, 0.012, 0.018] },
};
