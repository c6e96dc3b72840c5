import type { Facet } from "../../data/shop.ts";

export const UNITS: Record<string, string> = { MM: "mm", INCH: "in" };

/** A value with its attribute's unit. */
export const valueText = ({ unit }: Pick<Facet, "unit">, name: string): string =>
  unit ? `${name} ${UNITS[unit] ?? ""}` : name;

/** A weight as it is printed on goods; nothing that is sold weighs 0 kg. */
export const weightText = (number: Intl.NumberFormat, kg: number): string =>
  kg < 1 ? `${number.format(Math.round(kg * 1000))} g` : `${number.format(kg)} kg`;
