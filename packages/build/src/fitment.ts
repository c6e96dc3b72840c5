import type { BoltPattern, BrakeMount, HubMeasures, Manifest, PartMeasures, PartOption, Slot } from "./manifest.ts";

export type Verdict = "fits" | "warn" | "block" | "unknown";

/** Why a part fits or not; `code` keys a message, `values` fill it (mm; inches for rim diameter and width). */
export type FitmentReason = { code: string; verdict: Verdict; values: Record<string, string | number> };
export type Fitment = { verdict: Verdict; reasons: FitmentReason[] };

const WORST: Record<Verdict, number> = { fits: 0, unknown: 1, warn: 2, block: 3 };

function conclude(reasons: FitmentReason[]): Fitment {
  const verdict = reasons.reduce<Verdict>((worst, r) => (WORST[r.verdict] > WORST[worst] ? r.verdict : worst), "fits");
  return { verdict, reasons };
}

/** Millimetres that a wheel stays clear of a caliper. */
const CALIPER_GAP = 3;

/** No reason when one of the patterns is the hub's. */
function patternReasons(drilled: readonly BoltPattern[], hub: BoltPattern): FitmentReason[] {
  if (drilled.some((p) => p.count === hub.count && Math.abs(p.pcd - hub.pcd) <= 0.05)) return [];
  const name = (p: BoltPattern) => `${p.count}×${p.pcd}`;
  return [{ code: "bolt-pattern", verdict: "block", values: { part: drilled.map(name).join(", "), car: name(hub) } }];
}

function wheelReasons(hub: HubMeasures, wheel: NonNullable<PartMeasures["wheel"]>): FitmentReason[] {
  const reasons = patternReasons([wheel.boltPattern, ...(wheel.alsoDrilled ?? [])], hub.boltPattern);
  if (wheel.centreBore < hub.centreBore - 0.05) {
    reasons.push({
      code: "centre-bore-small",
      verdict: "block",
      values: { part: wheel.centreBore, car: hub.centreBore },
    });
  } else if (wheel.centreBore > hub.centreBore + 0.05) {
    reasons.push({
      code: "centre-bore-ring",
      verdict: "fits",
      values: { part: wheel.centreBore, car: hub.centreBore },
    });
  }
  const range = (code: string, value: number, limits: { min: number; max: number }) => {
    if (value < limits.min || value > limits.max) {
      reasons.push({ code, verdict: "warn", values: { part: value, min: limits.min, max: limits.max } });
    }
  };
  range("diameter", wheel.diameter, hub.diameter);
  range("width", wheel.width, hub.width);
  range("offset", wheel.offset, hub.offset);
  const { clearDiameter } = wheel;
  if (clearDiameter && hub.brakeDiameter && clearDiameter < hub.brakeDiameter + CALIPER_GAP) {
    reasons.push({
      code: "brake-clearance",
      verdict: "block",
      values: { part: clearDiameter, car: hub.brakeDiameter + CALIPER_GAP },
    });
  }
  return reasons;
}

function brakeReasons(mount: BrakeMount, brake: NonNullable<PartMeasures["brake"]>): FitmentReason[] {
  const reasons = patternReasons(brake.boltPatterns, mount.boltPattern);
  const needed = brake.sweptDiameter + CALIPER_GAP;
  // Larger wheels may be mounted as well: what stands on the car now is judged by `conflicts`.
  if (mount.clearDiameter < needed)
    reasons.push({ code: "brake-stock-wheels", verdict: "warn", values: { part: needed, car: mount.clearDiameter } });
  return reasons;
}

/** Millimetres between a part and the edge it follows that tape or sealant fills, and that the part can be bent over. */
const FILLED = 4;
const SHAPED = 12;

function mountReasons(slot: Slot, measures: PartMeasures): FitmentReason[] {
  const mount = slot.mount;
  if (!mount || !measures.mount) return [{ code: "no-data", verdict: "unknown", values: {} }];
  if (mount.interface !== measures.mount.interface) {
    return [{ code: "interface", verdict: "block", values: { part: measures.mount.interface, car: mount.interface } }];
  }
  const { span, edge, feet } = measures.mount;
  if (feet !== undefined)
    return feet > mount.span ? [{ code: "feet", verdict: "block", values: { part: feet, car: mount.span } }] : [];
  const reasons: FitmentReason[] = [];
  const off = Math.abs(mount.span - span) / mount.span;
  if (off > 0.02)
    reasons.push({ code: "span", verdict: off > 0.06 ? "block" : "warn", values: { part: span, car: mount.span } });
  const own = mount.edge;
  if (edge && own?.length === edge.length) {
    const gap = Math.max(...edge.map((at, i) => Math.abs(at - (own[i] ?? at))));
    if (gap > FILLED) reasons.push({ code: "edge", verdict: gap > SHAPED ? "block" : "warn", values: { part: gap } });
  }
  return reasons;
}

/** Does a part with these measures fit this slot? Pure; the same answer in the browser and on the server. */
export function fitment(slot: Slot, measures: PartMeasures): Fitment {
  if (slot.hub) {
    return measures.wheel
      ? conclude(wheelReasons(slot.hub, measures.wheel))
      : conclude([{ code: "no-data", verdict: "unknown", values: {} }]);
  }
  if (slot.brake) {
    return measures.brake
      ? conclude(brakeReasons(slot.brake, measures.brake))
      : conclude([{ code: "no-data", verdict: "unknown", values: {} }]);
  }
  return conclude(mountReasons(slot, measures));
}

/** Slots of a template that a part model may take, in the template's order. */
export function slotsFor(manifest: Manifest, partSlots: readonly string[]): Slot[] {
  return manifest.slots.filter((slot) => partSlots.includes(slot.id));
}

/** Mounted brakes in mounted wheels that are too narrow for them, said of both. */
function brakeClashes(mounted: ReadonlyMap<string, PartOption>): FitmentReason[] {
  const reasons: FitmentReason[] = [];
  for (const [brakes, { measures }] of mounted) {
    if (!measures.brake) continue;
    const needed = measures.brake.sweptDiameter + CALIPER_GAP;
    for (const [wheels, { measures: other }] of mounted) {
      const clear = other.wheel?.clearDiameter;
      if (!clear || clear >= needed) continue;
      const values = { part: clear, car: needed };
      reasons.push({ code: "brake-wheels", verdict: "block", values: { ...values, slot: wheels, other: brakes } });
      reasons.push({ code: "brake-wheels", verdict: "block", values: { ...values, slot: brakes, other: wheels } });
    }
  }
  return reasons;
}

/** Conflicts of the parts now mounted: what must be empty is filled, what must be filled is empty, what touches. */
export function conflicts(mounted: ReadonlyMap<string, PartOption>): FitmentReason[] {
  const reasons = brakeClashes(mounted);
  for (const [slot, option] of mounted) {
    for (const named of option.conflicts) {
      const other = mounted.has(named) ? named : [...mounted].find(([, { id }]) => id === named)?.[0];
      if (other) reasons.push({ code: "conflict", verdict: "block", values: { slot, other } });
    }
    for (const other of option.requires) {
      if (!mounted.has(other)) reasons.push({ code: "requires", verdict: "warn", values: { slot, other } });
    }
  }
  return reasons;
}
