type V3 = [number, number, number];
export type CameraTable = { id: string; position: V3; target: V3; fov: number };

/** Views of a car about 4.5 m long; the first is the one to open with. */
export const CAMERAS: CameraTable[] = [
  { id: "front-left", position: [4.5, 1.35, 5.3], target: [0, 0.54, 0], fov: 24 },
  { id: "left", position: [10, 0.9, 0], target: [0, 0.62, 0], fov: 20 },
  { id: "rear-left", position: [4.4, 1.65, -5.6], target: [0, 0.56, -0.08], fov: 24 },
  { id: "front", position: [0, 0.95, 8.5], target: [0, 0.6, 0], fov: 20 },
  { id: "rear", position: [0, 1.1, -8.5], target: [0, 0.6, 0], fov: 20 },
  { id: "right", position: [-10, 0.9, 0], target: [0, 0.62, 0], fov: 20 },
  { id: "top", position: [0.01, 10, 0], target: [0, 0, 0], fov: 30 },
];
