import { type LocalizedText, parseManifest } from "@carloom/build";

/** What the pages show of a car; lengths in millimetres. */
export type CarFacts = {
  brand: string;
  model: string;
  years: [number, number];
  bodyStyle: string;
  dimensions: {
    length: number;
    width: number;
    height: number;
    wheelbase: number;
    trackFront: number;
    trackRear: number;
  };
  zones: { id: string; label: LocalizedText; color: string; finish: string }[];
  slots: { id: string; label: LocalizedText; stock: boolean }[];
  /** Middle of the front and the rear wheels, mm before (+) and behind (−) the middle of the car. */
  axles: { front: number; rear: number };
  hub: HubFacts | null;
  drawing: DrawingFacts | null;
  /** Its panels take stickers: there are templates of them. */
  hasPanels: boolean;
  /** Who made the model, and by what right it is shown. */
  credits: string | null;
};
/** Side and front elevation in one picture. From the nose to the middle of the axles, and from mirror to mirror. */
export type DrawingFacts = { url: string; nose: number; breadth: number };
/** Rim diameters and widths in inches, the rest in millimetres. */
export type HubFacts = {
  boltPattern: string;
  boltCount: number;
  boltPcd: number;
  centreBore: number;
  diameter: [number, number];
  width: [number, number];
  offset: [number, number];
  tyreDiameter: number;
  tyreWidth: number;
};

const mm = (metres: number): number => Math.round(metres * 1000);

/** A car that this page cannot read: it is of a later release, or its manifest is broken. */
export class UnreadableCar extends Error {}

/**
 * Reads a template's `option`. Null when it has none: the page then shows what it has without it.
 * @throws UnreadableCar
 */
export function carFacts(option: unknown): CarFacts | null {
  if (option === null || option === undefined) return null;
  const parsed = parseManifest(option);
  if (!parsed.ok) throw new UnreadableCar(parsed.message);
  const { brand, model, years, bodyStyle, dimensions, zones, slots, drawing, livery, panels, credits } = parsed.value;
  const axle = (slot: string, otherwise: number) =>
    mm(slots.find(({ id }) => id === slot)?.anchors[0]?.position[2] ?? otherwise);
  const hub = slots.find((slot) => slot.id === "wheels.front")?.hub ?? slots.find((slot) => slot.hub)?.hub;
  return {
    brand,
    model,
    years,
    bodyStyle,
    dimensions: {
      length: mm(dimensions.length),
      width: mm(dimensions.width),
      height: mm(dimensions.height),
      wheelbase: mm(dimensions.wheelbase),
      trackFront: mm(dimensions.trackFront),
      trackRear: mm(dimensions.trackRear),
    },
    zones: zones.map(({ id, label, paint }) => ({ id, label, color: paint.color, finish: paint.finish })),
    slots: slots.map(({ id, label, stock }) => ({ id, label, stock })),
    axles: {
      front: axle("wheels.front", dimensions.wheelbase / 2),
      rear: axle("wheels.rear", -dimensions.wheelbase / 2),
    },
    credits: credits || null,
    hasPanels: livery !== null && panels.length > 0,
    drawing: drawing ? { url: drawing.file.url, nose: mm(drawing.nose), breadth: mm(drawing.breadth) } : null,
    hub: hub
      ? {
          boltPattern: `${hub.boltPattern.count} × ${hub.boltPattern.pcd}`,
          boltCount: hub.boltPattern.count,
          boltPcd: hub.boltPattern.pcd,
          centreBore: hub.centreBore,
          diameter: [hub.diameter.min, hub.diameter.max],
          width: [hub.width.min, hub.width.max],
          offset: [hub.offset.min, hub.offset.max],
          tyreDiameter: hub.tyreDiameter,
          tyreWidth: hub.tyreWidth,
        }
      : null,
  };
}
