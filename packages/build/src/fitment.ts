import type { HubMeasures, Manifest, PartMeasures, PartOption, Slot } from "./manifest.ts";

export type Verdict = "fits" | "warn" | "block" | "unknown";

/** Why a part fits or not; `code` keys a message, `values` fill it (mm; inches for rim diameter and width). */
export type FitmentReason = { code: string; verdict: Verdict; values: Record<string, string | number> };
export type Fitment = { verdict: Verdict; reasons: FitmentReason[] };

const WORST: Record<Verdict, number> = { fits: 0, unknown: 1, warn: 2, block: 3 };

function conclude(reasons: FitmentReason[]): Fitment {
  const verdict = reasons.reduce<Verdict>((worst, r) => (WORST[r.verdict] > WORST[worst] ? r.verdict : worst), "fits");
  return { verdict, reasons };
}

function wheelReasons(hub: HubMeasures, wheel: NonNullable<PartMeasures["wheel"]>): FitmentReason[] {
  const reasons: FitmentReason[] = [];
  const pattern = (p: { count: number; pcd: number }) => `${p.count}×${p.pcd}`;
  if (
    wheel.boltPattern.count !== hub.boltPattern.count ||
    Math.abs(wheel.boltPattern.pcd - hub.boltPattern.pcd) > 0.05
  ) {
    reasons.push({
      code: "bolt-pattern",
      verdict: "block",
      values: { part: pattern(wheel.boltPattern), car: pattern(hub.boltPattern) },
    });
  }
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
  return reasons;
}

function mountReasons(slot: Slot, measures: PartMeasures): FitmentReason[] {
  const mount = slot.mount;
  if (!mount || !measures.mount) return [{ code: "no-data", verdict: "unknown", values: {} }];
  if (mount.interface !== measures.mount.interface) {
    return [{ code: "interface", verdict: "block", values: { part: measures.mount.interface, car: mount.interface } }];
  }
  const gap = Math.abs(mount.span - measures.mount.span);
  return gap > mount.span * 0.02
    ? [{ code: "span", verdict: "warn", values: { part: measures.mount.span, car: mount.span } }]
    : [];
}

/** Does a part with these measures fit this slot? Pure; the same answer in the browser and on the server. */
export function fitment(slot: Slot, measures: PartMeasures): Fitment {
  if (slot.hub) {
    return measures.wheel
      ? conclude(wheelReasons(slot.hub, measures.wheel))
      : conclude([{ code: "no-data", verdict: "unknown", values: {} }]);
  }
  return conclude(mountReasons(slot, measures));
}

/** Slots of a template that a part model may take, in the template's order. */
export function slotsFor(manifest: Manifest, partSlots: readonly string[]): Slot[] {
  return manifest.slots.filter((slot) => partSlots.includes(slot.id));
}

/** Conflicts of the parts now mounted: what must be empty is filled, what must be filled is empty. */
export function conflicts(mounted: ReadonlyMap<string, PartOption>): FitmentReason[] {
  const reasons: FitmentReason[] = [];
  for (const [slot, option] of mounted) {
    for (const other of option.conflicts) {
      if (mounted.has(other)) reasons.push({ code: "conflict", verdict: "block", values: { slot, other } });
    }
    for (const other of option.requires) {
      if (!mounted.has(other)) reasons.push({ code: "requires", verdict: "warn", values: { slot, other } });
    }
  }
  return reasons;
}
