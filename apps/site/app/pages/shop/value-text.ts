import type { Facet } from "../../data/shop.ts";

export const UNITS: Record<string, string> = { MM: "mm", INCH: "in" };

/** A value with its attribute's unit. */
export const valueText = ({ unit }: Pick<Facet, "unit">, name: string): string =>
  unit ? `${name} ${UNITS[unit] ?? ""}` : name;
