import type { Clients } from "@carloom/api-client";
import { VariantFitmentsDocument, VehiclesDocument, type VehiclesQuery } from "@carloom/api-client/commerce";
import type { FitmentReason, Verdict } from "@carloom/build";
import { useEffect, useState } from "react";
import { createStore, type Store, useStore } from "../../lib/store.ts";
import { useStudio } from "../../workspace/studio-context.tsx";

/** A car of the shop's open table: it is in nobody's studio, but its hub is known. */
export type Vehicle = VehiclesQuery["vehicles"][number];
export type VehicleFit = { verdict: Verdict; reasons: FitmentReason[] };

const KEY = "carloom_vehicle";
const FRESH = { staleTime: 5 * 60_000 };
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The car that stands in the person's own yard, by its slug; null: none is told. */
export const ownVehicle: Store<{ slug: string | null }> = createStore({ slug: stored() });

export function chooseVehicle(slug: string | null): void {
  ownVehicle.set({ slug });
  try {
    if (slug === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, slug);
  } catch {
    // Without storage it holds as long as the page.
  }
}

/** Name and years, as a person says them: `Honda Civic 2022–`. */
export const vehicleName = ({ make, model, yearFrom, yearTo }: Vehicle): string =>
  `${make} ${model} ${yearFrom}–${yearTo ?? ""}`;

/** The table; empty until it is known, and where the shop does not answer. */
export function useVehicles(): readonly Vehicle[] {
  const { clients } = useStudio();
  const [vehicles, setVehicles] = useState<readonly Vehicle[]>([]);
  useEffect(() => {
    let current = true;
    clients.commerce
      ?.query(VehiclesDocument, {}, FRESH)
      .then((answer) => current && setVehicles(answer.vehicles))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [clients]);
  return vehicles;
}

async function fitOf(clients: Clients, variantId: string, vehicle: string): Promise<VehicleFit | null> {
  const variables = { variantIds: [variantId], vehicle };
  const { variantFitments } = await clients.commerce.query(VariantFitmentsDocument, variables, FRESH);
  const [found] = variantFitments;
  return found ? { verdict: found.verdict as Verdict, reasons: found.reasons as FitmentReason[] } : null;
}

/** Whether a part fits the person's own car, as the shop says; null while nothing is told or known. */
export function useVehicleFit(variantId: string | null): VehicleFit | null {
  const { clients } = useStudio();
  const slug = useStore(ownVehicle, (state) => state.slug);
  const [fit, setFit] = useState<VehicleFit | null>(null);
  useEffect(() => {
    setFit(null);
    if (!variantId || !slug) return;
    let current = true;
    fitOf(clients, variantId, slug).then(
      (found) => current && setFit(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [clients, variantId, slug]);
  return fit;
}
