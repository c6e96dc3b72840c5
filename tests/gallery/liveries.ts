import type { Act } from "./acts.ts";

type View = { position: [number, number, number]; target: [number, number, number]; fov: number };
export type Livery = { file: string; car: string; acts: readonly Act[]; view?: View };

/** A row of dots that grow into a fade: as many shapes as it says, along the flank. */
const dots = (count: number, up: number, size: number): readonly Act[] => [
  { shape: "Circle", at: [0.62, up] },
  { palette: `width ${size}`, line: /^Width/ },
  { copies: count, right: 22, up: 0 },
  { keys: ["Escape"] },
];
const bar = (up: number, width: number, angle: number): readonly Act[] => [
  { shape: "Gradient bar", at: [0.55, up] },
  { palette: `width ${width}`, line: /^Width/ },
  { palette: `angle ${angle}`, line: /^Angle/ },
  { keys: ["Escape"] },
];

/** A layer on the flank, linked with the other side, that keeps its measures whatever is typed next; mm and degrees. */
const laid = (width: number, height: number, up: number, along: number, turn: number): readonly Act[] => [
  { palette: "projection side", line: /^Projection of the sticker: From side/ },
  { hold: /^Keep the proportions/, on: false },
  { field: "Width", value: width },
  { field: "Height", value: height },
  { field: "Height above the ground", value: up },
  { field: "Along the car, from the middle of the wheelbase", value: along },
  { field: "Turn", value: turn },
  { field: "Depth limit", value: 900 },
  { toggle: "Linked on the other side", on: true },
  { keys: ["Escape"] },
];
/** A bar that rises to the tail and fades there. @param along metres */
const slash = (color: string, along: number, height: number): readonly Act[] => [
  { color },
  { shape: "Gradient bar", at: [0.55, 0.46] },
  ...laid(1500, height, 620, along * 1000, -46),
];
/** A bar along the sill that fades towards the tail, mm. */
const sill = (up: number, height: number): readonly Act[] => [
  { shape: "Gradient bar", at: [0.55, 0.46] },
  ...laid(2800, height, up, 100, 0),
];
/** Rows of dots that get smaller upwards, every other one shifted by half a step: a screen as it is printed. */
const halftone = (right: number, down: number, sizes: readonly number[]): readonly Act[] =>
  sizes.flatMap((size, row): Act[] => [
    { shape: "Circle", at: [right + (row % 2) * 0.003, down - row * 0.0075] },
    { palette: `width ${size}`, line: /^Width/ },
    { toggle: "Linked on the other side", on: true },
    { copies: 50, right: 42, up: 0 },
    { keys: ["Escape"] },
  ]);

/** Of a kind that is seen in racing: stripes over bumper, door and tail that fade, and fields of small shapes. */
export const LIVERIES: readonly Livery[] = [
  {
    file: "6-endurance",
    car: "halden-gt",
    acts: [
      { palette: "gulf sky", line: /Gulf Sky/ },
      { palette: "wrap stripes", line: /stripes from nose to tail/i },
      { keys: ["Escape"] },
      { palette: "wrap fade", line: /fade from the tail/i },
      { keys: ["Escape"] },
      { palette: "camera left", line: /Camera, Left/ },
      { color: "#f05a1a" },
      ...bar(0.52, 1800, -4),
      ...dots(100, 0.47, 12),
      ...dots(100, 0.49, 15),
      ...dots(100, 0.51, 18),
    ],
  },
  {
    file: "7-rally",
    car: "orro-5",
    view: { position: [6.4, 1.15, 4.6], target: [0, 0.62, 0.1], fov: 22 },
    acts: [
      { palette: "alpine white", line: /Alpine White/ },
      { color: "#1746a2" },
      { second: "#f2b01e" },
      { palette: "wrap two", line: /two-tone along a line/i },
      { keys: ["Escape"] },
      { palette: "wrap fade", line: /fade from the tail/i },
      { keys: ["Escape"] },
      { palette: "camera left", line: /Camera, Left/ },
      // the white above runs out in dots
      { color: "#f7f5ee" },
      ...halftone(0.502, 0.5, [10, 16, 22, 28, 33, 38]),
      ...slash("#f2b01e", -0.38, 150),
      ...slash("#e2472f", -0.62, 110),
      ...slash("#f7f5ee", -0.82, 60),
      { sticker: "Ringed roundel 18", at: [0.54, 0.483] },
      { palette: "width 440", line: /^Width/ },
      { toggle: "Linked on the other side", on: true },
      { keys: ["Escape"] },
      { palette: "scene dusk road", line: /^Scene,/ },
      { lamps: "Lamps on" },
    ],
  },
  {
    file: "8-night-stage",
    car: "ardane-vero",
    view: { position: [6.6, 1.1, 5.2], target: [0, 0.62, 0.1], fov: 22 },
    acts: [
      { palette: "ink black", line: /Ink Black/ },
      { color: "#f6d32d" },
      { palette: "wrap stripes", line: /stripes from nose to tail/i },
      { keys: ["Escape"] },
      // a later wrap lies below: the stripes run over the fade
      { color: "#5b2bd6" },
      { palette: "wrap fade", line: /fade from the tail/i },
      { keys: ["Escape"] },
      { palette: "camera left", line: /Camera, Left/ },
      { color: "#f6d32d" },
      ...sill(380, 70),
      ...sill(440, 20),
      ...halftone(0.47, 0.489, [30, 26, 21, 16, 12, 8]),
      { sticker: "NIGHT SHIFT lettering", at: [0.595, 0.509] },
      { palette: "width 700", line: /^Width/ },
      { toggle: "Linked on the other side", on: true },
      { keys: ["Escape"] },
      { palette: "scene neon night", line: /^Scene,/ },
      { lamps: "Lamps on" },
    ],
  },
];
