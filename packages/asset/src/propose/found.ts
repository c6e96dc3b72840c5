import type { PlateSide } from "@carloom/build/plate-place";
import { plainOf } from "../faces/copies.ts";
import type { FixEffect } from "../fix/fixes.ts";
import type { Corrections } from "./corrections.ts";
import type { Note } from "../report.ts";
import { materialName, nodeName } from "./correct.ts";
import { isNamed } from "./roles.ts";
import { anchorOf, slotOf } from "./slots.ts";
import { rimInches, type Wheel } from "./wheels.ts";
import type { Zoned } from "./zones.ts";

/** `stated` by a person; `high` by a name, `medium` by what it looks like, `low` a guess. */
export type Confidence = "stated" | "high" | "medium" | "low";

/** What an import took the file's materials, nodes and wheels for; lengths in mm. */
export type Found = {
  materials: {
    name: string;
    /** #rrggbb */
    color: string;
    triangles: number;
    zone: string | null;
    confidence: Confidence;
  }[];
  nodes: {
    name: string;
    material: string;
    triangles: number;
    slot: string | null;
    /** Belongs to a road wheel: its slot is told by where it is. */
    isWheel: boolean;
    confidence: Confidence;
  }[];
  wheels: { corner: string; x: number; y: number; z: number; diameter: number; width: number; rim: number | null }[];
  /** Nodes that were left out as props. */
  props: string[];
  /** From the file's space to the car's, column by column: whoever sets a place keeps it in the file's. */
  frame: number[];
  /** What can be put right or was. */
  fixes: FixEffect[];
  simplified: { budget: number; before: number; after: number };
  /** Materials that were divided by the colours of their picture, and such as could be. */
  split: string[];
  splittable: string[];
  /** Nodes that parts are mounted on; metres. */
  anchors: { node: string; x: number; y: number; z: number }[];
  /** Sides that have a number plate in the file. */
  plates: PlateSide[];
};
/** What names and shapes alone tell. */
type Named = Pick<Found, "materials" | "nodes" | "wheels" | "props">;

/** The largest of each are told; a person corrects no ten thousand. */
const MOST = { materials: 300, nodes: 500 };

const channel = (linear: number): string => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, "0");
};

function grouped(parts: readonly Zoned[], keyOf: (part: Zoned) => string): [string, Zoned[], number][] {
  const groups = new Map<string, Zoned[]>();
  for (const part of parts) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part]);
  return [...groups]
    .map(([name, own]): [string, Zoned[], number] => [
      name,
      own,
      own.reduce((sum, { index }) => sum + index.length / 3, 0),
    ])
    .sort((a, b) => b[2] - a[2] || (a[0] < b[0] ? -1 : 1));
}

/** What most of some parts is; null counts as well. */
function most(parts: readonly Zoned[], of: (part: Zoned) => string | null): string | null {
  const sums = new Map<string | null, number>();
  for (const part of parts) sums.set(of(part), (sums.get(of(part)) ?? 0) + part.index.length);
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export function foundIn(
  parts: readonly Zoned[],
  wheels: readonly Wheel[],
  corrections: Corrections,
  notes: readonly Note[],
): Named {
  const guessed = new Set(
    notes.filter(({ code }) => /^(zone-body|windows)-guess$/.test(code)).map(({ values }) => values.material),
  );
  const byShape = notes.some(({ code, values }) => code === "wheels-found" && values.how === "shape");
  const zones = new Map(corrections.zones);
  const slots = new Map(corrections.slots);
  const confidenceOf = (name: string, [first]: readonly Zoned[]): Confidence => {
    if (zones.has(name)) return "stated";
    if (guessed.has(name)) return "low";
    return first && isNamed(first.material) ? "high" : "medium";
  };
  return {
    materials: grouped(parts, materialName)
      .slice(0, MOST.materials)
      .map(([name, own, triangles]) => ({
        name,
        color: `#${(plainOf(own[0]?.material ?? null) ?? own[0]?.material?.getBaseColorFactor() ?? [0.2, 0.2, 0.2]).slice(0, 3).map(channel).join("")}`,
        triangles,
        zone: most(own, ({ zone }) => zone),
        confidence: confidenceOf(name, own),
      })),
    nodes: grouped(parts, nodeName)
      .slice(0, MOST.nodes)
      .map(([name, own, triangles]) => {
        const anchor = most(own, anchorOf);
        const isWheel = own.some(({ corner }) => corner !== null);
        return {
          name,
          material: most(own, materialName) ?? "unnamed",
          triangles,
          slot: anchor && slotOf(anchor),
          isWheel,
          confidence: slots.has(name) ? "stated" : isWheel && byShape ? "medium" : "high",
        };
      }),
    wheels: wheels.map((wheel) => {
      const [x = 0, y = 0, z = 0] = wheel.centre.map((metres) => Math.round(metres * 1000));
      return {
        corner: wheel.corner,
        x,
        y,
        z,
        diameter: Math.round(wheel.radius * 2000),
        width: Math.round(wheel.width * 1000),
        rim: wheel.rim > 0 ? rimInches(wheel) : null,
      };
    }),
    props: [...new Set(notes.filter(({ code }) => code === "props").map(({ values }) => String(values.name)))],
  };
}
