import { useT, VerdictBadge } from "@carloom/ui";
import { useStore } from "../../lib/store.ts";
import { useReason } from "./use-reason.ts";
import { chooseVehicle, ownVehicle, useVehicleFit, useVehicles, vehicleName } from "./vehicles.ts";
import { deciding } from "../../fitting/verdict.ts";

/** The car that somebody owns, by make, model and years: what is bolted to a hub is judged for it, too. */
export function OwnVehicle() {
  const t = useT();
  const vehicles = useVehicles();
  const slug = useStore(ownVehicle, (state) => state.slug);
  if (vehicles.length === 0) return null;
  const makes = [...new Set(vehicles.map(({ make }) => make))];
  return (
    <select
      className="ui-input st-filter-vehicle"
      aria-label={t("studio.vehicle.label")}
      title={t("studio.vehicle.label")}
      value={slug ?? ""}
      onChange={(event) => chooseVehicle(event.currentTarget.value || null)}
    >
      <option value="">{t("studio.vehicle.none")}</option>
      {makes.map((make) => (
        <optgroup key={make} label={make}>
          {vehicles
            .filter((one) => one.make === make)
            .map((one) => (
              <option key={one.slug} value={one.slug}>
                {vehicleName(one)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

/** Whether a part fits that car, and why. */
export function VehicleVerdict({ variantId }: { variantId: string | null }) {
  const t = useT();
  const words = useReason();
  const vehicles = useVehicles();
  const slug = useStore(ownVehicle, (state) => state.slug);
  const fit = useVehicleFit(variantId);
  const vehicle = vehicles.find((one) => one.slug === slug);
  if (!fit || !vehicle) return null;
  const reason = deciding(fit);
  return (
    <span className="st-part-vehicle">
      <small>{t("studio.vehicle.for", { car: vehicleName(vehicle) })}</small>
      <VerdictBadge verdict={fit.verdict}>{reason ? words(reason) : null}</VerdictBadge>
    </span>
  );
}
