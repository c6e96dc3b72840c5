import {
  type Fitment,
  type FitmentReason,
  fitment,
  type Manifest,
  type Slot,
  slotsFor,
  type Verdict,
} from "@carloom/build";
import type { PartModelDesign } from "@carloom/threed";
import type { VehicleRow } from "./vehicle.repository.ts";

const BEST: readonly Verdict[] = ["fits", "warn", "unknown", "block"];

const only = (code: string, verdict: Verdict): Fitment => ({ verdict, reasons: [{ code, verdict, values: {} }] });

/** A part is bought for where it fits best: a rear wheel is none the worse for not fitting in front. */
function best(found: readonly { slot: string; fit: Fitment }[]): Fitment {
  const [first, ...rest] = found;
  if (!first) return only("no-slot", "block");
  const top = rest.reduce(
    (top, one) => (BEST.indexOf(one.fit.verdict) < BEST.indexOf(top.fit.verdict) ? one : top),
    first,
  );
  const everywhere = found.every(({ fit }) => fit.verdict === top.fit.verdict);
  const where: FitmentReason[] =
    everywhere || found.length < 2 ? [] : [{ code: "only-slot", verdict: top.fit.verdict, values: { slot: top.slot } }];
  return { verdict: top.fit.verdict, reasons: [...top.fit.reasons, ...where] };
}

/** Does a part fit a car of the studio somewhere? */
export function fitOnTemplate(part: PartModelDesign, template: { slug: string; manifest: Manifest }): Fitment {
  if (part.templateSlugs && !part.templateSlugs.includes(template.slug)) return only("other-car", "block");
  return best(
    slotsFor(template.manifest, part.slots).map((slot) => ({
      slot: slot.id,
      fit: fitment(slot, part.option.measures),
    })),
  );
}

const slotOf = (vehicle: VehicleRow): Slot => ({
  id: "wheels.front",
  label: { en: "", ko: "", ja: "" },
  anchors: [{ node: "", position: [0, 0, 0], rotation: [0, 0, 0, 1], mirror: false }],
  stock: true,
  hub: {
    boltPattern: { count: vehicle.bolt_count, pcd: vehicle.bolt_pcd },
    centreBore: vehicle.centre_bore,
    diameter: { min: vehicle.diameter_min, max: vehicle.diameter_max, stock: vehicle.diameter_min },
    width: { min: vehicle.width_min, max: vehicle.width_max, stock: vehicle.width_min },
    offset: { min: vehicle.offset_min, max: vehicle.offset_max, stock: vehicle.offset_min },
    // no verdict reads the tyre
    tyreDiameter: 1,
    tyreWidth: 1,
  },
});

/**
 * Does a part fit a vehicle of which only the hub is known? Wheels are judged in full; of brakes only whether the
 * studs agree; what is shaped for a car of the studio fits no other.
 */
export function fitOnVehicle(part: PartModelDesign, vehicle: VehicleRow): Fitment {
  const { measures } = part.option;
  if (measures.wheel) return fitment(slotOf(vehicle), measures);
  if (!measures.brake) return only("other-car", "block");
  const { hub: _, ...slot } = slotOf(vehicle);
  const boltPattern = { count: vehicle.bolt_count, pcd: vehicle.bolt_pcd };
  const fit = fitment({ ...slot, brake: { boltPattern, clearDiameter: Number.POSITIVE_INFINITY } }, measures);
  return fit.verdict === "block" ? fit : only("brake-unknown", "unknown");
}
